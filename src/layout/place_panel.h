// One panel: where its title, ticks, labels, notes and legends stand, once its box is known.
#pragma once

#include "diag/diagnostic.h"
#include "layout/measure.h"

namespace burin {

/// Places what belongs to the `index`-th panel of the scene around and in its box. A legend that is larger than the box is an error
/// (`no-room`).
PlacedPanel place_panel(const Scene& scene, std::size_t index, const Rect& box, const Measured& measured, Ruler& ruler,
                        Diagnostics& diagnostics);

}  // namespace burin
