// Palettes by name: colours that readers with any colour vision can tell apart, with their sources.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "spec/units.h"

namespace burin {

struct PaletteDoc {
  std::string_view name;
  std::string_view doc;  ///< what it is good for, and where it comes from
  std::vector<Rgb> colors;
};

/// All palettes, the default first.
std::span<const PaletteDoc> palettes();
/// The palette of that name; null if there is none.
const PaletteDoc* find_palette(std::string_view name);

}  // namespace burin
