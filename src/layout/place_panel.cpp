#include "layout/place_panel.h"

#include <fmt/format.h>

#include <algorithm>

#include "layout/avoid.h"
#include "layout/bracket.h"
#include "layout/corner.h"
#include "layout/ink.h"
#include "layout/inset.h"
#include "layout/legend.h"
#include "layout/note.h"
#include "layout/occupancy.h"
#include "layout/report.h"
#include "scene/ticks.h"

namespace burin {
namespace {

constexpr double kNotePad = 0.3;  // em round a note that moves

class PanelPlacer {
 public:
  PanelPlacer(const Scene& scene, const Measured& measured, Ruler& ruler, Diagnostics& diagnostics)
      : scene_(scene), measured_(measured), ruler_(ruler), diagnostics_(diagnostics) {}
  PlacedPanel place(std::size_t index, const Rect& box);

 private:
  void place_axis(const SceneAxis& axis, const AxisParts& parts, const Edge& edge, PlacedPanel& placed);
  void place_inside(const ScenePanel& panel, PlacedPanel& placed);
  void place_legend(const SceneLegend& legend, Occupancy& occupancy, PlacedPanel& placed);
  void move_away(std::vector<PlacedText>& texts, const Occupancy& occupancy, const Rect& box);

  const Scene& scene_;
  const Measured& measured_;
  Ruler& ruler_;
  Diagnostics& diagnostics_;
};

void PanelPlacer::place_axis(const SceneAxis& axis, const AxisParts& parts, const Edge& edge, PlacedPanel& placed) {
  const bool is_x = is_horizontal(axis.name), is_low = axis.side == Side::bottom || axis.side == Side::left;
  const Rect& box = placed.box;
  PlacedAxis& mine = placed.axes[static_cast<std::size_t>(axis.name)];
  mine.ticks = parts.row.ticks;
  mine.angle = parts.row.angle;
  mine.minor = axis.visible ? minor_values(axis, parts.row.ticks) : std::vector<double>{};
  // Tick texts of a row stand on one baseline; those beside boxes, and turned ones, keep to their own ticks.
  mine.text_distance = is_x && mine.angle == 0 ? edge.near - parts.out : parts.pad;
  const double outward = is_low ? -parts.out : parts.out;
  const Vec origin =
      is_x ? Vec{box.left, (is_low ? box.bottom : box.top) + outward} : Vec{(is_low ? box.left : box.right) + outward, box.bottom};
  mine.texts = set_tick_texts(axis, parts.row, is_x ? box.width() : box.height(), mine.text_distance, ruler_);
  for (PlacedText& text : mine.texts) {
    text.x += origin.x, text.y += origin.y;
    text.ink = ink_of(ruler_, text);
  }
  if (!axis.visible || !axis.texts || axis.label.empty()) return;
  const double middle = (box.left + box.right) / 2, centre = (box.bottom + box.top) / 2;
  const double pad = edge.ticks() + edge.label_pad, drop = parts.label.drop();
  static constexpr std::string_view kRoles[] = {"x label", "y label", "x2 label", "y2 label"};
  PlacedText label{axis.label, middle, centre, Align::center, is_x ? 0.0 : 90.0, {}, kRoles[static_cast<std::size_t>(axis.name)]};
  switch (axis.side) {
    case Side::bottom:
      label.y = box.bottom - pad - edge.label_top;
      break;
    case Side::top:
      label.y = box.top + pad + edge.label_bottom + drop;
      break;
    case Side::left:
      label.x = box.left - pad - edge.label_bottom - drop;
      break;
    case Side::right:
      label.x = box.right + pad + edge.label_top;
      break;
  }
  add_text(placed.texts, ruler_, std::move(label));
}

PlacedPanel PanelPlacer::place(std::size_t index, const Rect& box) {
  const ScenePanel& panel = scene_.panels[index];
  const PanelParts& parts = measured_.parts[index];
  PlacedPanel placed;
  placed.panel = index;
  placed.box = box;
  const Edge &top = measured_.top[panel.row], &titles = measured_.titles[panel.row];
  const double above = placed.box.top + top.ticks() + top.labels();
  add_text(placed.texts, ruler_,
           {panel.title,
            (placed.box.left + placed.box.right) / 2,
            above + titles.label_pad + titles.label_bottom + parts.title.drop(),
            Align::center,
            0,
            {},
            "title"});
  for (const AxisName name : kAxisNames)
    if (const SceneAxis* axis = panel.axis(name)) place_axis(*axis, parts[name], measured_.edge_of(panel, axis->side), placed);
  if (!panel.letter.empty()) {
    PlacedText letter = place_letter(panel.letter, scene_.letters, placed.box, ruler_);
    // Outside of the box it stands on the titles' baseline, over the tick texts.
    if (scene_.letters == LetterPlace::outside)
      letter.x = placed.box.left - measured_.left[panel.column].size(), letter.y = above + titles.label_pad + titles.label_bottom;
    add_text(placed.texts, ruler_, std::move(letter));
  }
  place_inside(panel, placed);
  return placed;
}

void PanelPlacer::place_inside(const ScenePanel& panel, PlacedPanel& placed) {
  const SceneAnnotations& annotations = panel.annotations;
  const auto set = [&](const SceneNote& note) {
    return set_lines(ruler_, anchored(note.text, point_in(note.at, &panel, placed.box), note.anchor, "note", ruler_));
  };
  const auto add = [&](std::vector<PlacedText> texts) { std::move(texts.begin(), texts.end(), std::back_inserter(placed.texts)); };
  for (const SceneNote& note : annotations.notes)
    if (!note.avoid) add(set(note));
  const bool any_moves = std::any_of(annotations.notes.begin(), annotations.notes.end(), [](const SceneNote& n) { return n.avoid; });
  const bool is_letter_inside = scene_.letters != LetterPlace::outside && !panel.letter.empty();
  if (!any_moves && !is_letter_inside && annotations.brackets.empty() && panel.legends.empty() && panel.insets.empty()) return;
  Occupancy occupancy(panel, placed.box);
  for (const PlacedText& text : placed.texts)
    if (is_letter_inside && text.role == "letter") placed.letter_covered = occupancy.covered(text.ink);
  for (const PlacedText& text : placed.texts) occupancy.add(text.ink);
  for (std::size_t i = 0; i < panel.insets.size(); ++i)
    if (auto inset = place_inset(panel, i, scene_, placed.box, occupancy, ruler_, diagnostics_)) {
      occupancy.add(inset->placed.ground);
      for (const PlacedLine& line : inset->zoom) occupancy.add(line);
      std::move(inset->zoom.begin(), inset->zoom.end(), std::back_inserter(placed.lines));
      placed.insets.push_back(std::move(inset->placed));
    }
  for (const SceneBracket& bracket : annotations.brackets) {
    BracketBlock block = place_bracket(bracket, &panel, placed.box, &occupancy, ruler_);
    occupancy.add(block.line);
    for (const PlacedText& text : block.texts) occupancy.add(text.ink);
    placed.lines.push_back(std::move(block.line));
    add(std::move(block.texts));
  }
  for (const SceneLegend& legend : panel.legends) place_legend(legend, occupancy, placed);
  for (const SceneNote& note : annotations.notes) {
    if (!note.avoid) continue;
    std::vector<PlacedText> texts = set(note);
    move_away(texts, occupancy, placed.box);
    for (const PlacedText& text : texts) occupancy.add(text.ink);
    add(std::move(texts));
  }
}

/// Moves a note to the nearest place at which it covers nothing.
void PanelPlacer::move_away(std::vector<PlacedText>& texts, const Occupancy& occupancy, const Rect& box) {
  if (texts.empty()) return;
  const SceneText& text = texts.front().text;
  const double pad = kNotePad * text.font.size_pt;
  const Rect ink = ink_around(texts);
  const auto move = free_move({ink.left - pad, ink.bottom - pad, ink.right + pad, ink.top + pad}, box, occupancy);
  if (!move) {
    diagnostics_.add(codes::overlap, text.span, fmt::format("the box has no free place for the note `{}`", plain_text(text.lines, " ")))
        .advise("shorten it, make its font smaller or the panel larger");
    return;
  }
  for (PlacedText& each : texts) each.x += move->x, each.y += move->y, each.ink = ink_of(ruler_, each);
}

void PanelPlacer::place_legend(const SceneLegend& legend, Occupancy& occupancy, PlacedPanel& placed) {
  const Rect inner = room_in(placed.box, legend.font.size_pt);
  const LegendBlock block = set_legend(legend, inner.width(), true, ruler_);
  if (!check_fits(block, legend, inner.width(), inner.height(), "its panel", diagnostics_)) return;
  const Corner corner = freest_corner(legend.corner, inner, block.width, block.height, occupancy);
  const Rect rect = at_corner(corner, inner, block.width, block.height);
  placed.legends.push_back(place_block(block, {rect.left, rect.bottom}, ruler_));
  placed.legends.back().corner = corner;
  placed.legends.back().covered = occupancy.covered(rect);
  occupancy.add(placed.legends.back().block);
}

}  // namespace

PlacedPanel place_panel(const Scene& scene, std::size_t index, const Rect& box, const Measured& measured, Ruler& ruler,
                        Diagnostics& diagnostics) {
  return PanelPlacer(scene, measured, ruler, diagnostics).place(index, box);
}

}  // namespace burin
