// Comes in: a figure and its data. Goes out: the scene, with cascade, names, looks, values and ranges decided.
// Does not measure or place anything, and does not read files: see tables.h and layout/.
#pragma once

#include "scene/registry.h"
#include "scene/scene.h"
#include "scene/tables.h"
#include "spec/page.h"

namespace burin {

/// The stage "resolve". With errors in `diagnostics` the scene is whatever could be decided.
/// `page` gives widths that the figure takes from it.
Scene resolve(const Figure& figure, const std::optional<Page>& page, const FigureData& data, Diagnostics& diagnostics);

/// What panels are resolved with.
struct PanelContext {
  const Figure& figure;
  const FigureData& data;
  FontSpec font;
  Rgb ink;
  Registry& registry;
  Diagnostics& diagnostics;
};

struct PanelDraft;
/// One panel, its cascade already applied, but for the ranges of its axes: see axes.h.
PanelDraft draft_panel(const Panel& panel, std::size_t number, PanelContext& context);

/// The series that one mark draws (the `number`-th of its panel), in drawing order, and the points that the axes must cover.
struct MarkSeries {
  std::vector<SceneSeries> series;
  std::vector<std::vector<Vec>> extents;  ///< one for each series
};
MarkSeries resolve_mark(const Mark& mark, std::size_t number, const Panel& panel, std::size_t panel_number, PanelContext& context);

}  // namespace burin
