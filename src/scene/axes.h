// Comes in: panels whose series are known, and which of them share axes. Goes out: their ranges and the author's ticks.
// Automatic ticks are found in layout/, once lengths are known.
#pragma once

#include "scene/resolve.h"

namespace burin {

/// A panel on its way: what it draws is decided, the ranges of its axes are not.
struct PanelDraft {
  Panel spec;  ///< with `every_panel` below it
  ScenePanel panel;
  std::vector<std::vector<Vec>> extents;  ///< what the axes must cover, for each series
};

/// All of an axis that the panel has but its range and ticks.
SceneAxis begin_axis(const Panel& panel, AxisName name, PanelContext& context);

/// Settles ranges and ticks of all panels. Panels that share an axis get the range of all their data; ends that one of them writes hold
/// for all (two that differ are the error `conflict`, as are scales that differ). Texts that a neighbour shows are switched off.
void decide_axes(std::vector<PanelDraft>& drafts, const Share& share, PanelContext& context);

}  // namespace burin
