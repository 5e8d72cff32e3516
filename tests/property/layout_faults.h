// What every layout keeps, whatever the figure: comes in a scene and its layout, goes out what is wrong with them, one line a fault.
// Arithmetic only; what gnuplot draws is checked by page_faults.h.
#pragma once

#include <string>
#include <vector>

#include "standing.h"

namespace burin::property {

/// Boxes of a row or column share their edges and stay apart by the gap, tracks have their weights and lengths, the page its size;
/// texts stay on the page, apart from each other and out of the boxes; labels of a row or column stand on one line.
std::vector<std::string> layout_faults(const Scene& scene, const Layout& layout, Ruler& ruler);

}  // namespace burin::property
