// Points and texts inside of a box: the author's notes, and letters at its corners. Their ink is measured by the caller.
#pragma once

#include "layout/layout.h"
#include "text/ruler.h"

namespace burin {

/// Where a point of a panel whose box stands there is on the page; without a panel the box is the page.
Vec point_in(const ScenePoint& point, const ScenePanel* panel, const Rect& box);

/// A text with its anchor at a point. Its box is that of its lines, ascenders and descenders included, whatever letters it has.
PlacedText anchored(const SceneText& text, Vec at, Anchor anchor, std::string_view role, Ruler& ruler);

/// A letter at an inner corner of a box.
PlacedText place_letter(const SceneText& letter, LetterPlace at, const Rect& box, Ruler& ruler);

}  // namespace burin
