#include "page_shapes.h"

#include <algorithm>
#include <cmath>

namespace burin::e2e {
namespace {

double distance(PdfPoint a, PdfPoint b) { return std::hypot(a.x - b.x, a.y - b.y); }

double distance_to_segment(PdfPoint p, PdfPoint a, PdfPoint b) {
  const double length = distance(a, b);
  if (length == 0) return distance(p, a);
  const double share = std::clamp(((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / (length * length), 0.0, 1.0);
  return distance(p, {a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)});
}

bool same(const PdfBox& a, const PdfBox& b) {
  return distance({a.left, a.bottom}, {b.left, b.bottom}) < 0.05 && distance({a.right, a.top}, {b.right, b.top}) < 0.05;
}

bool is_upright_rectangle(const PdfSubpath& subpath) {
  if (!subpath.closed || subpath.curved || subpath.points.size() != 4) return false;
  const PdfBox b = subpath.bounds();
  return std::ranges::all_of(subpath.points, [&b](const PdfPoint& p) {
    return std::min(std::abs(p.x - b.left), std::abs(p.x - b.right)) < 0.01 &&
           std::min(std::abs(p.y - b.bottom), std::abs(p.y - b.top)) < 0.01;
  });
}

PdfPoint mean_of(const std::vector<PdfPoint>& points) {
  PdfPoint mean;
  for (const PdfPoint& p : points) {
    mean.x += p.x / static_cast<double>(points.size());
    mean.y += p.y / static_cast<double>(points.size());
  }
  return mean;
}

/// Vertices without those that repeat their neighbour.
std::vector<PdfPoint> corners_of(const PdfSubpath& subpath) {
  std::vector<PdfPoint> corners;
  for (const PdfPoint& p : subpath.points)
    if (corners.empty() || distance(corners.back(), p) > 0.02) corners.push_back(p);
  while (corners.size() > 1 && distance(corners.front(), corners.back()) <= 0.02) corners.pop_back();
  return corners;
}

/// Five long and five short radii in turn, about one centre.
bool is_star(const std::vector<PdfPoint>& corners, PdfPoint center) {
  if (corners.size() != 10) return false;
  double radius[2] = {distance(corners[0], center), distance(corners[1], center)};
  for (std::size_t i = 0; i < 10; ++i)
    if (std::abs(distance(corners[i], center) - radius[i % 2]) > 0.1) return false;
  return std::max(radius[0], radius[1]) > 1.5 * std::min(radius[0], radius[1]);
}

bool is_circle(const std::vector<PdfPoint>& corners, const PdfBox& bounds) {
  if (corners.size() < 12) return false;
  const double radius = bounds.width() / 2;
  return std::ranges::all_of(corners, [&](const PdfPoint& p) { return std::abs(distance(p, bounds.center()) - radius) < 0.15; });
}

/// `triangle_up`, `triangle_down`, or nothing if no side lies level (an arrow's head).
std::string triangle(std::vector<PdfPoint> corners) {
  if (corners.size() != 3) return "";
  std::ranges::sort(corners, {}, &PdfPoint::y);
  const bool level_bottom = corners[1].y - corners[0].y < 0.06;
  const bool level_top = corners[2].y - corners[1].y < 0.06;
  if (level_bottom == level_top) return "";
  return level_bottom ? "triangle_up" : "triangle_down";
}

std::string shape_of(const std::vector<PdfPoint>& corners, const PdfBox& bounds) {
  if (is_star(corners, mean_of(corners))) return "star";
  if (is_circle(corners, bounds)) return "circle";
  return triangle(corners);
}

}  // namespace

double Marker::distance(PdfPoint p) const {
  const PdfPoint middle = shape == "star" ? mean : bounds.center();
  const auto [low, high] = std::minmax(mean.y, middle.y);
  return e2e::distance({middle.x, std::clamp(p.y, low, high)}, p);
}

std::vector<PdfBox> find_frames(const PdfPage& page) {
  std::vector<PdfBox> frames;
  for (const PdfPath& path : page.paths) {
    if (path.kind != PdfPath::Kind::stroke) continue;
    for (const PdfSubpath& subpath : path.subpaths) {
      const PdfBox bounds = subpath.bounds();
      if (!is_upright_rectangle(subpath) || bounds.width() < 50 || bounds.height() < 50) continue;
      if (std::ranges::none_of(frames, [&](const PdfBox& known) { return same(known, bounds); })) frames.push_back(bounds);
    }
  }
  // Tops of one row may differ by the grid of gnuplot's coordinates.
  std::ranges::sort(frames,
                    [](const PdfBox& a, const PdfBox& b) { return std::abs(a.top - b.top) > 10 ? a.top > b.top : a.left < b.left; });
  return frames;
}

std::vector<Marker> find_markers(const PdfPage& page) {
  std::vector<Marker> markers;
  for (const PdfPath& path : page.paths) {
    if (path.kind != PdfPath::Kind::fill) continue;
    for (const PdfSubpath& subpath : path.subpaths) {
      const PdfBox bounds = subpath.bounds();
      if (std::max(bounds.width(), bounds.height()) > 20 || std::min(bounds.width(), bounds.height()) < 2) continue;
      const auto corners = corners_of(subpath);
      Marker marker{shape_of(corners, bounds), path.color, bounds, mean_of(corners)};
      const auto drawn_before = [&marker](const Marker& m) {
        return m.shape == marker.shape && m.color.hex() == marker.color.hex() && same(m.bounds, marker.bounds);
      };
      if (!marker.shape.empty() && std::ranges::none_of(markers, drawn_before)) markers.push_back(std::move(marker));
    }
  }
  return markers;
}

bool has_segment(const PdfPage& page, const std::string& color, PdfPoint from, PdfPoint to, double tolerance) {
  for (const PdfPath& path : page.paths) {
    if (path.kind != PdfPath::Kind::stroke || path.color.hex() != color) continue;
    for (const PdfSubpath& subpath : path.subpaths)
      for (std::size_t i = 1; i < subpath.points.size(); ++i) {
        const PdfPoint &a = subpath.points[i - 1], &b = subpath.points[i];
        if (distance_to_segment(from, a, b) < tolerance && distance_to_segment(to, a, b) < tolerance) return true;
      }
  }
  return false;
}

}  // namespace burin::e2e
