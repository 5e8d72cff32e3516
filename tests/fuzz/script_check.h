// Comes in: an emitted script. Goes out: nothing, or the end of the program if a text of the author's could have left its quotes.
// Reads lines by gnuplot's own rules of quoting (gnuplot 5.4, "Syntax", "Quote Marks", "Here document"). Does not judge the drawing.
#pragma once

#include <string_view>

namespace burin::fuzz {

/// Every command is one that emit/ writes, every string ends on its line, data blocks hold numbers, and nothing stands outside of quotes
/// that would run or fetch anything.
void check_script(std::string_view script);

/// That one `text` in quotes, as `quoted` makes it, is one string of gnuplot's and no more.
void check_quoted(std::string_view text);

}  // namespace burin::fuzz
