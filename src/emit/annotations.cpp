#include "emit/annotations.h"

#include <fmt/format.h>

#include <cmath>

#include "diag/number.h"
#include "emit/element.h"
#include "emit/screen.h"

namespace burin {
namespace {

constexpr double kArrowHead = 0.45;  // em: the length of an arrow's head
constexpr int kArrowAngle = 20;      // degrees: half of its point

class AnnotationWriter {
 public:
  AnnotationWriter(const ScenePanel* panel, double em_pt, const Layout& layout, Script& script)
      : panel_(panel), em_(em_pt), layout_(layout), page_(page_screen(layout)), script_(script) {}
  void area(int number, const SceneShape& shape);
  void line(int number, const SceneShape& shape);
  void line_through(int& number, const PlacedLine& placed);

 private:
  std::string point_text(const ScenePoint& point) const;

  const ScenePanel* panel_;
  double em_;
  const Layout& layout_;
  Screen page_;
  Script& script_;
};

/// What `set arrow` says of a line that is no data.
std::string stroke_text(const Stroke& stroke) {
  return fmt::format("linecolor {} linewidth {}{}", color_text(stroke.color, stroke.alpha), position_text(line_width(stroke.width_pt)),
                     dash_text(stroke.dash));
}

/// A point in gnuplot's coordinates: on the axes and in parts of the box, or of the page, whose plot counts in points.
std::string AnnotationWriter::point_text(const ScenePoint& point) const {
  if (!panel_) return page_point(point.x.value * layout_.width, point.y.value * layout_.height);
  const auto coordinate = [&](const Coordinate& c, AxisName name) {
    const Side side = panel_->axis(name)->side;
    const bool is_first = side == Side::bottom || side == Side::left;
    return fmt::format("{} {}", c.of_box ? "graph" : is_first ? "first" : "second", number_text(c.value));
  };
  return fmt::format("{}, {}", coordinate(point.x, point.x_axis), coordinate(point.y, point.y_axis));
}

void AnnotationWriter::area(int number, const SceneShape& shape) {
  script_.add(fmt::format("set object {} rectangle from {} to {} behind fillcolor {} fillstyle solid noborder", number,
                          point_text(shape.from), point_text(shape.to), color_text(shape.stroke.color, shape.stroke.alpha)),
              shape.span);
}

void AnnotationWriter::line(int number, const SceneShape& shape) {
  const std::string head = shape.kind == SceneShape::Kind::line
                               ? "nohead"
                               : fmt::format("head filled size screen {},{}", page_.across(kArrowHead * em_), kArrowAngle);
  script_.add(fmt::format("set arrow {} from {} to {} {} {} front", number, point_text(shape.from), point_text(shape.to), head,
                          stroke_text(shape.stroke)),
              shape.span);
}

/// Arrows without heads; each is longer by half of its width where another begins, so that corners are square.
void AnnotationWriter::line_through(int& number, const PlacedLine& placed) {
  const std::vector<Vec>& points = placed.points;
  const bool is_closed = points.size() > 2 && points.front() == points.back();
  const auto point = [&](Vec v) { return panel_ ? page_.point(v.x, v.y) : page_point(v.x, v.y); };
  for (std::size_t i = 1; i < points.size(); ++i) {
    Vec a = points[i - 1], b = points[i];
    const double length = std::hypot(b.x - a.x, b.y - a.y), half = length > 0 ? placed.stroke.width_pt / 2 / length : 0;
    const Vec more{(b.x - a.x) * half, (b.y - a.y) * half};
    if (i > 1 || is_closed) a = {a.x - more.x, a.y - more.y};
    if (i + 1 < points.size() || is_closed) b = {b.x + more.x, b.y + more.y};
    script_.add(fmt::format("set arrow {} from {} to {} nohead {} front", ++number, point(a), point(b), stroke_text(placed.stroke)),
                placed.span);
  }
}

}  // namespace

void write_areas(const SceneAnnotations& annotations, const ScenePanel* panel, const Layout& layout, int number, Script& script) {
  AnnotationWriter writer(panel, 0, layout, script);
  for (const SceneShape& shape : annotations.shapes)
    if (shape.kind == SceneShape::Kind::rect) writer.area(++number, shape);
}

void write_lines(const SceneAnnotations& annotations, const std::vector<PlacedLine>& lines, const ScenePanel* panel, double em_pt,
                 const Layout& layout, Script& script) {
  AnnotationWriter writer(panel, em_pt, layout, script);
  int number = 0;
  for (const SceneShape& shape : annotations.shapes)
    if (shape.kind != SceneShape::Kind::rect) writer.line(++number, shape);
  for (const PlacedLine& line : lines) writer.line_through(number, line);
}

}  // namespace burin
