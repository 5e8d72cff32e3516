#include "data/expression.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "data/functions.h"
#include "data/token.h"
#include "diag/suggest.h"

namespace burin {
namespace {

constexpr int kDepth = 100;            // brackets and signs within each other
constexpr std::size_t kLength = 2000;  // bytes; muParser takes 20000, and brackets are added

/// A part of an expression that has been read.
struct Part {
  enum class Kind { value, name, text };
  Kind kind = Kind::value;
  std::string formula;
  std::size_t name = 0;  ///< which of the expression's names
  std::string text;
  std::size_t begin = 0, end = 0;
};

/// Recursive descent, one function a level of precedence; each returns nothing after a fault.
class ExpressionParser {
 public:
  ExpressionParser(std::string_view text, Span span) : expression_{std::string(text), span, {}, {}, {}, {}} {}
  bool parse();
  const ExpressionFault& fault() const { return fault_; }
  Expression take() { return std::move(expression_); }

 private:
  using Level = std::optional<Part> (ExpressionParser::*)();

  const Token& token() const { return tokens_[at_]; }
  std::optional<Part> refuse(std::size_t begin, std::size_t end, std::string message, std::string help = {},
                             const Code& code = codes::bad_expression) {
    fault_ = {begin, end, std::move(message), std::move(help), &code};
    return std::nullopt;
  }
  std::optional<Part> refuse_token(std::string_view expected);
  bool is_one_of(std::initializer_list<std::string_view> symbols) const {
    return std::any_of(symbols.begin(), symbols.end(), [this](std::string_view s) { return token().is(s); });
  }
  std::optional<Part> chain(Level level, std::initializer_list<std::string_view> symbols);
  std::optional<Part> disjunction() { return chain(&ExpressionParser::conjunction, {"or"}); }
  std::optional<Part> conjunction() { return chain(&ExpressionParser::negation, {"and"}); }
  std::optional<Part> negation();
  std::optional<Part> comparison();
  std::optional<Part> sum() { return chain(&ExpressionParser::product, {"+", "-"}); }
  std::optional<Part> product() { return chain(&ExpressionParser::signed_part, {"*", "/"}); }
  std::optional<Part> signed_part();
  std::optional<Part> power();
  std::optional<Part> operand();
  std::optional<Part> bracket();
  std::optional<Part> call();
  std::optional<Part> combine(const Token& symbol, Part left, Part right);
  std::optional<Part> compare_texts(const Token& symbol, const Part& left, const Part& right);
  bool make_number(Part& part);
  bool is_too_deep();
  std::size_t name_index(const Token& name);

