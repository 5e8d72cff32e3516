#include "diag/number.h"

#include <array>
#include <charconv>
#include <cmath>

namespace burin {

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
  if (fault == std::errc::result_out_of_range && rest.find("e-") == rest.npos && rest.find("E-") == rest.npos) return std::nullopt;
  if (!std::isfinite(value)) return std::nullopt;
  return negative ? -value : value;
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
