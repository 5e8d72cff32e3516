// A layout told to its author: where each millimetre of the page went, and which text is to blame for each gap. For `burin check --layout`.
#pragma once

#include <string>

#include "layout/layout.h"

namespace burin {

/// What takes room across and along the page, in millimetres, and how much of their panels' data legends cover.
std::string layout_report(const Layout& layout, const Scene& scene);

}  // namespace burin
