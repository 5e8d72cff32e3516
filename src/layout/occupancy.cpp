#include "layout/occupancy.h"

#include <algorithm>
#include <cmath>

#include "layout/note.h"
#include "scene/scale.h"

namespace burin {
namespace {

constexpr double kCell = 2;          // pt: the raster's step
constexpr double kMostCells = 1000;  // along each side

std::size_t cells_along(double length) { return static_cast<std::size_t>(std::clamp(std::ceil(length / kCell), 1.0, kMostCells)); }

}  // namespace

Occupancy::Occupancy(const ScenePanel& panel, const Rect& box)
    : box_(box), columns_(cells_along(box.width())), rows_(cells_along(box.height())), taken_(columns_ * rows_) {
  const auto on_page = [&](Vec v, const SceneAxis& x, const SceneAxis& y) {
    return Vec{box.left + axis_position(x, v.x) * box.width(), box.bottom + axis_position(y, v.y) * box.height()};
  };
  for (const SceneSeries& series : panel.series) {
    const SceneAxis &x = *panel.axis(series.x_axis), &y = *panel.axis(series.y_axis);
    for (const Primitive& primitive : series.primitives) {
      if (const auto* lines = std::get_if<Lines>(&primitive)) {
        for (const auto& piece : lines->pieces)
          for (std::size_t i = 1; i < piece.size(); ++i) mark_line(on_page(piece[i - 1], x, y), on_page(piece[i], x, y));
      } else if (const auto* markers = std::get_if<Markers>(&primitive)) {
        const double half = series.look.marker_size_pt / 2;
        for (const Vec& point : markers->points) {
          const Vec at = on_page(point, x, y);
          add(Rect{at.x - half, at.y - half, at.x + half, at.y + half});
        }
      }
    }
  }
  for (const SceneShape& shape : panel.annotations.shapes)
    if (shape.kind != SceneShape::Kind::rect) mark_line(point_in(shape.from, &panel, box), point_in(shape.to, &panel, box));
}

void Occupancy::add(const PlacedLine& line) {
  sums_.clear();
  for (std::size_t i = 1; i < line.points.size(); ++i) mark_line(line.points[i - 1], line.points[i]);
}

void Occupancy::mark(double x, double y) {
  const double column = (x - box_.left) / box_.width() * static_cast<double>(columns_);
  const double row = (y - box_.bottom) / box_.height() * static_cast<double>(rows_);
  if (!(column >= 0 && row >= 0 && column < static_cast<double>(columns_) && row < static_cast<double>(rows_))) return;
  taken_[static_cast<std::size_t>(row) * columns_ + static_cast<std::size_t>(column)] = 1;
}

void Occupancy::mark_line(Vec from, Vec to) {
  // The part that lies in the box (Liang and Barsky 1984), so that a line to far away takes no more steps.
  double first = 0, last = 1;
  const auto clip = [&](double at, double step, double low, double high) {
    if (step == 0) {
      if (at < low || at > high) first = 1, last = 0;
      return;
    }
    const double a = (low - at) / step, b = (high - at) / step;
    first = std::max(first, std::min(a, b)), last = std::min(last, std::max(a, b));
  };
  clip(from.x, to.x - from.x, box_.left, box_.right);
  clip(from.y, to.y - from.y, box_.bottom, box_.top);
  if (!(first <= last)) return;
  const double length = std::hypot(to.x - from.x, to.y - from.y) * (last - first);
  const auto steps = static_cast<int>(std::min(4 * kMostCells, std::ceil(2 * length / kCell) + 1));
  for (int i = 0; i <= steps; ++i) {
    const double t = first + (last - first) * i / steps;
    mark(from.x + t * (to.x - from.x), from.y + t * (to.y - from.y));
  }
}

void Occupancy::add(const Rect& rect) {
  sums_.clear();
  const Rect r{std::max(rect.left, box_.left), std::max(rect.bottom, box_.bottom), std::min(rect.right, box_.right),
               std::min(rect.top, box_.top)};
  const double step_x = box_.width() / static_cast<double>(columns_), step_y = box_.height() / static_cast<double>(rows_);
  for (double y = r.bottom; y < r.top + step_y; y += step_y)
    for (double x = r.left; x < r.right + step_x; x += step_x) mark(std::min(x, r.right), std::min(y, r.top));
}

void Occupancy::sum_up() const {
  sums_.assign((columns_ + 1) * (rows_ + 1), 0);
  for (std::size_t r = 0; r < rows_; ++r)
    for (std::size_t c = 0; c < columns_; ++c)
      sums_[(r + 1) * (columns_ + 1) + c + 1] = sums_[r * (columns_ + 1) + c + 1] + sums_[(r + 1) * (columns_ + 1) + c] -
                                                sums_[r * (columns_ + 1) + c] + taken_[r * columns_ + c];
}

double Occupancy::covered(const Rect& rect) const {
  if (sums_.empty()) sum_up();
  const auto index = [](double at, double low, double length, std::size_t cells, bool up) {
    const double cell = (at - low) / length * static_cast<double>(cells);
    return static_cast<std::size_t>(std::clamp(up ? std::ceil(cell - 1e-9) : std::floor(cell + 1e-9), 0.0, static_cast<double>(cells)));
  };
  const std::size_t left = index(rect.left, box_.left, box_.width(), columns_, false),
                    right = index(rect.right, box_.left, box_.width(), columns_, true),
                    bottom = index(rect.bottom, box_.bottom, box_.height(), rows_, false),
                    top = index(rect.top, box_.bottom, box_.height(), rows_, true);
  if (left >= right || bottom >= top) return 0;
  const auto sum = [&](std::size_t row, std::size_t column) { return sums_[row * (columns_ + 1) + column]; };
  const std::uint32_t count = sum(top, right) + sum(bottom, left) - sum(top, left) - sum(bottom, right);
  return static_cast<double>(count) / static_cast<double>((right - left) * (top - bottom));
}

}  // namespace burin
