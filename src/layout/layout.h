// The layout: where everything of a scene stands, in points from the page's lower left corner. Comes from place.h, goes to emit/.
#pragma once

#include <string_view>
#include <vector>

#include "scene/scene.h"
#include "text/ruler.h"

namespace burin {

struct Rect {
  double left = 0, bottom = 0, right = 0, top = 0;
  double width() const { return right - left; }
  double height() const { return top - bottom; }
};

enum class Align { left, center, right };

/// A text at its place. `x` is where the lines are aligned, `y` the first baseline; if it is `vertical` (turned by 90 degrees against
/// the clock), `x` is the first baseline and `y` where the lines are aligned.
struct PlacedText {
  SceneText text;
  double x = 0, y = 0;
  Align align = Align::left;
  bool vertical = false;
  Rect ink;               ///< what is black
  std::string_view role;  ///< "title", "x label", …: for dumps and messages
};

/// One axis with its ticks found.
struct PlacedAxis {
  std::vector<Tick> ticks;
  double text_distance = 0;  ///< x: from the ticks' ends down to the first baseline; y: from their ends to the right edge of the texts
};

struct PlacedPanel {
  std::size_t panel = 0;  ///< index into Scene::panels
  Rect box;
  PlacedAxis x, y;
  std::vector<PlacedText> texts;  ///< title, axis labels, notes
};

/// One entry of the legend: a sample from `from` to `to`, and its text.
struct PlacedEntry {
  std::size_t entry = 0;  ///< index into SceneLegend::entries
  Vec from, to;
  PlacedText text;
};

struct Layout {
  double width = 0, height = 0;
  Rect boxes;       ///< around the boxes of all panels
  FontExtent font;  ///< of the figure's font, which is the terminal's
  std::vector<PlacedPanel> panels;
  std::vector<PlacedText> texts;  ///< of the page
  std::vector<PlacedEntry> legend;
};

/// The length of ticks that stick out of a box.
double outer_tick_length(const SceneAxis& axis, const SceneMeasures& measures);

}  // namespace burin
