#include "draft.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "diag/number.h"
#include "feature.h"

namespace burin::property {
namespace {

constexpr void (*kFigureFeatures[])(Draft&) = {plan_grid,  add_text_mode, add_registry,        add_legend, add_look,
                                               add_size,   add_grid,      add_legend_place,    add_share,  add_every_panel,
                                               add_titles, add_letters,   add_page_annotations};
constexpr void (*kPanelFeatures[])(Draft&, PanelDraft&) = {add_title, add_marks,   add_second_axes, add_axes,
                                                           add_notes, add_shapes,  add_own_legend,  add_aspect,
                                                           add_inset, add_bracket, add_moving_note};

Yaml figure_of(Dice& dice) {
  Draft draft(dice);
  for (const auto feature : kFigureFeatures) feature(draft);
  for (PanelDraft& panel : draft.panels)
    for (const auto feature : kPanelFeatures) feature(draft, panel);
  Yaml& panels = draft.root["panels"] = Yaml::list();
  for (PanelDraft& panel : draft.panels) panels.items.push_back(std::move(panel.keys));
  return std::move(draft.root);
}

}  // namespace

double AxisPlan::value(double part) const {
  const double exact = spread == Spread::linear ? low + (high - low) * part : low * std::pow(high / low, part);
  return parse_number(fmt::format("{:.{}g}", exact, digits)).value_or(exact);
}

Yaml Draft::text(double room, std::size_t lines) {
  // A character is about half an em wide.
  const double characters = std::max(1.0, 2 * room / tightness);
  return quoted_text(random_text(static_cast<std::size_t>(characters), lines, text_kind, dice), dice);
}

Yaml Draft::font() {
  static constexpr const char* kFamilies[] = {
      "Times New Roman", "Arial",     "Liberation Serif", "Liberation Sans",        "Liberation Mono",   "DejaVu Sans",
      "DejaVu Serif",    "Helvetica", "Courier New",      "Liberation Sans Narrow", "Latin Modern Roman"};
  static constexpr const char* kSizes[] = {"80%", "90%", "0.9em", "110%", "120%", "1.15em", "7pt", "2.5mm"};
  Yaml font;
  if (dice.chance(40)) font["family"] = dice.pick(kFamilies);
  if (dice.chance(60)) font["size"] = dice.pick(kSizes);
  if (dice.chance(30)) font["weight"] = "bold";
  if (dice.chance(30)) font["style"] = "italic";
  return font;
}

Yaml Draft::label(double room, std::size_t lines) {
  if (dice.chance(75)) return text(room, lines);
  Yaml label;
  label["text"] = text(room * 0.75, lines);
  if (Yaml font = this->font(); !font.empty()) label["font"] = std::move(font);
  if (dice.chance(20)) label["color"] = "gray";
  return label;
}

std::string random_figure(std::uint64_t seed, std::uint64_t number) {
  Dice dice(seed, number);
  return yaml_text(figure_of(dice));
}

std::string reordered_figure(std::uint64_t seed, std::uint64_t number) {
  Dice dice(seed, number);
  const Yaml figure = figure_of(dice);
  return yaml_text(figure, &dice);
}

}  // namespace burin::property
