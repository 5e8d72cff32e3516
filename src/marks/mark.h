// Comes in: the values of one series. Goes out: primitives, the values that the axes must cover, and the legend's sample.
// A mark kind is a record; the ordered list of all of them is in list.cpp. Does not select rows or decide looks: see scene/.
#pragma once

#include <span>
#include <string_view>

#include "marks/primitive.h"

namespace burin {

/// The values of one series in the order of its rows; NaN where a value is missing.
struct SeriesValues {
  std::vector<double> x, y;
  Missing missing = Missing::gap;
};

/// One kind of mark.
struct MarkKind {
  std::string_view name;
  std::string_view doc;
  bool draws_line;    ///< whether the keys `line_width` and `dash` mean something
  bool draws_marker;  ///< whether `marker` and `marker_size` do
  std::vector<Primitive> (*draw)(const SeriesValues&);
  /// The points that the axes must cover; `draw` shows them all.
  std::vector<Vec> (*extent)(const SeriesValues&);
};

/// All kinds, in the order of the reference.
std::span<const MarkKind* const> mark_kinds();
/// The kinds of the language that no file here draws yet.
std::span<const std::string_view> later_mark_kinds();
/// The kind of that name; null if there is none.
const MarkKind* find_mark_kind(std::string_view name);

extern const MarkKind kLine;
extern const MarkKind kPoints;
extern const MarkKind kLinePoints;

/// The points that have both values, in order.
std::vector<Vec> finite_points(const SeriesValues& values);
/// The same as a polyline, broken where a value is missing unless `missing` is `connect`.
Lines finite_lines(const SeriesValues& values);

}  // namespace burin
