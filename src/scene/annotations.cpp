#include "scene/annotations.h"

#include <fmt/format.h>

#include <algorithm>

#include "scene/scale.h"
#include "scene/styles.h"
#include "text/lines.h"

namespace burin {
namespace {

class AnnotationResolver {
 public:
  AnnotationResolver(PanelDraft& draft, PanelContext& context)
      : draft_(draft), panel_(draft.panel), context_(context), diagnostics_(context.diagnostics) {}
  void resolve(const Annotation& a);

 private:
  bool is_one_thing(const Annotation& a);
  SceneShape look_of(const Annotation& a);
  void add_note(const Annotation& a, Rgb color);
  void add_shapes(const Annotation& a, SceneShape shape);
  std::optional<ScenePoint> settled(const Point& point);
  std::optional<ScenePoint> point_of(const SeriesPoint& wanted);
  std::optional<Vec> pick(const SeriesPoint& wanted, const std::vector<Vec>& points);
  bool check(const ScenePoint& point);

  PanelDraft& draft_;
  ScenePanel& panel_;
  PanelContext& context_;
  Diagnostics& diagnostics_;
};

/// Whether its values can stand on their axes.
bool AnnotationResolver::check(const ScenePoint& point) {
  const auto stands = [&](const Coordinate& coordinate, AxisName name) {
    // One without a place could not be read, and was reported then.
    if (coordinate.of_box || !coordinate.span || on_scale(panel_.axis(name)->scale, coordinate.value)) return true;
    diagnostics_.add(codes::bad_value, coordinate.span, fmt::format("a log axis has no place for {}", number_text(coordinate.value)))
        .advise("write a value above zero, or a part of the box such as `0%`");
    return false;
  };
  const bool x = stands(point.x, point.x_axis);
  return stands(point.y, point.y_axis) && x;
}

std::optional<Vec> AnnotationResolver::pick(const SeriesPoint& wanted, const std::vector<Vec>& points) {
  if (wanted.x) {
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (points[i].x == *wanted.x) return points[i];
      if (i == 0 || (points[i - 1].x < *wanted.x) == (points[i].x < *wanted.x)) continue;
      const Vec &a = points[i - 1], &b = points[i];
      return Vec{*wanted.x, a.y + (b.y - a.y) * (*wanted.x - a.x) / (b.x - a.x)};
    }
    const auto [least, most] = std::minmax_element(points.begin(), points.end(), [](const Vec& a, const Vec& b) { return a.x < b.x; });
    diagnostics_
        .add(codes::bad_value, value_span(wanted, &SeriesPoint::x),
             fmt::format("series `{}` has no point at x = {}", wanted.series.text, number_text(*wanted.x)))
        .advise(fmt::format("its x runs from {} to {}", number_text(least->x), number_text(most->x)));
    return std::nullopt;
  }
  const auto lower = [](const Vec& a, const Vec& b) { return a.y < b.y; };
  switch (wanted.at) {
    case SeriesEnd::first:
      return points.front();
    case SeriesEnd::last:
      return points.back();
    case SeriesEnd::max:
      return *std::max_element(points.begin(), points.end(), lower);
    case SeriesEnd::min:
      return *std::min_element(points.begin(), points.end(), lower);
  }
  return std::nullopt;
}

std::optional<ScenePoint> AnnotationResolver::point_of(const SeriesPoint& wanted) {
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < panel_.series.size(); ++i) {
    const SceneSeries& series = panel_.series[i];
    names.push_back(series.name);
    if (series.name != wanted.series.text) continue;
    const SceneAxis &x = *panel_.axis(series.x_axis), &y = *panel_.axis(series.y_axis);
    std::vector<Vec> points = draft_.extents[i];
    std::erase_if(points, [&](const Vec& v) { return !on_scale(x.scale, v.x) || !on_scale(y.scale, v.y); });
    if (points.empty()) continue;
    const auto point = pick(wanted, points);
    const Span span = wanted.series.span;
    if (!point) return std::nullopt;
    return ScenePoint{{point->x, false, span}, {point->y, false, span}, series.x_axis, series.y_axis};
  }
  // Series that are not drawn because of another fault are not this one's.
  if (wanted.series.text.empty() || diagnostics_.has_errors()) return std::nullopt;
  diagnostics_.add(codes::unknown_name, wanted.series.span, fmt::format("the panel draws no point of a series `{}`", wanted.series.text))
      .advise(names.empty() ? "" : suggestion_or_choices(wanted.series.text, names));
  return std::nullopt;
}

