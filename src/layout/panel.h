// What sticks out of one box: ticks, their texts, axis labels, the title, measured. Does not know where the box stands.
#pragma once

#include <array>

#include "layout/tick_texts.h"

namespace burin {

/// In em of the figure's font: a box smaller than two lines of text shows nothing.
inline constexpr double kLeastBox = 2;

/// Distances between texts and what they belong to, in em of the text's font.
inline constexpr double kTickPad = 0.25;   // from a tick's end to its text
inline constexpr double kLabelPad = 0.4;   // from tick texts to the axis label
inline constexpr double kTitlePad = 0.45;  // from the box to its title

/// One axis, in points from its edge of the box outward.
struct AxisParts {
  TickRow row;
  double out = 0;                      ///< the ticks' length
  double pad = 0;                      ///< from there to the texts
  double near = 0;                     ///< from the texts' near end to the baseline that the row's texts share; 0 where they share none
  double far = 0;                      ///< from there (or from their near end) to their far end
  std::vector<TextLine> farthest;      ///< the text that reaches there
  double over_low = 0, over_high = 0;  ///< how far texts reach beyond the edge's ends
  BlockExtent label;
  bool has_texts() const { return near + far > 0; }
};

/// Everything measured about a panel whose box has a certain size.
struct PanelParts {
  std::array<AxisParts, std::size(kAxisNames)> axes;  ///< by AxisName; of one that is not there or not visible all zero
  BlockExtent title;
  double over_left = 0, over_right = 0, over_bottom = 0, over_top = 0;  ///< texts along an edge that are longer than it
  const AxisParts& operator[](AxisName name) const { return axes[static_cast<std::size_t>(name)]; }
};

/// Finds the ticks that have room in a box of this size, and measures.
PanelParts measure_panel(const ScenePanel& panel, const SceneMeasures& measures, double box_width, double box_height, Ruler& ruler);

}  // namespace burin
