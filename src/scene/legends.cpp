#include "scene/legends.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "scene/styles.h"

namespace burin {
namespace {

/// Whether the author wants none.
bool is_none(const std::optional<LegendAt>& at) { return at && !at->box && !at->corner && at->side == LegendSide::none; }

class LegendMaker {
 public:
  LegendMaker(Scene& scene, const Figure& figure, const Registry& registry, Diagnostics& diagnostics)
      : scene_(scene), figure_(figure), registry_(registry), diagnostics_(diagnostics) {}

  /// All of a legend but its place.
  SceneLegend make(const Legend& legend, const std::vector<std::size_t>& panels, Span span) const {
    SceneLegend result;
    result.font = font_over(scene_.font, legend.font);
    result.columns = legend.columns.count;
    result.fill = legend.fill;
    result.span = span;
    result.title = resolve_label(legend.title, result.font, scene_.style.ink, figure_, diagnostics_);
    result.entries = registry_.entries(legend, panels, result.font, scene_.style.ink, diagnostics_);
    if (!legend.groups.empty()) divide(result, legend.groups);
    return result;
  }

  /// Sorts the entries into the groups that name them; those that are left make a part without a heading.
  void divide(SceneLegend& legend, const std::vector<LegendGroup>& groups) const {
    std::vector<LegendEntry> sorted;
    std::vector<std::string_view> names;
    std::map<std::string_view, Span> taken;
    // What is not drawn because of another fault is not this one's.
    const bool may_lack_series = diagnostics_.has_errors();
    for (const LegendEntry& entry : legend.entries) names.push_back(entry.name);
    for (const LegendGroup& group : groups) {
      LegendPart part{resolve_label(group.title, legend.font, scene_.style.ink, figure_, diagnostics_), 0};
      for (const Text& wanted : group.series) {
        const auto [earlier, is_new] = taken.emplace(wanted.text, wanted.span);
        const std::size_t before = sorted.size();
        if (!is_new) {
          diagnostics_.add(codes::conflict, wanted.span, fmt::format("the groups of the legend name `{}` twice", wanted.text))
              .note(earlier->second, "this is the other place");
          continue;
        }
        // Marks with labels of their own make several entries of one series.
        for (const LegendEntry& entry : legend.entries)
          if (entry.name == wanted.text) sorted.push_back(entry);
        part.count += sorted.size() - before;
        if (sorted.size() > before) continue;
        const bool is_near = !figure_.series.find(wanted.text) && !suggest(wanted.text, names).empty();
        if (!may_lack_series || is_near) {
          diagnostics_.add(codes::unknown_name, wanted.span, fmt::format("a group names `{}`, which the legend does not have", wanted.text))
              .advise(suggestion_or_choices(wanted.text, names));
        }
      }
      if (part.count > 0) legend.parts.push_back(std::move(part));
    }
    const std::size_t grouped = sorted.size();
    for (const LegendEntry& entry : legend.entries)
      if (!taken.contains(entry.name)) sorted.push_back(entry);
    if (sorted.size() > grouped) legend.parts.push_back({{}, sorted.size() - grouped});
    legend.entries = std::move(sorted);
  }

  /// The panel that the figure's legend names; null if it is not there, which is reported.
  ScenePanel* named_panel(const Text& name) const {
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < figure_.panels.size(); ++i) {
      if (!figure_.panels[i].name) continue;
      if (*figure_.panels[i].name == name.text) return &scene_.panels[i];
      names.push_back(*figure_.panels[i].name);
    }
    diagnostics_.add(codes::unknown_name, name.span, fmt::format("no panel is named `{}`", name.text))
        .advise(names.empty() ? "give the panel that it shall stand in a `name`" : suggestion_or_choices(name.text, names));
    return nullptr;
  }

