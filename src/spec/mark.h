// A mark as authors describe it: what is drawn from which rows. Which kinds there are and what they need is in marks/.
#pragma once

#include "spec/axis.h"
#include "spec/data.h"

namespace burin {

/// The name under which descriptions find the words of KindName.
inline constexpr std::string_view kMarkKinds = "mark kinds";

enum class Missing { gap, connect, error };
template <>
struct Choices<Missing> {
  static constexpr std::array list{Choice<Missing>{"gap", Missing::gap}, Choice<Missing>{"connect", Missing::connect},
                                   Choice<Missing>{"error", Missing::error}};
};

/// A part of the language that is read and checked as a map of texts, and drawn by no version so far.
struct Unread {};
template <>
struct Codec<Unread> {
  static std::string expected() { return "a value"; }
  static Shape shape() { return {}; }
  static bool read(const Node&, Unread&, Reader&) { return true; }
};

/// The name of a kind of mark. Which kinds there are is known in marks/, which is built on this: it is looked up later.
struct KindName {
  Text text;
};
template <>
struct Codec<KindName> {
  static std::string expected() { return "the name of a mark"; }
  static Shape shape() { return {.kind = Shape::Kind::word, .name = kMarkKinds}; }
  static bool read(const Node& node, KindName& value, Reader& reader) { return read_value(node, value.text, reader); }
};

inline std::string not_empty(const KindName& name) { return not_empty(name.text); }

/// One mark: `{mark: line, x: step, y: loss}`.
struct Mark {
  KindName mark;
  Text data;
  Where where;
  Text by;
  Text series;
  Channel x, y;
  Unread y_low, y_high, error, color_by, size_by, text;
  Style style;
  Missing missing = Missing::gap;
  bool legend = true;
  std::optional<Text> label;
  AxisName axis = AxisName::y;
  Unread aggregate, relative_to;
  Written written;
};
template <>
struct Table<Mark> {
  static constexpr std::string_view what = "mark";
  static constexpr std::tuple fields{
      required(field("mark", &Mark::mark, "What is drawn.", "line", not_empty)),
      field("data", &Mark::data, "The table that it draws; may be left out if there is one only.", "runs", not_empty),
      field("where", &Mark::where, "The rows that it draws, among those that the panel keeps.", "{system: TP}"),
      field("by", &Mark::by, "A column: one series for each of its values, styled by the registry entry of that name.", "system",
            not_empty),
      field("series", &Mark::series, "The registry entry that it draws.", "TP", not_empty),
      field("x", &Mark::x, "What runs along the x axis: a column, an expression, or the values themselves.", "gpus"),
      field("y", &Mark::y, "What runs along the y axis: a column, an expression, or the values themselves.", "seconds / 60"),
      later(field("y_low", &Mark::y_low, "The lower end of a band or an error bar.")),
      later(field("y_high", &Mark::y_high, "The upper end of a band or an error bar.")),
      later(field("error", &Mark::error, "How far an error bar reaches to both sides.")),
      later(field("color_by", &Mark::color_by, "What colours show.")),
      later(field("size_by", &Mark::size_by, "What markers' sizes show.")),
      later(field("text", &Mark::text, "What is written beside each point.")),
      inlined(&Mark::style),
      field("missing", &Mark::missing, "What a missing value does to a line: a gap, nothing, or an error.", "connect"),
      field("legend", &Mark::legend, "Whether the legend shows it.", "false"),
      field("label", &Mark::label, "What the legend calls it; marks of one registry entry with labels of their own have an entry each.",
            "measured"),
      field("axis", &Mark::axis, "The second axis that it belongs to, if it does not belong to `x` and `y`.", "y2"),
      later(field("aggregate", &Mark::aggregate, "How many rows become one value.")),
      later(field("relative_to", &Mark::relative_to, "The series that values are compared with.")),
  };
};

}  // namespace burin
