// The scene: all that is drawn with everything decided but positions. Lengths are points, colours are RGB, texts are lines.
// Comes from resolve.h; layout/ places it. Holds no gnuplot text.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "marks/mark.h"
#include "text/font.h"
#include "text/line.h"

namespace burin {

struct SceneText {
  std::vector<TextLine> lines;  ///< empty: nothing to draw
  FontSpec font;
  Rgb color;
  Span span;
  double alpha = 1;
  bool empty() const { return lines.empty(); }
};

struct Tick {
  double value = 0;
  std::vector<TextLine> lines;  ///< what it says; empty: nothing
  Span span{};                  ///< of the text, if the author wrote it
  bool operator==(const Tick&) const = default;
};

/// How the numbers of ticks are written. By itself the axis chooses decimals, and an SI suffix from 10^5 on.
struct TickFormat {
  enum class Kind { automatic, plain, si, percent, power, engineering };
  Kind kind = Kind::automatic;
  std::optional<int> decimals;
  std::string before, after;  ///< text round the number
};

/// How ticks are found once the length of the axis is known.
struct TickRule {
  std::optional<std::vector<Tick>> fixed;  ///< the author's own
  std::optional<double> every;
  std::optional<int> count;
  std::optional<int> minor;      ///< into how many parts minor ticks divide a step; none: as the scale has it
  std::optional<double> rotate;  ///< degrees against the clock; none: as the texts have room
  TickFormat format;
  Span format_span{};           ///< where the author wrote it, if he did
  std::vector<double> whole{};  ///< what the axis shows, if that is a few whole numbers: ticks then stand at such
};

struct SceneAxis {
  AxisName name = AxisName::x;
  Side side = Side::bottom;
  Scale scale = Scale::linear;
  double low = 0, high = 1;  ///< low < high
  bool reverse = false;
  bool visible = true;
  bool grid = false;
  TickRule ticks{};
  TickDirection direction = TickDirection::out;
  bool texts = true;  ///< whether ticks have texts and the axis its label; not where a neighbour that shares the axis shows them
  FontSpec tick_font{};
  Rgb tick_color{};  ///< of the ticks' texts
  SceneText label{};
};

/// One series in one panel.
struct SceneSeries {
  std::string name;
  Look look;
  std::vector<Primitive> primitives;
  Span span;
  AxisName x_axis = AxisName::x, y_axis = AxisName::y;  ///< those that it is drawn on
};

struct ScenePoint {
  Coordinate x, y;
  AxisName x_axis = AxisName::x, y_axis = AxisName::y;  ///< those that its values are on
};

struct SceneNote {
  SceneText text;
  ScenePoint at;
  Anchor anchor = Anchor::bottom_left;
  bool avoid = false;  ///< moves to where it covers nothing
};

/// How a line that is no data is drawn.
struct Stroke {
  Rgb color;
  double alpha = 1;
  double width_pt = 1;
  Dash dash = Dash::solid;
};

/// A line, arrow or rectangle on a panel or the page.
struct SceneShape {
  enum class Kind { arrow, line, rect };
  Kind kind = Kind::line;
  ScenePoint from, to;
  Stroke stroke;  ///< of a rectangle only colour and alpha
  Span span;
};

/// A bracket beside two points, with a text or none.
struct SceneBracket {
  ScenePoint from, to;
  std::optional<Side> side;  ///< of the points; none: where it covers less
  SceneText text;
  Stroke stroke;
  Span span;
};

/// All that is written or drawn beside the data of a panel, or on the page as a whole, where every coordinate is a part of the page.
struct SceneAnnotations {
  std::vector<SceneNote> notes;
  std::vector<SceneShape> shapes;
  std::vector<SceneBracket> brackets;
};

struct LegendEntry {
  std::string name;
  SceneText text;
  Look look;
  bool line = false, marker = false;  ///< what its sample shows
};

/// Where one thing stands in the grid, from 0.
struct GridArea {
  std::size_t row = 0, column = 0, row_span = 1, column_span = 1;
};

/// Entries of a legend under a heading.
struct LegendPart {
  SceneText title;        ///< no lines: the entries that no group names
  std::size_t count = 0;  ///< so many of the legend's entries, behind those of the parts before
};

struct SceneLegend {
  LegendSide side = LegendSide::none;  ///< of the figure; none if it stands elsewhere, or nowhere
  Corner corner = Corner::best;        ///< of its panel
  std::optional<GridArea> cell;        ///< of the grid
  SceneText title;
  std::optional<int> columns;
  LegendFill fill = LegendFill::rows;
  FontSpec font;
  std::vector<LegendEntry> entries;
  std::vector<LegendPart> parts;  ///< none if it has no groups
  Span span;
};

struct SceneInset;

struct ScenePanel {
  std::size_t number = 0;  ///< from 1, in the figure's order; an inset has its panel's
  bool is_inset = false;
  std::size_t row = 0, column = 0;            ///< of the grid, from 0
  std::size_t row_span = 1, column_span = 1;  ///< how many it covers
  double aspect = 0;                          ///< of the box: width over height; 0 if it fills its area
  SceneText title;
  SceneText letter;  ///< empty if letters stand in titles, or are not wanted
  SceneAxis x, y{.name = AxisName::y, .side = Side::left};
  std::optional<SceneAxis> x2, y2;
  std::vector<SceneSeries> series;
  SceneAnnotations annotations;
  std::vector<SceneLegend> legends;  ///< those that stand in it
  std::vector<SceneInset> insets;
  Span span;
  /// The axis of that name; null if there is none.
  const SceneAxis* axis(AxisName name) const {
    switch (name) {
      case AxisName::x:
        return &x;
      case AxisName::y:
        return &y;
      case AxisName::x2:
        return x2 ? &*x2 : nullptr;
      case AxisName::y2:
        return y2 ? &*y2 : nullptr;
    }
    return nullptr;
  }
  SceneAxis* axis(AxisName name) { return const_cast<SceneAxis*>(std::as_const(*this).axis(name)); }
};

/// `panel 3`, `inset of panel 3`.
std::string name_of(const ScenePanel& panel);

/// A panel inside of another's box.
struct SceneInset {
  ScenePanel panel;
  Corner corner = Corner::best;  ///< if it has no point
  std::optional<ScenePoint> at;  ///< of the lower left corner of its box
  Coordinate width, height;      ///< of its box: parts of the panel's, or points
  bool zoom = false;             ///< whether what it shows is framed in the panel
};

/// Lines and distances that are the same in all panels, in points.
struct SceneMeasures {
  double box_line = 0.8;
  double tick_length = 4;
  double grid_line = 0.5;
};

/// What every panel has in common beside its measures.
struct SceneStyle {
  Frame frame = Frame::box;
  Rgb ink, grid{0xD0, 0xD0, 0xD0};
  std::optional<Rgb> background;
};

struct Scene {
  double width = 0;                      ///< of the page; 0 if it follows from `box_width`
  double height = 0;                     ///< of the page; 0 if it follows from `box_height` or `panel_aspect`
  double box_width = 0, box_height = 0;  ///< of each box, 0 if it follows from the page
  double panel_aspect = 0;               ///< width of the boxes of the first column over their height, 0 if it follows from the page
  Span size_span;
  FontSpec font;
  SceneMeasures measures;
  SceneStyle style;
  SceneText title, x_label, y_label;
  std::vector<SceneText> row_titles, column_titles;  ///< empty, or one for each row and column
  LetterPlace letters = LetterPlace::title;
  std::size_t columns = 1, rows = 1;
  std::vector<TrackSize> widths, heights;  ///< one each for columns and rows
  double column_gap = 0, row_gap = 0;
  std::vector<ScenePanel> panels;
  SceneLegend legend;
  SceneAnnotations annotations;
};

/// Calls `f` with each panel of a scene, const or not, and after it with its insets.
template <class AScene, class F>
void for_each_panel(AScene& scene, F&& f) {
  for (auto& panel : scene.panels) {
    f(panel);
    for (auto& inset : panel.insets) f(inset.panel);
  }
}

}  // namespace burin
