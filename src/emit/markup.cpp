#include "emit/markup.h"

#include <algorithm>

namespace burin {
namespace {

std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : text) {
    // Texts of ticks print a doubled backslash as two, labels as one; its octal code in braces is one in both.
    if (c == '\\') {
      result += "{\\134}";
      continue;
    }
    if (std::string_view("_^&@~{}").find(c) != std::string_view::npos) result += '\\';
    result += c;
  }
  return result;
}

/// A line with scripts as groups within groups. Written one behind the other, `_{i}_{_{j}}`, they may cost a tick its next line
/// (gnuplot 5.4.4).
std::string enhanced(const TextLine& line) {
  std::string text, open;  // the scripts whose groups are open
  for (const Run& run : line.runs) {
    std::size_t common = 0;
    while (common < std::min(open.size(), run.script.size()) && open[common] == run.script[common]) ++common;
    text.append(open.size() - common, '}');
    for (const char kind : run.script.substr(common)) text += std::string(1, kind) + "{";
    std::string inner = escaped(run.text);
    if (run.bold || run.italic) inner = std::string("{/") + (run.bold ? ":Bold" : "") + (run.italic ? ":Italic" : "") + " " + inner + "}";
    // A slash that opens a group would be a font.
    if (inner.starts_with('/') && text.ends_with('{')) text += "{}";
    text += inner;
    open = run.script;
  }
  return text.append(open.size(), '}');
}

}  // namespace

bool has_markup(const std::vector<TextLine>& lines) {
  return std::any_of(lines.begin(), lines.end(), [](const TextLine& line) { return !line.is_plain(); });
}

Markup markup(const std::vector<TextLine>& lines, bool force) {
  if (!force && !has_markup(lines)) return {plain_text(lines), false};
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i > 0) text += '\n';
    // After a line with markup one without any loses the label's bold and italic (gnuplot 5.4.4): each gets some that does nothing.
    if (lines.size() > 1 && !lines[i].runs.empty()) text += "{}";
    text += enhanced(lines[i]);
  }
  return {text, true};
}

}  // namespace burin
