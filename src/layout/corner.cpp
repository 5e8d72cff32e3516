#include "layout/corner.h"

namespace burin {

Rect room_in(const Rect& box, double em_pt) {
  const double pad = 0.6 * em_pt;
  return {box.left + pad, box.bottom + pad, box.right - pad, box.top - pad};
}

Rect at_corner(Corner corner, const Rect& inner, double width, double height) {
  const double x = corner == Corner::top_left || corner == Corner::bottom_left ? inner.left : inner.right - width;
  const double y = corner == Corner::bottom_left || corner == Corner::bottom_right ? inner.bottom : inner.top - height;
  return {x, y, x + width, y + height};
}

Corner freest_corner(Corner corner, const Rect& inner, double width, double height, const Occupancy& occupancy) {
  if (corner != Corner::best) return corner;
  const auto covered = [&](Corner each) { return occupancy.covered(at_corner(each, inner, width, height)); };
  Corner best = Corner::top_right;
  for (const Corner each : {Corner::top_left, Corner::bottom_right, Corner::bottom_left})
    if (covered(each) < covered(best)) best = each;
  return best;
}

}  // namespace burin
