#include "yaml/dump.h"

namespace burin {

std::string written_text(const Span& span) {
  if (!span) return {};
  std::string result;
  for (const char c : std::string_view(span.source->text).substr(span.begin, span.end - span.begin)) {
    const bool blank = c == ' ' || c == '\n' || c == '\r' || c == '\t';
    if (!blank)
      result += c;
    else if (!result.empty() && result.back() != ' ')
      result += ' ';
  }
  return result;
}

}  // namespace burin
