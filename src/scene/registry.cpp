#include "scene/registry.h"

#include <fmt/format.h>

#include <algorithm>

#include "scene/styles.h"
#include "text/lines.h"

namespace burin {
namespace {

/// Whether two samples can be told apart by nothing that is drawn: a marker's shape says nothing where only lines are.
bool look_same(const LegendEntry& a, const LegendEntry& b) {
  const Look &x = a.look, &y = b.look;
  if (a.line != b.line || a.marker != b.marker || x.color != y.color || x.alpha != y.alpha) return false;
  return (!a.line || (x.dash == y.dash && x.line_width_pt == y.line_width_pt)) &&
         (!a.marker || (x.marker == y.marker && x.marker_size_pt == y.marker_size_pt));
}

}  // namespace

std::size_t Registry::number_of(const std::string& name) {
  const auto& items = figure_.series.items;
  const auto found = std::find_if(items.begin(), items.end(), [&](const auto& item) { return item.name == name; });
  if (found != items.end()) return static_cast<std::size_t>(found - items.begin());
  return others_.emplace(name, items.size() + others_.size()).first->second;
}

Look Registry::look_of(const std::string& name, const Style& mark_style, Diagnostics& diagnostics) {
  Look look = automatic_look(number_of(name), colors_, font_.size_pt);
  const Appearance& general = figure_.style;
  if (general.line_width) look.line_width_pt = to_points(*general.line_width, font_.size_pt, font_.size_pt);
  if (general.marker_size) look.marker_size_pt = to_points(*general.marker_size, font_.size_pt, font_.size_pt);
  if (const Series* series = figure_.series.find(name)) apply_style(look, series->style, font_.size_pt, figure_.colors, diagnostics);
  apply_style(look, mark_style, font_.size_pt, figure_.colors, diagnostics);
  return look;
}

void Registry::drawn(std::size_t panel, const std::string& name, const Text& label, const Mark& mark, const MarkKind& kind,
                     const Look& look) {
  names_drawn_.insert(name);
  if (!mark.legend) return;
  // What a mark itself calls its series is another thing to the reader: on y2, say.
  const bool has_own_label = mark.by.text.empty() && mark.label && !mark.label->text.empty();
  const std::size_t number = number_of(name);
  const std::size_t label_number =
      has_own_label ? own_labels_.emplace(std::pair(number, mark.label->text), own_labels_.size() + 1).first->second : 0;
  Drawn& mine = drawn_[panel][{number, label_number}];
  if (mine.entry.name.empty()) {
    const Series* series = figure_.series.find(name);
    mine.entry.name = name;
    mine.entry.look = look;
    mine.label = series && series->label && !has_own_label ? *series->label : label;
    mine.shown = mine.label.text.find_first_not_of(" \n") != std::string::npos && (!series || series->legend);
  }
  mine.entry.line = mine.entry.line || kind.draws_line;
  mine.entry.marker = mine.entry.marker || (kind.draws_marker && look.marker != Marker::none);
}

void Registry::warn_unused(Diagnostics& diagnostics) const {
  std::vector<std::string_view> strangers;
  for (const auto& [name, number] : others_)
    if (names_drawn_.contains(name)) strangers.push_back(name);
  for (const auto& item : figure_.series.items) {
    if (names_drawn_.contains(item.name)) continue;
    if (const auto near = suggest(item.name, strangers); !near.empty())
      diagnostics.add(codes::unused_series, item.span, fmt::format("no panel draws series `{}`", item.name))
          .advise(fmt::format("the data have `{}`, which gets an automatic look", near));
  }
}

std::vector<LegendEntry> Registry::entries(const Legend& legend, const std::vector<std::size_t>& panels, const FontSpec& font, Rgb ink,
                                           Diagnostics& diagnostics) const {
  // The first panel that draws a series makes its sample; the others may add a line or a marker.
  std::map<EntryKey, Drawn> merged;
  for (const std::size_t panel : panels) {
    const auto found = drawn_.find(panel);
    if (found == drawn_.end()) continue;
    for (const auto& [key, theirs] : found->second) {
      Drawn& mine = merged.emplace(key, theirs).first->second;
      mine.entry.line = mine.entry.line || theirs.entry.line;
      mine.entry.marker = mine.entry.marker || theirs.entry.marker;
    }
  }
  std::vector<LegendEntry> entries;
  for (const auto& [key, mine] : merged) {
    if (!mine.shown) continue;
    LegendEntry entry = mine.entry;
    entry.text = {text_lines(mine.label, figure_.text, diagnostics), font, ink, mine.label.span};
    entries.push_back(std::move(entry));
  }
  const auto& order = legend.order;
  std::vector<std::string_view> names;
  for (const LegendEntry& entry : entries) names.push_back(entry.name);
  // What is not drawn because of another fault is not this one's.
  if (diagnostics.has_errors())
    for (const std::string_view name : figure_.series.names()) names.push_back(name);
  for (const Text& wanted : order)
    if (std::find(names.begin(), names.end(), wanted.text) == names.end())
      diagnostics.add(codes::unknown_name, wanted.span, fmt::format("`order` names `{}`, which the legend does not have", wanted.text))
          .advise(suggestion_or_choices(wanted.text, names));
  const auto rank = [&](const LegendEntry& entry) {
    return std::find_if(order.begin(), order.end(), [&](const Text& t) { return t.text == entry.name; }) - order.begin();
  };
  std::stable_sort(entries.begin(), entries.end(), [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
  for (std::size_t i = 0; i < entries.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (look_same(entries[i], entries[k]))
        diagnostics
            .add(codes::ambiguous_series, entries[i].text.span,
                 entries[k].name == entries[i].name
                     ? fmt::format("two marks of series `{}` have labels of their own and look the same", entries[i].name)
                     : fmt::format("series `{}` and `{}` look the same", entries[k].name, entries[i].name))
            .advise(entries[k].name == entries[i].name ? "give one of the marks a `color`, `marker` or `dash` of its own"
                                                       : "give one of them a `color`, `marker` or `dash` of its own under `series`");
  return entries;
}

}  // namespace burin
