// A small panel inside of a panel's box, as authors describe it.
#pragma once

#include "spec/annotation.h"
#include "spec/axis.h"
#include "spec/mark.h"
#include "spec/place.h"

namespace burin {

/// A corner of the box, or the point at which the inset's own box has its lower left corner.
struct InsetAt {
  Corner corner = Corner::best;  ///< if there is no point
  std::optional<Point> point;
};
template <>
struct Codec<InsetAt> {
  static std::string expected() { return "a corner of the box, or a point such as `[55%, 10%]`"; }
  static Shape shape() {
    return {.kind = Shape::Kind::one_of,
            .parts = {Codec<Corner>::shape(), Shape{.kind = Shape::Kind::pair, .parts = {Codec<Coordinate>::shape()}}}};
  }
  static std::string write(const InsetAt& at) { return at.point ? std::string() : std::string(choice_name(at.corner)); }
  static bool read(const Node& node, InsetAt& value, Reader& reader);
};

std::string valid_inset_length(const Length& length);

struct Inset {
  InsetAt at;
  Length width{40, Unit::percent}, height{40, Unit::percent};
  Label title;
  Text data;
  Where where;
  Axis x, y;
  std::vector<Mark> marks;
  std::vector<Annotation> annotations;
  std::optional<bool> zoom;
  Written written;
};
template <>
struct Table<Inset> {
  static constexpr std::string_view what = "inset";
  static constexpr std::tuple fields{
      field("at", &Inset::at, "The corner of the panel's box in which it stands, or the point `[x, y]` of its own box's lower left corner.",
            "top_right"),
      field("width", &Inset::width, "The width of its box, by itself or as a part of the panel's.", "35%", valid_inset_length),
      field("height", &Inset::height, "The height of its box, likewise.", "15mm", valid_inset_length),
      field("title", &Inset::title, "The text above its box.", "start"),
      content(field("data", &Inset::data, "The table that its marks draw; the panel's if not written.", "runs", not_empty)),
      content(field("where", &Inset::where, "The rows that its marks draw, of those that the panel draws.", "gpus <= 2")),
      field("x", &Inset::x, "Its horizontal axis, on the panel's scale if it says none.", "{range: [1, 2]}"),
      field("y", &Inset::y, "Its vertical axis, likewise.", "{range: [20, 60]}"),
      content(field("marks", &Inset::marks, "What it draws; the panel's marks if not written.",
                    "[{mark: line, x: gpus, y: seconds, by: system}]")),
      content(field("annotations", &Inset::annotations, "What is written or drawn beside its data.", "[{h_line: 30}]")),
      field(
          "zoom", &Inset::zoom,
          "Whether the part of the panel that it shows is framed there and joined to it; if not written, where it draws the panel's marks.",
          "false, x: {range: [1, 2]}"),
  };
};

}  // namespace burin
