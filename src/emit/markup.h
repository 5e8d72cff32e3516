// Lines of runs as gnuplot's enhanced text, whose own characters are kept by a backslash.
#pragma once

#include <string>
#include <vector>

#include "text/line.h"

namespace burin {

/// How gnuplot is given a text: `text` for quoted(), and whether it is enhanced. Plain lines are not, so that no character of theirs
/// can mean anything.
struct Markup {
  std::string text;
  bool enhanced = false;
};

/// `force` makes plain lines enhanced, too, for lists in which one text has markup.
Markup markup(const std::vector<TextLine>& lines, bool force = false);

/// Whether any line has markup.
bool has_markup(const std::vector<TextLine>& lines);

}  // namespace burin