  Expression expression_;
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  int depth_ = 0;
  ExpressionFault fault_;
};

bool ExpressionParser::parse() {
  if (expression_.text.size() > kLength) {
    refuse(0, expression_.text.size(), fmt::format("an expression of {} bytes, at most {} are read", expression_.text.size(), kLength));
    return false;
  }
  if (!read_tokens(expression_.text, tokens_, fault_)) return false;
  if (token().kind == Token::Kind::end) {
    refuse(0, expression_.text.size(), "an empty expression");
    return false;
  }
  std::optional<Part> whole = disjunction();
  if (!whole) return false;
  if (token().kind != Token::Kind::end) {
    refuse_token("an operator");
    return false;
  }
  if (!make_number(*whole)) return false;
  expression_.formula = std::move(whole->formula);
  return true;
}

std::optional<Part> ExpressionParser::refuse_token(std::string_view expected) {
  if (token().kind == Token::Kind::end)
    return refuse(expression_.text.size() - 1, expression_.text.size(), fmt::format("the expression ends where {} is expected", expected));
  const std::string word = expression_.text.substr(token().begin, token().end - token().begin);
  std::string lower = word, help;
  std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  if (lower != word && (lower == "and" || lower == "or" || lower == "not")) help = fmt::format("write `{}`", lower);
  if (expected == "an operator" && token().is(")")) return refuse(token().begin, token().end, "this bracket was never opened");
  if (word.find('`') != word.npos) return refuse(token().begin, token().end, fmt::format("a name stands where {} is expected", expected));
  return refuse(token().begin, token().end, fmt::format("`{}` stands where {} is expected", word, expected), std::move(help));
}

bool ExpressionParser::is_too_deep() {
  if (depth_ < kDepth) return false;
  refuse(token().begin, token().end, fmt::format("more than {} brackets and signs within each other", kDepth));
  return true;
}

std::optional<Part> ExpressionParser::chain(Level level, std::initializer_list<std::string_view> symbols) {
  std::optional<Part> left = (this->*level)();
  while (left && is_one_of(symbols)) {
    const Token symbol = tokens_[at_++];
    std::optional<Part> right = (this->*level)();
    if (!right) return std::nullopt;
    left = combine(symbol, std::move(*left), std::move(*right));
  }
  return left;
}

std::optional<Part> ExpressionParser::negation() {
  if (!token().is("not")) return comparison();
  if (is_too_deep()) return std::nullopt;
  const std::size_t begin = tokens_[at_++].begin;
  ++depth_;
  std::optional<Part> part = negation();
  --depth_;
  if (!part || !make_number(*part)) return std::nullopt;
  return Part{Part::Kind::value, fmt::format("not({})", part->formula), 0, {}, begin, part->end};
}

std::optional<Part> ExpressionParser::comparison() {
  const std::initializer_list<std::string_view> comparisons = {"==", "!=", "<", "<=", ">", ">="};
  std::optional<Part> left = sum();
  if (!left || !is_one_of(comparisons)) return left;
  const Token symbol = tokens_[at_++];
  std::optional<Part> right = sum();
  if (!right) return std::nullopt;
  if (is_one_of(comparisons))
    return refuse(token().begin, token().end, "a second comparison in a row", "join comparisons with `and`: `1 < x and x < 3`");
  return combine(symbol, std::move(*left), std::move(*right));
}

std::optional<Part> ExpressionParser::signed_part() {
  if (!is_one_of({"-", "+"})) return power();
  if (is_too_deep()) return std::nullopt;
  const Token sign = tokens_[at_++];
  ++depth_;
  std::optional<Part> part = signed_part();
  --depth_;
  if (!part || !make_number(*part)) return std::nullopt;
  return Part{Part::Kind::value, sign.is("-") ? fmt::format("(-{})", part->formula) : part->formula, 0, {}, sign.begin, part->end};
}

/// `^` binds to the right, and closer than the sign before it: `-2^2` is -4.
std::optional<Part> ExpressionParser::power() {
  std::optional<Part> base = operand();
  if (!base || !token().is("^")) return base;
  if (is_too_deep()) return std::nullopt;
  const Token symbol = tokens_[at_++];
  ++depth_;
  std::optional<Part> exponent = signed_part();
  --depth_;
  if (!exponent) return std::nullopt;
  return combine(symbol, std::move(*base), std::move(*exponent));
}

std::optional<Part> ExpressionParser::operand() {
  const Token& first = token();
  const bool called = tokens_[std::min(at_ + 1, tokens_.size() - 1)].is("(");
  Part part{Part::Kind::value, {}, 0, {}, first.begin, first.end};
  switch (first.kind) {
    case Token::Kind::number:
      part.formula = fmt::format("k{}", expression_.numbers.size());
      expression_.numbers.push_back(first.number);
      break;
    case Token::Kind::text:
      part.kind = Part::Kind::text;
      part.text = first.text;
      break;
    case Token::Kind::name:
      if (called && !first.quoted) return call();
      part.kind = Part::Kind::name;
      part.name = name_index(first);
      part.formula = fmt::format("n{}", part.name);
      break;
    case Token::Kind::symbol:
      if (first.is("(")) return bracket();
      [[fallthrough]];
    case Token::Kind::end:
      return refuse_token("a number, a name or a bracket");
  }
  ++at_;
  return part;
}

std::optional<Part> ExpressionParser::bracket() {
  if (is_too_deep()) return std::nullopt;
  const Token open = tokens_[at_++];
  ++depth_;
  std::optional<Part> inner = disjunction();
  --depth_;
  if (!inner) return std::nullopt;
  if (token().kind == Token::Kind::end) return refuse(open.begin, open.end, "this bracket is never closed");
  if (!token().is(")")) return refuse_token("an operator or `)`");
  inner->end = tokens_[at_++].end;
  inner->begin = open.begin;
  return inner;
}

std::optional<Part> ExpressionParser::call() {
  const Token name = tokens_[at_++];
  const Function* function = find_function(name.text);
  if (!function) {
    std::vector<std::string_view> names;
    for (const Function& each : functions()) names.push_back(each.name);
    return refuse(name.begin, name.end, fmt::format("no function `{}`", name.text), suggestion_or_choices(name.text, names),
                  codes::unknown_name);
  }
  if (is_too_deep()) return std::nullopt;
  const Token open = tokens_[at_++];
  std::string arguments;
  int count = 0;
  while (!token().is(")")) {
    if (count > 0 && !token().is(",")) {
      if (token().kind == Token::Kind::end) return refuse(open.begin, open.end, "this bracket is never closed");
      return refuse_token("an operator, `,` or `)`");
    }
    if (count > 0) ++at_;
    ++depth_;
    std::optional<Part> argument = disjunction();
    --depth_;
    if (!argument || !make_number(*argument)) return std::nullopt;
    arguments += (count++ > 0 ? "," : "") + argument->formula;
  }
  const std::size_t end = tokens_[at_++].end;
  if (count < function->least || count > function->most)
    return refuse(
        name.begin, end,
        function->least == function->most
            ? fmt::format("`{}` takes {} argument{}, found {}", name.text, function->least, function->least == 1 ? "" : "s", count)
            : fmt::format("`{}` takes {} to {} arguments, found {}", name.text, function->least, function->most, count));
  return Part{Part::Kind::value, fmt::format("{}({})", name.text, arguments), 0, {}, name.begin, end};
}

std::optional<Part> ExpressionParser::combine(const Token& symbol, Part left, Part right) {
  if (left.kind == Part::Kind::text || right.kind == Part::Kind::text) return compare_texts(symbol, left, right);
  if (!make_number(left) || !make_number(right)) return std::nullopt;
  const Operator* own = find_operator(symbol.text);
  const std::string formula = own ? fmt::format("{}({},{})", own->name, left.formula, right.formula)
                                  : fmt::format("({}{}{})", left.formula, symbol.text, right.formula);
  return Part{Part::Kind::value, formula, 0, {}, left.begin, right.end};
}

std::optional<Part> ExpressionParser::compare_texts(const Token& symbol, const Part& left, const Part& right) {
  if (!symbol.is("==") && !symbol.is("!="))
    return refuse(symbol.begin, symbol.end, fmt::format("`{}` cannot be applied to a text", symbol.text),
                  "texts are compared with `==` and `!=`");
  const Part& text = left.kind == Part::Kind::text ? left : right;
  const Part& column = left.kind == Part::Kind::text ? right : left;
  if (column.kind != Part::Kind::name)
    return refuse(column.begin, column.end, "a text is compared with something other than a column", "write `column == \"text\"`");
  const std::string test = fmt::format("t{}", expression_.tests.size());
  expression_.tests.push_back({column.name, CellValue(text.text)});
  return Part{Part::Kind::value, symbol.is("==") ? test : fmt::format("not({})", test), 0, {}, left.begin, right.end};
}

/// Notes that a part is used as a number; a text cannot be.
bool ExpressionParser::make_number(Part& part) {
  if (part.kind == Part::Kind::text) {
    refuse(part.begin, part.end, "a text stands where a number is expected",
           fmt::format("compare it with a column, `column == \"{0}\"`; a column called `{0}` stands in back ticks", part.text));
    return false;
  }
  if (part.kind == Part::Kind::name) expression_.names[part.name].number = true;
  part.kind = Part::Kind::value;
  return true;
}

std::size_t ExpressionParser::name_index(const Token& name) {
  auto& names = expression_.names;
  const auto found = std::find_if(names.begin(), names.end(), [&](const Expression::Name& each) { return each.text == name.text; });
  if (found == names.end()) {
    names.push_back({name.text, part_of(expression_.text, expression_.span, name.begin, name.end), false});
    return names.size() - 1;
  }
  return static_cast<std::size_t>(found - names.begin());
}

}  // namespace

std::optional<Expression> parse_expression(std::string_view text, Span span, Diagnostics& diagnostics) {
  ExpressionParser parser(text, span);
  if (parser.parse()) return parser.take();
  const ExpressionFault& fault = parser.fault();
  diagnostics.add(*fault.code, part_of(text, span, fault.begin, fault.end), fault.message).advise(fault.help);
  return std::nullopt;
}

bool is_reserved(std::string_view name) { return name == "and" || name == "or" || name == "not" || find_function(name); }

}  // namespace burin
