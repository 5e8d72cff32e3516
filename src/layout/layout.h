// The layout: where everything of a scene stands, in points from the page's lower left corner. Comes from place.h, goes to emit/.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "scene/scene.h"
#include "text/ruler.h"

namespace burin {

/// Less than this of a common edge, in points, is rounding.
inline constexpr double kRounding = 0.3;

/// An upright rectangle.
struct Rect {
  double left = 0, bottom = 0, right = 0, top = 0;
  double width() const { return right - left; }
  double height() const { return top - bottom; }
  /// How far it reaches beyond `outer` at any side; below zero if it lies within.
  double beyond(const Rect& outer) const {
    return std::max({outer.left - left, right - outer.right, outer.bottom - bottom, top - outer.top});
  }
  /// The rectangle around both.
  Rect joined(const Rect& other) const {
    return {std::min(left, other.left), std::min(bottom, other.bottom), std::max(right, other.right), std::max(top, other.top)};
  }
};

/// Which point of a text its x is.
enum class Align { left, center, right };

/// A text at its place: (x, y) is where the first line is aligned, on its baseline, and what the text is turned round.
struct PlacedText {
  SceneText text;
  double x = 0, y = 0;
  Align align = Align::left;
  double angle = 0;       ///< degrees against the clock
  Rect ink;               ///< what is black
  std::string_view role;  ///< "title", "x label", …: for dumps and messages
};

/// One axis with its ticks found.
struct PlacedAxis {
  std::vector<Tick> ticks;
  std::vector<double> minor;      ///< the values of minor ticks
  double text_distance = 0;       ///< from the ticks' ends to the texts, as in set_tick_texts
  double angle = 0;               ///< of the texts
  std::vector<PlacedText> texts;  ///< of the ticks
};

/// One entry of a legend: a sample from `from` to `to`, and its text.
struct PlacedEntry {
  std::size_t entry = 0;  ///< index into SceneLegend::entries
  Vec from, to;
  PlacedText text;
};

/// A legend at its place.
struct PlacedLegend {
  Rect block;                      ///< around all of it
  std::vector<PlacedText> titles;  ///< its own, and those of its groups
  std::vector<PlacedEntry> entries;
  Corner corner = Corner::best;  ///< of a panel: the one that it stands in
  double covered = 0;            ///< the share of its area that has data or texts below it
};

/// A line through two points or more that belongs to no axis: of a bracket, or round what an inset shows.
struct PlacedLine {
  std::vector<Vec> points;
  Stroke stroke;
  Span span;
};

/// A panel at its place, with all that belongs to it.
struct PlacedPanel {
  std::size_t panel = 0;  ///< index into Scene::panels; of an inset, into its panel's
  Rect box;
  Rect ground;         ///< of an inset: what it takes, its texts among it, and hides what is below; else empty
  double covered = 0;  ///< of an inset: the share of that which has data below it
  std::array<PlacedAxis, std::size(kAxisNames)> axes;  ///< by AxisName; one that is not there has no ticks
  std::vector<PlacedText> texts;                       ///< title, axis labels, notes, what brackets say
  std::vector<PlacedLine> lines;                       ///< brackets, and what joins the panel to its insets
  std::vector<PlacedLegend> legends;                   ///< one for each of the scene's
  std::vector<PlacedPanel> insets;                     ///< likewise
  double letter_covered = 0;                           ///< the share of a letter within the box that has data below it
  const PlacedAxis& operator[](AxisName name) const { return axes[static_cast<std::size_t>(name)]; }
};

/// What takes room along the page's width or height, and the text that is to blame for how much.
struct Room {
  std::string what;  ///< as "ticks below row 2"
  double points = 0;
  std::string cause;  ///< empty if no text is
};
using Rooms = std::vector<Room>;

/// Where everything stands.
struct Layout {
  double width = 0, height = 0;  ///< of the page
  Rect boxes;                    ///< around the boxes of all panels
  FontExtent font;               ///< of the figure's font, which is the terminal's
  std::vector<PlacedPanel> panels;
  std::vector<PlacedText> texts;  ///< of the page
  std::vector<PlacedLine> lines;  ///< its brackets
  PlacedLegend legend;            ///< the figure's, if it does not stand in a panel
  Rooms across, along;            ///< all that takes room, but for gaps and the page's edges
};

/// Calls `f` with each panel of the scene at its place, and after it with its insets.
template <class F>
void for_each_panel(const Scene& scene, const Layout& layout, F&& f) {
  for (const PlacedPanel& placed : layout.panels) {
    const ScenePanel& panel = scene.panels[placed.panel];
    f(panel, placed);
    for (const PlacedPanel& inset : placed.insets) f(panel.insets[inset.panel].panel, inset);
  }
}

/// The length of ticks that stick out of a box.
double outer_tick_length(const SceneAxis& axis, const SceneMeasures& measures);

}  // namespace burin
