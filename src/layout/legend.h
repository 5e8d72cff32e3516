// The legend as a block of its own: entries in columns, measured. Does not know where the block stands.
#pragma once

#include "diag/diagnostic.h"
#include "layout/layout.h"
#include "text/ruler.h"

namespace burin {

/// A legend set in columns, its lower left corner at the origin.
struct LegendBlock {
  double width = 0, height = 0;
  std::size_t columns = 0;         ///< that have entries
  std::vector<PlacedText> titles;  ///< its own, and those of its groups
  std::vector<PlacedEntry> entries;
};

/// Sets the legend in as many columns as the author says; else in one if it is to be `stacked`, else in as few rows as are no wider than
/// `room`, and as few columns as these rows need. A ragged last row is centred. The title stands before the entries of a single row if
/// `room` has a place for it and the legend is not `stacked`, else centred above. Groups are set likewise, side by side if `room` has a
/// place for all of them, else one below the other.
LegendBlock set_legend(const SceneLegend& legend, double room, bool stacked, Ruler& ruler);

/// The legend with its lower left corner at `corner`, its ink measured.
PlacedLegend place_block(LegendBlock block, Vec corner, Ruler& ruler);

/// Whether a block is no larger than the place that it stands in; if it is, that is an error (`no-room`), in which `place` names it.
bool check_fits(const LegendBlock& block, const SceneLegend& legend, double width, double height, std::string_view place,
                Diagnostics& diagnostics);

}  // namespace burin
