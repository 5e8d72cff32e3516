// The functions and operators of expressions: what an author may call, and how it is computed.
// NaN stands for "no value": whatever has no value, or no finite one, is NaN.
#pragma once

#include <span>
#include <string_view>

namespace burin {

/// Computes a result from its arguments and their number.
using Computation = double (*)(const double*, int);

/// A function of expressions.
struct Function {
  std::string_view name;
  int least, most;  ///< how many arguments it takes
  Computation compute;
  std::string_view doc;
};

/// An operator that is computed here because it treats NaN, or infinity, in its own way.
struct Operator {
  std::string_view symbol;  ///< as authors write it
  std::string_view name;    ///< as it is called in Expression::formula
  Computation compute;
};

/// All functions, in the order of the reference.
std::span<const Function> functions();
/// All operators but `+`, `-` and `*`.
std::span<const Operator> operators();
/// The function of this name; null if there is none.
const Function* find_function(std::string_view name);
/// The operator with this symbol; null if there is none.
const Operator* find_operator(std::string_view symbol);

}  // namespace burin
