#include "emit/axes.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "diag/number.h"
#include "emit/element.h"
#include "emit/markup.h"
#include "emit/screen.h"
#include "scene/scale.h"

namespace burin {
namespace {

constexpr double kTickUnit = 0.4;     // `scale 1` makes ticks of so many line heights of the terminal's font
constexpr double kMinorLength = 0.5;  // of a tick's length

class AxesWriter {
 public:
  AxesWriter(const Scene& scene, const Layout& layout, Script& script)
      : scene_(scene), layout_(layout), page_(page_screen(layout)), script_(script) {}
  void write(const PlacedPanel& placed, const ScenePanel& panel);

 private:
  void axis_range(std::string_view name, const SceneAxis& axis, const PlacedAxis& placed);
  void ticks(const PlacedAxis& placed, const SceneAxis& axis, std::string_view name);
  std::string tick_offset(const PlacedAxis& placed, const SceneAxis& axis) const;

  const Scene& scene_;
  const Layout& layout_;
  Screen page_;
  Script& script_;
};

void AxesWriter::axis_range(std::string_view name, const SceneAxis& axis, const PlacedAxis& placed) {
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

void AxesWriter::ticks(const PlacedAxis& placed, const SceneAxis& axis, std::string_view name) {
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

std::string AxesWriter::tick_offset(const PlacedAxis& placed, const SceneAxis& axis) const {
  const double drop = kAnchorDrop * axis.tick_font.size_pt, line = layout_.font.line_height();
  const auto up = [&](double points) { return fmt::format("screen 0, screen {}", page_.along(points)); };
  const auto right = [&](double points) { return fmt::format("screen {}, screen 0", page_.across(points)); };
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

void AxesWriter::write(const PlacedPanel& placed, const ScenePanel& panel) {
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

}  // namespace

void write_axes(const PlacedPanel& placed, const ScenePanel& panel, const Scene& scene, const Layout& layout, Script& script) {
  AxesWriter(scene, layout, script).write(placed, panel);
}

}  // namespace burin
