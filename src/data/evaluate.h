// Comes in: expressions, a table, constants. Goes out: one number a row, NaN where there is no value. evaluate.cpp is the only file that
// includes muParser, which is given formulas that expression.cpp wrote, never an author's text.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "data/expression.h"
#include "data/table.h"

namespace burin {

/// Values of `constants`, by name.
using Constants = std::map<std::string, double, std::less<>>;

/// What names mean in an expression: columns of `table` first, then constants. Either may be null. A constant that is NaN has a fault that
/// was reported; what uses it has no value.
struct Scope {
  const DataTable* table = nullptr;
  const Constants* constants = nullptr;
  bool open = false;  ///< whether there may be constants that could not be read: then an unknown name is no fault
};

/// The value of an expression for each of `rows` (any single row if there is no table). NaN where a value is missing or not finite,
/// and everywhere if a name is unknown (`unknown-name`) or cannot be compared with a text (`bad-expression`).
std::vector<double> evaluate(const Expression& expression, const Scope& scope, const Rows& rows, Diagnostics& diagnostics);

/// The values of constants: numbers, or expressions over other constants in any order. One that has no finite value, or depends on itself,
/// is an error, and is NaN.
Constants evaluate_constants(const Named<Text>& constants, Diagnostics& diagnostics);

}  // namespace burin
