// The legend, as authors describe it.
#pragma once

#include "spec/place.h"
#include "spec/style.h"

namespace burin {

enum class LegendSide { top, bottom, left, right, none };
template <>
struct Choices<LegendSide> {
  static constexpr std::array list{Choice<LegendSide>{"top", LegendSide::top}, Choice<LegendSide>{"bottom", LegendSide::bottom},
                                   Choice<LegendSide>{"left", LegendSide::left}, Choice<LegendSide>{"right", LegendSide::right},
                                   Choice<LegendSide>{"none", LegendSide::none}};
};

/// A cell of the grid: an area of the mosaic by its name, or a row and a column.
struct LegendCell {
  Text name;
  std::optional<GridPlace> place;
};
template <>
struct Codec<LegendCell> {
  static std::string expected() { return "an area of the mosaic, or a row and a column"; }
  static Shape shape() { return {.kind = Shape::Kind::one_of, .parts = {Codec<Text>::shape(), Codec<GridPlace>::shape()}}; }
  static bool read(const Node& node, LegendCell& value, Reader& reader);
};

/// A place inside of the grid: a panel's corner, or a cell.
struct LegendBox {
  Text panel;
  Corner corner = Corner::best;
  std::optional<LegendCell> cell;
  Written written;
};
template <>
struct Table<LegendBox> {
  static constexpr std::string_view what = "legend place";
  static constexpr std::tuple fields{
      field("panel", &LegendBox::panel, "The `name` of the panel that it stands in; a panel's own legend stands in that panel without it.",
            "speed"),
      field("corner", &LegendBox::corner, "The corner of the panel; `best` is the one where it covers the fewest data.",
            "top_right, panel: speed"),
      field("cell", &LegendBox::cell, "The cell of the grid that it takes: an area of the mosaic, or a row and a column.", "[1, 2]"),
  };
};

/// Where a legend stands: at a side of the figure, in a corner of its own panel, or in a box of the grid.
struct LegendAt {
  LegendSide side = LegendSide::top;  ///< if there is neither of the others
  std::optional<Corner> corner;
  std::optional<LegendBox> box;
  Span span;
};
template <>
struct Codec<LegendAt> {
  using Map = LegendBox;
  static std::string expected();
  static Shape shape();
  static bool read(const Node& node, LegendAt& value, Reader& reader);
};

/// How many columns; nothing is `auto`.
struct LegendColumns {
  std::optional<int> count;
};
template <>
struct Codec<LegendColumns> {
  static std::string expected() { return "a whole number or `auto`"; }
  static Shape shape() {
    return {.kind = Shape::Kind::one_of,
            .parts = {Shape{.kind = Shape::Kind::integer}, Shape{.kind = Shape::Kind::word, .words = {"auto"}}}};
  }
  static std::string write(const LegendColumns& columns) { return columns.count ? number_text(*columns.count) : "auto"; }
  static bool read(const Node& node, LegendColumns& value, Reader& reader);
};

enum class LegendFill { rows, columns };
template <>
struct Choices<LegendFill> {
  static constexpr std::array list{Choice<LegendFill>{"rows", LegendFill::rows}, Choice<LegendFill>{"columns", LegendFill::columns}};
};

/// Entries of a legend under a heading of their own.
struct LegendGroup {
  Label title;
  std::vector<Text> series;
  Written written;
};
template <>
struct Table<LegendGroup> {
  static constexpr std::string_view what = "legend group";
  static constexpr std::tuple fields{
      field("title", &LegendGroup::title, "Its heading.", "Model, series: [TP]"),
      required(field("series", &LegendGroup::series, "The entries that it takes, in this order.", "[TP, PEFT]")),
  };
};

struct Legend {
  std::optional<LegendAt> at;
  LegendColumns columns;
  std::vector<Text> order;
  LegendFill fill = LegendFill::rows;
  std::vector<LegendGroup> groups;
  Label title;
  Font font;
  Written written;
};
template <>
struct Table<Legend> {
  static constexpr std::string_view what = "legend";
  static constexpr auto shorthand = &Legend::at;
  static constexpr std::tuple fields{
      field(
          "at", &Legend::at,
          "The side of the figure at which it stands, a panel's corner, a cell of the grid, or `none`; if not written, the top as soon as "
          "there are two entries. Of a panel's own legend, and of that of a figure with one panel, the corner: `top_left` or "
          "`{corner: top_left}`.",
          "bottom"),
      field("columns", &Legend::columns, "How many entries stand side by side; `auto` takes as few rows as fit.", "2"),
      field("order", &Legend::order, "The names of the entries in the order wanted; the others follow.", "[PEFT, TP]"),
      field("fill", &Legend::fill, "Whether entries run along the rows or down the columns.", "columns"),
      field("groups", &Legend::groups,
            "Parts of the legend with a heading each, side by side if they have room; entries that none of them names follow.",
            "[{title: Model, series: [TP]}]"),
      field("title", &Legend::title,
            "A heading for the legend: before the entries if they stand in one row and there is room, else above them.", "System"),
      field("font", &Legend::font, "The font of the entries.", "{size: 8pt}"),
  };
};

}  // namespace burin
