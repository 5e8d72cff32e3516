// An axis as authors describe it: its name, range, scale, side, ticks and label.
#pragma once

#include "spec/style.h"

namespace burin {

/// The axes that a panel can have: one of x and one of y always, a second one where it is written or a mark belongs to it.
enum class AxisName { x, y, x2, y2 };
template <>
struct Choices<AxisName> {
  static constexpr std::array list{Choice<AxisName>{"x", AxisName::x}, Choice<AxisName>{"y", AxisName::y},
                                   Choice<AxisName>{"x2", AxisName::x2}, Choice<AxisName>{"y2", AxisName::y2}};
};
/// All of them; those of x first, since what an x axis hides does not stretch a y axis.
inline constexpr AxisName kAxisNames[] = {AxisName::x, AxisName::x2, AxisName::y, AxisName::y2};
/// Whether it runs from left to right.
constexpr bool is_horizontal(AxisName name) { return name == AxisName::x || name == AxisName::x2; }

enum class Scale { linear, log, log2, symlog, time, category };
template <>
struct Choices<Scale> {
  static constexpr std::array list{Choice<Scale>{"linear", Scale::linear},   Choice<Scale>{"log", Scale::log},
                                   Choice<Scale>{"log2", Scale::log2},       Choice<Scale>{"symlog", Scale::symlog, true},
                                   Choice<Scale>{"time", Scale::time, true}, Choice<Scale>{"category", Scale::category, true}};
};

/// One end of a range: a number, or nothing where the data decide (`auto`).
struct AxisEnd {
  std::optional<double> value;
  Span span;
};
template <>
struct Codec<AxisEnd> {
  static std::string expected() { return "a number or `auto`"; }
  static Shape shape() {
    return {.kind = Shape::Kind::one_of,
            .parts = {Shape{.kind = Shape::Kind::number}, Shape{.kind = Shape::Kind::word, .words = {"auto"}}}};
  }
  static bool read(const Node& node, AxisEnd& value, Reader& reader);
};

struct Range {
  AxisEnd low, high;
};
template <>
struct Codec<Range> {
  static std::string expected() { return "a list of two ends, `[low, high]`"; }
  static Shape shape() { return {.kind = Shape::Kind::pair, .parts = {Codec<AxisEnd>::shape()}}; }
  static bool read(const Node& node, Range& value, Reader& reader);
};

enum class TickDirection { out, in, both, none };
template <>
struct Choices<TickDirection> {
  static constexpr std::array list{Choice<TickDirection>{"out", TickDirection::out}, Choice<TickDirection>{"in", TickDirection::in},
                                   Choice<TickDirection>{"both", TickDirection::both, true},
                                   Choice<TickDirection>{"none", TickDirection::none}};
};

std::string valid_step(const std::optional<double>& step);
std::string valid_count(const std::optional<int>& count);
std::string valid_minor(const std::optional<int>& minor);
std::string valid_angle(const std::optional<double>& angle);
std::string valid_padding(const std::optional<Length>& padding);

/// Where ticks stand and what they say; a list is short for `at`.
struct Ticks {
  std::vector<Located<double>> at;
  std::optional<double> every;
  std::optional<int> count;
  std::vector<Text> labels;
  std::optional<Text> format;
  std::optional<double> rotate;
  std::optional<int> minor;
  TickDirection direction = TickDirection::out;
  Font font;
  Written written;
};
template <>
struct Table<Ticks> {
  static constexpr std::string_view what = "ticks";
  static constexpr auto shorthand = &Ticks::at;
  static constexpr std::tuple fields{
      field("at", &Ticks::at, "The values that have a tick; if not written, round numbers that fit the axis.", "[1, 2, 4]"),
      field("every", &Ticks::every, "The step from tick to tick.", "2", valid_step),
      field("count", &Ticks::count, "About how many ticks there shall be.", "3", valid_count),
      field("labels", &Ticks::labels, "The ticks' texts, one for each value of `at`.", "[one, two], at: [1, 2]"),
      field(
          "format", &Ticks::format,
          "How numbers are written: `{:.1f}` with any text round it, `si`, `percent`, `power` (3×10⁵), `engineering` (300×10³) or `plain`.",
          "\"{:.1f} s\""),
      field("rotate", &Ticks::rotate,
            "By how many degrees the texts are turned against the clock; without it, those that do not fit side by side are broken at "
            "blanks, else turned by 45, else by 90.",
            "45", valid_angle),
      field("minor", &Ticks::minor,
            "Into how many parts minor ticks divide a step, 1 for none; on a log axis each decade, if not written into nine: 2 to 9 times "
            "each power of ten.",
            "2", valid_minor),
      field("direction", &Ticks::direction, "To which side of the box's edge ticks point.", "in"),
      field("font", &Ticks::font, "The font of the ticks' texts.", "{size: 8pt}"),
  };
};

enum class Side { bottom, top, left, right };
template <>
struct Choices<Side> {
  static constexpr std::array list{Choice<Side>{"bottom", Side::bottom}, Choice<Side>{"top", Side::top}, Choice<Side>{"left", Side::left},
                                   Choice<Side>{"right", Side::right}};
};

struct Axis {
  Label label;
  std::optional<Range> range;
  std::optional<Length> padding;
  Scale scale = Scale::linear;
  Ticks ticks;
  bool grid = false;
  std::optional<Side> side;
  bool reverse = false;
  std::vector<Range> breaks;
  bool visible = true;
  Written written;
};
template <>
struct Table<Axis> {
  static constexpr std::string_view what = "axis";
  static constexpr std::tuple fields{
      field("label", &Axis::label, "What the axis shows, with its unit.", "Time (s)"),
      field("range", &Axis::range, "The ends of the axis; `auto`, or no range at all, takes them from the data.", "[0, auto]"),
      field("padding", &Axis::padding,
            "How far an automatic end lies beyond the data, as a part of their range; 5 % if not written, and the largest of panels that "
            "share the axis.",
            "10%", valid_padding),
      field("scale", &Axis::scale, "How values are spread along the axis.", "log"),
      field("ticks", &Axis::ticks, "Where ticks stand and what they say.", "[1, 2, 4]"),
      field("grid", &Axis::grid, "Whether a thin line runs through the box at each tick.", "true"),
      field("side", &Axis::side, "On which side of the box ticks and label stand: `bottom` or `top`, `left` or `right`.", "top"),
      field("reverse", &Axis::reverse, "Whether values grow to the left or downward.", "true"),
      later(field("breaks", &Axis::breaks, "Ranges that the axis leaves out.")),
      field("visible", &Axis::visible, "Whether ticks, their texts and the label are drawn.", "false"),
  };
};

}  // namespace burin
