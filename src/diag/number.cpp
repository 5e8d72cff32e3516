#include "diag/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace burin {

namespace {

/// Whether a decimal number without a sign, however long, is at least 1.
bool is_above_one(std::string_view text) {
  const std::size_t e = std::min(text.find_first_of("eE"), text.size());
  const std::size_t point = std::min(text.find('.'), e);
  const std::size_t first = text.find_first_of("123456789");  // of the digits that count
  if (first >= e) return false;
  std::string_view digits = text.substr(std::min(e + 1, text.size()));
  const bool negative = digits.starts_with('-');
  if (digits.starts_with('+') || negative) digits.remove_prefix(1);
  std::int64_t exponent = 0;
  if (std::from_chars(digits.data(), digits.data() + digits.size(), exponent).ec == std::errc::result_out_of_range) return !negative;
  const auto place = static_cast<std::int64_t>(point) - static_cast<std::int64_t>(first) - (first < point ? 1 : 0);
  return place + (negative ? -exponent : exponent) >= 0;
}

}  // namespace

std::optional<double> parse_number(std::string_view text) {
  std::string_view rest = text;
  const bool negative = !rest.empty() && rest.front() == '-';
  if (!rest.empty() && (rest.front() == '-' || rest.front() == '+')) rest.remove_prefix(1);
  const auto digit = [&](std::size_t i) { return i < rest.size() && rest[i] >= '0' && rest[i] <= '9'; };
  if (!digit(0) && !(rest.starts_with('.') && digit(1))) return std::nullopt;
  if (rest.size() > 1 && rest[0] == '0' && digit(1)) return std::nullopt;
  double value = 0;
  const auto [end, fault] = std::from_chars(rest.data(), rest.data() + rest.size(), value, std::chars_format::general);
  if (end != rest.data() + rest.size()) return std::nullopt;
  // Too small a number is zero to any figure; too large a one is not a number to any.
  if (fault == std::errc::result_out_of_range && is_above_one(rest)) return std::nullopt;
  if (fault != std::errc()) value = 0;
  if (!std::isfinite(value)) return std::nullopt;
  return negative ? -value : value;
}

std::string number_advice(std::string_view text) {
  std::string_view digits = text;
  const std::string_view sign = digits.starts_with('-') || digits.starts_with('+') ? digits.substr(0, 1) : "";
  digits.remove_prefix(sign.size());
  constexpr std::string_view kForm = "numbers are decimal, with a point and an exponent such as `1e-3`";
  if (digits.size() > 2 && digits[0] == '0') {
    const char kind = digits[1];
    const int base = kind == 'x' || kind == 'X' ? 16 : kind == 'o' || kind == 'O' ? 8 : kind == 'b' || kind == 'B' ? 2 : 0;
    std::int64_t value = 0;
    const auto [end, fault] = std::from_chars(digits.data() + 2, digits.data() + digits.size(), value, base == 0 ? 10 : base);
    if (base != 0 && fault == std::errc() && end == digits.data() + digits.size())
      return fmt::format("{}: write `{}{}`", kForm, sign == "-" ? "-" : "", value);
  }
  if (digits.empty() || digits[0] < '0' || digits[0] > '9') return {};
  std::string plain(digits);
  std::erase(plain, '_');
  const std::size_t zeros = std::min(plain.find_first_not_of('0'), plain.size());
  const bool has_more = zeros < plain.size() && plain[zeros] >= '0' && plain[zeros] <= '9';
  plain.erase(0, has_more || zeros == 0 ? zeros : zeros - 1);
  if (plain == digits || !parse_number(plain)) return {};
  return fmt::format("{}: write `{}{}`", kForm, sign == "-" ? "-" : "", plain);
}

std::string number_text(double value) {
  if (value == 0) return "0";
  std::array<char, 32> buffer{};
  const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
  return {buffer.data(), result.ptr};
}

std::string fixed_text(double value, int decimals) {
  std::array<char, 400> buffer{};
  const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
  std::string text(buffer.data(), result.ptr);
  if (text.starts_with('-') && text.find_first_not_of("-0.") == text.npos) text.erase(0, 1);
  return text;
}

}  // namespace burin
