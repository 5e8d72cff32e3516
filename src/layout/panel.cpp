#include "layout/panel.h"

#include <algorithm>

namespace burin {
namespace {

/// From the ends of ticks to their texts: kTickPad, and beside x more where ticks do not stick out, so that the first text of x and that
/// of y do not meet at the corner.
double tick_pad(const SceneAxis& axis, double out) {
  constexpr double kCorner = 0.45;  // em beyond the box: texts of y reach 0.375 em below the lowest tick
  const double em = axis.tick_font.size_pt;
  return is_horizontal(axis.name) ? std::max(kTickPad * em, kCorner * em - out) : kTickPad * em;
}

AxisParts measure_axis(const SceneAxis& axis, const SceneMeasures& measures, double length, Ruler& ruler) {
  AxisParts parts;
  if (!axis.visible) return parts;
  parts.row = fit_ticks(axis, length, ruler);
  parts.out = outer_tick_length(axis, measures);
  parts.pad = tick_pad(axis, parts.out);
  if (!axis.texts) {
    for (Tick& tick : parts.row.ticks) tick.lines.clear();
    return parts;
  }
  parts.label = measure(ruler, axis.label.lines, axis.label.font);
  const bool is_x = is_horizontal(axis.name);
  for (const PlacedText& text : set_tick_texts(axis, parts.row, length, 0, ruler)) {
    const Rect& ink = text.ink;
    parts.over_low = std::max(parts.over_low, is_x ? -ink.left : -ink.bottom);
    parts.over_high = std::max(parts.over_high, (is_x ? ink.right : ink.top) - length);
    const bool is_low = axis.side == Side::bottom || axis.side == Side::left;
    const double low = is_x ? ink.bottom : ink.left, high = is_x ? ink.top : ink.right;
    if (is_x && parts.row.angle == 0) parts.near = std::max(parts.near, is_low ? high : -low);
    parts.far = std::max(parts.far, is_low ? -low : high);
  }
  return parts;
}

}  // namespace

double outer_tick_length(const SceneAxis& axis, const SceneMeasures& measures) {
  return axis.visible && axis.direction == TickDirection::out ? measures.tick_length : 0;
}

PanelParts measure_panel(const ScenePanel& panel, const SceneMeasures& measures, double box_width, double box_height, Ruler& ruler) {
  PanelParts parts;
  parts.title = measure(ruler, panel.title.lines, panel.title.font);
  const auto reach = [](double& over, double by) { over = std::max(over, by); };
  reach(parts.over_left, (parts.title.width - box_width) / 2);
  reach(parts.over_right, (parts.title.width - box_width) / 2);
  for (const AxisName name : kAxisNames) {
    const SceneAxis* axis = panel.axis(name);
    if (!axis) continue;
    const bool is_x = is_horizontal(name);
    const double length = is_x ? box_width : box_height;
    AxisParts& mine = parts.axes[static_cast<std::size_t>(name)];
    mine = measure_axis(*axis, measures, length, ruler);
    const double label = (mine.label.width - length) / 2;
    reach(is_x ? parts.over_left : parts.over_bottom, std::max(mine.over_low, label));
    reach(is_x ? parts.over_right : parts.over_top, std::max(mine.over_high, label));
  }
  return parts;
}

}  // namespace burin
