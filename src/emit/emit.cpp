#include "emit/emit.h"

#include <fmt/args.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

#include "diag/number.h"
#include "emit/element.h"
#include "emit/markup.h"
#include "emit/templates.h"
#include "layout/ink.h"
#include "scene/scale.h"

namespace burin {
namespace {

constexpr double kAnchorDrop = 0.375;  // a label's baseline lies so many font sizes below its anchor
constexpr double kTickUnit = 0.4;      // `scale 1` makes ticks of so many line heights of the terminal's font
constexpr double kMinorLength = 0.5;   // of a tick's length
constexpr double kArrowHead = 0.45;    // em: the length of an arrow's head
constexpr int kArrowAngle = 20;        // degrees: half of its point

std::string filled(std::string_view pattern, std::initializer_list<std::pair<const char*, std::string>> values) {
  fmt::dynamic_format_arg_store<fmt::format_context> store;
  for (const auto& [name, value] : values) store.push_back(fmt::arg(name, value));
  return fmt::vformat(fmt::string_view(pattern.data(), pattern.size()), store);
}

std::string font_text(const FontSpec& font) {
  return fmt::format("{}{}{},{}", font.family, font.bold ? ":Bold" : "", font.italic ? ":Italic" : "", position_text(font.size_pt));
}

/// What a comment says of where a part came from.
std::string place_text(const Span& span) {
  return span ? fmt::format("{}:{}", comment_text(span.source->name), place_of(span).line) : "no place in the YAML";
}

class Emitter {
 public:
  Emitter(const Scene& scene, const Layout& layout)
      : scene_(scene), layout_(layout), width_(std::ceil(layout.width - 1e-6)), height_(std::ceil(layout.height - 1e-6)) {}
  Script emit(const ScriptNames& names);

 private:
  /// pdfcairo puts `screen s` at 0.5 + s (W - 1) points, where W is the page's width in whole points; the height likewise.
  double screen_x(double x) const { return (x - 0.5) / (width_ - 1); }
  double screen_y(double y) const { return (y - 0.5) / (height_ - 1); }
  std::string screen(double value) const { return fixed_text(value, 6); }

  Elements collect(Elements elements);
  void panel(const PlacedPanel& placed, const std::vector<std::string>& plots);
  void page();
  /// A legend with its place.
  struct LegendPair {
    const SceneLegend* legend;
    const PlacedLegend* placed;
    bool in_panel;
  };
  std::vector<LegendPair> all_legends() const;
  void axes(const PlacedPanel& placed, const ScenePanel& panel);
  void axis_range(std::string_view name, const SceneAxis& axis, const PlacedAxis& placed);
  void ticks(const PlacedAxis& placed, const SceneAxis& axis, std::string_view name);
  std::string tick_offset(const PlacedAxis& placed, const SceneAxis& axis) const;
  std::string border_text(const ScenePanel& panel) const;
  void shapes(const ScenePanel& panel);
  void label(int number, const PlacedText& text, bool in_points);
  void plot(const std::vector<std::string>& plots, Span span);
  std::string unique_name(const std::string& name);

