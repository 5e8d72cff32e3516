// Texts inside of a box: the author's notes, and letters at its corners. Their ink is measured by the caller.
#pragma once

#include "layout/layout.h"
#include "text/ruler.h"

namespace burin {

/// A note with its anchor at its point. Its box is that of its lines, ascenders and descenders included, whatever letters it has.
PlacedText place_note(const SceneNote& note, const ScenePanel& panel, const Rect& box, Ruler& ruler);

/// A letter at an inner corner of a box.
PlacedText place_letter(const SceneText& letter, LetterPlace at, const Rect& box, Ruler& ruler);

}  // namespace burin
