#include "layout/ink.h"

#include <algorithm>

#include "scene/scale.h"

namespace burin {

Rect ink_of(Ruler& ruler, const PlacedText& placed) {
  Rect ink{1e30, 1e30, -1e30, -1e30};
  const double line_height = placed.text.lines.empty() ? 0 : ruler.font(placed.text.font).line_height();
  for (std::size_t i = 0; i < placed.text.lines.size(); ++i) {
    const LineExtent line = measure_line(ruler, placed.text.lines[i], placed.text.font);
    if (line.ink_left == line.ink_right) continue;
    const double start = placed.align == Align::left ? 0 : placed.align == Align::center ? -line.advance / 2 : -line.advance;
    const double drop = line_height * static_cast<double>(i);
    const Rect r{start + line.ink_left, line.ink_bottom - drop, start + line.ink_right, line.ink_top - drop};
    ink = {std::min(ink.left, r.left), std::min(ink.bottom, r.bottom), std::max(ink.right, r.right), std::max(ink.top, r.top)};
  }
  if (ink.left > ink.right) return {placed.x, placed.y, placed.x, placed.y};
  // Turned by 90 degrees, up becomes left and right becomes up.
  if (placed.vertical) return {placed.x - ink.top, placed.y + ink.left, placed.x - ink.bottom, placed.y + ink.right};
  return {placed.x + ink.left, placed.y + ink.bottom, placed.x + ink.right, placed.y + ink.top};
}

std::vector<PlacedText> placed_tick_texts(const PlacedPanel& placed, const ScenePanel& panel, const SceneMeasures& measures, Ruler& ruler) {
  std::vector<PlacedText> texts;
  const Rect& box = placed.box;
  const auto add = [&](const Tick& tick, const SceneAxis& axis, double x, double y, Align align) {
    if (tick.lines.empty()) return;
    PlacedText text{{tick.lines, axis.tick_font, {}, tick.span}, x, y, align, false, {}, "tick text"};
    text.ink = ink_of(ruler, text);
    texts.push_back(std::move(text));
  };
  for (const Tick& tick : placed.x.ticks)
    add(tick, panel.x, box.left + axis_position(panel.x, tick.value) * box.width(),
        box.bottom - outer_tick_length(panel.x, measures) - placed.x.text_distance, Align::center);
  // gnuplot centres texts beside ticks by their font: their baseline lies 0.375 em below the tick.
  for (const Tick& tick : placed.y.ticks)
    add(tick, panel.y, box.left - outer_tick_length(panel.y, measures) - placed.y.text_distance,
        box.bottom + axis_position(panel.y, tick.value) * box.height() - 0.375 * panel.y.tick_font.size_pt, Align::right);
  return texts;
}

}  // namespace burin
