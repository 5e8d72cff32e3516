// What is written or drawn on a panel beside its data.
#pragma once

#include "spec/axis.h"

namespace burin {

/// One coordinate: a value on the axis, or a part of the box from its lower left.
struct Coordinate {
  double value = 0;
  bool of_box = false;  ///< then `value` is from 0 to 1 inside of the box
  Span span;
};
template <>
struct Codec<Coordinate> {
  static std::string expected() { return "a number on the axis, or a part of the box such as `40%`"; }
  static Shape shape() {
    return {.kind = Shape::Kind::one_of, .parts = {Shape{.kind = Shape::Kind::number}, Shape{.kind = Shape::Kind::length}}};
  }
  static bool read(const Node& node, Coordinate& value, Reader& reader);
};

enum class SeriesEnd { first, last, max, min };
template <>
struct Choices<SeriesEnd> {
  static constexpr std::array list{Choice<SeriesEnd>{"first", SeriesEnd::first}, Choice<SeriesEnd>{"last", SeriesEnd::last},
                                   Choice<SeriesEnd>{"max", SeriesEnd::max}, Choice<SeriesEnd>{"min", SeriesEnd::min}};
};

/// A point of a series that the panel draws.
struct SeriesPoint {
  Text series;
  SeriesEnd at = SeriesEnd::last;
  std::optional<double> x;
  Written written;
};
template <>
struct Table<SeriesPoint> {
  static constexpr std::string_view what = "point of a series";
  static constexpr std::tuple fields{
      required(
          field("series", &SeriesPoint::series, "The series, by the name that it has in the registry or the legend.", "TP", not_empty)),
      field("at", &SeriesPoint::at,
            "Which of its points: the first or the last in the order of the rows, or the one with the largest or smallest y.",
            "max, series: TP"),
      field("x", &SeriesPoint::x, "The point at this x instead; between two points it lies on the line from one to the other.",
            "2, series: TP"),
  };
};

/// A point of a panel: two coordinates, or a point of a series.
struct Point {
  Coordinate x, y;
  std::optional<SeriesPoint> of;
};
template <>
struct Codec<Point> {
  using Map = SeriesPoint;
  static std::string expected() { return "a point, `[x, y]` or `{series: NAME, at: last}`"; }
  static Shape shape() {
    return {.kind = Shape::Kind::one_of,
            .parts = {Shape{.kind = Shape::Kind::pair, .parts = {Codec<Coordinate>::shape()}}, Codec<SeriesPoint>::shape()}};
  }
  static bool read(const Node& node, Point& value, Reader& reader);
};

enum class Anchor { bottom_left, bottom, bottom_right, left, center, right, top_left, top, top_right };
template <>
struct Choices<Anchor> {
  static constexpr std::array list{Choice<Anchor>{"bottom_left", Anchor::bottom_left},
                                   Choice<Anchor>{"bottom", Anchor::bottom},
                                   Choice<Anchor>{"bottom_right", Anchor::bottom_right},
                                   Choice<Anchor>{"left", Anchor::left},
                                   Choice<Anchor>{"center", Anchor::center},
                                   Choice<Anchor>{"right", Anchor::right},
                                   Choice<Anchor>{"top_left", Anchor::top_left},
                                   Choice<Anchor>{"top", Anchor::top},
                                   Choice<Anchor>{"top_right", Anchor::top_right}};
};

/// From one point to another: an arrow, a line, or two corners of a rectangle.
struct Segment {
  Point from, to;
  Written written;
};
template <>
struct Table<Segment> {
  static constexpr std::string_view what = "segment";
  static constexpr std::tuple fields{
      required(field("from", &Segment::from, "Where it begins.", "[1, 30], to: [2, 40]")),
      required(field("to", &Segment::to, "Where it ends; an arrow's tip.", "[50%, 90%], from: [1, 30]")),
  };
};

/// Beside two points, with a text that may compare their values.
struct Bracket {
  Point from, to;
  Text text;
  std::optional<Side> side;
  Written written;
};
template <>
struct Table<Bracket> {
  static constexpr std::string_view what = "bracket";
  static constexpr std::tuple fields{
      required(field("from", &Bracket::from, "The first point.", "[1, 30], to: [1, 40]")),
      required(field("to", &Bracket::to, "The second point.", "[1, 40], from: [1, 30]")),
      field("text", &Bracket::text,
            "What it says; it may stand beside `bracket` as well. `{:.1f}` is the larger of the two values over the smaller, "
            "`{difference:.1f}` what `to` is above `from`, `{percent:.0f}` the same in hundredths of `from`. The values are those of y, or "
            "of "
            "x where the y are equal.",
            "'{:.1f}×', from: [1, 30], to: [1, 40]", not_empty),
      field("side", &Bracket::side,
            "The side of its points at which it stands; by itself at the right or left, of points of one height over or under them, "
            "wherever it covers less.",
            "left, from: [1, 30], to: [1, 40]"),
  };
};

/// A stretch of one axis: `h_span: [2, 3]`.
struct Stretch {
  Coordinate low, high;
};
template <>
struct Codec<Stretch> {
  static std::string expected() { return "a list of two values, `[low, high]`"; }
  static Shape shape() { return {.kind = Shape::Kind::pair, .parts = {Codec<Coordinate>::shape()}}; }
  static bool read(const Node& node, Stretch& value, Reader& reader);
};

/// One annotation: exactly one of text, arrow, line, rect, h_line, v_line, h_span, v_span, bracket, where a bracket may have a text; the
/// other keys are its look.
struct Annotation {
  Text text;
  std::optional<Point> at;
  Anchor anchor = Anchor::bottom_left;
  Font font;
  std::optional<Segment> arrow, line, rect;
  std::optional<Coordinate> h_line, v_line;
  std::optional<Stretch> h_span, v_span;
  std::optional<Bracket> bracket;
  bool avoid = false;
  std::optional<Color> color;
  std::optional<double> alpha;
  std::optional<Length> line_width;
  Dash dash = Dash::solid;
  Written written;
};
template <>
struct Table<Annotation> {
  static constexpr std::string_view what = "annotation";
  static constexpr std::tuple fields{
      field("text", &Annotation::text, "A note, which stands at `at`.", "out of memory, at: [50%, 50%]", not_empty),
      field("at", &Annotation::at, "Where the note's anchor lies.", "[2, 90%], text: slow"),
      field("anchor", &Annotation::anchor, "Which point of the note lies there.", "top_right, text: slow, at: [90%, 90%]"),
      field("avoid", &Annotation::avoid, "Whether a note moves to the nearest place in its box where it covers nothing.",
            "true, text: slow, at: [2, 30]"),
      field("font", &Annotation::font, "The note's font.", "{style: italic}, text: slow, at: [50%, 50%]"),
      field("arrow", &Annotation::arrow, "An arrow from one point to another.", "{from: [1, 30], to: [2, 40]}"),
      field("line", &Annotation::line, "A line from one point to another.", "{from: [0%, 0%], to: [100%, 100%]}"),
      field("rect", &Annotation::rect, "A filled rectangle between two corners, below the data.", "{from: [1, 20], to: [2, 30]}"),
      field("h_line", &Annotation::h_line, "A line across the box at a value of y.", "30"),
      field("v_line", &Annotation::v_line, "A line across the box at a value of x.", "2"),
      field("h_span", &Annotation::h_span, "A filled band across the box between two values of y, below the data.", "[20, 30]"),
      field("v_span", &Annotation::v_span, "A filled band across the box between two values of x, below the data.", "[1, 2]"),
      field("bracket", &Annotation::bracket, "A bracket beside two points.", "{from: [3, 20], to: [3, 30], text: '{:.1f}×'}"),
      field("color", &Annotation::color, "The colour of text, line or area.", "gray, h_line: 30"),
      field("alpha", &Annotation::alpha, "Opacity from 0 to 1, where 1 hides what is below.", "0.3, h_span: [20, 30]", valid_alpha),
      field("line_width", &Annotation::line_width, "The width of lines.", "0.5pt, h_line: 30", positive_length),
      field("dash", &Annotation::dash, "How a line is broken.", "dotted, h_line: 30"),
  };
};

}  // namespace burin
