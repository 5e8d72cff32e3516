#include "layout/measure.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace burin {
namespace {

std::string named(const std::vector<TextLine>& lines, const ScenePanel& panel) {
  return fmt::format("`{}` of panel {}", plain_text(lines, " "), panel.number);
}

/// Raises `over` to `by`; what `why` returns is then the cause.
void reach(double& over, double by, std::string& cause, const std::function<std::string()>& why) {
  if (by <= over) return;
  over = by;
  cause = why();
}

Edge& edge(Measured& measured, const ScenePanel& panel, Side side) { return const_cast<Edge&>(measured.edge_of(panel, side)); }

void add_axis(Edge& edge, const SceneAxis& axis, const AxisParts& parts, const ScenePanel& panel) {
  edge.near = std::max(edge.near, parts.out + (parts.has_texts() ? parts.pad + parts.near : 0));
  reach(edge.far, parts.far, edge.ticks_cause, [&] { return named(parts.farthest, panel); });
  edge.add_label(parts.label, kLabelPad * axis.label.font.size_pt, axis.label, panel);
}

}  // namespace

void Edge::add_label(const BlockExtent& label, double pad, const SceneText& text, const ScenePanel& panel) {
  if (label.lines == 0) return;
  const double before = labels();
  label_pad = std::max(label_pad, pad);
  label_top = std::max(label_top, label.ink_top);
  label_bottom = std::max(label_bottom, label.ink_bottom);
  label_drop = std::max(label_drop, label.drop());
  if (labels() > before) label_cause = named(text.lines, panel);
}

void Edge::add_over(double by, std::string_view cause) {
  reach(over, by, over_cause, [&] { return std::string(cause); });
}

const Edge& Measured::edge_of(const ScenePanel& panel, Side side) const {
  switch (side) {
    case Side::left:
      return left[panel.column];
    case Side::right:
      return right[panel.column + panel.column_span - 1];
    case Side::bottom:
      return bottom[panel.row + panel.row_span - 1];
    case Side::top:
      break;
  }
  return top[panel.row];
}

Measured measure_panels(const Scene& scene, const std::vector<Rect>& boxes, Ruler& ruler) {
  const double least = kLeastBox * scene.font.size_pt;
  Measured measured;
  for (auto* edges : {&measured.left, &measured.right}) edges->resize(scene.columns);
  for (auto* edges : {&measured.bottom, &measured.top, &measured.titles}) edges->resize(scene.rows);
  for (std::size_t i = 0; i < scene.panels.size(); ++i) {
    const ScenePanel& panel = scene.panels[i];
    PanelParts parts = measure_panel(panel, scene.measures, std::max(least, boxes[i].width()), std::max(least, boxes[i].height()), ruler);
    for (const AxisName name : kAxisNames)
      if (const SceneAxis* axis = panel.axis(name)) add_axis(edge(measured, panel, axis->side), *axis, parts[name], panel);
    for (const auto& [side, over] : {std::pair(Side::left, parts.over_left),
                                     {Side::right, parts.over_right},
                                     {Side::bottom, parts.over_bottom},
                                     {Side::top, parts.over_top}}) {
      Edge& mine = edge(measured, panel, side);
      if (side == Side::right || side == Side::top) mine.add_over(scene.measures.box_line / 2, "the frame's line");
      reach(mine.over, over, mine.over_cause, [&] { return fmt::format("a text of panel {} that is longer than its box", panel.number); });
    }
    Edge& titles = measured.titles[panel.row];
    // Where they reach over the ends of the texts beside the box, they keep clear of these.
    const double beside = std::max(parts[AxisName::y].over_high, parts[AxisName::y2].over_high);
    const auto pad = [&](const FontSpec& font, bool is_over) {
      return std::max(kTitlePad * font.size_pt, is_over ? beside + kTickPad * font.size_pt : 0);
    };
    titles.add_label(parts.title, pad(panel.title.font, parts.title.width > boxes[i].width()), panel.title, panel);
    if (scene.letters == LetterPlace::outside)
      titles.add_label(measure(ruler, panel.letter.lines, panel.letter.font), pad(panel.letter.font, true), panel.letter, panel);
    measured.parts.push_back(std::move(parts));
  }
  return measured;
}

}  // namespace burin
