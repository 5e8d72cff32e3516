// The legend as a block of its own: entries in columns, measured. Does not know where the block stands.
#pragma once

#include "layout/layout.h"
#include "text/ruler.h"

namespace burin {

/// A legend set in columns, its lower left corner at the origin.
struct LegendBlock {
  double width = 0, height = 0;
  std::size_t columns = 0;
  PlacedText title;
  std::vector<PlacedEntry> entries;
};

/// Sets the legend in as many columns as the author says; else in one if it is to be `stacked`, else in as many as are no wider than
/// `room`. A ragged last row is centred, and so is the title, above the entries.
LegendBlock set_legend(const SceneLegend& legend, double room, bool stacked, Ruler& ruler);

/// The legend with its lower left corner at `corner`, its ink measured.
PlacedLegend place_block(const LegendBlock& block, Vec corner, Ruler& ruler);

}  // namespace burin
