#include "data/evaluate.h"

#include <fmt/format.h>
#include <muParser.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "data/functions.h"
#include "diag/number.h"
#include "diag/suggest.h"

namespace burin {
namespace {

constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

/// What one name of an expression stands for.
struct Meaning {
  std::optional<std::size_t> column;
  double constant = kMissing;
};

/// A column that only reads as a name in back ticks and of which `name` is the beginning: `tokens` in `tokens-per-second`.
std::string_view broken_column(const DataTable& table, std::string_view name, std::string_view expression) {
  for (const std::string_view column : table.column_names())
    if (column.size() > name.size() && column.starts_with(name) && expression.find(column) != expression.npos) return column;
  return {};
}

/// Whether a name is held against something by `==` or `!=` and stands on the right: it may be a text without quotes.
bool is_compared(std::string_view expression, std::string_view name) {
  for (std::size_t at = expression.find(name); at != expression.npos; at = expression.find(name, at + 1)) {
    std::string_view before = expression.substr(0, at);
    before = before.substr(0, before.find_last_not_of(" \t\r\n") + 1);
    if (before.ends_with("==") || before.ends_with("!=")) return true;
  }
  return false;
}

void report_unknown(const Expression& expression, const Expression::Name& name, const Scope& scope, Diagnostics& diagnostics) {
  std::vector<std::string_view> choices;
  if (scope.table) choices = scope.table->column_names();
  if (scope.constants)
    for (const auto& [constant, value] : *scope.constants) choices.push_back(constant);
  if (!scope.table) {
    diagnostics.add(codes::unknown_name, name.span, fmt::format("no constant `{}`", name.text))
        .advise(suggestion_or_choices(name.text, choices));
    return;
  }
  Diagnostic& fault = diagnostics.add(codes::unknown_name, name.span,
                                      fmt::format("no column or constant `{}` for table `{}`", name.text, scope.table->name()));
  if (const auto column = broken_column(*scope.table, name.text, expression.text); !column.empty())
    fault.advise(fmt::format("a column whose name is no identifier stands in back ticks: `` `{}` ``", column));
  else if (const auto near = suggest(name.text, choices); !near.empty())
    fault.advise(fmt::format("did you mean `{}`?", near));
  else if (is_compared(expression.text, name.text))
    fault.advise(fmt::format("a text stands in quotes: `\"{}\"`", name.text));
  fault.note(columns_text(*scope.table));
}

/// The meaning of each name; nothing if one has none.
std::optional<std::vector<Meaning>> resolve(const Expression& expression, const Scope& scope, Diagnostics& diagnostics) {
  std::vector<Meaning> meanings;
  bool good = true;
  for (const Expression::Name& name : expression.names) {
    Meaning& meaning = meanings.emplace_back();
    if (scope.table) meaning.column = scope.table->find(name.text);
    if (meaning.column) continue;
    const auto constant = scope.constants ? scope.constants->find(name.text) : Constants::const_iterator{};
    if (scope.constants && constant != scope.constants->end()) {
      meaning.constant = constant->second;
      good = good && !std::isnan(meaning.constant);
      continue;
    }
    if (!scope.open) report_unknown(expression, name, scope, diagnostics);
    good = false;
  }
  for (const Expression::TextTest& test : expression.tests) {
    if (!good || meanings[test.name].column) continue;
    const Expression::Name& name = expression.names[test.name];
    diagnostics.add(codes::bad_expression, name.span,
                    fmt::format("the constant `{}` is a number and cannot be compared with a text", name.text));
    good = false;
  }
  if (!good) return std::nullopt;
  return meanings;
}

/// Warns once of an expression that gives no finite value although its columns have theirs.
void report_without(const Expression& expression, const std::vector<Meaning>& meanings, const DataTable& table, std::uint32_t row,
                    Diagnostics& diagnostics) {
  Diagnostic& warning = diagnostics.add(codes::non_finite, expression.span,
                                        fmt::format("`{}` has no finite value in some rows, which counts as no value", expression.text));
  warning.advise("a division by zero has none, nor has the root or logarithm of some numbers; `where` leaves such rows out");
  std::optional<std::size_t> shown;  // a column whose value is zero, which is the likeliest cause, else the first
  std::string values;
  for (std::size_t i = 0; i < meanings.size(); ++i) {
    if (!meanings[i].column || !expression.names[i].number) continue;
    const std::string_view text = table.text(*meanings[i].column, row);
    if (!shown || parse_number(text) == 0.0) shown = *meanings[i].column;
    values += fmt::format("{}`{}` is {}", values.empty() ? "" : " and ", expression.names[i].text, text);
  }
  if (shown) warning.note(table.span(*shown, row), fmt::format("such as row {}, where {}", row + 1, values));
}

/// The formula of an expression made ready for muParser, with a place for the value of each of its names and tests.
struct Calculator {
  std::vector<double> names, tests;
  mu::Parser parser;

