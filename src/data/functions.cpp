#include "data/functions.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace burin {
namespace {

constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();
constexpr int kMany = 100;  // arguments

bool missing(const double* a, int count) {
  return std::any_of(a, a + count, [](double x) { return std::isnan(x); });
}
double finite(double x) { return std::isfinite(x) ? x : kMissing; }
double truth(const double* a, bool value) { return missing(a, 2) ? kMissing : value ? 1 : 0; }

// `and` and `or` know their result although one side has no value, if the other side decides (as in SQL and R).
double both(const double* a, int) {
  if (a[0] == 0 || a[1] == 0) return 0;
  return missing(a, 2) ? kMissing : 1;
}
double either(const double* a, int) {
  if ((a[0] != 0 && !std::isnan(a[0])) || (a[1] != 0 && !std::isnan(a[1]))) return 1;
  return missing(a, 2) ? kMissing : 0;
}

constexpr Function kFunctions[] = {
    {"min", 1, kMany, [](const double* a, int n) { return missing(a, n) ? kMissing : *std::min_element(a, a + n); }, "the smallest"},
    {"max", 1, kMany, [](const double* a, int n) { return missing(a, n) ? kMissing : *std::max_element(a, a + n); }, "the largest"},
    {"abs", 1, 1, [](const double* a, int) { return std::abs(*a); }, "without its sign"},
    {"sqrt", 1, 1, [](const double* a, int) { return finite(std::sqrt(*a)); }, "the square root"},
    {"exp", 1, 1, [](const double* a, int) { return finite(std::exp(*a)); }, "e to the power of it"},
    {"log", 1, 1, [](const double* a, int) { return finite(std::log(*a)); }, "the natural logarithm"},
    {"log2", 1, 1, [](const double* a, int) { return finite(std::log2(*a)); }, "the logarithm to base 2"},
    {"log10", 1, 1, [](const double* a, int) { return finite(std::log10(*a)); }, "the logarithm to base 10"},
    {"floor", 1, 1, [](const double* a, int) { return std::floor(*a); }, "the next whole number below"},
    {"ceil", 1, 1, [](const double* a, int) { return std::ceil(*a); }, "the next whole number above"},
    {"round", 1, 1, [](const double* a, int) { return std::round(*a); }, "the nearest whole number, halves away from zero"},
    {"if", 3, 3, [](const double* a, int) { return std::isnan(a[0]) ? kMissing
                                                   : a[0] != 0      ? a[1]
                                                                    : a[2]; },
     "the second if the first is true, else the third"},
};

constexpr Operator kOperators[] = {
    {"or", "or", either},
    {"and", "and", both},
    {"not", "not", [](const double* a, int) { return std::isnan(*a) ? kMissing
                                                     : *a == 0      ? 1.0
                                                                    : 0.0; }},
    {"==", "equal", [](const double* a, int) { return truth(a, a[0] == a[1]); }},
    {"!=", "unequal", [](const double* a, int) { return truth(a, a[0] != a[1]); }},
    {"<", "less", [](const double* a, int) { return truth(a, a[0] < a[1]); }},
    {"<=", "at_most", [](const double* a, int) { return truth(a, a[0] <= a[1]); }},
    {">", "more", [](const double* a, int) { return truth(a, a[0] > a[1]); }},
    {">=", "at_least", [](const double* a, int) { return truth(a, a[0] >= a[1]); }},
    {"/", "ratio", [](const double* a, int) { return finite(a[0] / a[1]); }},
    {"^", "power", [](const double* a, int) { return missing(a, 2) ? kMissing : finite(std::pow(a[0], a[1])); }},
};

}  // namespace

std::span<const Function> functions() { return kFunctions; }
std::span<const Operator> operators() { return kOperators; }

const Function* find_function(std::string_view name) {
  const auto* found = std::find_if(std::begin(kFunctions), std::end(kFunctions), [&](const Function& f) { return f.name == name; });
  return found == std::end(kFunctions) ? nullptr : found;
}

const Operator* find_operator(std::string_view symbol) {
  const auto* found = std::find_if(std::begin(kOperators), std::end(kOperators), [&](const Operator& o) { return o.symbol == symbol; });
  return found == std::end(kOperators) ? nullptr : found;
}

}  // namespace burin
