#include "emit/element.h"

#include <fmt/format.h>

#include <cmath>
#include <numbers>

#include "diag/number.h"
#include "gnuplot/script.h"
#include "scene/scale.h"

namespace burin {
namespace {

constexpr double kMarkerStroke = 0.5;  // pt: gnuplot strokes the outline of filled markers, which makes them larger by so much
constexpr double kPointUnit = 6;       // pt: how large `pointsize 1` is

/// gnuplot's own point types that are exact; 0 where a marker is drawn as a polygon.
int point_type(Marker marker) {
  switch (marker) {
    case Marker::plus:
      return 1;
    case Marker::cross:
      return 2;
    case Marker::square:
      return 5;
    case Marker::circle:
      return 7;
    case Marker::triangle_up:
      return 9;
    case Marker::triangle_down:
      return 11;
    case Marker::diamond:
      return 13;
    case Marker::pentagon:
      return 15;
    default:
      return 0;
  }
}

/// The corners of a marker that gnuplot does not have, around the origin, in sizes of a marker.
std::vector<Vec> outline(Marker marker) {
  std::vector<Vec> corners;
  const auto regular = [&](int count, double radius, double first_angle) {
    for (int i = 0; i < count; ++i) {
      const double angle = first_angle + 2 * std::numbers::pi * i / count;
      corners.push_back({radius * std::cos(angle), radius * std::sin(angle)});
    }
  };
  constexpr double kUp = std::numbers::pi / 2;
  if (marker == Marker::star) {
    // A pentagram: the inner corners lie at 1/phi^2 of the outer ones. The radius gives it about the ink of a circle.
    constexpr double kOuter = 0.6, kInner = kOuter / (std::numbers::phi * std::numbers::phi);
    for (int i = 0; i < 10; ++i) {
      const double radius = i % 2 == 0 ? kOuter : kInner, angle = kUp + std::numbers::pi * i / 5;
      corners.push_back({radius * std::cos(angle), radius * std::sin(angle)});
    }
  } else if (marker == Marker::hexagon) {
    regular(6, 0.5, kUp);
  } else {
    regular(3, 0.58, marker == Marker::triangle_left ? std::numbers::pi : 0);
  }
  return corners;
}

std::string row_text(Vec point) { return fmt::format("{} {}\n", number_text(point.x), number_text(point.y)); }

/// The axes of gnuplot's that a series is drawn on, if they are not its first ones.
std::string axes_text(const BoxMap* map) {
  if (!map || (map->x.side == Side::bottom && map->y.side == Side::left)) return {};
  return fmt::format(" axes x{}y{}", map->x.side == Side::bottom ? 1 : 2, map->y.side == Side::left ? 1 : 2);
}

std::string line_plot(const std::string& block, const Look& look, const BoxMap* map) {
  return fmt::format("{} using 1:2{} with lines linecolor {} linewidth {}{}", block, axes_text(map), color_text(look.color, look.alpha),
                     position_text(line_width(look.line_width_pt)), dash_text(look.dash));
}

std::string points_plot(const std::string& block, const Look& look, const BoxMap* map) {
  const bool is_stroke = look.marker == Marker::plus || look.marker == Marker::cross;
  const double stroke = is_stroke ? look.line_width_pt : kMarkerStroke;
  const double size = std::max(0.1, is_stroke ? look.marker_size_pt : look.marker_size_pt - kMarkerStroke);
  return fmt::format("{}{} with points pointtype {} pointsize {} linecolor {} linewidth {}", block, axes_text(map), point_type(look.marker),
                     position_text(size / kPointUnit), color_text(look.color, look.alpha), position_text(line_width(stroke)));
}

/// Polygons around points of the page, given in data coordinates.
void add_polygons(Elements& elements, const std::vector<Vec>& page_points, const Look& look, const std::string& name, const BoxMap* map,
                  Span span) {
  DataBlock block{
      fmt::format("${}__{}", name, choice_name(look.marker)),
      fmt::format("{} outlines, for these points in this range and box: they do not follow the data above", choice_name(look.marker)),
      {},
      span};
  const auto corners = outline(look.marker);
  for (const Vec& centre : page_points) {
    for (const Vec& corner : corners) {
      Vec at{centre.x + corner.x * look.marker_size_pt, centre.y + corner.y * look.marker_size_pt};
      if (map) at = map->to_data(at);
      block.rows += fmt::format("{} {}\n", position_text(at.x), position_text(at.y));
    }
    block.rows += '\n';
  }
  elements.plots.push_back(fmt::format("{} using 1:2{} with filledcurves closed fillcolor {} fillstyle solid noborder", block.name,
                                       axes_text(map), color_text(look.color, look.alpha)));
  elements.blocks.push_back(std::move(block));
}

}  // namespace

Vec BoxMap::to_page(Vec data) const {
  return {box.left + axis_position(x, data.x) * box.width(), box.bottom + axis_position(y, data.y) * box.height()};
}
Vec BoxMap::to_data(Vec page) const {
  return {axis_value(x, (page.x - box.left) / box.width()), axis_value(y, (page.y - box.bottom) / box.height())};
}

Elements series_elements(const SceneSeries& series, const std::string& name, const std::string& comment, const BoxMap& map) {
  Elements elements;
  std::string line_block;
  std::vector<Vec> line_points;
  for (const Primitive& primitive : series.primitives) {
    if (const auto* lines = std::get_if<Lines>(&primitive)) {
      DataBlock block{"$" + name, comment, {}, series.span};
      for (const auto& piece : lines->pieces) {
        if (!block.rows.empty()) block.rows += '\n';  // a blank line breaks the line
        for (const Vec& point : piece) {
          block.rows += row_text(point);
          line_points.push_back(point);
        }
      }
      if (line_points.empty()) continue;
      line_block = block.name;
      elements.blocks.push_back(std::move(block));
      elements.plots.push_back(line_plot(line_block, series.look, &map));
    } else if (const auto* markers = std::get_if<Markers>(&primitive)) {
      if (series.look.marker == Marker::none) continue;
      // A marker whose point lies outside of the box would stick out of nowhere.
      std::vector<Vec> shown;
      for (const Vec& point : markers->points)
        if (point.x >= map.x.low && point.x <= map.x.high && point.y >= map.y.low && point.y <= map.y.high) shown.push_back(point);
      if (shown.empty()) continue;
      if (point_type(series.look.marker) == 0) {
        for (Vec& point : shown) point = map.to_page(point);
        add_polygons(elements, shown, series.look, name, &map, series.span);
        continue;
      }
      std::string block_name = line_block;
      if (line_block.empty() || shown != line_points) {
        DataBlock block{fmt::format("${}{}", name, line_block.empty() ? "" : "__points"), comment, {}, series.span};
        for (const Vec& point : shown) block.rows += row_text(point);
        block_name = block.name;
        elements.blocks.push_back(std::move(block));
      }
      elements.plots.push_back(points_plot(block_name + " using 1:2", series.look, &map));
    }
  }
  return elements;
}

Elements sample_elements(const LegendEntry& entry, const PlacedEntry& placed, const std::string& name) {
  Elements elements;
  const Vec middle{(placed.from.x + placed.to.x) / 2, (placed.from.y + placed.to.y) / 2};
  DataBlock block{"$" + name, fmt::format("legend: {}", comment_text(entry.name)), {}, entry.text.span};
  for (const Vec& point : {placed.from, middle, placed.to})
    block.rows += fmt::format("{} {}\n", position_text(point.x), position_text(point.y));
  if (entry.line) elements.plots.push_back(line_plot(block.name, entry.look, nullptr));
  const bool polygon = entry.marker && point_type(entry.look.marker) == 0;
  if (entry.marker && !polygon) elements.plots.push_back(points_plot(block.name + " using 1:2 every ::1::1", entry.look, nullptr));
  if (!elements.plots.empty()) elements.blocks.push_back(std::move(block));
  if (polygon) add_polygons(elements, {middle}, entry.look, name, nullptr, entry.text.span);
  return elements;
}

std::string color_text(Rgb color, double alpha) {
  if (alpha >= 1) return fmt::format("rgb \"{}\"", hex_text(color));
  const auto clear = static_cast<int>(std::lround((1 - alpha) * 255));
  return fmt::format("rgb \"#{:02x}{}\"", clear, hex_text(color).substr(1));
}

std::string dash_text(Dash dash) {
  switch (dash) {
    case Dash::solid:
      return " dashtype solid";
    case Dash::dashed:
      return " dashtype (12,6)";
    case Dash::dotted:
      return " dashtype (3,5)";
    case Dash::dash_dot:
      return " dashtype (12,5,3,5)";
  }
  return {};
}

double line_width(double points) { return 2 * points; }

std::string position_text(double value) { return number_text(parse_number(fmt::format("{:.9g}", value)).value_or(value)); }

}  // namespace burin
