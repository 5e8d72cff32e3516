#include "layout/avoid.h"

#include <algorithm>
#include <cmath>

namespace burin {

std::optional<Vec> free_move(const Rect& block, const Rect& box, const Occupancy& occupancy) {
  constexpr double kMostSteps = 100;  // to each side: larger boxes are searched in larger steps
  const double step = std::max(2.0, std::max(box.width(), box.height()) / kMostSteps);
  // From where the block stands, or the nearest place at which it lies in the box.
  const double least_x = box.left - block.left, most_x = box.right - block.right;
  const double least_y = box.bottom - block.bottom, most_y = box.top - block.top;
  if (least_x > most_x || least_y > most_y) return std::nullopt;
  const Vec start{std::clamp(0.0, least_x, most_x), std::clamp(0.0, least_y, most_y)};
  std::optional<Vec> best;
  double nearest = 0;
  const auto steps = [&](double length) { return static_cast<int>(std::clamp(length / step, 0.0, kMostSteps)); };
  // Right before left and up before down, each nearest first, so that the first of several is the one wanted.
  const auto along = [&](double from, double least, double most) {
    std::vector<double> moves{from};
    for (int i = 1; i <= steps(most - from); ++i) moves.push_back(from + step * i);
    for (int i = 1; i <= steps(from - least); ++i) moves.push_back(from - step * i);
    return moves;
  };
  const std::vector<double> across = along(start.x, least_x, most_x), up = along(start.y, least_y, most_y);
  for (const double x : across)
    for (const double y : up) {
      const double distance = std::hypot(x, y);
      if (best && distance >= nearest - 1e-9) continue;
      if (occupancy.covered({block.left + x, block.bottom + y, block.right + x, block.top + y}) > 0) continue;
      best = {x, y}, nearest = distance;
    }
  return best;
}

}  // namespace burin