  explicit Calculator(const Expression& expression) : names(expression.names.size(), kMissing), tests(expression.tests.size(), 0) {
    parser.ClearFun();
    parser.ClearConst();
    for (const Function& function : functions()) parser.DefineFun(std::string(function.name), function.compute);
    for (const Operator& each : operators()) parser.DefineFun(std::string(each.name), each.compute);
    for (std::size_t i = 0; i < names.size(); ++i) parser.DefineVar(fmt::format("n{}", i), &names[i]);
    for (std::size_t i = 0; i < tests.size(); ++i) parser.DefineVar(fmt::format("t{}", i), &tests[i]);
    for (std::size_t i = 0; i < expression.numbers.size(); ++i) parser.DefineConst(fmt::format("k{}", i), expression.numbers[i]);
    parser.SetExpr(expression.formula);
  }
};

void report_cycle(const std::vector<Named<Text>::Item>& constants, const std::vector<std::size_t>& cycle, Diagnostics& diagnostics) {
  if (cycle.size() == 1) {
    diagnostics.add(codes::bad_expression, constants[cycle[0]].value.span,
                    fmt::format("the constant `{}` depends on itself", constants[cycle[0]].name));
    return;
  }
  std::string path;
  for (const std::size_t each : cycle) path += fmt::format("`{}` → ", constants[each].name);
  diagnostics.add(codes::bad_expression, constants[cycle[0]].value.span,
                  fmt::format("these constants depend on each other: {}`{}`", path, constants[cycle[0]].name));
}

/// The constants of a figure while they are computed: each waits until those that it names are done.
class ConstantOrder {
 public:
  ConstantOrder(const std::vector<Named<Text>::Item>& constants, Diagnostics& diagnostics);
  Constants compute();

 private:
  struct Item {
    std::optional<Expression> expression;
    std::vector<std::size_t> needs, used_by;
    std::size_t waiting = 0;  ///< how many of `needs` are not done
    bool done = false;
  };
  void link(std::size_t index);
  void finish(std::size_t index);
  void report_cycles() const;

