// Where the ink of placed texts lies, those of ticks among them, which gnuplot places by rule.
#pragma once

#include "layout/layout.h"
#include "text/ruler.h"

namespace burin {

/// The ink of a placed text: the union of its lines.
Rect ink_of(Ruler& ruler, const PlacedText& placed);

/// The texts of a panel's ticks as they will stand, their ink measured.
std::vector<PlacedText> placed_tick_texts(const PlacedPanel& placed, const ScenePanel& panel, const SceneMeasures& measures, Ruler& ruler);

}  // namespace burin
