// How values are spread along an axis: from values to a share of its length and back, and the ranges that data need.
#pragma once

#include <span>

#include "scene/scene.h"

namespace burin {

/// The scale's own measure, in which equal distances look equal, and back.
double spread(Scale scale, double value);
double unspread(Scale scale, double value);

/// Where `value` lies on the axis: 0 at the left or bottom end of the box, 1 at the other.
double axis_position(const SceneAxis& axis, double value);
/// The value at a position.
double axis_value(const SceneAxis& axis, double position);

/// Whether equal distances on the scale are equal ratios.
constexpr bool is_log(Scale scale) { return scale == Scale::log || scale == Scale::log2; }

/// Whether a scale can show a value at all: log scales need one above zero.
bool on_scale(Scale scale, double value);

/// Whether an axis can run from `low` to `high`: both are on the scale, and doubles have room for the numbers between and for the squares
/// of their distances, which the search for ticks computes.
bool can_be_range(Scale scale, double low, double high);

/// The range that shows all of `values` (those that the scale can show) with `padding` as a part of their spread to each side.
/// A single value gets room around it; no value at all gives 0 to 1, or 1 to 10 on a log scale.
std::pair<double, double> padded_range(Scale scale, std::span<const double> values, double padding);

}  // namespace burin
