// What marks turn data into: lines and markers in data coordinates, with a look in points. Emission knows these and no marks.
#pragma once

#include <variant>
#include <vector>

#include "spec/figure.h"

namespace burin {

/// How a series looks, all decided.
struct Look {
  Rgb color;
  double alpha = 1;
  Marker marker = Marker::none;
  double marker_size_pt = 6;  ///< across
  double line_width_pt = 1.5;
  Dash dash = Dash::solid;
  bool operator==(const Look&) const = default;
};

/// A point in data coordinates, or in points of the page.
struct Vec {
  double x = 0, y = 0;
  bool operator==(const Vec&) const = default;
};

/// A polyline that may be broken into pieces; a piece of one point draws nothing.
struct Lines {
  std::vector<std::vector<Vec>> pieces;
};

/// One marker at each point.
struct Markers {
  std::vector<Vec> points;
};

using Primitive = std::variant<Lines, Markers>;

}  // namespace burin
