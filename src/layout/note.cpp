#include "layout/note.h"

#include <algorithm>

#include "scene/scale.h"

namespace burin {
namespace {

constexpr double kLetterPad = 0.4;  // em between a letter and the corner of the box that it stands in

}  // namespace

Vec point_in(const ScenePoint& point, const ScenePanel* panel, const Rect& box) {
  // However far off a point is, its place stays a number that can be printed.
  const auto along = [&](const Coordinate& c, AxisName name) {
    return std::clamp(c.of_box || !panel ? c.value : axis_position(*panel->axis(name), c.value), -1000.0, 1000.0);
  };
  return {box.left + along(point.x, point.x_axis) * box.width(), box.bottom + along(point.y, point.y_axis) * box.height()};
}

PlacedText anchored(const SceneText& written, Vec at, Anchor anchor, std::string_view role, Ruler& ruler) {
  const BlockExtent block = measure(ruler, written.lines, written.font);
  PlacedText text{written, at.x, 0, Align::left, 0, {}, role};
  const double y = at.y;
  switch (anchor) {
    case Anchor::bottom:
    case Anchor::center:
    case Anchor::top:
      text.align = Align::center;
      break;
    case Anchor::bottom_right:
    case Anchor::right:
    case Anchor::top_right:
      text.align = Align::right;
      break;
    default:
      break;
  }
  // A note's box is that of its lines, ascenders and descenders included, whatever letters it has.
  switch (anchor) {
    case Anchor::bottom_left:
    case Anchor::bottom:
    case Anchor::bottom_right:
      text.y = y + block.descent + block.drop();
      break;
    case Anchor::left:
    case Anchor::center:
    case Anchor::right:
      text.y = y + (block.drop() + block.descent - block.ascent) / 2;
      break;
    default:
      text.y = y - block.ascent;
      break;
  }
  return text;
}

PlacedText place_letter(const SceneText& letter, LetterPlace at, const Rect& box, Ruler& ruler) {
  const BlockExtent block = measure(ruler, letter.lines, letter.font);
  const double pad = kLetterPad * letter.font.size_pt;
  const bool at_right = at == LetterPlace::top_right || at == LetterPlace::bottom_right;
  const bool at_bottom = at == LetterPlace::bottom_left || at == LetterPlace::bottom_right;
  return {letter,
          at_right ? box.right - pad : box.left + pad,
          at_bottom ? box.bottom + pad + block.ink_bottom : box.top - pad - block.ink_top,
          at_right ? Align::right : Align::left,
          0,
          {},
          "letter"};
}

}  // namespace burin
