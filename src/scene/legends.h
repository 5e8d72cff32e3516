// Comes in: the panels as they are written, and the series that they draw. Goes out: the figure's legend and those of panels.
// Does not place them: a legend in a corner is placed by layout/.
#pragma once

#include "scene/axes.h"

namespace burin {

/// A panel with a legend of its own shows what it draws there; the figure's legend shows what the other panels draw, at a side, in `cell`,
/// or in a panel that it names. A place that is not there is an error.
void set_legends(Scene& scene, const Figure& figure, const std::vector<PanelDraft>& drafts, const std::optional<GridArea>& cell,
                 const Registry& registry, Diagnostics& diagnostics);

}  // namespace burin
