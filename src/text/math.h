// Comes in: what stands between two dollars, in TeX's notation. Goes out: runs of Unicode characters.
// Knows Greek, scripts, accents, operators, relations, fonts, \frac as a slash and \sqrt; anything else is an error at its column.
#pragma once

#include <string_view>
#include <vector>

#include "diag/diagnostic.h"
#include "text/line.h"

namespace burin {

/// One command of the notation and what it prints.
struct MathSymbol {
  std::string_view name;  ///< without the backslash
  std::string_view text;
  enum class Kind { letter, upright, binary, relation, function, space } kind;
};

/// Every command that stands for characters, in the order of the reference.
const std::vector<MathSymbol>& math_symbols();

/// Whether a word stands for something behind a backslash in mathematics.
bool is_math_command(std::string_view name);

/// Mathematics within a text.
struct MathSource {
  std::string_view text;   ///< the whole text
  Span span;               ///< and its place
  std::size_t begin, end;  ///< the part between the dollars
};
/// Reads mathematics; what is not known is the error `bad-text` at its column.
std::vector<Run> parse_math(const MathSource& source, Diagnostics& diagnostics);

}  // namespace burin
