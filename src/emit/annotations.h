// Annotations in gnuplot's commands, all but their texts, which are labels like any other.
#pragma once

#include "gnuplot/script.h"
#include "layout/layout.h"

namespace burin {

/// Adds the rectangles of a panel, or of the page if `panel` is null. `number` is that of the last object before them.
void write_areas(const SceneAnnotations& annotations, const ScenePanel* panel, const Layout& layout, int number, Script& script);

/// Adds the lines and arrows likewise, and `lines` at their places; `em_pt` is the size of the figure's font.
void write_lines(const SceneAnnotations& annotations, const std::vector<PlacedLine>& lines, const ScenePanel* panel, double em_pt,
                 const Layout& layout, Script& script);

}  // namespace burin
