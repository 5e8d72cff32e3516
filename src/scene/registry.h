// Who is who: the series of a figure, those of the registry first, then those that panels bring along, each with one look everywhere.
#pragma once

#include <map>
#include <set>
#include <string>

#include "scene/scene.h"
#include "spec/figure.h"

namespace burin {

/// Collects the series that panels draw, and makes legends of them.
class Registry {
 public:
  /// `colors` are those that series get in turn.
  Registry(const Figure& figure, const FontSpec& font, std::vector<Rgb> colors)
      : figure_(figure), font_(font), colors_(std::move(colors)) {}

  /// The number of a series by its name: its place in the registry, or behind it in the order of first meeting.
  std::size_t number_of(const std::string& name);
  /// Its look: automatic, then the registry's keys, then the mark's.
  Look look_of(const std::string& name, const Style& mark_style, Diagnostics& diagnostics);
  /// Tells the legends that panel number `panel` draws this series; the first mark that does so makes the sample.
  void drawn(std::size_t panel, const std::string& name, const Text& label, const Mark& mark, const MarkKind& kind, const Look& look);
  /// Warns of registry entries that nothing draws where a series of almost that name is drawn (`unused-series`).
  void warn_unused(Diagnostics& diagnostics) const;
  /// The entries of a legend for these panels in their order, by number, or as `order` says. Warns of two that look the same.
  std::vector<LegendEntry> entries(const Legend& legend, const std::vector<std::size_t>& panels, const FontSpec& font, Rgb ink,
                                   Diagnostics& diagnostics) const;

 private:
  struct Drawn {
    LegendEntry entry;
    Text label;
    bool shown = true;
  };
  const Figure& figure_;
  FontSpec font_;
  std::vector<Rgb> colors_;
  std::map<std::string, std::size_t> others_;
  std::set<std::string, std::less<>> names_drawn_;
  using EntryKey =
      std::pair<std::size_t, std::size_t>;  ///< the series's number, and that of the label that a mark gives it; 0 if none does
  std::map<std::pair<std::size_t, std::string>, std::size_t> own_labels_;  ///< numbers of a series's labels, in the order of first meeting
  std::map<std::size_t, std::map<EntryKey, Drawn>> drawn_;                 ///< by the panel's number
};

}  // namespace burin
