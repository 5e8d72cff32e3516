// The one way in which numbers are read from files and written to them: decimal, a point, no locale.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace burin {

/// Reads `-12`, `0.5`, `.5`, `1e-3`: decimal digits, at most one point, an exponent. No leading zeros (`0123`), no `0x`,
/// no `1_000`, no `inf` or `nan`, no blanks. Nothing if the text is not wholly such a number or is beyond a double.
std::optional<double> parse_number(std::string_view text);

/// What to write for a number in a form that other programs read: `0x10`, `1_000`, `007`. Empty if the text is no such number.
std::string number_advice(std::string_view text);

/// The shortest decimal text that reads back as the same double (std::to_chars); `-0` is written `0`.
std::string number_text(double value);

/// `value` with `decimals` digits after the point, in the C locale, rounded to nearest.
std::string fixed_text(double value, int decimals);

}  // namespace burin
