#include "text/ruler.h"

#include <algorithm>

namespace burin {
namespace {

class FixedRuler : public Ruler {
 public:
  LineExtent line(std::string_view text, const FontSpec& font) override {
    const auto count =
        static_cast<double>(std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
    LineExtent extent;
    extent.advance = count * font.size_pt / 2;
    if (text.find_first_not_of(' ') == text.npos) return extent;
    extent.ink_right = extent.advance;
    extent.ink_top = 0.7 * font.size_pt;
    extent.ink_bottom = text.find_first_of("gjpqy(") == text.npos ? 0 : -0.2 * font.size_pt;
    return extent;
  }
  FontExtent font(const FontSpec& font) override { return {0.9 * font.size_pt, 0.2 * font.size_pt, font.size_pt / 2}; }
  std::string substitute(const std::string&) override { return {}; }
  std::vector<std::string> missing(std::string_view, const FontSpec&) override { return {}; }
};

}  // namespace

std::unique_ptr<Ruler> make_fixed_ruler() { return std::make_unique<FixedRuler>(); }

std::pair<FontSpec, double> run_font(const Run& run, const FontSpec& font) {
  FontSpec result = font;
  double rise = 0;
  for (const char kind : run.script) {
    rise += (kind == '^' ? kSuperscriptRise : -kSubscriptDrop) * result.size_pt;
    result.size_pt *= kScriptSize;
  }
  result.bold = result.bold || run.bold;
  result.italic = result.italic || run.italic;
  return {result, rise};
}

constexpr double kLineTouch = 0.05;  // em: an accent may be so near the descenders above it

LineExtent Ruler::runs(const TextLine& text, const FontSpec& font) {
  LineExtent whole;
  bool has_ink = false;
  for (const Run& run : text.runs) {
    const auto [of_run, rise] = run_font(run, font);
    const LineExtent extent = line(run.text, of_run);
    if (extent.ink_left != extent.ink_right) {
      const LineExtent ink{0, whole.advance + extent.ink_left, whole.advance + extent.ink_right, extent.ink_top + rise,
                           extent.ink_bottom + rise};
      whole.ink_left = has_ink ? std::min(whole.ink_left, ink.ink_left) : ink.ink_left;
      whole.ink_right = has_ink ? std::max(whole.ink_right, ink.ink_right) : ink.ink_right;
      whole.ink_top = has_ink ? std::max(whole.ink_top, ink.ink_top) : ink.ink_top;
      whole.ink_bottom = has_ink ? std::min(whole.ink_bottom, ink.ink_bottom) : ink.ink_bottom;
      has_ink = true;
    }
    whole.advance += extent.advance;
  }
  return whole;
}

LineExtent measure_line(Ruler& ruler, const TextLine& line, const FontSpec& font) {
  return line.is_plain() ? ruler.line(line.plain(), font) : ruler.runs(line, font);
}

BlockExtent measure(Ruler& ruler, const std::vector<TextLine>& lines, const FontSpec& font) {
  BlockExtent block;
  if (lines.empty()) return block;
  const FontExtent of_font = ruler.font(font);
  block.lines = lines.size();
  block.line_height = of_font.line_height();
  block.ascent = of_font.ascent;
  block.descent = of_font.descent;
  double reach = 0;  // of the line before, down from its baseline
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const LineExtent extent = measure_line(ruler, lines[i], font);
    if (i > 0 && reach + extent.ink_top > block.line_height + kLineTouch * font.size_pt) block.line_height = reach + extent.ink_top;
    reach = -extent.ink_bottom;
    block.width = std::max(block.width, extent.advance);
    // What is lower than a small letter counts as one: gnuplot drops a vertical label whose anchor, 0.375 em over the baseline, is off the
    // page.
    if (i == 0) block.ink_top = extent.ink_left == extent.ink_right ? extent.ink_top : std::max(extent.ink_top, 0.4 * font.size_pt);
    if (i + 1 == lines.size()) block.ink_bottom = std::max(0.0, -extent.ink_bottom);
  }
  return block;
}

}  // namespace burin
