// A panel's axes in gnuplot's commands: scales, ranges, ticks and their texts.
#pragma once

#include "gnuplot/script.h"
#include "layout/layout.h"

namespace burin {

/// Adds the commands for all axes of a panel.
void write_axes(const PlacedPanel& placed, const ScenePanel& panel, const Scene& scene, const Layout& layout, Script& script);

}  // namespace burin
