#include "page_faults.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "diag/utf8.h"
#include "layout/ink.h"

namespace burin::property {
namespace {

using e2e::PdfGlyph;
using e2e::PdfPage;
using e2e::PdfPoint;

constexpr double kPlace = 0.5;      // pt: how far a text may lie from its place
constexpr double kLength = 1.5e-3;  // of the length of its line, whose glyphs are rounded one by one: counts for more than 330 points
constexpr double kPage = 0.01;      // pt: the same for the page's edges
constexpr double kFrame = 0.1;      // pt: the same for frames
constexpr double kSize = 0.02;      // of a font's size

/// A stretch of a line that is set alike, where the layout has it.
struct Expected {
  std::vector<std::string> characters;  // without blanks
  PdfPoint start, last;                 // where its first and its last character that is no blank begin
  double size = 0;
  double line = 0;  // the length of its line
  Vec up;           // of its baseline
};

bool is_blank(std::string_view character) { return character == " " || character == "\u00A0"; }

/// Marks above or below a letter, which a font may draw as one glyph with it.
bool is_mark(std::string_view character) { return character >= "\u0300" && character <= "\u036F" && character.size() == 2; }

/// The letters of a ligature; the character itself if it is none.
std::string_view letters_of(std::string_view character) {
  static constexpr std::pair<std::string_view, std::string_view> kLigatures[] = {
      {"\uFB00", "ff"}, {"\uFB01", "fi"}, {"\uFB02", "fl"}, {"\uFB03", "ffi"}, {"\uFB04", "ffl"}};
  for (const auto& [ligature, letters] : kLigatures)
    if (character == ligature) return letters;
  return character;
}

/// Characters one by one, without blanks and marks, ligatures in their letters.
std::vector<std::string> characters_of(std::string_view text) {
  std::vector<std::string> characters;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t begin = i;
    next_code_point(text, i);
    const std::string_view character = text.substr(begin, i - begin);
    if (is_blank(character) || is_mark(character)) continue;
    if (const std::string_view letters = letters_of(character); letters != character)
      for (const char letter : letters) characters.emplace_back(1, letter);
    else
      characters.emplace_back(character);
  }
  return characters;
}

/// Where the first and the last character begin that have a place of their own: no blanks, no marks. The first beyond the last if none has.
std::pair<std::size_t, std::size_t> ends_of(std::string_view text) {
  std::size_t first = text.size(), last = 0;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t begin = i;
    next_code_point(text, i);
    const std::string_view character = text.substr(begin, i - begin);
    if (!is_blank(character) && !is_mark(character)) first = std::min(first, begin), last = begin;
  }
  return {first, last};
}

/// The runs of a placed text, each at its place.
std::vector<Expected> expected_runs(const PlacedText& placed, Ruler& ruler) {
  std::vector<Expected> all;
  const double line_height = ruler.font(placed.text.font).line_height();
  for (std::size_t i = 0; i < placed.text.lines.size(); ++i) {
    const TextLine& line = placed.text.lines[i];
    const double advance = measure_line(ruler, line, placed.text.font).advance;
    const double start = placed.align == Align::left ? 0 : placed.align == Align::center ? -advance / 2 : -advance;
    for (std::size_t k = 0; k < line.runs.size(); ++k) {
      const Run& run = line.runs[k];
      const auto [of_run, rise] = run_font(run, placed.text.font);
      // Kerning moves a character: where it begins is where the line up to it ends, less its own width.
      const auto place_of = [&, &font = of_run](std::size_t begin) {
        std::size_t end = begin;
        next_code_point(run.text, end);
        TextLine until(std::vector<Run>(line.runs.begin(), line.runs.begin() + static_cast<long>(k + 1)));
        until.runs.back().text.resize(end);
        return start + measure_line(ruler, until, placed.text.font).advance - ruler.line(run.text.substr(begin, end - begin), font).advance;
      };
      if (const auto [first, last] = ends_of(run.text); first <= last) {
        const double above = rise - line_height * static_cast<double>(i);
        const Vec up = up_of(placed.angle), right{up.y, -up.x};
        const auto at = [&](double along) {
          return PdfPoint{placed.x + along * right.x + above * up.x, placed.y + along * right.y + above * up.y};
        };
        all.push_back({characters_of(run.text), at(place_of(first)), at(place_of(last)), of_run.size_pt, advance, up});
      }
    }
  }
  return all;
}

double distance(PdfPoint a, PdfPoint b) { return std::hypot(a.x - b.x, a.y - b.y); }

class PageCheck {
 public:
  PageCheck(const PdfPage& page, Ruler& ruler) : page_(page), ruler_(ruler) {
    for (const PdfGlyph& glyph : page.glyphs)
      if (!characters_of(glyph.text).empty()) glyphs_.push_back(&glyph);
    used_.resize(glyphs_.size());
  }

