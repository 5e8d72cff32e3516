#include "standing.h"

#include <fmt/format.h>

namespace burin::property {

std::vector<Standing> standing_texts(const Scene& scene, const Layout& layout) {
  std::vector<Standing> all;
  for_each_panel(scene, layout, [&](const ScenePanel& panel, const PlacedPanel& placed) {
    for (const PlacedText& text : placed.texts)
      all.push_back({text, &placed,
                     panel.is_inset || text.role == "note" || text.role == "bracket" ||
                         (text.role == "letter" && scene.letters != LetterPlace::outside)});
    for (const PlacedAxis& axis : placed.axes)
      for (const PlacedText& text : axis.texts) all.push_back({text, &placed, panel.is_inset});
  });
  for (const PlacedText& text : layout.texts) all.push_back({text, nullptr, text.role == "note" || text.role == "bracket"});
  const auto add = [&](const PlacedLegend& legend, const PlacedPanel* panel) {
    for (const PlacedText& title : legend.titles) all.push_back({title, panel, panel != nullptr});
    for (const PlacedEntry& entry : legend.entries) all.push_back({entry.text, panel, panel != nullptr});
  };
  add(layout.legend, nullptr);
  for (const PlacedPanel& placed : layout.panels)
    for (const PlacedLegend& legend : placed.legends) add(legend, &placed);
  return all;
}

std::string name_of(const PlacedText& text) { return fmt::format("the {} `{}`", text.role, plain_text(text.text.lines, " ")); }

}  // namespace burin::property
