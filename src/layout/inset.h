// Insets: small panels inside of a box. Their texts are measured and placed as those of panels are.
#pragma once

#include <optional>

#include "diag/diagnostic.h"
#include "layout/layout.h"
#include "layout/occupancy.h"

namespace burin {

struct InsetBlock {
  PlacedPanel placed;
  std::vector<PlacedLine> zoom;  ///< round what it shows of its panel, and from there to it
};

/// The `index`-th inset of a panel whose box stands there: its box has the size that it says, and in a corner its texts keep inside of the
/// panel's box. One that has no room, or no size in which something could be seen, is an error (`no-room`), and nothing comes back.
std::optional<InsetBlock> place_inset(const ScenePanel& panel, std::size_t index, const Scene& scene, const Rect& box,
                                      const Occupancy& occupancy, Ruler& ruler, Diagnostics& diagnostics);

}  // namespace burin