  std::vector<std::string> faults(const Scene& scene, const Layout& layout) {
    if (std::abs(page_.width - layout.width) > kPage || std::abs(page_.height - layout.height) > kPage)
      faults_.push_back(fmt::format("the page is {:.3f} x {:.3f} pt, the layout's {:.3f} x {:.3f}", page_.width, page_.height, layout.width,
                                    layout.height));
    for (const Standing& s : standing_texts(scene, layout))
      for (const Expected& run : expected_runs(s.text, ruler_)) check(run, s.text);
    check_rest();
    if (scene.style.frame == Frame::box)
      for_each_panel(scene, layout, [&](const ScenePanel&, const PlacedPanel& placed) { check_frame(placed); });
    return std::move(faults_);
  }

 private:
  /// Where the characters of `run` end if they begin with glyph `first`; `first` if they do not.
  std::size_t match(const Expected& run, std::size_t first) const {
    std::size_t at = 0, glyph = first;
    for (; at < run.characters.size(); ++glyph) {
      if (glyph == glyphs_.size() || used_[glyph]) return first;
      for (const std::string& character : characters_of(glyphs_[glyph]->text))
        if (at == run.characters.size() || run.characters[at++] != character) return first;
    }
    return glyph;
  }

  void check(const Expected& run, const PlacedText& text) {
    if (run.characters.empty()) return;
    std::size_t nearest = 0, nearest_end = 0;
    double least = 1e30;
    for (std::size_t i = 0; i < glyphs_.size(); ++i) {
      if (used_[i] || (least < kPlace && distance(glyphs_[i]->start, run.start) >= least)) continue;
      const std::size_t end = match(run, i);
      if (end == i) continue;
      const double off = distance(glyphs_[i]->start, run.start);
      if (off < least) least = off, nearest = i, nearest_end = end;
    }
    const std::string what = fmt::format("{} of {}", fmt::join(run.characters, ""), name_of(text));
    if (nearest_end == 0) {
      faults_.push_back(fmt::format("{} is not drawn; its place is {:.2f},{:.2f}", what, run.start.x, run.start.y));
      return;
    }
    std::fill(used_.begin() + static_cast<long>(nearest), used_.begin() + static_cast<long>(nearest_end), true);
    const PdfGlyph &first = *glyphs_[nearest], &last = *glyphs_[nearest_end - 1];
    // A ligature at the end begins before the last character does, and a mark has no place of its own.
    const bool ends_alone = last.text == run.characters.back();
    const double may = std::max(kPlace, kLength * run.line);
    if (least > may || (ends_alone && distance(last.start, run.last) > may))
      faults_.push_back(fmt::format("{} is drawn from {:.2f},{:.2f} to {:.2f},{:.2f}, its place is {:.2f},{:.2f} to {:.2f},{:.2f}", what,
                                    first.start.x, first.start.y, last.start.x, last.start.y, run.start.x, run.start.y, run.last.x,
                                    run.last.y));
    if (std::abs(first.size / run.size - 1) > kSize)
      faults_.push_back(fmt::format("{} is {:.3f} pt large, not {:.3f}", what, first.size, run.size));
    if (std::hypot(first.along.x - run.up.y, first.along.y + run.up.x) > 1e-3) faults_.push_back(what + " is turned");
  }

  /// A whole frame is drawn where the box is.
  void check_frame(const PlacedPanel& placed) {
    const Rect& box = placed.box;
    double least = 1e30;
    for (const e2e::PdfPath& path : page_.paths) {
      if (path.kind != e2e::PdfPath::Kind::stroke) continue;
      for (const e2e::PdfSubpath& subpath : path.subpaths) {
        const e2e::PdfBox b = subpath.bounds();
        least = std::min(least, std::max({std::abs(b.left - box.left), std::abs(b.right - box.right), std::abs(b.bottom - box.bottom),
                                          std::abs(b.top - box.top)}));
      }
    }
    if (least > kFrame) faults_.push_back(fmt::format("the frame of panel {} is drawn {:.2f} pt off its box", placed.panel + 1, least));
  }

  void check_rest() {
    for (std::size_t i = 0; i < glyphs_.size(); ++i)
      if (!used_[i])
        faults_.push_back(fmt::format("`{}` is drawn at {:.2f},{:.2f}, which the layout does not know", glyphs_[i]->text,
                                      glyphs_[i]->start.x, glyphs_[i]->start.y));
  }

  const PdfPage& page_;
  Ruler& ruler_;
  std::vector<const PdfGlyph*> glyphs_;  // those that are no blanks or marks
  std::vector<bool> used_;
  std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> page_faults(const Scene& scene, const Layout& layout, const PdfPage& page, Ruler& ruler) {
  return PageCheck(page, ruler).faults(scene, layout);
}

}  // namespace burin::property
