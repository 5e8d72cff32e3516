// The legend as a block of its own: entries in columns, measured. Does not know where the block stands.
#pragma once

#include "layout/layout.h"
#include "text/ruler.h"

namespace burin {

/// A legend set in columns, its lower left corner at the origin.
struct LegendBlock {
  double width = 0, height = 0;
  std::size_t columns = 0;
  std::vector<PlacedEntry> entries;
};

/// Sets the legend no wider than `room` if the number of columns is left to it; one column if the author wants less than fits or the
/// legend stands at a side. A ragged last row is centred.
LegendBlock set_legend(const SceneLegend& legend, double room, Ruler& ruler);

}  // namespace burin
