#include "scene/insets.h"

#include <fmt/format.h>

#include <algorithm>

#include "scene/annotations.h"
#include "scene/scale.h"

namespace burin {
namespace {

constexpr double kFontScale = 0.8;  // of an inset's texts to its panel's

/// A second axis of the panel as an inset has it: with the same range, whatever part of its data can be seen there.
Axis second_axis(const SceneAxis& axis) {
  Axis result;
  result.scale = axis.scale;
  result.reverse = axis.reverse;
  result.side = axis.side;
  result.range = Range{{axis.low, {}}, {axis.high, {}}};
  return result;
}

/// Gives a second axis the part of its panel's that the first one shows of its own, so that an inset shows what its frame does.
void follow(SceneAxis& second, const SceneAxis& outer_second, const SceneAxis& first, const SceneAxis& outer_first) {
  if (first.scale != outer_first.scale || first.reverse != outer_first.reverse) return;
  const auto same_place = [&](double value) { return axis_value(outer_second, axis_position(outer_first, value)); };
  const double low = same_place(first.low), high = same_place(first.high);
  if (can_be_range(second.scale, std::min(low, high), std::max(low, high)))
    second.low = std::min(low, high), second.high = std::max(low, high);
}

/// The inset as a panel: what it does not say is the panel's own data, marks and scales.
Panel as_panel(const PanelDraft& outer, const Inset& inset) {
  const Panel& panel = outer.spec;
  Panel result;
  result.data = panel.data;
  result.where = panel.where;
  result.marks = panel.marks;
  for (const auto& [mine, parent] : {std::pair(&result.x, &panel.x), {&result.y, &panel.y}}) {
    mine->scale = parent->scale;
    mine->reverse = parent->reverse;
  }
  const auto is_drawn_on = [&](AxisName name) {
    return !is_written(inset, &Inset::marks) &&
           std::any_of(panel.marks.begin(), panel.marks.end(), [&](const Mark& mark) { return mark.axis == name; });
  };
  if (outer.panel.x2 && is_drawn_on(AxisName::x2)) result.x2 = second_axis(*outer.panel.x2);
  if (outer.panel.y2 && is_drawn_on(AxisName::y2)) result.y2 = second_axis(*outer.panel.y2);
  result.written.place = inset.written.place;
  const auto take = [&](auto target, auto source) {
    if (!is_written(inset, source)) return;
    overlay(result.*target, inset.*source);
    mark_written(result, target, key_span(inset, source), value_span(inset, source));
  };
  take(&Panel::title, &Inset::title);
  take(&Panel::data, &Inset::data);
  take(&Panel::where, &Inset::where);
  take(&Panel::x, &Inset::x);
  take(&Panel::y, &Inset::y);
  take(&Panel::marks, &Inset::marks);
  take(&Panel::annotations, &Inset::annotations);
  return result;
}

/// An inset that shows nothing of the panel whose marks it draws.
void warn_beyond(const Inset& inset, const ScenePanel& inner, const ScenePanel& panel, Diagnostics& diagnostics) {
  const auto check = [&](const Axis& written, const SceneAxis& mine, const SceneAxis& outer) {
    if (mine.low <= outer.high && mine.high >= outer.low) return;
    diagnostics.add(codes::outside_scale, value_span(written, &Axis::range),
                    fmt::format("`{}` of the panel runs from {:.6g} to {:.6g}, and the inset shows {:.6g} to {:.6g}",
                                choice_name(mine.name), outer.low, outer.high, mine.low, mine.high));
  };
  check(inset.x, inner.x, panel.x);
  check(inset.y, inner.y, panel.y);
}

SceneInset resolve_inset(const PanelDraft& outer, const Inset& inset, PanelContext& context) {
  PanelContext smaller = context;
  smaller.font.size_pt *= kFontScale;
  std::vector<PanelDraft> drafts{draft_panel(as_panel(outer, inset), outer.panel.number, smaller)};
  decide_axes(drafts, Share{}, smaller);
  ScenePanel& inner = drafts.front().panel;
  const ScenePanel& panel = outer.panel;
  if (!is_written(inset, &Inset::marks)) {
    if (inner.x2 && panel.x2) follow(*inner.x2, *panel.x2, inner.x, panel.x);
    if (inner.y2 && panel.y2) follow(*inner.y2, *panel.y2, inner.y, panel.y);
    warn_beyond(inset, inner, panel, context.diagnostics);
  }
  SceneInset result{.panel = std::move(inner), .corner = inset.at.corner, .at = {}, .width = {}, .height = {}};
  result.panel.is_inset = true;
  result.panel.span = key_span(outer.spec, &Panel::inset);
  if (inset.at.point) result.at = resolve_point(*inset.at.point, outer, context);
  const auto size = [&](const Length& length) {
    const bool of_box = length.unit == Unit::percent;
    return Coordinate{of_box ? length.value / 100 : to_points(length, context.font.size_pt, 0), of_box, {}};
  };
  result.width = size(inset.width), result.height = size(inset.height);
  result.zoom = inset.zoom.value_or(!is_written(inset, &Inset::marks));
  return result;
}

}  // namespace

void resolve_insets(std::vector<PanelDraft>& drafts, PanelContext& context) {
  for (PanelDraft& draft : drafts)
    if (draft.spec.inset) draft.panel.insets.push_back(resolve_inset(draft, *draft.spec.inset, context));
}

}  // namespace burin
