#include "layout/note.h"

#include <algorithm>

#include "scene/scale.h"

namespace burin {
namespace {

constexpr double kLetterPad = 0.4;  // em between a letter and the corner of the box that it stands in

}  // namespace

PlacedText place_note(const SceneNote& note, const ScenePanel& panel, const Rect& box, Ruler& ruler) {
  const BlockExtent block = measure(ruler, note.text.lines, note.text.font);
  // However far off a note is, its place stays a number that can be printed.
  const auto along = [](const Coordinate& c, const SceneAxis& axis) {
    return std::clamp(c.of_box ? c.value : axis_position(axis, c.value), -1000.0, 1000.0);
  };
  PlacedText text{note.text, box.left + along(note.at.x, *panel.axis(note.at.x_axis)) * box.width(), 0, Align::left, 0, {}, "note"};
  const double y = box.bottom + along(note.at.y, *panel.axis(note.at.y_axis)) * box.height();
  switch (note.anchor) {
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
  switch (note.anchor) {
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
