// The whole language: a figure is what one YAML file says. read_figure is the stage "read".
#pragma once

#include "spec/panel.h"

namespace burin {

/// A width of its own, or one that the page gives: `column`, `text`, `0.5 text`.
struct PageWidth {
  enum class Of { none, column, text };
  Length length{6.5, Unit::in};
  Of of_page = Of::none;
  double factor = 1;
  Span span;
};
template <>
struct Codec<PageWidth> {
  static std::string expected() { return "a length such as `3.3in`, or `column`, `text` or `0.5 text` of the page"; }
  static Shape shape() {
    return {.kind = Shape::Kind::one_of,
            .parts = {Shape{.kind = Shape::Kind::length}, Shape{.kind = Shape::Kind::word, .words = {"column", "text"}},
                      Shape{.kind = Shape::Kind::page_part}}};
  }
  static std::string write(const PageWidth& width) { return written_as(width.length); }
  static bool read(const Node& node, PageWidth& value, Reader& reader);
};

/// One theme or several, of which later ones win.
struct ThemeNames {
  std::vector<Text> names;
};
template <>
struct Codec<ThemeNames> {
  static std::string expected() { return "a theme's name, a path, or a list of them"; }
  static Shape shape() { return {.kind = Shape::Kind::one_of, .parts = {Codec<Text>::shape(), Codec<std::vector<Text>>::shape()}}; }
  static bool read(const Node& node, ThemeNames& value, Reader& reader);
};

/// A fixed size of every box; the page follows.
struct BoxSize {
  std::optional<Length> width, height;
  Written written;
};
std::string page_height(const std::optional<Length>& length);
template <>
struct Table<BoxSize> {
  static constexpr std::string_view what = "box size";
  static constexpr std::tuple fields{
      field("width", &BoxSize::width, "The width of each box.", "40mm", page_height),
      field("height", &BoxSize::height, "The height of each box.", "30mm", page_height),
  };
};

struct Size {
  PageWidth width;
  std::optional<Length> height;
  std::optional<double> aspect, panel_aspect;
  BoxSize panel;
  Written written;
};
std::string page_length(const Length& length);
std::string page_width(const PageWidth& width);
template <>
struct Table<Size> {
  static constexpr std::string_view what = "size";
  static constexpr std::tuple fields{
      field("width", &Size::width, "The width of the page; with a `page` that gives one, its column if nothing else is written.", "3.3in",
            page_width),
      field("height", &Size::height, "The height of the page; taken from the width and the number of panels if nothing says it.", "2.2in",
            page_height),
      field("aspect", &Size::aspect, "The page's width as a multiple of its height, in place of `height`.", "1.6", valid_aspect),
      field("panel_aspect", &Size::panel_aspect, "The boxes' width as a multiple of their height, in place of `height`; the page follows.",
            "1.5", valid_aspect),
      field("panel", &Size::panel, "The size of a box; the page follows. If not written, boxes share the page.",
            "{width: 40mm, height: 30mm}"),
  };
};

enum class TextMode { math, literal, rich };
template <>
struct Choices<TextMode> {
  static constexpr std::array list{Choice<TextMode>{"math", TextMode::math}, Choice<TextMode>{"literal", TextMode::literal},
                                   Choice<TextMode>{"rich", TextMode::rich}};
};

/// The width of a column or the height of a row of boxes: a share of what is left, or a length.
struct TrackSize {
  double weight = 1;
  std::optional<Length> length;
};
template <>
struct Codec<TrackSize> {
  static std::string expected() { return "a share such as `1`, or a length such as `30mm`"; }
  static Shape shape() {
    return {.kind = Shape::Kind::one_of, .parts = {Shape{.kind = Shape::Kind::number}, Shape{.kind = Shape::Kind::length}}};
  }
  static bool read(const Node& node, TrackSize& value, Reader& reader);
};

std::string valid_length(const std::optional<Length>& length);

struct Gap {
  std::optional<Length> row, column;
  Written written;
};
template <>
struct Table<Gap> {
  static constexpr std::string_view what = "gap";
  static constexpr std::tuple fields{
      field("row", &Gap::row, "The room between rows beside what their texts need; if not written, a part of the font's size.", "6pt",
            valid_length),
      field("column", &Gap::column, "The room between columns beside what their texts need; if not written, a part of the font's size.",
            "8pt", valid_length),
  };
};

enum class ShareScope { none, all, row, column };
template <>
struct Choices<ShareScope> {
  static constexpr std::array list{Choice<ShareScope>{"none", ShareScope::none}, Choice<ShareScope>{"all", ShareScope::all},
                                   Choice<ShareScope>{"row", ShareScope::row}, Choice<ShareScope>{"column", ShareScope::column}};
};

/// Which panels have one range.
struct Share {
  ShareScope x = ShareScope::none, y = ShareScope::none;
  Written written;
};
template <>
struct Table<Share> {
  static constexpr std::string_view what = "share";
  static constexpr std::tuple fields{
      field("x", &Share::x, "Which panels have the same range of x, and of x2; those that share a column show its tick texts once, below.",
            "column"),
      field("y", &Share::y,
            "Which panels have the same range of y, and of y2; those that share a row show its tick texts once, at the left.", "row"),
  };
};

struct GridLayout {
  std::optional<int> columns, rows;
  std::vector<Text> mosaic;
  std::vector<TrackSize> widths, heights;
  Gap gap;
  Share share;
  Written written;
};
template <>
struct Table<GridLayout> {
  static constexpr std::string_view what = "layout";
  static constexpr std::tuple fields{
      field("columns", &GridLayout::columns,
            "How many panels stand in a row; taken from their number if neither this nor `rows` is written.", "2", valid_count),
      field("rows", &GridLayout::rows, "How many rows of panels there are; as many as the panels need if not written.", "2", valid_count),
      field("mosaic", &GridLayout::mosaic,
            "The panels' places as a picture: a text for each row, a letter for each cell; panels take areas by `name`, `.` is empty.",
            "[AA, BC]"),
      field("widths", &GridLayout::widths, "The widths of the columns of boxes: shares and lengths; equal if not written.",
            "[2, 1], columns: 2"),
      field("heights", &GridLayout::heights, "The heights of the rows of boxes: shares and lengths; equal if not written.",
            "[2, 1], columns: 2"),
      field("gap", &GridLayout::gap, "Room between rows and columns.", "{row: 6pt}"),
      field("share", &GridLayout::share, "Which panels share a range.", "{x: column, y: row}"),
  };
};

enum class LetterPlace { title, outside, top_left, top_right, bottom_left, bottom_right };
template <>
struct Choices<LetterPlace> {
  static constexpr std::array list{Choice<LetterPlace>{"title", LetterPlace::title},
                                   Choice<LetterPlace>{"outside", LetterPlace::outside},
                                   Choice<LetterPlace>{"top_left", LetterPlace::top_left},
                                   Choice<LetterPlace>{"top_right", LetterPlace::top_right},
                                   Choice<LetterPlace>{"bottom_left", LetterPlace::bottom_left},
                                   Choice<LetterPlace>{"bottom_right", LetterPlace::bottom_right}};
};

/// Letters that count the panels: `(a)`, `a.`, `A`, `(i)`.
struct Letters {
  Text style;
  LetterPlace at = LetterPlace::title;
  Font font;
  Written written;
};
template <>
struct Table<Letters> {
  static constexpr std::string_view what = "letters";
  static constexpr auto shorthand = &Letters::style;
  static constexpr std::tuple fields{
      required(field("style", &Letters::style, "The first letter as it shall look: `a`, `A`, `i`, `I` or `1`, with what stands round it.",
                     "(a)")),
      field("at", &Letters::at, "Before the title, outside of the box over its left corner, or inside at a corner.",
            "top_left, style: (a)"),
      field("font", &Letters::font, "The letters' font.", "{weight: bold}, style: a"),
  };
};

struct Figure {
  Label title;
  Size size;
  Text page;
  ThemeNames theme;
  Font font;
  Appearance style;
  TextMode text = TextMode::math;
  Named<Color> colors;
  Named<Text> constants;
  Named<DataSource> data;
  Named<Series> series;
  GridLayout layout;
  Unread facet;
  Letters letters;
  std::vector<Text> row_titles, column_titles;
  Label x_label, y_label;
  Legend legend;
  Panel every_panel;
  std::vector<Panel> panels;
  std::vector<Annotation> annotations;
  Written written;
};
template <>
struct Table<Figure> {
  static constexpr std::string_view what = "figure";
  static constexpr std::tuple fields{
      field("title", &Figure::title, "The text above all panels.", "Scaling"),
      content(field("size", &Figure::size, "The size of the page.", "{width: 3.3in, height: 2.2in}")),
      content(field("page", &Figure::page, "The venue whose column widths, font and limits hold: a name, or a path.", "ieee")),
      content(field(
          "theme", &Figure::theme,
          "The theme that the figure looks like: a name, a path, or a list of which later ones win. Without one it looks like `paper`.",
          "minimal")),
      field("font", &Figure::font, "The font of every text that has none of its own; if not written, the theme's or the page's.",
            "{family: Arial, size: 8pt}"),
      field("style", &Figure::style, "The look of frames, ticks, grids and series in general, where it differs from the theme's.",
            "{frame: open}"),
      field("text", &Figure::text, "Whether `$…$` in a text is mathematics, and with `rich` also `**…**` bold and `*…*` italic.",
            "literal"),
      field("colors", &Figure::colors, "Names for colours.", R"({ours: "#e66d68"})"),
      content(field("constants", &Figure::constants, "Names for numbers, used in expressions.", "{minute: 60}")),
      content(field("data", &Figure::data, "Names for tables.", "{runs: runs.csv}")),
      field("series", &Figure::series, "Who is who in every panel; this order is the legend's and the drawing order.",
            "{TP: {color: black}, PEFT: {color: gray}}"),
      field("layout", &Figure::layout, "How panels stand on the page.", "{columns: 2}"),
      later(content(field("facet", &Figure::facet, "Columns whose values make the panels."))),
      field("letters", &Figure::letters, "Letters that count the panels, in their order.", "(a)"),
      content(field("row_titles", &Figure::row_titles, "A title for each row of panels, at its left.", "[7B]")),
      content(field("column_titles", &Figure::column_titles, "A title for each column of panels, above it.", "[A100]")),
      field("x_label", &Figure::x_label, "One label below all panels, centred on their boxes.", "GPUs"),
      field("y_label", &Figure::y_label, "One label at the left of all panels, centred on their boxes.", "Time (s)"),
      field("legend", &Figure::legend, "The legend.", "{at: bottom}"),
      field("every_panel", &Figure::every_panel, "What each panel is unless it says otherwise.", "{x: {label: GPUs}}"),
      required(content(
          field("panels", &Figure::panels, "The panels, in reading order.", "[{marks: [{mark: line, x: gpus, y: seconds, by: system}]}]"))),
      content(field("annotations", &Figure::annotations,
                    "What is written or drawn on the page as a whole, at parts of it from the lower left.",
                    "[{text: preliminary, at: [1%, 99%], anchor: top_left}]")),
  };
};

/// Reads a theme: a figure of which only keys of style may be written.
Figure read_theme(const Node& root, Diagnostics& diagnostics);

/// Reads a figure from its YAML.
Figure read_figure(const Node& root, Diagnostics& diagnostics);

}  // namespace burin
