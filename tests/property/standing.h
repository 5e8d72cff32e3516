// Every text of a layout as it will stand on the page: gathered for both kinds of checks.
#pragma once

#include <string>
#include <vector>

#include "layout/layout.h"

namespace burin::property {

/// A text, and the panel that it belongs to.
struct Standing {
  PlacedText text;
  const PlacedPanel* panel = nullptr;  ///< null for texts of the page
  bool inside = false;                 ///< whether it may stand inside of a box: notes, and letters at corners
};

std::vector<Standing> standing_texts(const Scene& scene, const Layout& layout);

/// "the title `…`".
std::string name_of(const PlacedText& text);

}  // namespace burin::property
