// A random figure while it is made: what its features share. Each feature is a function in feature.h that adds its keys.
#pragma once

#include <string>
#include <vector>

#include "dice.h"
#include "texts.h"
#include "yaml.h"

namespace burin::property {

/// What an axis shows, settled before its keys and the data are written.
struct AxisPlan {
  enum class Spread { linear, log, log2 };
  Spread spread = Spread::linear;
  double low = 0, high = 1;  ///< of the data; equal if they are constant
  int digits = 5;            ///< significant ones that tell its values apart
  /// The value at a part of the way from `low` to `high`, rounded as an author would write it.
  double value(double part) const;
};

struct PanelDraft {
  Yaml keys;
  AxisPlan x, y;
  std::size_t points = 0;
  std::vector<std::string> drawn;  ///< the series of the registry that it has, as YAML writes them
  bool holds_legend = false;       ///< of the figure
};

struct Draft {
  explicit Draft(Dice& dice_in) : dice(dice_in) {}

  Dice& dice;
  TextKind text_kind = TextKind::math;
  std::size_t rows = 1, columns = 1;
  double cell_width = 20, cell_height = 14;    ///< em of the figure's font that a panel and its texts have
  double legend_width = 0, legend_height = 0;  ///< em
  double em_pt = 10;                           ///< the size of the figure's font
  double tightness = 1;                        ///< below 1: texts have less room than they need
  bool share_x = false, share_y = false;
  std::vector<std::string> series;  ///< names of the registry, as YAML writes them
  Yaml root;
  std::vector<PanelDraft> panels;

  /// A text of up to `lines` lines for a place of `room` em.
  Yaml text(double room, std::size_t lines = 1);
  /// The same with a font or colour of its own at times.
  Yaml label(double room, std::size_t lines = 1);
  /// A font that differs from the figure's: family, size, weight, style.
  Yaml font();
};

/// The YAML of a random figure, valid by the language: it draws, unless its texts find no room.
std::string random_figure(std::uint64_t seed, std::uint64_t number);
/// The same figure, the keys of its maps in another order.
std::string reordered_figure(std::uint64_t seed, std::uint64_t number);

}  // namespace burin::property
