#include "layout/panel.h"

#include <algorithm>

#include "scene/scale.h"
#include "scene/ticks.h"

namespace burin {
namespace {

constexpr int kMostTicks = 9;  // what matplotlib and most tools stop at

/// Whether texts centred on their ticks keep apart by half an em.
bool fit_side_by_side(const std::vector<Tick>& ticks, const SceneAxis& axis, double length, Ruler& ruler) {
  double end = 0;
  std::vector<std::pair<double, double>> places;
  for (const Tick& tick : ticks) {
    const double at = axis_position(axis, tick.value) * length, half = measure(ruler, tick.lines, axis.tick_font).width / 2;
    places.emplace_back(at - half, at + half);
  }
  std::sort(places.begin(), places.end());
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (i > 0 && places[i].first < end + 0.5 * axis.tick_font.size_pt) return false;
    end = places[i].second;
  }
  return true;
}

std::vector<Tick> x_ticks(const SceneAxis& axis, double length, Ruler& ruler) {
  if (axis.ticks.fixed) return *axis.ticks.fixed;
  int most = std::clamp(static_cast<int>(length / (3 * axis.tick_font.size_pt)) + 1, 2, kMostTicks);
  std::vector<Tick> ticks = choose_ticks(axis, most);
  while (most > 2 && !fit_side_by_side(ticks, axis, length, ruler)) ticks = choose_ticks(axis, --most);
  return ticks;
}

/// One tick for every two lines of text at most.
std::vector<Tick> y_ticks(const SceneAxis& axis, double length) {
  return choose_ticks(axis, std::clamp(static_cast<int>(length / (2 * axis.tick_font.size_pt)) + 1, 2, kMostTicks));
}

}  // namespace

double outer_tick_length(const SceneAxis& axis, const SceneMeasures& measures) {
  return axis.visible && axis.direction == TickDirection::out ? measures.tick_length : 0;
}

double pad_below(const SceneAxis& axis, const SceneMeasures& measures) {
  constexpr double kCorner = 0.45;  // em below the box: texts of y reach 0.375 em below the lowest tick
  const double em = axis.tick_font.size_pt;
  return std::max(kTickPad * em, kCorner * em - outer_tick_length(axis, measures));
}

PanelParts measure_panel(const ScenePanel& panel, const SceneMeasures& measures, double box_width, double box_height, Ruler& ruler) {
  PanelParts parts;
  if (panel.x.visible) {
    parts.x_ticks = x_ticks(panel.x, box_width, ruler);
    parts.x_label = measure(ruler, panel.x.label.lines, panel.x.label.font);
  }
  if (panel.y.visible) {
    parts.y_ticks = y_ticks(panel.y, box_height);
    parts.y_label = measure(ruler, panel.y.label.lines, panel.y.label.font);
  }
  if (!panel.x.texts) {
    for (Tick& tick : parts.x_ticks) tick.lines.clear();
    parts.x_label = {};
  }
  if (!panel.y.texts) {
    for (Tick& tick : parts.y_ticks) tick.lines.clear();
    parts.y_label = {};
  }
  parts.title = measure(ruler, panel.title.lines, panel.title.font);
  const double em_y = panel.y.tick_font.size_pt;

  double below = 0;
  for (const Tick& tick : parts.x_ticks) {
    if (tick.lines.empty()) continue;
    const BlockExtent text = measure(ruler, tick.lines, panel.x.tick_font);
    parts.x_tick_top = std::max(parts.x_tick_top, text.ink_top);
    below = std::max(below, text.drop() + text.ink_bottom);
    const double at = axis_position(panel.x, tick.value) * box_width;
    parts.over_left = std::max(parts.over_left, text.width / 2 - at);
    parts.over_right = std::max(parts.over_right, at + text.width / 2 - box_width);
  }
  parts.x_tick_height = outer_tick_length(panel.x, measures);
  if (parts.x_tick_top > 0) parts.x_tick_height += pad_below(panel.x, measures) + parts.x_tick_top + below;

  double widest = 0;
  for (const Tick& tick : parts.y_ticks) {
    if (tick.lines.empty()) continue;
    const BlockExtent text = measure(ruler, tick.lines, panel.y.tick_font);
    widest = std::max(widest, text.width);
    const double baseline = axis_position(panel.y, tick.value) * box_height - 0.375 * em_y;
    parts.over_top = std::max(parts.over_top, baseline + text.ink_top - box_height);
    parts.over_bottom = std::max(parts.over_bottom, text.drop() + text.ink_bottom - baseline);
  }
  parts.y_tick_width = outer_tick_length(panel.y, measures);
  if (widest > 0) parts.y_tick_width += kTickPad * em_y + widest;

  const double wide = std::max(parts.title.width, parts.x_label.width) - box_width, tall = parts.y_label.width - box_height;
  parts.over_left = std::max(parts.over_left, wide / 2);
  parts.over_right = std::max(parts.over_right, wide / 2);
  parts.over_top = std::max(parts.over_top, tall / 2);
  parts.over_bottom = std::max(parts.over_bottom, tall / 2);
  return parts;
}

}  // namespace burin
