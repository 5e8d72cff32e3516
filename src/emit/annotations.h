// Annotations in gnuplot's commands, all but their texts, which are labels like any other.
#pragma once

#include "gnuplot/script.h"
#include "layout/layout.h"

namespace burin {

/// Adds the rectangles of a panel, or of the page if `panel` is null.
void write_areas(const SceneAnnotations& annotations, const ScenePanel* panel, const Layout& layout, Script& script);

/// Adds the lines, arrows and brackets likewise; `em_pt` is the size of the figure's font.
void write_lines(const SceneAnnotations& annotations, const std::vector<PlacedBracket>& brackets, const ScenePanel* panel, double em_pt,
                 const Layout& layout, Script& script);

}  // namespace burin
