#include "data/select.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "diag/suggest.h"

namespace burin {
namespace {

/// The value of a column that is spelled most like `word`, among its first thousand.
std::string nearest_value(const DataTable& table, std::size_t column, std::string_view word) {
  constexpr std::size_t kLookedAt = 1000;
  std::unordered_set<std::string_view> seen;
  std::vector<std::string_view> values;
  for (std::size_t row = 0; row < table.row_count() && values.size() < kLookedAt; ++row)
    if (const auto cell = table.text(column, row); !cell.empty() && seen.insert(cell).second) values.push_back(cell);
  return std::string(suggest(word, values));
}

/// One condition with its column found and its values read.
class Condition {
 public:
  Condition(const DataTable& table, std::size_t column, const Where::Condition& written) : table_(table), column_(column) {
    for (const CellText& value : written.values)
      if (value.missing)
        allows_missing_ = true;
      else
        values_.push_back({CellValue(value.text), value.span});
  }

  bool holds(std::size_t row) {
    const std::string_view cell = table_.text(column_, row);
    // Columns of names repeat themselves from row to row, so that most cells are told by looking at the one before.
    if (last_ && *last_ == cell) return last_holds_;
    last_ = cell;
    last_holds_ = std::any_of(values_.begin(), values_.end(), [cell](const auto& value) { return value.first.matches(cell); }) ||
                  (allows_missing_ && table_.missing(column_, row));
    return last_holds_;
  }

  void find_absent(std::vector<AbsentValue>& absent) const {
    for (const auto& [value, span] : values_)
      if (!occurs(value)) absent.push_back({table_.column_name(column_), value.text, span, nearest_value(table_, column_, value.text)});
  }

 private:
  bool occurs(const CellValue& value) const {
    for (std::size_t row = 0; row < table_.row_count(); ++row)
      if (value.matches(table_.text(column_, row))) return true;
    return false;
  }

  const DataTable& table_;
  std::size_t column_;
  std::vector<std::pair<CellValue, Span>> values_;
  bool allows_missing_ = false;
  std::optional<std::string_view> last_;
  bool last_holds_ = false;
};

}  // namespace

Rows all_rows(const DataTable& table) {
  Rows rows(table.row_count());
  std::iota(rows.begin(), rows.end(), 0u);
  return rows;
}

Rows keep_rows(const DataTable& table, const Rows& rows, const std::vector<Where::Condition>& conditions, std::vector<AbsentValue>& absent,
               Diagnostics& diagnostics) {
  std::vector<Condition> known;
  for (const Where::Condition& condition : conditions) {
    const auto column = column_of(table, condition.column, condition.span, diagnostics);
    if (!column) continue;
    known.emplace_back(table, *column, condition).find_absent(absent);
  }
  Rows kept;
  if (known.size() < conditions.size()) return kept;
  for (const std::uint32_t row : rows)
    if (std::all_of(known.begin(), known.end(), [row](Condition& condition) { return condition.holds(row); })) kept.push_back(row);
  return kept;
}

Rows keep_rows(const Scope& scope, const Rows& rows, const Expression& condition, Diagnostics& diagnostics) {
  const std::vector<double> values = evaluate(condition, scope, rows, diagnostics);
  Rows kept;
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (values[i] != 0 && !std::isnan(values[i])) kept.push_back(rows[i]);
  return kept;
}

std::vector<RowGroup> group_by(const DataTable& table, std::size_t column, const Rows& rows) {
  std::vector<RowGroup> groups;
  std::unordered_map<std::string_view, std::size_t> index;
  for (const std::uint32_t row : rows) {
    const std::string_view cell = table.text(column, row);
    const auto [found, added] = index.try_emplace(cell, groups.size());
    if (added) groups.push_back({std::string(cell), {}});
    groups[found->second].rows.push_back(row);
  }
  return groups;
}

}  // namespace burin
