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

std::string enhanced(const Run& run) {
  std::string text = escaped(run.text);
  // A slash that opens a group would be a font.
  if (text.starts_with('/') && !run.script.empty()) text.insert(0, "{}");
  if (run.bold || run.italic) text = std::string("{/") + (run.bold ? ":Bold" : "") + (run.italic ? ":Italic" : "") + " " + text + "}";
  // From the innermost script outward.
  for (auto at = run.script.rbegin(); at != run.script.rend(); ++at) text = std::string(1, *at) + "{" + text + "}";
  return text;
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
    for (const Run& run : lines[i].runs) text += enhanced(run);
  }
  return {text, true};
}

}  // namespace burin
