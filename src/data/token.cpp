#include "data/token.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "diag/number.h"
#include "diag/utf8.h"

namespace burin {
namespace {

constexpr std::array<std::string_view, 14> kSymbols = {"==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "^", "(", ")", ","};

/// What authors know from other languages and from word processors, and what it is here. Before the symbols, so that `**` is found.
constexpr auto kForeign = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"<>", "write `!=`"},
    {"=<", "write `<=`"},
    {"=>", "write `>=`"},
    {"**", "write `^`"},
    {"&&", "write `and`"},
    {"||", "write `or`"},
    {"&", "write `and`"},
    {"|", "write `or`"},
    {"!", "write `not`"},
    {"~", "write `not`"},
    {"=", "write `==` to compare"},
    {"?", "write `if(condition, then, else)`"},
    {"$", "write the bare name of the column"},
    {".", "a column whose name is no identifier stands in back ticks"},
    {"\u2212", "write `-`"},
    {"\u2013", "write `-`"},
    {"\u00D7", "write `*`"},
    {"\u00B7", "write `*`"},
    {"\u00F7", "write `/`"},
    {"\u2260", "write `!=`"},
    {"\u2264", "write `<=`"},
    {"\u2265", "write `>=`"},
    {"\u201C", "write straight quotes"},
    {"\u201D", "write straight quotes"},
    {"\u2018", "write straight quotes"},
    {"\u2019", "write straight quotes"},
    {"\u00A0", "write an ordinary blank"},
});

bool is_digit(char c) { return c >= '0' && c <= '9'; }
/// Letters of all languages count: whatever is not ASCII and not among kForeign.
bool is_word(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

const std::pair<std::string_view, std::string_view>* find_foreign(std::string_view rest) {
  const auto found = std::find_if(kForeign.begin(), kForeign.end(), [rest](const auto& entry) { return rest.starts_with(entry.first); });
  return found == kForeign.end() ? nullptr : &*found;
}

class TokenReader {
 public:
  TokenReader(std::string_view text, ExpressionFault& fault) : text_(text), fault_(fault) {}
  /// The next word; nothing leaves the fault.
  std::optional<Token> next();

 private:
  std::optional<Token> refuse(std::size_t end, std::string message, std::string help, const Code& code = codes::bad_expression) {
    fault_ = {at_, end, std::move(message), std::move(help), &code};
    return std::nullopt;
  }
  Token take(Token::Kind kind, std::size_t end) {
    Token token{kind, std::string(text_.substr(at_, end - at_)), 0, false, at_, end};
    at_ = end;
    return token;
  }
  std::optional<Token> quoted(char quote);
  std::optional<Token> number();
  std::size_t word_end(std::size_t from) const;
  /// Whether a test for being equal stands before what is read now.
  bool is_compared() const {
    const std::string_view before = text_.substr(0, text_.find_last_not_of(" \t\r\n", at_ - 1) + 1);
    return at_ > 0 && (before.ends_with("==") || before.ends_with("!="));
  }

  std::string_view text_;
  ExpressionFault& fault_;
  std::size_t at_ = 0;
};

std::optional<Token> TokenReader::next() {
  at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size());
  if (at_ == text_.size()) return take(Token::Kind::end, at_);
  const std::string_view rest = text_.substr(at_);
  const char c = rest[0];
  if (c == '"' || c == '\'' || c == '`') return quoted(c);
  if (is_digit(c) || (c == '.' && rest.size() > 1 && is_digit(rest[1]))) return number();
  for (const std::string_view symbol : {"==", "!=", "<=", ">="})
    if (rest.starts_with(symbol)) return take(Token::Kind::symbol, at_ + 2);
  if (const auto* foreign = find_foreign(rest))
    return refuse(at_ + foreign->first.size(), fmt::format("`{}` is not an operator here", foreign->first), std::string(foreign->second));
  for (const std::string_view symbol : kSymbols)
    if (rest.starts_with(symbol)) return take(Token::Kind::symbol, at_ + symbol.size());
  if (!is_word(c)) {
    const std::string_view shown = rest.substr(0, character_size(rest));
    return refuse(at_ + shown.size(), fmt::format("`{}` has no meaning in an expression", shown),
                  "a column whose name is no identifier stands in back ticks");
  }
  Token word = take(Token::Kind::name, word_end(at_));
  if (word.text == "and" || word.text == "or" || word.text == "not") word.kind = Token::Kind::symbol;
  return word;
}

std::size_t TokenReader::word_end(std::size_t from) const {
  std::size_t end = from;
  while (end < text_.size() && is_word(text_[end]) && !(static_cast<unsigned char>(text_[end]) >= 0x80 && find_foreign(text_.substr(end))))
    ++end;
  return end;
}

std::optional<Token> TokenReader::quoted(char quote) {
  const std::size_t end = text_.find(quote, at_ + 1);
  if (end == text_.npos)
    return refuse(at_ + 1, fmt::format("the quote {} is never closed", quote == '`' ? "`` ` ``" : fmt::format("`{}`", quote)), {});
  Token token = take(quote == '`' ? Token::Kind::name : Token::Kind::text, end + 1);
  token.text = token.text.substr(1, token.text.size() - 2);
  token.quoted = quote == '`';
  return token;
}

std::optional<Token> TokenReader::number() {
  std::size_t end = at_;
  while (end < text_.size()) {
    const bool sign = (text_[end] == '+' || text_[end] == '-') && (text_[end - 1] == 'e' || text_[end - 1] == 'E') && end > at_ + 1 &&
                      end + 1 < text_.size() && is_digit(text_[end + 1]) && text_.substr(at_, 2) != "0x";
    if (text_[end] != '.' && !sign && word_end(end) == end) break;
    ++end;
  }
  const std::string_view written = text_.substr(at_, end - at_);
  const auto value = parse_number(written);
  if (!value && is_compared() && std::any_of(written.begin(), written.end(), [](char c) { return is_word(c) && !is_digit(c); }))
    return refuse(end, fmt::format("`{}` is not a number", written), fmt::format("a text stands in quotes: `\"{}\"`", written),
                  codes::bad_number);
  if (!value)
    return refuse(end, fmt::format("`{}` is not a number", written),
                  is_word(written.back()) && !is_digit(written.back()) ? "a name does not begin with a digit, and a product needs its `*`"
                                                                       : "numbers are decimal, without leading zeros",
                  codes::bad_number);
  Token token = take(Token::Kind::number, end);
  token.number = *value;
  return token;
}

}  // namespace

bool read_tokens(std::string_view text, std::vector<Token>& tokens, ExpressionFault& fault) {
  tokens.clear();
  TokenReader reader(text, fault);
  do {
    std::optional<Token> token = reader.next();
    if (!token) return false;
    tokens.push_back(std::move(*token));
  } while (tokens.back().kind != Token::Kind::end);
  return true;
}

}  // namespace burin
