// Comes in: diagnostics. Goes out: text for a terminal (gcc's first line, the source line, a caret, notes, help) or JSON for a program.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "diag/diagnostic.h"

namespace burin {

struct PrintOptions {
  bool color = false;       ///< ANSI colours
  std::size_t limit = 20;   ///< how many are printed; the rest is counted; 0 prints all
  std::size_t width = 100;  ///< source lines longer than this many columns are cut around the caret
};

/// The diagnostics as a person reads them, in the order of the files.
std::string print_diagnostics(const Diagnostics& diagnostics, const Sources& sources, const PrintOptions& options = {});

/// The same as JSON, a text for each: an object with file, line, column, end_line, end_column, severity, code, message, notes, help.
std::vector<std::string> diagnostics_json(const Diagnostics& diagnostics, const Sources& sources);
/// An array of such objects.
std::string json_array(const std::vector<std::string>& objects);

/// How many columns of a terminal a UTF-8 text fills: 0 for combining marks, 2 for wide East Asian characters.
std::size_t display_width(std::string_view text);

}  // namespace burin
