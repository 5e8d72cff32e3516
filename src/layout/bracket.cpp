#include "layout/bracket.h"

#include <algorithm>
#include <cmath>

#include "layout/ink.h"
#include "layout/note.h"

namespace burin {
namespace {

// In em of the text's font.
constexpr double kPointPad = 0.5;  // from the points to the bracket's ends
constexpr double kEnd = 0.35;      // the ends' length
constexpr double kTextPad = 0.3;   // from the line to the text

bool is_upright(Side side) { return side == Side::left || side == Side::right; }

BracketBlock block_at(Side side, const SceneBracket& bracket, Vec a, Vec b, Ruler& ruler) {
  const double em = bracket.text.font.size_pt;
  const double outward = side == Side::right || side == Side::top ? 1 : -1;
  BracketBlock block{{{}, bracket.stroke, bracket.span}, {}};
  Vec middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
  Anchor anchor = Anchor::left;
  const double pad = outward * kPointPad * em, reach = outward * (kPointPad + kEnd) * em, text = reach + outward * kTextPad * em;
  if (is_upright(side)) {
    const double farther = outward > 0 ? std::max(a.x, b.x) : std::min(a.x, b.x);
    block.line.points = {Vec{a.x + pad, a.y}, {farther + reach, a.y}, {farther + reach, b.y}, {b.x + pad, b.y}};
    middle.x = farther + text;
    anchor = outward > 0 ? Anchor::left : Anchor::right;
  } else {
    const double farther = outward > 0 ? std::max(a.y, b.y) : std::min(a.y, b.y);
    block.line.points = {Vec{a.x, a.y + pad}, {a.x, farther + reach}, {b.x, farther + reach}, {b.x, b.y + pad}};
    middle.y = farther + text;
    anchor = outward > 0 ? Anchor::bottom : Anchor::top;
  }
  add_text(block.texts, ruler, anchored(bracket.text, middle, anchor, "bracket", ruler));
  return block;
}

/// The rectangle around all of it.
Rect around(const BracketBlock& block) {
  Rect r{1e30, 1e30, -1e30, -1e30};
  for (const Vec& v : block.line.points) r = r.joined({v.x, v.y, v.x, v.y});
  return block.texts.empty() ? r : r.joined(ink_around(block.texts));
}

/// How bad a place is: first what sticks out of the box, then what it covers.
std::pair<double, double> badness(const BracketBlock& block, const Rect& box, const Occupancy* occupancy) {
  const Rect r = around(block);
  // Rounded, so that a hair of difference does not choose the side.
  return {std::round(std::max(r.beyond(box), 0.0)), occupancy ? occupancy->covered(r) : 0};
}

}  // namespace

BracketBlock place_bracket(const SceneBracket& bracket, const ScenePanel* panel, const Rect& box, const Occupancy* occupancy,
                           Ruler& ruler) {
  const Vec a = point_in(bracket.from, panel, box), b = point_in(bracket.to, panel, box);
  if (bracket.side) return block_at(*bracket.side, bracket, a, b, ruler);
  const bool is_level = std::abs(a.y - b.y) < 0.01;
  BracketBlock best = block_at(is_level ? Side::top : Side::right, bracket, a, b, ruler);
  BracketBlock other = block_at(is_level ? Side::bottom : Side::left, bracket, a, b, ruler);
  return badness(other, box, occupancy) < badness(best, box, occupancy) ? other : best;
}

}  // namespace burin
