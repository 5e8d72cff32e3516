// The door to the fonts: how large a text is, in points. PangoRuler measures as pdfcairo draws; FixedRuler is the fake for tests.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "text/font.h"
#include "text/line.h"

namespace burin {

/// One line of text, in points from its origin on the baseline: x to the right, up is positive.
struct LineExtent {
  double advance = 0;                  ///< how far the pen moves
  double ink_left = 0, ink_right = 0;  ///< what is black; equal for blanks
  double ink_top = 0, ink_bottom = 0;
};

/// A font's own measures in points: the line height is their sum.
struct FontExtent {
  double ascent = 0;
  double descent = 0;      ///< positive, below the baseline
  double digit_width = 0;  ///< of an average digit
  double line_height() const { return ascent + descent; }
};

class Ruler {
 public:
  virtual ~Ruler() = default;
  virtual LineExtent line(std::string_view text, const FontSpec& font) = 0;
  /// A line of several runs; unless the ruler knows better, they stand one behind the other.
  virtual LineExtent runs(const TextLine& line, const FontSpec& font);
  virtual FontExtent font(const FontSpec& font) = 0;
  /// The family that stands in for `family` if that is not installed; empty if it is there, or its metric twin is.
  virtual std::string substitute(const std::string& family) = 0;
  /// The characters of `text` that no installed font has.
  virtual std::vector<std::string> missing(std::string_view text, const FontSpec& font) = 0;
};

/// Measures with Pango at 20-fold size, unhinted, at 72 dpi: within 0.1 pt of what gnuplot's pdfcairo terminal draws.
std::unique_ptr<Ruler> make_pango_ruler();

/// The families that fontconfig knows, sorted.
std::vector<std::string> installed_families();

/// A fake: every character is half an em wide, ink reaches 0.7 em up and, for `gjpqy(`, 0.2 em down; lines are 1.1 em high.
std::unique_ptr<Ruler> make_fixed_ruler();

// gnuplot's enhanced text sets super- and subscripts in 0.8 of the size around them and moves them by so many of its em
// (measured with pdfcairo of gnuplot 5.4.4; tests/e2e reads them back).
inline constexpr double kScriptSize = 0.8, kSuperscriptRise = 0.375, kSubscriptDrop = 0.225;

/// A line of runs set in `font`.
LineExtent measure_line(Ruler& ruler, const TextLine& line, const FontSpec& font);
/// The font of one run, and how far its baseline lies above the line's.
std::pair<FontSpec, double> run_font(const Run& run, const FontSpec& font);

/// A text of one or more lines, one below the other.
struct BlockExtent {
  double width = 0;        ///< of the widest line
  double line_height = 0;  ///< from baseline to baseline: the font's, or more where scripts would meet
  std::size_t lines = 0;
  double ink_top = 0;              ///< above the first baseline
  double ink_bottom = 0;           ///< below the last baseline, positive
  double ascent = 0, descent = 0;  ///< of the font
  /// From the first baseline to the last.
  double drop() const { return lines > 1 ? line_height * static_cast<double>(lines - 1) : 0; }
  /// From the top of the ink to its bottom.
  double ink_height() const { return ink_top + drop() + ink_bottom; }
};

/// Measures lines set in one font; all zero for no lines.
BlockExtent measure(Ruler& ruler, const std::vector<TextLine>& lines, const FontSpec& font);

}  // namespace burin
