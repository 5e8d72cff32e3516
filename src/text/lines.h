// Comes in: a text as the author wrote it. Goes out: its lines, every character as it will be printed.
// Does not know gnuplot's markup: a line is plain text until emit/ quotes it.
#pragma once

#include <string>
#include <vector>

#include "diag/diagnostic.h"
#include "spec/figure.h"

namespace burin {

/// The lines of a text. In `math` mode `\$` is a dollar and `$…$` by pandoc's rule is mathematics (not drawn yet: an error);
/// in `literal` mode every character is itself. Empty for an empty text.
std::vector<std::string> text_lines(const Text& text, TextMode mode, Diagnostics& diagnostics);

}  // namespace burin
