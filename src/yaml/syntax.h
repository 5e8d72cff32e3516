// Comes in: the place at which yaml-cpp gave up, and its words. Goes out: a diagnostic in an author's words, at the place that is to be
// mended, which often lies before the one where reading failed. Looks at the text alone; does not parse YAML.
#pragma once

#include <string>
#include <string_view>

#include "diag/diagnostic.h"

namespace burin {

/// Past the quote that closes the one at `begin`; `npos` if nothing does.
std::size_t end_of_quoted(std::string_view text, std::size_t begin);

/// Where the value that begins at `begin` and reads as `value` ends: yaml-cpp marks beginnings only. Of a block of text its header.
std::size_t end_of_scalar(std::string_view text, std::size_t begin, std::string_view value);

/// Reports a syntax error of yaml-cpp at the byte `at` (`yaml-syntax`, or `yaml-document` for a line of dashes).
void report_syntax(const Source& source, std::size_t at, const std::string& message, Diagnostics& diagnostics);

}  // namespace burin
