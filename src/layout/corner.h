// What stands in a corner of a box: a legend, an inset.
#pragma once

#include "layout/layout.h"
#include "layout/occupancy.h"

namespace burin {

/// What of a box is free for things in its corners, which keep 0.6 em off its edges.
Rect room_in(const Rect& box, double em_pt);

/// The rectangle of this size in a corner of `inner`.
Rect at_corner(Corner corner, const Rect& inner, double width, double height);

/// `corner`, or for `best` the one where a rectangle of this size covers the least; of several the first of top right, top left, bottom
/// right, bottom left.
Corner freest_corner(Corner corner, const Rect& inner, double width, double height, const Occupancy& occupancy);

}  // namespace burin
