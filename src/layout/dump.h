// A layout as text: where each box and text stands, in points from the lower left. For `--dump=layout` and golden files.
#pragma once

#include <string>

#include "layout/layout.h"

namespace burin {

std::string dump_layout(const Layout& layout, const Scene& scene);

}  // namespace burin
