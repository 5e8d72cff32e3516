// What stands inside of boxes and on the page as a whole.
#include <fmt/format.h>

#include "feature.h"

namespace burin::property {
namespace {

Yaml& annotations_of(Yaml& keys) {
  Yaml& annotations = keys["annotations"];
  annotations.kind = Yaml::Kind::list;
  return annotations;
}

/// Whether there is room for something in a box that has nothing of the kind yet.
bool is_free(const Draft& draft, const PanelDraft& panel) {
  return draft.cell_width >= 15 && draft.cell_height >= 12 && !panel.keys.has("annotations") && !panel.keys.has("legend") &&
         !panel.keys.has("inset");
}

}  // namespace

void add_inset(Draft& draft, PanelDraft& panel) {
  static constexpr const char* kPlaces[] = {"best", "top_left", "top_right", "bottom_left", "bottom_right", "[50%, 45%]"};
  Dice& dice = draft.dice;
  if (!dice.chance(12) || !is_free(draft, panel) || panel.x.low >= panel.x.high || panel.y.low >= panel.y.high) return;
  Yaml& inset = panel.keys["inset"];
  inset["at"] = dice.pick(kPlaces);
  inset["width"] = "30%", inset["height"] = "30%";
  inset["x"]["range"] = Yaml::list({Yaml(panel.x.value(0.2)), Yaml(panel.x.value(0.6))});
  inset["y"]["range"] = Yaml::list({Yaml(panel.y.value(0.1)), Yaml(panel.y.value(0.5))});
  if (dice.chance(30)) inset["x"]["label"] = draft.text(3);
  if (dice.chance(30)) inset["title"] = draft.text(3);
  if (dice.chance(30)) inset["zoom"] = "false";
}

void add_bracket(Draft& draft, PanelDraft& panel) {
  static constexpr const char* kTexts[] = {"\"{:.1f}×\"", "'{percent:.0f} %'", "'+{difference:.2f}'", "\"$p < 0.05$\""};
  static constexpr const char* kSides[] = {"left", "right", "top", "bottom"};
  Dice& dice = draft.dice;
  if (!dice.chance(12) || !is_free(draft, panel) || panel.x.low >= panel.x.high || panel.y.low >= panel.y.high) return;
  const double x = panel.x.value(0.4), low = panel.y.value(0.3), high = panel.y.value(0.7);
  Yaml annotation;
  Yaml& bracket = annotation["bracket"];
  bracket["from"] = Yaml::list({Yaml(x), Yaml(low)}), bracket["to"] = Yaml::list({Yaml(x), Yaml(high)});
  // A ratio of nothing, or of more digits than the box is wide, is no text.
  const bool may_compare = low > 0 && high / low < 1e3 && high < 1e5;
  if (dice.chance(70)) bracket["text"] = may_compare ? dice.pick(kTexts) : kTexts[3];
  if (dice.chance(30)) bracket["side"] = dice.pick(kSides);
  if (dice.chance(30)) annotation["font"]["size"] = "80%";
  annotations_of(panel.keys).items.push_back(annotation);
}

void add_moving_note(Draft& draft, PanelDraft& panel) {
  Dice& dice = draft.dice;
  if (!dice.chance(12) || !is_free(draft, panel)) return;
  Yaml note;
  note["text"] = draft.text(draft.cell_width * 0.12, dice.chance(30) ? 2 : 1);
  note["at"] = Yaml::list({Yaml("50%"), Yaml("50%")});
  note["anchor"] = "center", note["avoid"] = "true";
  annotations_of(panel.keys).items.push_back(note);
}

void add_page_annotations(Draft& draft) {
  Dice& dice = draft.dice;
  if (!dice.chance(10)) return;
  Yaml area, line;
  area["rect"]["from"] = Yaml::list({Yaml("50%"), Yaml("0%")}), area["rect"]["to"] = Yaml::list({Yaml("100%"), Yaml("100%")});
  area["color"] = "lightyellow";
  line["v_line"] = "50%", line["dash"] = "dashed";
  annotations_of(draft.root).items = {area, line};
}

}  // namespace burin::property
