#include "diag/source.h"

#include <algorithm>
#include <utility>

namespace burin {

Source::Source(std::string name_in, std::string text_in) : name(std::move(name_in)), text(std::move(text_in)) {
  line_starts.push_back(0);
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] == '\n') line_starts.push_back(i + 1);
}

Place place_of(const Span& span) {
  if (!span) return {};
  const auto& starts = span.source->line_starts;
  const auto after = std::upper_bound(starts.begin(), starts.end(), span.begin);
  const auto line = static_cast<std::size_t>(after - starts.begin());
  const std::size_t start = starts[line - 1];
  const std::size_t stop = std::min(span.begin, span.source->text.size());
  std::size_t column = 1;
  for (std::size_t i = start; i < stop; ++i)
    if ((static_cast<unsigned char>(span.source->text[i]) & 0xC0) != 0x80) ++column;
  return {line, column};
}

Span part_of(std::string_view text, const Span& span, std::size_t begin, std::size_t end) {
  if (!span) return span;
  const std::string_view written = std::string_view(span.source->text).substr(span.begin, span.end - span.begin);
  if (written == text) return {span.source, span.begin + begin, span.begin + end};
  if (written.size() == text.size() + 2 && written.substr(1, text.size()) == text)
    return {span.source, span.begin + 1 + begin, span.begin + 1 + end};
  return span;
}

std::string_view line_text(const Source& source, std::size_t line) {
  if (line < 1 || line > source.line_starts.size()) return {};
  const std::size_t begin = source.line_starts[line - 1];
  std::size_t end = line < source.line_starts.size() ? source.line_starts[line] - 1 : source.text.size();
  if (end > begin && source.text[end - 1] == '\r') --end;
  return std::string_view(source.text).substr(begin, end - begin);
}

const Source& Sources::add(std::string name, std::string text) { return sources_.emplace_back(std::move(name), std::move(text)); }

}  // namespace burin
