#include "scene/annotations.h"

#include <fmt/format.h>

#include <algorithm>

#include "scene/compare.h"
#include "scene/scale.h"
#include "scene/styles.h"
#include "text/lines.h"

namespace burin {
namespace {

/// What the keys that draw something have in common.
enum class Thing { note, line, area, bracket };

/// One of them as the author wrote it.
struct Kind {
  std::string_view key;
  Thing thing;
  bool is_read;  ///< whether its value could be read
};

class AnnotationResolver {
 public:
  /// Without a draft they are the page's.
  AnnotationResolver(SceneAnnotations& result, const PanelDraft* draft, PanelContext& context)
      : result_(result),
        draft_(draft),
        context_(context),
        diagnostics_(context.diagnostics),
        may_lack_series_(context.diagnostics.has_errors()) {}
  void resolve(const Annotation& a);
  std::optional<ScenePoint> settled(const Point& point);

 private:
  std::optional<Kind> kind_of(const Annotation& a);
  void warn_idle(const Annotation& a, const Kind& kind);
  Stroke stroke_of(const Annotation& a, Thing thing);
  void add_note(const Annotation& a, const Stroke& stroke);
  void add_bracket(const Annotation& a, const Stroke& stroke);
  void add_shapes(const Annotation& a, const Stroke& stroke);
  std::optional<ScenePoint> point_of(const SeriesPoint& wanted);
  std::optional<Vec> pick(const SeriesPoint& wanted, const std::vector<Vec>& points, Scale x_scale, Scale y_scale);
  bool check(const ScenePoint& point);

