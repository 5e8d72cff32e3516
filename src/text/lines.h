// Comes in: a text as the author wrote it. Goes out: its lines, every character as it will be printed, mathematics and markup read.
// Does not know gnuplot's markup: emit/ writes that.
#pragma once

#include <string>
#include <vector>

#include "diag/diagnostic.h"
#include "spec/figure.h"
#include "text/line.h"

namespace burin {

/// The lines of a text. In `math` mode `$…$` by pandoc's rule is mathematics and `\$` a dollar; `rich` adds `**bold**` and `*italic*`;
/// in `literal` mode every character is itself. Empty for an empty text. Mathematics that is not known is an error (`bad-text`).
std::vector<TextLine> text_lines(const Text& text, TextMode mode, Diagnostics& diagnostics);

/// Whether mathematics may begin with the `$` at `open`, and the `$` that closes it (npos if none does), by pandoc's rule for
/// tex_math_dollars: no blank inside of either dollar, no digit after the second.
bool opens_math(const std::string& text, std::size_t open);
std::size_t closing_dollar(const std::string& text, std::size_t open);

}  // namespace burin
