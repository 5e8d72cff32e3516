// A layout told to its author: where each millimetre of the page went, and which text is to blame for each gap. For `burin check --layout`.
#pragma once

#include <string>

#include "layout/layout.h"

namespace burin {

/// A length in millimetres, as messages and the report tell it: `3.2`.
std::string mm_text(double points);

/// In which corners legends of panels stand, and how much of their data they cover: a line for each.
std::string legend_report(const Layout& layout, const Scene& scene);

/// What takes room across and along the page, in millimetres, and how much of their panels' data legends cover.
std::string layout_report(const Layout& layout, const Scene& scene);

}  // namespace burin
