// Comes in: the layout that the author describes, and the panels. Goes out: the cell or area of the grid that each panel covers.
#pragma once

#include "diag/diagnostic.h"
#include "scene/scene.h"
#include "spec/figure.h"

namespace burin {

/// The grid's size, and an area for each panel in the figure's order.
struct GridPlan {
  std::size_t columns = 1, rows = 1;
  std::vector<GridArea> areas;
  std::optional<GridArea> legend;  ///< the cell that the figure's legend takes
};

/// Fills the grid in reading order, places panels that say `at`, or finds them in the mosaic by name. Errors (`bad-layout`, `unknown-name`)
/// stand at the panel, or in the mosaic's text.
GridPlan plan_grid(const Figure& figure, Diagnostics& diagnostics);

}  // namespace burin
