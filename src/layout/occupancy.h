// What of a box is taken by data, so that a legend or a note can keep out of its way. A raster with sums: a question costs nothing, however
// many points there are.
#pragma once

#include <cstdint>
#include <vector>

#include "layout/layout.h"

namespace burin {

/// The cells of one box that something covers.
class Occupancy {
 public:
  /// The lines, markers and line-like annotations of a panel whose box stands there.
  Occupancy(const ScenePanel& panel, const Rect& box);
  /// Something else that is not to be covered, such as a note.
  void add(const Rect& rect);
  void add(const PlacedLine& line);
  /// The share of `rect` that is taken, from 0 to 1; what lies outside of the box counts as free.
  double covered(const Rect& rect) const;

 private:
  void mark(double x, double y);
  void mark_line(Vec from, Vec to);
  void sum_up() const;

  Rect box_;
  std::size_t columns_, rows_;
  std::vector<std::uint8_t> taken_;          // by row, then column
  mutable std::vector<std::uint32_t> sums_;  // of all cells below and left; made when the first question comes
};

}  // namespace burin
