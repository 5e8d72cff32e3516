// Comes in: a table and conditions. Goes out: the rows that hold them, in their order, and rows grouped by the values of a column.
// Does not judge an empty selection: the caller knows what it would have drawn.
#pragma once

#include <string>
#include <vector>

#include "data/evaluate.h"
#include "data/expression.h"
#include "data/table.h"
#include "spec/data.h"

namespace burin {

/// A value of a condition that no cell of its column has.
struct AbsentValue {
  std::string column, value;
  Span span;
  std::string nearest;  ///< the value that was probably meant; empty if none is near
};

/// Rows with the same text in a column. The empty text stands for cells that are empty.
struct RowGroup {
  std::string value;
  Rows rows;
};

/// Every row of a table.
Rows all_rows(const DataTable& table);

/// Those of `rows` that fulfil every condition: the cell matches one of its values, or has no value where null is one of them. A column
/// that is not there is an error (`unknown-name`), and no row is kept; values that occur nowhere in their column, null aside, are added to
/// `absent`.
Rows keep_rows(const DataTable& table, const Rows& rows, const std::vector<Where::Condition>& conditions, std::vector<AbsentValue>& absent,
               Diagnostics& diagnostics);

/// Those of `rows` for which the expression is neither zero nor without a value.
Rows keep_rows(const Scope& scope, const Rows& rows, const Expression& condition, Diagnostics& diagnostics);

/// `rows` by the text in a column, in the order of first appearance.
std::vector<RowGroup> group_by(const DataTable& table, std::size_t column, const Rows& rows);

}  // namespace burin