  /// The figure's legend goes to where `at` says.
  void place(SceneLegend legend, const std::optional<LegendAt>& at, const std::optional<GridArea>& cell) const {
    if (at && at->corner && scene_.panels.size() == 1) {
      legend.corner = *at->corner;
      scene_.panels.front().legends.push_back(std::move(legend));
    } else if (at && at->corner) {
      diagnostics_
          .add(codes::bad_value, at->span, fmt::format("the figure's legend cannot stand at `{}` by itself", choice_name(*at->corner)))
          .advise(fmt::format("write `at: {{panel: NAME, corner: {}}}`, or `legend` in the panel", choice_name(*at->corner)));
    } else if (at && at->box && at->box->cell) {
      for (const Span& other : {key_span(*at->box, &LegendBox::panel), key_span(*at->box, &LegendBox::corner)})
        if (other)
          diagnostics_.add(codes::conflict, other, "a legend in a cell of its own stands in no panel's corner")
              .note(key_span(*at->box, &LegendBox::cell), "the cell is given here")
              .advise("remove one of the two");
      legend.cell = cell;
      scene_.legend = std::move(legend);
    } else if (at && at->box && !at->box->panel.text.empty()) {
      legend.corner = at->box->corner;
      if (ScenePanel* panel = named_panel(at->box->panel)) panel->legends.push_back(std::move(legend));
    } else if (at && at->box) {
      if (!diagnostics_.has_errors())
        diagnostics_.add(codes::missing_key, at->span, "this place names neither a panel nor a cell")
            .advise("write `{panel: NAME, corner: top_right}` or `{cell: NAME}`");
    } else {
      legend.side = at ? at->side : LegendSide::top;
      scene_.legend = std::move(legend);
    }
  }

  /// A panel's own legend stands in one of its corners; false if it is to have none.
  bool corner_of(const Panel& panel, Corner& corner) const {
    const Legend& legend = panel.legend;
    if (!legend.at) return true;
    if (const auto& box = legend.at->box; box && !box->cell && (box->panel.text.empty() || box->panel.text == panel.name)) {
      corner = box->corner;
      return true;
    }
    if (legend.at->corner) {
      corner = *legend.at->corner;
      return true;
    }
    if (is_none(legend.at)) return false;
    diagnostics_.add(codes::bad_value, legend.at->span, "a panel's own legend stands in one of its corners")
        .advise(fmt::format("write {}; sides are for the figure's legend", listed(choice_names<Corner>())));
    return false;
  }

 private:
  Scene& scene_;
  const Figure& figure_;
  const Registry& registry_;
  Diagnostics& diagnostics_;
};

bool has_own_legend(const Panel& panel) { return is_written(panel, &Panel::legend); }

}  // namespace

void set_legends(Scene& scene, const Figure& figure, const std::vector<PanelDraft>& drafts, const std::optional<GridArea>& cell,
                 const Registry& registry, Diagnostics& diagnostics) {
  const LegendMaker maker(scene, figure, registry, diagnostics);
  std::vector<std::size_t> others;
  for (std::size_t i = 0; i < drafts.size(); ++i) {
    const Panel& panel = drafts[i].spec;
    if (!has_own_legend(panel)) {
      others.push_back(i + 1);
      continue;
    }
    Corner corner = Corner::best;
    if (!maker.corner_of(panel, corner)) continue;
    SceneLegend legend = maker.make(panel.legend, {i + 1}, key_span(panel, &Panel::legend));
    legend.corner = corner;
    if (!legend.entries.empty()) scene.panels[i].legends.push_back(std::move(legend));
  }
  SceneLegend legend = maker.make(figure.legend, others, key_span(figure, &Figure::legend));
  // One series alone needs no legend unless the author asks for one.
  const bool is_wanted = legend.entries.size() >= 2 || is_written(figure, &Figure::legend);
  if (is_wanted && !is_none(figure.legend.at) && !legend.entries.empty()) maker.place(std::move(legend), figure.legend.at, cell);
}

}  // namespace burin