  const std::vector<Named<Text>::Item>& constants_;
  Diagnostics& diagnostics_;
  std::map<std::string_view, std::size_t> index_;
  std::vector<Item> items_;
  Constants values_;
};

ConstantOrder::ConstantOrder(const std::vector<Named<Text>::Item>& constants, Diagnostics& diagnostics)
    : constants_(constants), diagnostics_(diagnostics), items_(constants.size()) {
  for (std::size_t i = 0; i < constants.size(); ++i) {
    index_.emplace(constants[i].name, i);
    if (!is_reserved(constants[i].name)) continue;
    diagnostics.add(codes::bad_value, constants[i].span, fmt::format("a constant cannot be called `{}`", constants[i].name))
        .advise("the word has a meaning in expressions");
  }
  for (std::size_t i = 0; i < constants.size(); ++i) link(i);
}

/// Parses a constant and notes what it needs. One that names something unknown keeps no expression, and so no value.
void ConstantOrder::link(std::size_t index) {
  Item& item = items_[index];
  item.expression = parse_expression(constants_[index].value.text, constants_[index].value.span, diagnostics_);
  if (!item.expression) return;
  bool known = true;
  for (const Expression::Name& name : item.expression->names) {
    const auto found = index_.find(name.text);
    if (found == index_.end()) {
      std::vector<std::string_view> names;
      for (const auto& constant : constants_)
        if (constant.name != constants_[index].name) names.push_back(constant.name);
      diagnostics_.add(codes::unknown_name, name.span, fmt::format("no constant `{}`", name.text))
          .advise(suggestion_or_choices(name.text, names));
      known = false;
      continue;
    }
    item.needs.push_back(found->second);
    items_[found->second].used_by.push_back(index);
    ++item.waiting;
  }
  if (!known) item.expression.reset();
}

Constants ConstantOrder::compute() {
  std::vector<std::size_t> ready;
  for (std::size_t i = items_.size(); i-- > 0;)
    if (items_[i].waiting == 0) ready.push_back(i);
  while (!ready.empty()) {
    const std::size_t index = ready.back();
    ready.pop_back();
    finish(index);
    for (const std::size_t user : items_[index].used_by)
      if (--items_[user].waiting == 0) ready.push_back(user);
  }
  report_cycles();
  for (const auto& constant : constants_) values_.emplace(constant.name, kMissing);
  return std::move(values_);
}

/// Computes a constant whose needs are done; if one of them has no value, that has been reported already.
void ConstantOrder::finish(std::size_t index) {
  Item& item = items_[index];
  item.done = true;
  const auto has_value = [this](std::size_t need) { return values_.contains(constants_[need].name); };
  if (!item.expression || !std::all_of(item.needs.begin(), item.needs.end(), has_value)) return;
  const std::size_t faults = diagnostics_.all().size();
  const double value = evaluate(*item.expression, {nullptr, &values_}, {0}, diagnostics_).front();
  if (std::isfinite(value))
    values_.emplace(constants_[index].name, value);
  else if (diagnostics_.all().size() == faults)
    diagnostics_.add(codes::bad_expression, constants_[index].value.span,
                     fmt::format("the constant `{}` has no finite value", constants_[index].name));
}

/// What is not done waits for something that is not done, so that each walk along the needs ends in a circle. Each is reported once.
void ConstantOrder::report_cycles() const {
  std::vector<std::size_t> met(items_.size(), 0);  // in which walk; 0 in none
  for (std::size_t start = 0; start < items_.size(); ++start) {
    if (items_[start].done) continue;
    std::vector<std::size_t> path;
    std::size_t at = start;
    while (met[at] == 0) {
      met[at] = start + 1;
      path.push_back(at);
      const auto& needs = items_[at].needs;
      at = *std::find_if(needs.begin(), needs.end(), [this](std::size_t need) { return !items_[need].done; });
    }
    if (met[at] == start + 1) report_cycle(constants_, {std::find(path.begin(), path.end(), at), path.end()}, diagnostics_);
  }
}

}  // namespace

std::vector<double> evaluate(const Expression& expression, const Scope& scope, const Rows& rows, Diagnostics& diagnostics) {
  std::vector<double> results(rows.size(), kMissing);
  const auto meanings = resolve(expression, scope, diagnostics);
  if (!meanings) return results;
  Calculator calculator(expression);
  std::vector<std::pair<const std::vector<double>*, double*>> inputs;
  for (std::size_t i = 0; i < meanings->size(); ++i) {
    calculator.names[i] = (*meanings)[i].constant;
    if ((*meanings)[i].column && expression.names[i].number)
      inputs.emplace_back(&scope.table->numbers(*(*meanings)[i].column, diagnostics, expression.names[i].span), &calculator.names[i]);
  }
  std::optional<std::uint32_t> without;  // the first row that has all of its values, and whose result is none
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (const auto& [values, target] : inputs) *target = (*values)[rows[i]];
    for (std::size_t t = 0; t < expression.tests.size(); ++t) {
      const auto& [name, value] = expression.tests[t];
      calculator.tests[t] = value.matches(scope.table->text(*(*meanings)[name].column, rows[i])) ? 1 : 0;
    }
    const double result = calculator.parser.Eval();
    if (std::isfinite(result))
      results[i] = result;
    else if (!without && std::none_of(inputs.begin(), inputs.end(), [](const auto& input) { return std::isnan(*input.second); }))
      without = rows[i];
  }
  if (without && scope.table) report_without(expression, *meanings, *scope.table, *without, diagnostics);
  return results;
}

Constants evaluate_constants(const Named<Text>& constants, Diagnostics& diagnostics) {
  return ConstantOrder(constants.items, diagnostics).compute();
}

}  // namespace burin
