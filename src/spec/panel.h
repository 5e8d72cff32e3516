// A panel: one box with its axes, marks and annotations. `every_panel` is one too: what each panel is unless it says otherwise.
#pragma once

#include "spec/annotation.h"
#include "spec/axis.h"
#include "spec/legend.h"
#include "spec/mark.h"

namespace burin {

/// A cell of the grid, `[row, column]`, counted from 1.
struct GridPlace {
  int row = 1, column = 1;
  Span span;
};
template <>
struct Codec<GridPlace> {
  static std::string expected() { return "a row and a column, `[1, 2]`, counted from 1"; }
  static Shape shape() { return {.kind = Shape::Kind::pair, .parts = {Shape{.kind = Shape::Kind::integer}}}; }
  static bool read(const Node& node, GridPlace& value, Reader& reader);
};

struct Panel {
  std::optional<std::string> name;
  Label title;
  Text data;
  Where where;
  Axis x, y;
  Unread x2, y2;
  std::vector<Mark> marks;
  std::vector<Annotation> annotations;
  Unread legend, inset, aspect;
  std::optional<GridPlace> at;
  Written written;
};
template <>
struct Table<Panel> {
  static constexpr std::string_view what = "panel";
  static constexpr std::tuple fields{
      field("name", &Panel::name, "A name for the panel, which the layout may place it by.", "speed"),
      field("title", &Panel::title, "The text above the box.", "(a) 7B"),
      content(field("data", &Panel::data, "The table that its marks draw unless they name one.", "runs", not_empty)),
      content(field("where", &Panel::where, "The rows that its marks draw.", "{system: [TP, PEFT]}")),
      field("x", &Panel::x, "The horizontal axis.", "{label: GPUs}"),
      field("y", &Panel::y, "The vertical axis.", "{label: Time (s)}"),
      later(field("x2", &Panel::x2, "A second horizontal axis, at the top.")),
      later(field("y2", &Panel::y2, "A second vertical axis, at the right.")),
      content(field("marks", &Panel::marks, "What is drawn, the first one lowest.", "[{mark: line, x: gpus, y: seconds, by: system}]")),
      content(field("annotations", &Panel::annotations, "What is written or drawn beside the data.", "[{h_line: 30}]")),
      later(field("legend", &Panel::legend, "A legend of the panel's own.")),
      later(field("inset", &Panel::inset, "A small panel inside of the box.")),
      later(field("aspect", &Panel::aspect, "The box's width as a multiple of its height.")),
      field("at", &Panel::at, "The row and column of the grid at which it stands, counted from 1.", "[1, 1]"),
  };
};

}  // namespace burin
