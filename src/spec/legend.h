// The legend, as authors describe it.
#pragma once

#include "spec/style.h"

namespace burin {

enum class LegendSide { top, bottom, left, right, none };
template <>
struct Choices<LegendSide> {
  static constexpr std::array list{Choice<LegendSide>{"top", LegendSide::top}, Choice<LegendSide>{"bottom", LegendSide::bottom},
                                   Choice<LegendSide>{"left", LegendSide::left}, Choice<LegendSide>{"right", LegendSide::right},
                                   Choice<LegendSide>{"none", LegendSide::none}};
};

/// Where a legend stands: a side of the figure; in a panel or a cell: not drawn yet.
struct LegendAt {
  LegendSide side = LegendSide::top;
};
template <>
struct Codec<LegendAt> {
  static std::string expected() { return Codec<LegendSide>::expected(); }
  static Shape shape() { return Codec<LegendSide>::shape(); }
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

struct Legend {
  std::optional<LegendAt> at;
  LegendColumns columns;
  std::vector<Text> order;
  LegendFill fill = LegendFill::rows;
  Label title;
  Font font;
  Written written;
};
template <>
struct Table<Legend> {
  static constexpr std::string_view what = "legend";
  static constexpr auto shorthand = &Legend::at;
  static constexpr std::tuple fields{
      field("at", &Legend::at,
            "The side of the figure at which it stands, or `none`; if not written, the top as soon as there are two entries.", "bottom"),
      field("columns", &Legend::columns, "How many entries stand side by side; `auto` takes as many as fit.", "2"),
      field("order", &Legend::order, "The names of the entries in the order wanted; the others follow.", "[PEFT, TP]"),
      field("fill", &Legend::fill, "Whether entries run along the rows or down the columns.", "columns"),
      later(field("title", &Legend::title, "A heading for the legend.")),
      field("font", &Legend::font, "The font of the entries.", "{size: 8pt}"),
  };
};

}  // namespace burin
