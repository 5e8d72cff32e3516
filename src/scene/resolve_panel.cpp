// One panel: its texts, its marks and annotations.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "scene/annotations.h"
#include "scene/axes.h"
#include "scene/resolve.h"
#include "scene/scale.h"
#include "scene/styles.h"

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

}  // namespace

PanelDraft draft_panel(const Panel& panel, std::size_t number, PanelContext& context) {
  PanelDraft draft{panel, {}, {}};
  ScenePanel& result = draft.panel;
  result.number = number;
  result.aspect = panel.aspect.value_or(0);
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
    MarkSeries drawn = resolve_mark(panel.marks[i], i + 1, panel, number, context);
    std::move(drawn.series.begin(), drawn.series.end(), std::back_inserter(result.series));
    std::move(drawn.extents.begin(), drawn.extents.end(), std::back_inserter(draft.extents));
  }
  for (std::size_t i = 0; i < draft.extents.size(); ++i) {
    SceneSeries& series = result.series[i];
    for (const AxisName name : {series.x_axis, series.y_axis})
      warn_unshown(*axis_of(draft.spec, name), name, series, draft.extents[i], context);
    drop_unshown(series, *result.axis(series.x_axis), *result.axis(series.y_axis));
  }
  resolve_annotations(panel.annotations, draft, context);
  return draft;
}

}  // namespace burin
