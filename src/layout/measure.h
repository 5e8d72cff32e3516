// What panels put around their boxes, the largest of each row and column: the gaps of the grid. Does not know where boxes stand, only how
// large they are.
#pragma once

#include <string>

#include "layout/panel.h"

namespace burin {

/// What the panels of one row or column have at one side of their boxes, as the largest of each, in points.
struct Edge {
  double near = 0, far = 0;                          ///< from the box to the baseline of tick texts, from there to their far end
  double label_pad = 0;                              ///< from there to the labels
  double label_top = 0, label_bottom = 0;            ///< ink of labels above the first and below the last baseline
  double label_drop = 0;                             ///< from the first to the last baseline
  double over = 0;                                   ///< of texts along the other edges
  std::string ticks_cause, label_cause, over_cause;  ///< the texts that reach farthest, as a report names them
  /// What ticks and their texts take.
  double ticks() const { return near + far; }
  /// What labels take. They stand on one baseline: the tallest ascender and the deepest descender may be of two of them.
  double labels() const { return label_pad + label_top + label_drop + label_bottom; }
  /// What all of it takes.
  double size() const { return std::max(ticks() + labels(), over); }
  /// `text`, of `panel`, is what the report names if it reaches farthest.
  void add_label(const BlockExtent& label, double pad, const SceneText& text, const ScenePanel& panel);
  /// Something along another edge that reaches so far beyond the box, and what the report calls it.
  void add_over(double by, std::string_view cause);
};

/// All measured in one pass.
struct Measured {
  std::vector<PanelParts> parts;  ///< by panel
  std::vector<Edge> left, right;  ///< by column
  std::vector<Edge> bottom, top;  ///< by row
  std::vector<Edge> titles;       ///< by row: above `top`
  /// What stands above the boxes of a row, titles included.
  double top_size(std::size_t row) const { return std::max(top[row].ticks() + top[row].labels() + titles[row].labels(), top[row].over); }
  /// The edge of the row or column at whose end the panel has this side.
  const Edge& edge_of(const ScenePanel& panel, Side side) const;
};

/// The texts of each panel measured, for boxes of these sizes (one for each panel).
Measured measure_panels(const Scene& scene, const std::vector<Rect>& boxes, Ruler& ruler);

}  // namespace burin
