// One panel: its texts, its marks and annotations.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "scene/axes.h"
#include "scene/resolve.h"
#include "scene/scale.h"
#include "scene/styles.h"
#include "text/lines.h"

namespace burin {
namespace {

/// Values that a log axis cannot show: one warning a series, none if the author's range leaves them out anyway.
void warn_unshown(const Axis& axis, AxisName name, const SceneSeries& series, const std::vector<Vec>& extent, PanelContext& context) {
  if (axis.range && axis.range->low.value) return;
  const auto count =
      std::count_if(extent.begin(), extent.end(), [&](const Vec& v) { return !on_scale(axis.scale, is_horizontal(name) ? v.x : v.y); });
  if (count > 0)
    context.diagnostics.add(codes::outside_scale, series.span,
                            fmt::format("{} {} of series `{}` not above zero cannot stand on the log axis `{}`", count,
                                        count == 1 ? "value" : "values", series.name, choice_name(name)));
}

/// Points off the scales are left out, as if their values were missing.
void drop_unshown(SceneSeries& series, const SceneAxis& x, const SceneAxis& y) {
  const auto off = [&](const Vec& v) { return !on_scale(x.scale, v.x) || !on_scale(y.scale, v.y); };
  for (Primitive& primitive : series.primitives) {
    if (auto* markers = std::get_if<Markers>(&primitive)) {
      std::erase_if(markers->points, off);
    } else if (auto* lines = std::get_if<Lines>(&primitive)) {
      Lines kept;
      for (const auto& piece : lines->pieces) {
        bool open = false;
        for (const Vec& point : piece) {
          if (off(point)) {
            open = false;
            continue;
          }
          if (!open) kept.pieces.emplace_back();
          open = true;
          kept.pieces.back().push_back(point);
        }
      }
      *lines = std::move(kept);
    }
  }
}

void resolve_annotation(const Annotation& a, ScenePanel& panel, PanelContext& context) {
  Diagnostics& diagnostics = context.diagnostics;
  const Figure& figure = context.figure;
  SceneShape shape;
  shape.color = resolve_color(a.color, a.rect || a.h_span || a.v_span ? Rgb{0xDD, 0xDD, 0xDD} : context.ink, figure.colors, diagnostics);
  shape.alpha = a.alpha.value_or(1);
  shape.line_width_pt = a.line_width ? to_points(*a.line_width, context.font.size_pt, context.font.size_pt) : 0.06 * context.font.size_pt;
  shape.dash = a.dash;
  const int kinds = !a.text.text.empty() + a.arrow.has_value() + a.line.has_value() + a.rect.has_value() + a.h_line.has_value() +
                    a.v_line.has_value() + a.h_span.has_value() + a.v_span.has_value();
  const Coordinate low{0, true, {}}, high{1, true, {}};
  const auto check = [&](const Coordinate& coordinate, const SceneAxis& axis) {
    // One without a place could not be read, and was reported then.
    if (coordinate.of_box || !coordinate.span || on_scale(axis.scale, coordinate.value)) return;
    diagnostics.add(codes::bad_value, coordinate.span, fmt::format("a log axis has no place for {}", number_text(coordinate.value)))
        .advise("write a value above zero, or a part of the box such as `0%`");
  };
  const auto add = [&](SceneShape::Kind kind, ScenePoint from, ScenePoint to, Span span) {
    shape.kind = kind, shape.from = from, shape.to = to, shape.span = span;
    for (const ScenePoint& point : {from, to}) check(point.x, panel.x), check(point.y, panel.y);
    panel.shapes.push_back(shape);
  };
  const bool is_any_written = is_written(a, &Annotation::text) || is_written(a, &Annotation::arrow) || is_written(a, &Annotation::line) ||
                              is_written(a, &Annotation::rect) || is_written(a, &Annotation::h_line) ||
                              is_written(a, &Annotation::v_line) || is_written(a, &Annotation::h_span) ||
                              is_written(a, &Annotation::v_span) || is_written(a, &Annotation::bracket);
  if (kinds == 0 && is_any_written) return;  // its fault was reported when it was read
  if (kinds != 1) {
    diagnostics
        .add(kinds == 0 ? codes::missing_key : codes::conflict, a.text.span ? a.text.span : a.written.place,
             kinds == 0 ? "this annotation draws nothing" : "this annotation draws more than one thing")
        .advise("it takes one of `text`, `arrow`, `line`, `rect`, `h_line`, `v_line`, `h_span` or `v_span`");
    return;
  }
  if (!a.text.text.empty()) {
    if (!a.at) {
      if (!is_written(a, &Annotation::at))
        diagnostics.add(codes::missing_key, a.text.span, "this note does not say where it stands")
            .advise("write `at: [x, y]`, in numbers of the axes or in parts of the box such as `50%`");
      return;
    }
    check(a.at->x, panel.x), check(a.at->y, panel.y);
    panel.notes.push_back({{text_lines(a.text, figure.text, diagnostics), font_over(context.font, a.font), shape.color, a.text.span},
                           {a.at->x, a.at->y},
                           a.anchor});
  }
  if (a.arrow)
    add(SceneShape::Kind::arrow, {a.arrow->from.x, a.arrow->from.y}, {a.arrow->to.x, a.arrow->to.y}, value_span(a, &Annotation::arrow));
  if (a.line) add(SceneShape::Kind::line, {a.line->from.x, a.line->from.y}, {a.line->to.x, a.line->to.y}, value_span(a, &Annotation::line));
  if (a.rect) add(SceneShape::Kind::rect, {a.rect->from.x, a.rect->from.y}, {a.rect->to.x, a.rect->to.y}, value_span(a, &Annotation::rect));
  if (a.h_line) add(SceneShape::Kind::line, {low, *a.h_line}, {high, *a.h_line}, value_span(a, &Annotation::h_line));
  if (a.v_line) add(SceneShape::Kind::line, {*a.v_line, low}, {*a.v_line, high}, value_span(a, &Annotation::v_line));
  if (a.h_span) add(SceneShape::Kind::rect, {low, a.h_span->low}, {high, a.h_span->high}, value_span(a, &Annotation::h_span));
  if (a.v_span) add(SceneShape::Kind::rect, {a.v_span->low, low}, {a.v_span->high, high}, value_span(a, &Annotation::v_span));
}

}  // namespace

PanelDraft draft_panel(const Panel& panel, std::size_t number, PanelContext& context) {
  PanelDraft draft{panel, {}, {}};
  ScenePanel& result = draft.panel;
  result.number = number;
  result.title = resolve_label(panel.title, context.font, context.ink, context.figure, context.diagnostics);
  for (const Mark& mark : panel.marks) {
    if (mark.axis == AxisName::x2 && !draft.spec.x2) draft.spec.x2.emplace();
    if (mark.axis == AxisName::y2 && !draft.spec.y2) draft.spec.y2.emplace();
  }
  result.x = begin_axis(draft.spec, AxisName::x, context);
  result.y = begin_axis(draft.spec, AxisName::y, context);
  if (draft.spec.x2) result.x2 = begin_axis(draft.spec, AxisName::x2, context);
  if (draft.spec.y2) result.y2 = begin_axis(draft.spec, AxisName::y2, context);
  for (std::size_t i = 0; i < panel.marks.size(); ++i) {
    MarkSeries drawn = resolve_mark(panel.marks[i], i + 1, panel, context);
    std::move(drawn.series.begin(), drawn.series.end(), std::back_inserter(result.series));
    std::move(drawn.extents.begin(), drawn.extents.end(), std::back_inserter(draft.extents));
  }
  for (std::size_t i = 0; i < draft.extents.size(); ++i) {
    SceneSeries& series = result.series[i];
    for (const AxisName name : {series.x_axis, series.y_axis})
      warn_unshown(*axis_of(draft.spec, name), name, series, draft.extents[i], context);
    drop_unshown(series, *result.axis(series.x_axis), *result.axis(series.y_axis));
  }
  for (const Annotation& annotation : panel.annotations) resolve_annotation(annotation, result, context);
  return draft;
}

}  // namespace burin
