// Comes in: a scene, and a ruler. Goes out: the layout. Arithmetic, no solver: what sticks out of each box is measured, the largest of a
// row or column makes its gap, the rest is shared by the tracks of boxes. Ticks depend on lengths and lengths on ticks, so that this
// runs kLayoutPasses times. Does not decide what is drawn.
#pragma once

#include "diag/diagnostic.h"
#include "layout/layout.h"
#include "text/ruler.h"

namespace burin {

inline constexpr int kLayoutPasses = 3;

/// The stage "place". An error (`no-room`) says what takes the room if boxes would come out smaller than two lines of text.
Layout place(const Scene& scene, Ruler& ruler, Diagnostics& diagnostics);

}  // namespace burin
