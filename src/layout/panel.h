// What sticks out of one box: tick texts, axis labels, the title, measured. Does not know where the box stands.
#pragma once

#include "layout/layout.h"
#include "text/ruler.h"

namespace burin {

/// Distances between texts and what they belong to, in em of the text's font.
inline constexpr double kTickPad = 0.25;   // from a tick's end to its text
inline constexpr double kLabelPad = 0.4;   // from tick texts to the axis label
inline constexpr double kTitlePad = 0.45;  // from the box to its title

/// From the ends of the x ticks to their texts, in points: kTickPad, and more where ticks do not stick out, so that the first text of x
/// and that of y do not meet at the corner.
double pad_below(const SceneAxis& axis, const SceneMeasures& measures);

/// Everything measured about a panel whose box has a certain size.
struct PanelParts {
  std::vector<Tick> x_ticks, y_ticks;
  double x_tick_top = 0;     ///< ink of the tick texts above their first baseline
  double x_tick_height = 0;  ///< from the box to the bottom of the tick texts
  double y_tick_width = 0;   ///< from the box to the left end of the tick texts
  BlockExtent x_label, y_label, title;
  double over_left = 0, over_right = 0, over_bottom = 0, over_top = 0;  ///< texts along an edge that are longer than it
};

/// Finds the ticks that have room in a box of this size, and measures.
PanelParts measure_panel(const ScenePanel& panel, const SceneMeasures& measures, double box_width, double box_height, Ruler& ruler);

}  // namespace burin
