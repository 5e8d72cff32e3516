// Where a note goes that shall cover nothing: the nearest free place.
#pragma once

#include "layout/layout.h"
#include "layout/occupancy.h"

namespace burin {

/// How far `block` moves so that it lies in `box` and covers nothing: as little as possible, in steps of two points, or a hundredth of a
/// large box; of places equally far the one at the right, then the one higher up. Nothing if there is no such place.
std::optional<Vec> free_move(const Rect& block, const Rect& box, const Occupancy& occupancy);

}  // namespace burin