  SceneAnnotations& result_;
  const PanelDraft* draft_;
  PanelContext& context_;
  Diagnostics& diagnostics_;
  bool may_lack_series_;  // because of faults before
};

/// Whether its values can stand on their axes.
bool AnnotationResolver::check(const ScenePoint& point) {
  const auto stands = [&](const Coordinate& coordinate, AxisName name) {
    // One without a place could not be read, and was reported then.
    if (coordinate.of_box || !coordinate.span) return true;
    if (!draft_) {
      diagnostics_.add(codes::bad_value, coordinate.span, "the page has no axes for a number to stand on")
          .advise("write a part of the page from its lower left, such as `50%`, or the annotation in a panel");
      return false;
    }
    if (on_scale(draft_->panel.axis(name)->scale, coordinate.value)) return true;
    diagnostics_.add(codes::bad_value, coordinate.span, fmt::format("a log axis has no place for {}", number_text(coordinate.value)))
        .advise("write a value above zero, or a part of the box such as `0%`");
    return false;
  };
  const bool x = stands(point.x, point.x_axis);
  return stands(point.y, point.y_axis) && x;
}

std::optional<Vec> AnnotationResolver::pick(const SeriesPoint& wanted, const std::vector<Vec>& points, Scale x_scale, Scale y_scale) {
  if (wanted.x) {
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (points[i].x == *wanted.x) return points[i];
      if (i == 0 || (points[i - 1].x < *wanted.x) == (points[i].x < *wanted.x)) continue;
      const Vec &a = points[i - 1], &b = points[i];
      // Where the line is drawn, which is straight on the page.
      const double from = spread(x_scale, a.x), part = (spread(x_scale, *wanted.x) - from) / (spread(x_scale, b.x) - from);
      const double low = spread(y_scale, a.y);
      return Vec{*wanted.x, unspread(y_scale, low + part * (spread(y_scale, b.y) - low))};
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
  if (wanted.series.text.empty()) return std::nullopt;  // it could not be read, and was reported then
  if (!draft_) {
    diagnostics_.add(codes::bad_value, wanted.series.span, "a point of a series is a panel's: the page draws no series")
        .advise("write the annotation in the panel, or parts of the page such as `[50%, 90%]`");
    return std::nullopt;
  }
  const ScenePanel& panel = draft_->panel;
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < panel.series.size(); ++i) {
    const SceneSeries& series = panel.series[i];
    names.push_back(series.name);
    if (series.name != wanted.series.text) continue;
    const SceneAxis &x = *panel.axis(series.x_axis), &y = *panel.axis(series.y_axis);
    std::vector<Vec> points = draft_->extents[i];
    std::erase_if(points, [&](const Vec& v) { return !on_scale(x.scale, v.x) || !on_scale(y.scale, v.y); });
    if (points.empty()) continue;
    const auto point = pick(wanted, points, x.scale, y.scale);
    const Span span = wanted.series.span;
    if (!point) return std::nullopt;
    return ScenePoint{{point->x, false, span}, {point->y, false, span}, series.x_axis, series.y_axis};
  }
  // Series that are not drawn because of another fault are not this one's.
  if (may_lack_series_) return std::nullopt;
  diagnostics_.add(codes::unknown_name, wanted.series.span, fmt::format("the panel draws no point of a series `{}`", wanted.series.text))
      .advise(names.empty() ? "" : suggestion_or_choices(wanted.series.text, names));
  return std::nullopt;
}

std::optional<ScenePoint> AnnotationResolver::settled(const Point& point) {
  auto result = point.of ? point_of(*point.of) : ScenePoint{point.x, point.y};
  if (result && !check(*result)) return std::nullopt;
  return result;
}

/// What it draws, if that is one thing; if not, that is an error unless it was one when it was read.
std::optional<Kind> AnnotationResolver::kind_of(const Annotation& a) {
  std::vector<Kind> kinds;
  const auto add = [&](std::string_view key, auto member, Thing thing, bool is_read) {
    if (is_written(a, member)) kinds.push_back({key, thing, is_read});
  };
  add("bracket", &Annotation::bracket, Thing::bracket, a.bracket.has_value());
  // A text beside a bracket is what that says.
  if (kinds.empty()) add("text", &Annotation::text, Thing::note, !a.text.text.empty());
  add("arrow", &Annotation::arrow, Thing::line, a.arrow.has_value());
  add("line", &Annotation::line, Thing::line, a.line.has_value());
  add("rect", &Annotation::rect, Thing::area, a.rect.has_value());
  add("h_line", &Annotation::h_line, Thing::line, a.h_line.has_value());
  add("v_line", &Annotation::v_line, Thing::line, a.v_line.has_value());
  add("h_span", &Annotation::h_span, Thing::area, a.h_span.has_value());
  add("v_span", &Annotation::v_span, Thing::area, a.v_span.has_value());
  if (kinds.size() == 1) return kinds.front().is_read ? std::optional(kinds.front()) : std::nullopt;
  diagnostics_
      .add(kinds.empty() ? codes::missing_key : codes::conflict, a.text.span ? a.text.span : a.written.place,
           kinds.empty() ? "this annotation draws nothing" : "this annotation draws more than one thing")
      .advise("it takes one of `text`, `arrow`, `line`, `rect`, `h_line`, `v_line`, `h_span`, `v_span` or `bracket`");
  return std::nullopt;
}

/// Keys that change nothing about what it draws.
void AnnotationResolver::warn_idle(const Annotation& a, const Kind& kind) {
  const auto idle_but_for = [&](auto member, std::initializer_list<Thing> things) {
    const Span key = key_span(a, member);
    if (!key || std::find(things.begin(), things.end(), kind.thing) != things.end()) return;
    diagnostics_.add(codes::no_effect, key,
                     fmt::format("`{}` changes nothing about `{}`", key.source->text.substr(key.begin, key.end - key.begin), kind.key));
  };
  idle_but_for(&Annotation::at, {Thing::note});
  idle_but_for(&Annotation::anchor, {Thing::note});
  idle_but_for(&Annotation::avoid, {Thing::note});
  idle_but_for(&Annotation::font, {Thing::note, Thing::bracket});
  idle_but_for(&Annotation::line_width, {Thing::line, Thing::bracket});
  idle_but_for(&Annotation::dash, {Thing::line, Thing::bracket});
}

Stroke AnnotationResolver::stroke_of(const Annotation& a, Thing thing) {
  const double em = context_.font.size_pt;
  const Rgb otherwise = thing == Thing::area ? Rgb{0xDD, 0xDD, 0xDD} : context_.ink;
  return {resolve_color(a.color, otherwise, context_.figure.colors, diagnostics_), a.alpha.value_or(1),
          a.line_width ? to_points(*a.line_width, em, em) : 0.06 * em, a.dash};
}

void AnnotationResolver::add_note(const Annotation& a, const Stroke& stroke) {
  if (!a.at) {
    if (!is_written(a, &Annotation::at))
      diagnostics_.add(codes::missing_key, a.text.span, "this note does not say where it stands")
          .advise("write `at: [x, y]`, in numbers of the axes or in parts of the box such as `50%`");
    return;
  }
  if (a.avoid && !draft_)
    diagnostics_.add(codes::no_effect, key_span(a, &Annotation::avoid), "`avoid` changes nothing about a note of the page")
        .advise("only notes of panels move out of the way of data");
  if (const auto at = settled(*a.at))
    result_.notes.push_back({{text_lines(a.text, context_.figure.text, diagnostics_), font_over(context_.font, a.font), stroke.color,
                              a.text.span, stroke.alpha},
                             *at,
                             a.anchor,
                             a.avoid && draft_});
}

void AnnotationResolver::add_bracket(const Annotation& a, const Stroke& stroke) {
  if (!is_written(*a.bracket, &Bracket::from) || !is_written(*a.bracket, &Bracket::to)) return;
  const auto from = settled(a.bracket->from), to = settled(a.bracket->to);
  if (!from || !to) return;
  SceneBracket bracket{*from, *to, a.bracket->side, {}, stroke, value_span(a, &Annotation::bracket)};
  if (is_written(*a.bracket, &Bracket::text) && is_written(a, &Annotation::text))
    diagnostics_.add(codes::conflict, a.text.span, "this bracket has two texts").note(a.bracket->text.span, "this is the other one");
  const Text& written = a.text.text.empty() ? a.bracket->text : a.text;
  if (!written.text.empty()) {
    const Text text = compared_text(written, *from, *to, context_.figure.text, diagnostics_);
    bracket.text = {text_lines(text, context_.figure.text, diagnostics_), font_over(context_.font, a.font), stroke.color, written.span,
                    stroke.alpha};
  }
  result_.brackets.push_back(std::move(bracket));
}

void AnnotationResolver::add_shapes(const Annotation& a, const Stroke& stroke) {
  const Coordinate low{0, true, {}}, high{1, true, {}};
  const auto add = [&](SceneShape::Kind kind, const Point& from, const Point& to, Span span) {
    const auto begin = settled(from), end = settled(to);
    if (begin && end) result_.shapes.push_back({kind, *begin, *end, stroke, span});
  };
  using Shape = SceneShape::Kind;
  if (a.arrow) add(Shape::arrow, a.arrow->from, a.arrow->to, value_span(a, &Annotation::arrow));
  if (a.line) add(Shape::line, a.line->from, a.line->to, value_span(a, &Annotation::line));
  if (a.rect) add(Shape::rect, a.rect->from, a.rect->to, value_span(a, &Annotation::rect));
  if (a.h_line) add(Shape::line, {low, *a.h_line, {}}, {high, *a.h_line, {}}, value_span(a, &Annotation::h_line));
  if (a.v_line) add(Shape::line, {*a.v_line, low, {}}, {*a.v_line, high, {}}, value_span(a, &Annotation::v_line));
  if (a.h_span) add(Shape::rect, {low, a.h_span->low, {}}, {high, a.h_span->high, {}}, value_span(a, &Annotation::h_span));
  if (a.v_span) add(Shape::rect, {a.v_span->low, low, {}}, {a.v_span->high, high, {}}, value_span(a, &Annotation::v_span));
}

void AnnotationResolver::resolve(const Annotation& a) {
  const auto kind = kind_of(a);
  if (!kind) return;
  warn_idle(a, *kind);
  const Stroke stroke = stroke_of(a, kind->thing);
  if (kind->thing == Thing::note)
    add_note(a, stroke);
  else if (kind->thing == Thing::bracket)
    add_bracket(a, stroke);
  else
    add_shapes(a, stroke);
}

}  // namespace

void resolve_annotations(const std::vector<Annotation>& annotations, PanelDraft& draft, PanelContext& context) {
  SceneAnnotations& result = draft.panel.annotations;
  AnnotationResolver resolver(result, &draft, context);
  for (const Annotation& annotation : annotations) resolver.resolve(annotation);
}

std::optional<ScenePoint> resolve_point(const Point& point, const PanelDraft& draft, PanelContext& context) {
  SceneAnnotations none;
  return AnnotationResolver(none, &draft, context).settled(point);
}

SceneAnnotations resolve_page_annotations(const std::vector<Annotation>& annotations, PanelContext& context) {
  SceneAnnotations result;
  AnnotationResolver resolver(result, nullptr, context);
  for (const Annotation& annotation : annotations) resolver.resolve(annotation);
  return result;
}

}  // namespace burin
