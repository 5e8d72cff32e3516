// The ticks of one axis whose texts have room, and how these stand along the edge of a box: side by side, broken, or turned.
// Does not know where the box lies.
#pragma once

#include "layout/layout.h"
#include "text/ruler.h"

namespace burin {

/// Ticks with their texts as they are set, and by how many degrees these are turned against the clock.
struct TickRow {
  std::vector<Tick> ticks;
  double angle = 0;
};

/// The ticks that have room along `length` points. Automatic ones become fewer until they keep apart. The author's own texts below or
/// above a box stay as they are if they keep apart; else they are broken at blanks into at most three lines; else they are turned by 45
/// degrees; else by 90. An angle that the author wrote is kept.
TickRow fit_ticks(const SceneAxis& axis, double length, Ruler& ruler);

/// The texts of a row of ticks, for an edge that runs from the origin along `length` points; the other coordinate counts from the ticks'
/// ends. `distance` is from there to the texts: below and above a box to the baseline that is next to it, unless the texts are turned.
std::vector<PlacedText> set_tick_texts(const SceneAxis& axis, const TickRow& row, double length, double distance, Ruler& ruler);

}  // namespace burin
