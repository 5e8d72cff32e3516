// Brackets: a line beside two points with an end toward each, and a text at its middle.
#pragma once

#include "layout/layout.h"
#include "layout/occupancy.h"
#include "text/ruler.h"

namespace burin {

/// A bracket with its texts, as set_lines sets them.
struct BracketBlock {
  PlacedLine line;
  std::vector<PlacedText> texts;
};

/// A bracket beside its points. It is upright unless they are of one height, and stands at its `side`, else at the right (over them) unless
/// at the left (under them) more of it lies in the box or less of it over what is there. Without a panel the box is the page, and without
/// an occupancy nothing is there.
BracketBlock place_bracket(const SceneBracket& bracket, const ScenePanel* panel, const Rect& box, const Occupancy* occupancy, Ruler& ruler);

}  // namespace burin