std::optional<ScenePoint> AnnotationResolver::settled(const Point& point) {
  auto result = point.of ? point_of(*point.of) : ScenePoint{point.x, point.y};
  if (result && !check(*result)) return std::nullopt;
  return result;
}

/// Whether it says one thing to draw; if not, that is an error unless it was one when it was read.
bool AnnotationResolver::is_one_thing(const Annotation& a) {
  const int kinds = !a.text.text.empty() + a.arrow.has_value() + a.line.has_value() + a.rect.has_value() + a.h_line.has_value() +
                    a.v_line.has_value() + a.h_span.has_value() + a.v_span.has_value();
  if (kinds == 1) return true;
  const bool is_any_written = is_written(a, &Annotation::text) || is_written(a, &Annotation::arrow) || is_written(a, &Annotation::line) ||
                              is_written(a, &Annotation::rect) || is_written(a, &Annotation::h_line) ||
                              is_written(a, &Annotation::v_line) || is_written(a, &Annotation::h_span) ||
                              is_written(a, &Annotation::v_span) || is_written(a, &Annotation::bracket);
  if (kinds > 1 || !is_any_written)
    diagnostics_
        .add(kinds == 0 ? codes::missing_key : codes::conflict, a.text.span ? a.text.span : a.written.place,
             kinds == 0 ? "this annotation draws nothing" : "this annotation draws more than one thing")
        .advise("it takes one of `text`, `arrow`, `line`, `rect`, `h_line`, `v_line`, `h_span` or `v_span`");
  return false;
}

SceneShape AnnotationResolver::look_of(const Annotation& a) {
  const double em = context_.font.size_pt;
  SceneShape shape;
  shape.color =
      resolve_color(a.color, a.rect || a.h_span || a.v_span ? Rgb{0xDD, 0xDD, 0xDD} : context_.ink, context_.figure.colors, diagnostics_);
  shape.alpha = a.alpha.value_or(1);
  shape.line_width_pt = a.line_width ? to_points(*a.line_width, em, em) : 0.06 * em;
  shape.dash = a.dash;
  return shape;
}

void AnnotationResolver::add_note(const Annotation& a, Rgb color) {
  if (!a.at) {
    if (!is_written(a, &Annotation::at))
      diagnostics_.add(codes::missing_key, a.text.span, "this note does not say where it stands")
          .advise("write `at: [x, y]`, in numbers of the axes or in parts of the box such as `50%`");
    return;
  }
  if (const auto at = settled(*a.at))
    panel_.notes.push_back(
        {{text_lines(a.text, context_.figure.text, diagnostics_), font_over(context_.font, a.font), color, a.text.span}, *at, a.anchor});
}

void AnnotationResolver::add_shapes(const Annotation& a, SceneShape shape) {
  const Coordinate low{0, true, {}}, high{1, true, {}};
  const auto add = [&](SceneShape::Kind kind, const Point& from, const Point& to, Span span) {
    const auto begin = settled(from), end = settled(to);
    if (!begin || !end) return;
    shape.kind = kind, shape.from = *begin, shape.to = *end, shape.span = span;
    panel_.shapes.push_back(shape);
  };
  using Kind = SceneShape::Kind;
  if (a.arrow) add(Kind::arrow, a.arrow->from, a.arrow->to, value_span(a, &Annotation::arrow));
  if (a.line) add(Kind::line, a.line->from, a.line->to, value_span(a, &Annotation::line));
  if (a.rect) add(Kind::rect, a.rect->from, a.rect->to, value_span(a, &Annotation::rect));
  if (a.h_line) add(Kind::line, {low, *a.h_line, {}}, {high, *a.h_line, {}}, value_span(a, &Annotation::h_line));
  if (a.v_line) add(Kind::line, {*a.v_line, low, {}}, {*a.v_line, high, {}}, value_span(a, &Annotation::v_line));
  if (a.h_span) add(Kind::rect, {low, a.h_span->low, {}}, {high, a.h_span->high, {}}, value_span(a, &Annotation::h_span));
  if (a.v_span) add(Kind::rect, {a.v_span->low, low, {}}, {a.v_span->high, high, {}}, value_span(a, &Annotation::v_span));
}

void AnnotationResolver::resolve(const Annotation& a) {
  const SceneShape shape = look_of(a);
  if (!is_one_thing(a)) return;
  if (!a.text.text.empty())
    add_note(a, shape.color);
  else
    add_shapes(a, shape);
}

}  // namespace

void resolve_annotations(const std::vector<Annotation>& annotations, PanelDraft& draft, PanelContext& context) {
  AnnotationResolver resolver(draft, context);
  for (const Annotation& annotation : annotations) resolver.resolve(annotation);
}

}  // namespace burin
