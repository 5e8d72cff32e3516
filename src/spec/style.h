// How things look: fonts, lines, markers. Every key is optional, since a style is what one step of the cascade adds.
#pragma once

#include "spec/units.h"

namespace burin {

enum class Weight { normal, bold };
template <>
struct Choices<Weight> {
  static constexpr std::array list{Choice<Weight>{"normal", Weight::normal}, Choice<Weight>{"bold", Weight::bold}};
};

enum class Slant { normal, italic };
template <>
struct Choices<Slant> {
  static constexpr std::array list{Choice<Slant>{"normal", Slant::normal}, Choice<Slant>{"italic", Slant::italic}};
};

/// A font, or the part of it that differs from the one around.
struct Font {
  std::optional<std::string> family;
  std::optional<Length> size;
  std::optional<Weight> weight;
  std::optional<Slant> style;
  Written written;
};
std::string usable_family(const std::optional<std::string>& family);
template <>
struct Table<Font> {
  static constexpr std::string_view what = "font";
  static constexpr std::tuple fields{
      field("family", &Font::family,
            "The font's family, as fontconfig knows it (`fc-list : family`); if not written, that of the font around it.", "Arial",
            usable_family),
      field("size", &Font::size,
            "The size in points of the page; `%` and `em` are of the font around it, whose size holds if nothing is written.", "9pt",
            positive_length),
      field("weight", &Font::weight, "How heavy the font is; if not written, as the font around it.", "bold"),
      field("style", &Font::style, "Upright or italic; if not written, as the font around it.", "italic"),
  };
};

/// A text with a look of its own; `title: (a)` is short for `title: {text: (a)}`.
struct Label {
  Text text;
  Font font;
  std::optional<Color> color;
  Written written;
};
template <>
struct Table<Label> {
  static constexpr std::string_view what = "label";
  static constexpr auto shorthand = &Label::text;
  static constexpr std::tuple fields{
      content(field("text", &Label::text, "The text; `\\n` in double quotes breaks the line.", "Time (s)")),
      field("font", &Label::font, "The text's font, where it differs from the figure's.", "{size: 9pt}"),
      field("color", &Label::color, "The text's colour; if not written, `ink` of `style`.", "gray"),
  };
};

enum class Marker {
  none,
  circle,
  square,
  diamond,
  triangle_up,
  triangle_down,
  triangle_left,
  triangle_right,
  pentagon,
  hexagon,
  star,
  plus,
  cross
};
template <>
struct Choices<Marker> {
  static constexpr std::array list{
      Choice<Marker>{"none", Marker::none},
      Choice<Marker>{"circle", Marker::circle},
      Choice<Marker>{"square", Marker::square},
      Choice<Marker>{"diamond", Marker::diamond},
      Choice<Marker>{"triangle_up", Marker::triangle_up},
      Choice<Marker>{"triangle_down", Marker::triangle_down},
      Choice<Marker>{"triangle_left", Marker::triangle_left},
      Choice<Marker>{"triangle_right", Marker::triangle_right},
      Choice<Marker>{"pentagon", Marker::pentagon},
      Choice<Marker>{"hexagon", Marker::hexagon},
      Choice<Marker>{"star", Marker::star},
      Choice<Marker>{"plus", Marker::plus},
      Choice<Marker>{"cross", Marker::cross},
  };
};

enum class Dash { solid, dashed, dotted, dash_dot };
template <>
struct Choices<Dash> {
  static constexpr std::array list{Choice<Dash>{"solid", Dash::solid}, Choice<Dash>{"dashed", Dash::dashed},
                                   Choice<Dash>{"dotted", Dash::dotted}, Choice<Dash>{"dash_dot", Dash::dash_dot}};
};

std::string valid_alpha(const std::optional<double>& alpha);

/// The look of a series.
struct Style {
  std::optional<Color> color;
  std::optional<double> alpha;
  std::optional<Marker> marker;
  std::optional<Length> marker_size;
  std::optional<Length> line_width;
  std::optional<Dash> dash;
  std::optional<Color> fill;
  Written written;
};
template <>
struct Table<Style> {
  static constexpr std::string_view what = "series style";
  static constexpr std::tuple fields{
      field("color", &Style::color, "The colour of line and marker; if not written, the next one of the palette.", "salmon"),
      field("alpha", &Style::alpha, "Opacity from 0 to 1, where 1 hides what is below, as it does if nothing is written.", "0.5",
            valid_alpha),
      field("marker", &Style::marker, "The shape drawn at each point; if not written, each series has its own.", "star"),
      field("marker_size", &Style::marker_size, "How large a marker is, across; if not written, `marker_size` of `style`.", "5pt",
            positive_length),
      field("line_width", &Style::line_width, "The width of lines; if not written, `line_width` of `style`.", "1pt", positive_length),
      field("dash", &Style::dash, "How a line is broken; if not written, each series without a colour of its own has its own.", "dashed"),
      later(field("fill", &Style::fill, "The colour inside of bars, areas and boxes.")),
  };
};

enum class Frame { box, open, none };
template <>
struct Choices<Frame> {
  static constexpr std::array list{Choice<Frame>{"box", Frame::box}, Choice<Frame>{"open", Frame::open},
                                   Choice<Frame>{"none", Frame::none}};
};

/// The colours that series get in turn: the name of a palette, or the colours themselves.
struct Palette {
  Text name;
  std::vector<Color> colors;
};
template <>
struct Codec<Palette> {
  static std::string expected() { return "the name of a palette or a list of colours"; }
  static Shape shape() {
    return {.kind = Shape::Kind::one_of, .parts = {Shape{.kind = Shape::Kind::text}, Codec<std::vector<Color>>::shape()}};
  }
  static bool read(const Node& node, Palette& value, Reader& reader);
};

/// The look of everything that is no series: what themes are made of.
struct Appearance {
  std::optional<Frame> frame;
  std::optional<Length> frame_width, tick_length, grid_width, line_width, marker_size;
  std::optional<Color> background, ink, grid_color;
  std::optional<Palette> palette;
  Written written;
};
template <>
struct Table<Appearance> {
  static constexpr std::string_view what = "style";
  static constexpr std::tuple fields{
      field("frame", &Appearance::frame,
            "What runs round a panel: a whole box, lines at the left and below, or nothing; if not written, what the theme says.", "open"),
      field("frame_width", &Appearance::frame_width,
            "The width of the frame's lines and the ticks'; if not written, a part of the font's size.", "0.5pt", positive_length),
      field("tick_length", &Appearance::tick_length, "The length of ticks; if not written, a part of the font's size.", "3pt",
            positive_length),
      field("grid_width", &Appearance::grid_width, "The width of grid lines; if not written, a part of the font's size.", "0.4pt",
            positive_length),
      field("line_width", &Appearance::line_width, "The width of series' lines; if not written, a part of the font's size.", "1pt",
            positive_length),
      field("marker_size", &Appearance::marker_size, "The size of series' markers, across; if not written, a part of the font's size.",
            "4pt", positive_length),
      field("background", &Appearance::background, "The colour of the page; white is none.", "ivory"),
      field("ink", &Appearance::ink, "The colour of texts, frames and ticks; black if neither this nor the theme says one.", "\"#222222\""),
      field("grid_color", &Appearance::grid_color, "The colour of grid lines; a light grey if neither this nor the theme says one.",
            "silver"),
      field("palette", &Appearance::palette,
            "The colours that series get in turn: a palette's name, or a list; if not written, the theme's.", "tol_bright"),
  };
};

/// One entry of the registry: who a series is, in every panel. Its key is its name.
struct Series {
  std::optional<Text> label;
  bool legend = true;
  Style style;
  Written written;
};
template <>
struct Table<Series> {
  static constexpr std::string_view what = "series";
  static constexpr std::tuple fields{
      field("label", &Series::label,
            "What the legend calls it, if not by its name; an empty text, or one of blanks, leaves it out of the legend.", "Ours"),
      field("legend", &Series::legend, "Whether the legend has an entry for it.", "false"),
      inlined(&Series::style),
  };
};

}  // namespace burin
