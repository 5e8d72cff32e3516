#include "scene/insets.h"

#include <algorithm>

namespace burin {
namespace {

constexpr double kFontScale = 0.8;  // of an inset's texts to its panel's

/// A second axis of the panel as an inset has it: with the same range, whatever part of its data can be seen there.
Axis second_axis(const SceneAxis& axis) {
  Axis result;
  result.scale = axis.scale;
  result.reverse = axis.reverse;
  result.range = Range{{axis.low, {}}, {axis.high, {}}};
  return result;
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

SceneInset resolve_inset(const PanelDraft& outer, const Inset& inset, PanelContext& context) {
  PanelContext smaller = context;
  smaller.font.size_pt *= kFontScale;
  std::vector<PanelDraft> drafts{draft_panel(as_panel(outer, inset), outer.panel.number, smaller)};
  decide_axes(drafts, Share{}, smaller);
  SceneInset result{.panel = std::move(drafts.front().panel), .corner = inset.at.corner, .at = {}, .width = {}, .height = {}};
  result.panel.is_inset = true;
  result.panel.span = key_span(outer.spec, &Panel::inset);
  if (inset.at.point) result.at = ScenePoint{inset.at.point->x, inset.at.point->y};
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
