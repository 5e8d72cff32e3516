// A panel: one box with its axes, marks and annotations. `every_panel` is one too: what each panel is unless it says otherwise.
#pragma once

#include "spec/annotation.h"
#include "spec/axis.h"
#include "spec/inset.h"
#include "spec/legend.h"
#include "spec/mark.h"
#include "spec/place.h"

namespace burin {

std::string valid_aspect(const std::optional<double>& aspect);

struct Panel {
  std::optional<std::string> name;
  Label title;
  Text data;
  Where where;
  Axis x, y;
  std::optional<Axis> x2, y2;
  std::vector<Mark> marks;
  std::vector<Annotation> annotations;
  Legend legend;
  std::optional<Inset> inset;
  std::optional<double> aspect;
  std::optional<GridPlace> at;
  Written written;
};
/// The axis of that name; null if the author wrote none.
inline const Axis* axis_of(const Panel& panel, AxisName name) {
  switch (name) {
    case AxisName::x:
      return &panel.x;
    case AxisName::y:
      return &panel.y;
    case AxisName::x2:
      return panel.x2 ? &*panel.x2 : nullptr;
    case AxisName::y2:
      return panel.y2 ? &*panel.y2 : nullptr;
  }
  return nullptr;
}

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
      field("x2", &Panel::x2, "A second horizontal axis, opposite of `x`, for marks that say `axis: x2`.", "{label: Step, range: [0, 9]}"),
      field("y2", &Panel::y2, "A second vertical axis, opposite of `y`, for marks that say `axis: y2`.",
            "{label: Speed-up, range: [0, 9]}"),
      content(field("marks", &Panel::marks, "What is drawn, the first one lowest.", "[{mark: line, x: gpus, y: seconds, by: system}]")),
      content(field("annotations", &Panel::annotations, "What is written or drawn beside the data.", "[{h_line: 30}]")),
      field("legend", &Panel::legend,
            "A legend of the panel's own, for what it draws; the figure's shows the rest. It stands in the corner that covers the fewest "
            "data.",
            "{at: top_right}"),
      field("inset", &Panel::inset, "A small panel inside of the box, which by itself shows the same data on other ranges.",
            "{x: {range: [1, 2]}}"),
      field("aspect", &Panel::aspect, "The box's width as a multiple of its height; the box stands in the middle of its cell.", "1",
            valid_aspect),
      field("at", &Panel::at, "The row and column of the grid at which it stands, counted from 1.", "[1, 1]"),
  };
};

}  // namespace burin
