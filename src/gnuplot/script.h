// The script as lines, each with the place in the YAML that it came from, and the one way in which texts, names and comments get into
// it. A text of an author can never end a string, a line or a data block. Does not know figures: see emit/.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "diag/source.h"

namespace burin {

class Script {
 public:
  /// Adds whole lines that all come from `span`; the text may hold several, and need not end in a line break.
  void add(std::string_view text, Span span = {});
  /// Everything, each line with its end.
  std::string text() const;
  /// Where a line (counted from 1) came from; no place if nobody said.
  Span span_of(int line) const;

 private:
  struct Line {
    std::string text;
    Span span;
  };
  std::vector<Line> lines_;
};

/// A gnuplot string with exactly these characters: in single quotes, which run nothing, or in double quotes if it has line breaks or
/// single quotes.
std::string quoted(std::string_view text);

/// A text for a comment: one line, no control characters, no backslash at its end that would go on with the next line.
std::string comment_text(std::string_view text);

/// A name for a data block made of `text`: letters, digits and `_`.
std::string identifier(std::string_view text);

}  // namespace burin
