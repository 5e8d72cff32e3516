#include "text/lines.h"

namespace burin {
namespace {

bool blank(char c) { return c == ' ' || c == '\n' || c == '\t'; }

/// The `$` that closes the one at `open`, by pandoc's rule for tex_math_dollars: no blank inside of either dollar,
/// no digit after the second.
std::size_t closing_dollar(const std::string& text, std::size_t open) {
  if (open + 1 >= text.size() || blank(text[open + 1]) || text[open + 1] == '$') return text.npos;
  for (std::size_t i = open + 1; i < text.size(); ++i) {
    if (text[i] == '\\')
      ++i;
    else if (text[i] == '$' && !blank(text[i - 1]) && !(i + 1 < text.size() && text[i + 1] >= '0' && text[i + 1] <= '9'))
      return i;
  }
  return text.npos;
}

}  // namespace

std::vector<std::string> text_lines(const Text& text, TextMode mode, Diagnostics& diagnostics) {
  std::string plain;
  const std::string& in = text.text;
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (mode == TextMode::math && in[i] == '\\' && i + 1 < in.size() && in[i + 1] == '$') {
      plain += '$';
      ++i;
      continue;
    }
    if (mode == TextMode::math && in[i] == '$' && closing_dollar(in, i) != in.npos) {
      diagnostics.add(codes::not_drawn, text.span, "mathematics between dollars is not drawn by this version of burin")
          .advise("write `\\$` for a dollar, or `text: literal` in the figure to take every text as it stands");
      return {};
    }
    plain += in[i];
  }
  std::vector<std::string> lines;
  if (plain.empty()) return lines;
  std::size_t begin = 0;
  for (std::size_t end = plain.find('\n'); end != plain.npos; begin = end + 1, end = plain.find('\n', begin))
    lines.push_back(plain.substr(begin, end - begin));
  lines.push_back(plain.substr(begin));
  return lines;
}

}  // namespace burin
