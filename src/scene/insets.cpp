#include "scene/insets.h"

namespace burin {
namespace {

constexpr double kFontScale = 0.8;  // of an inset's texts to its panel's

/// The inset as a panel: what it does not say is the panel's own data, marks and scales.
Panel as_panel(const Panel& panel, const Inset& inset) {
  Panel result;
  result.data = panel.data;
  result.where = panel.where;
  result.marks = panel.marks;
  for (const auto& [mine, parent] : {std::pair(&result.x, &panel.x), {&result.y, &panel.y}}) {
    mine->scale = parent->scale;
    mine->reverse = parent->reverse;
  }
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
  std::vector<PanelDraft> drafts{draft_panel(as_panel(outer.spec, inset), outer.panel.number, smaller)};
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