  const Scene& scene_;
  const Layout& layout_;
  double width_, height_;
  Script script_;
  std::set<std::string> names_;
  std::vector<std::string> samples_;  // of legends: elements of the page's plot
};

std::string Emitter::unique_name(const std::string& name) {
  std::string candidate = name;
  for (int i = 2; !names_.insert(candidate).second; ++i) candidate = fmt::format("{}_{}", name, i);
  return candidate;
}

/// Writes the data blocks of `elements`; what is left are its plots.
Elements Emitter::collect(Elements elements) {
  for (const DataBlock& block : elements.blocks)
    script_.add(filled(templates::kData, {{"comment", block.comment}, {"name", block.name}, {"rows", block.rows}}), block.span);
  elements.blocks.clear();
  return elements;
}

void Emitter::axis_range(std::string_view name, const SceneAxis& axis, const PlacedAxis& placed) {
  if (axis.scale == Scale::log) script_.add(fmt::format("set logscale {} 10", name));
  if (axis.scale == Scale::log2) script_.add(fmt::format("set logscale {} 2", name));
  double low = axis.low, high = axis.high;
  if (is_log(axis.scale)) {
    // gnuplot 5.4.4 rounds logarithms so that a tick at an end of the range may be thought beyond it, as 8 is in [1:8] on base 2.
    const auto has_tick = [&](double value) {
      const auto is_there = [&](const Tick& tick) { return tick.value == value; };
      return std::any_of(placed.ticks.begin(), placed.ticks.end(), is_there) ||
             std::find(placed.minor.begin(), placed.minor.end(), value) != placed.minor.end();
    };
    // Of a reversed axis it rounds the ends, too, where they are within 1e-9 of a whole number.
    constexpr double kHair = 1e-7;
    if (has_tick(low)) low *= 1 - kHair;
    if (has_tick(high)) high *= 1 + kHair;
  }
  const auto [first, last] = axis.reverse ? std::pair(high, low) : std::pair(low, high);
  script_.add(fmt::format("set {}range [{}:{}]", name, number_text(first), number_text(last)));
}

/// The list of ticks: texts and values, then the values of minor ones at level 1.
std::string tick_list(const PlacedAxis& placed, bool with_texts, bool enhanced) {
  std::string list;
  const auto add = [&](const std::string& text, double value, std::string_view level) {
    list += fmt::format("{}{} {}{}", list.empty() ? "" : ", ", quoted(text), number_text(value), level);
  };
  for (const Tick& tick : placed.ticks) {
    // Texts of ticks, and only they, are formats of gnuplot's.
    std::string text;
    if (with_texts)
      for (const char c : markup(tick.lines, enhanced).text) text += c == '%' ? std::string("%%") : std::string(1, c);
    add(text, tick.value, "");
  }
  for (const double value : placed.minor) add("", value, " 1");
  return list;
}

void Emitter::ticks(const PlacedAxis& placed, const SceneAxis& axis, std::string_view name) {
  if (placed.ticks.empty() && placed.minor.empty()) {
    script_.add(fmt::format("unset {}tics", name));
    return;
  }
  // gnuplot estimates the width of tick texts as if they were enhanced, and complains of a brace that it thinks is lost.
  const bool with_texts = placed.angle == 0;
  const bool enhanced = with_texts && std::any_of(placed.ticks.begin(), placed.ticks.end(), [](const Tick& tick) {
                          return has_markup(tick.lines) || plain_text(tick.lines).find_first_of("{}") != std::string::npos;
                        });
  const bool inward = axis.direction == TickDirection::in;
  const double length = axis.direction == TickDirection::none ? 0 : scene_.measures.tick_length;
  const double scale = length / (kTickUnit * layout_.font.line_height());
  const std::string minor = placed.minor.empty() ? "" : "," + position_text(scale * kMinorLength);
  script_.add(fmt::format("set {}tics {} nomirror scale {}{} offset {} font \"{}\" {} textcolor {} ({})", name, inward ? "in" : "out",
                          position_text(scale), minor, tick_offset(placed, axis), font_text(axis.tick_font),
                          enhanced ? "enhanced" : "noenhanced", color_text(axis.tick_color), tick_list(placed, with_texts, enhanced)));
  if (axis.grid)
    script_.add(fmt::format("set grid {}tics back linetype 1 linecolor {} linewidth {}", name, color_text(scene_.style.grid),
                            position_text(line_width(scene_.measures.grid_line))));
}

std::string Emitter::tick_offset(const PlacedAxis& placed, const SceneAxis& axis) const {
  const double drop = kAnchorDrop * axis.tick_font.size_pt, line = layout_.font.line_height();
  const auto up = [&](double points) { return fmt::format("screen 0, screen {}", screen(points / (height_ - 1))); };
  const auto right = [&](double points) { return fmt::format("screen {}, screen 0", screen(points / (width_ - 1))); };
  switch (axis.side) {
    // gnuplot sets the texts' anchor one line height of the terminal's font beyond the ticks' ends.
    case Side::bottom:
      return up(line + drop - placed.text_distance);
    case Side::top:
      return up(placed.text_distance - (line - drop));
    // It leaves one digit's width of the terminal's font between the ticks' ends and the texts.
    case Side::left:
      return right(layout_.font.digit_width - placed.text_distance);
    case Side::right:
      return right(placed.text_distance - layout_.font.digit_width);
  }
  return {};
}

/// gnuplot's name for an axis: its second ones are those at the top and at the right.
std::string_view gnuplot_name(Side side) {
  constexpr std::string_view kNames[] = {"x", "x2", "y", "y2"};
  return kNames[static_cast<int>(side)];
}

void Emitter::axes(const PlacedPanel& placed, const ScenePanel& panel) {
  for (const auto& [first, second, side] : {std::tuple(AxisName::x, AxisName::x2, Side::bottom), {AxisName::y, AxisName::y2, Side::left}}) {
    const SceneAxis& axis = *panel.axis(first);
    // gnuplot wants a range for its first axes, even if nothing is drawn on them.
    if (axis.side != side && !panel.axis(second)) {
      axis_range(gnuplot_name(side), axis, placed[first]);
      script_.add(fmt::format("unset {}tics", gnuplot_name(side)));
    }
    for (const AxisName name : {first, second}) {
      const SceneAxis* mine = panel.axis(name);
      if (!mine) continue;
      axis_range(gnuplot_name(mine->side), *mine, placed[name]);
      ticks(placed[name], *mine, gnuplot_name(mine->side));
    }
  }
}

void Emitter::shapes(const ScenePanel& panel) {
  int number = 0;
  const auto coordinate = [&](const Coordinate& c, AxisName name) {
    const Side side = panel.axis(name)->side;
    const bool is_first = side == Side::bottom || side == Side::left;
    return fmt::format("{} {}", c.of_box ? "graph" : is_first ? "first" : "second", number_text(c.value));
  };
  for (const SceneShape& shape : panel.shapes) {
    ++number;
    const std::string ends =
        fmt::format("from {}, {} to {}, {}", coordinate(shape.from.x, shape.from.x_axis), coordinate(shape.from.y, shape.from.y_axis),
                    coordinate(shape.to.x, shape.to.x_axis), coordinate(shape.to.y, shape.to.y_axis));
    const std::string color = color_text(shape.color, shape.alpha);
    if (shape.kind == SceneShape::Kind::rect) {
      script_.add(fmt::format("set object {} rectangle {} behind fillcolor {} fillstyle solid noborder", number, ends, color), shape.span);
      continue;
    }
    const std::string head =
        shape.kind == SceneShape::Kind::line
            ? "nohead"
            : fmt::format("head filled size screen {},{}", screen(kArrowHead * scene_.font.size_pt / (width_ - 1)), kArrowAngle);
    script_.add(fmt::format("set arrow {} {} {} linecolor {} linewidth {}{} front", number, ends, head, color,
                            position_text(line_width(shape.line_width_pt)), dash_text(shape.dash)),
                shape.span);
  }
}

void Emitter::label(int number, const PlacedText& placed, bool in_points) {
  const FontSpec& font = placed.text.font;
  const double lift = kAnchorDrop * font.size_pt;
  const Vec up = up_of(placed.angle);
  const double x = placed.x + up.x * lift, y = placed.y + up.y * lift;
  const std::string at = in_points ? fmt::format("{}, {}", fixed_text(x, 3), fixed_text(y, 3))
                                   : fmt::format("screen {}, screen {}", screen(screen_x(x)), screen(screen_y(y)));
  const Markup text = markup(placed.text.lines);
  constexpr std::string_view kAlign[] = {"left", "center", "right"};
  const std::string turn = placed.angle == 0 ? "" : fmt::format(" rotate by {}", number_text(placed.angle));
  script_.add(fmt::format("set label {} {} at {} {}{} font \"{}\" textcolor {} {} front", number, quoted(text.text), at,
                          kAlign[static_cast<int>(placed.align)], turn, font_text(font), color_text(placed.text.color),
                          text.enhanced ? "enhanced" : "noenhanced"),
              placed.text.span);
}

void Emitter::plot(const std::vector<std::string>& plots, Span span) {
  // A panel without data still draws its box: a function that is nowhere does that and cannot fail.
  if (plots.empty()) script_.add("plot NaN notitle", span);
  for (std::size_t i = 0; i < plots.size(); ++i)
    script_.add(fmt::format("{}{}{}", i == 0 ? "plot " : "     ", plots[i], i + 1 < plots.size() ? ", \\" : ""), span);
}

/// Which sides of a box have a line, and what it looks like. Ticks are drawn like the border, so that a frame of `none` has them, too.
std::string Emitter::border_text(const ScenePanel& panel) const {
  int sides = scene_.style.frame == Frame::box ? 15 : 0;
  constexpr int kBits[] = {1, 4, 2, 8};  // by Side
  for (const AxisName name : kAxisNames)
    if (const SceneAxis* axis = panel.axis(name); axis && scene_.style.frame == Frame::open) sides |= kBits[static_cast<int>(axis->side)];
  return fmt::format("{} linecolor {} linewidth {}", sides, color_text(scene_.style.ink),
                     position_text(line_width(scene_.measures.box_line)));
}

void Emitter::panel(const PlacedPanel& placed, const std::vector<std::string>& plots) {
  const ScenePanel& panel = scene_.panels[placed.panel];
  const std::string title = panel.title.empty() ? "" : ": " + comment_text(panel.title.lines.front().plain());
  script_.add(filled(templates::kPanel, {{"number", std::to_string(panel.number)},
                                         {"title", title},
                                         {"place", place_text(panel.span)},
                                         {"left", screen(screen_x(placed.box.left))},
                                         {"right", screen(screen_x(placed.box.right))},
                                         {"bottom", screen(screen_y(placed.box.bottom))},
                                         {"top", screen(screen_y(placed.box.top))},
                                         {"border", border_text(panel)}}),
              panel.span);
  axes(placed, panel);
  shapes(panel);
  int number = 0;
  for (const PlacedText& text : placed.texts) label(++number, text, false);
  for (const PlacedAxis& axis : placed.axes)
    if (axis.angle != 0)
      for (const PlacedText& text : axis.texts) label(++number, text, false);
  plot(plots, panel.span);
}

void Emitter::page() {
  const std::vector<LegendPair> legends = all_legends();
  if (layout_.texts.empty() && legends.empty()) return;
  script_.add(filled(templates::kPage, {{"right", position_text(width_ - 0.5)}, {"top", position_text(height_ - 0.5)}}));
  int number = 0, object = 0;
  for (const PlacedText& text : layout_.texts) label(++number, text, true);
  for (const auto& [legend, placed, in_panel] : legends) {
    // A legend in a panel hides what lies below it.
    const auto point = [](double x, double y) { return fmt::format("{}, {}", fixed_text(x, 3), fixed_text(y, 3)); };
    const Rect& block = placed->block;
    if (in_panel)
      script_.add(fmt::format("set object {} rectangle from {} to {} behind fillcolor {} fillstyle solid noborder", ++object,
                              point(block.left, block.bottom), point(block.right, block.top),
                              color_text(scene_.style.background.value_or(Rgb{0xFF, 0xFF, 0xFF}))),
                  legend->span);
    if (!placed->title.text.empty()) label(++number, placed->title, true);
    for (const PlacedEntry& entry : placed->entries) label(++number, entry.text, true);
  }
  plot(samples_, scene_.legend.span);
}

std::vector<Emitter::LegendPair> Emitter::all_legends() const {
  std::vector<LegendPair> legends;
  for (const PlacedPanel& placed : layout_.panels)
    for (std::size_t i = 0; i < placed.legends.size(); ++i)
      legends.push_back({&scene_.panels[placed.panel].legends[i], &placed.legends[i], true});
  if (!layout_.legend.entries.empty()) legends.push_back({&scene_.legend, &layout_.legend, false});
  return legends;
}

Script Emitter::emit(const ScriptNames& names) {
  // pdfcairo cuts the page down to whole points: a little more than the next one, and pdf/finish cuts the rest off.
  const auto inches = [](double whole_points) { return fixed_text((whole_points + 0.01) / 72, 6); };
  script_.add(
      filled(templates::kHeader, {{"title", comment_text(names.title)},
                                  {"version", names.version},
                                  {"spec", comment_text(names.spec)},
                                  {"script", comment_text(names.script)},
                                  {"output", comment_text(names.output)},
                                  {"output_quoted", quoted(names.output)},
                                  {"width", inches(width_)},
                                  {"height", inches(height_)},
                                  {"font", font_text(scene_.font)},
                                  {"background", scene_.style.background ? " background " + color_text(*scene_.style.background) : ""}}));
  std::vector<std::vector<std::string>> plots;
  for (const PlacedPanel& placed : layout_.panels) {
    const ScenePanel& panel = scene_.panels[placed.panel];
    auto& mine = plots.emplace_back();
    for (const SceneSeries& series : panel.series) {
      const std::string name = unique_name(fmt::format("p{}_{}", panel.number, identifier(series.name)));
      const std::string comment = fmt::format("panel {}, {}", panel.number, comment_text(series.name));
      const SceneAxis &x = *panel.axis(series.x_axis), &y = *panel.axis(series.y_axis);
      const Elements elements = collect(series_elements(series, name, comment, {placed.box, x, y}));
      mine.insert(mine.end(), elements.plots.begin(), elements.plots.end());
    }
  }
  for (const auto& [legend, legend_placed, in_panel] : all_legends())
    for (const PlacedEntry& placed : legend_placed->entries) {
      const LegendEntry& entry = legend->entries[placed.entry];
      const Elements elements = collect(sample_elements(entry, placed, unique_name("legend_" + identifier(entry.name))));
      samples_.insert(samples_.end(), elements.plots.begin(), elements.plots.end());
    }
  script_.add(templates::kBegin);
  for (std::size_t i = 0; i < layout_.panels.size(); ++i) panel(layout_.panels[i], plots[i]);
  page();
  script_.add(templates::kEnd);
  return std::move(script_);
}

}  // namespace

Script emit(const Scene& scene, const Layout& layout, const ScriptNames& names) { return Emitter(scene, layout).emit(names); }

std::string warm_up(const FontSpec& font) {
  return fmt::format(
      "set encoding utf8; set terminal pdfcairo font \"{}\" fontscale 0.75; set output '/dev/null'; set label 1 'x' at screen 0.5,0.5; set "
      "yrange [0:1]; "
      "plot [0:1] 0 notitle; unset output; reset session\n",
      font_text(font));
}

}  // namespace burin
