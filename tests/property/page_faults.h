// The drawn page against its layout: comes in a layout and the page read back from the PDF, goes out what differs, one line a fault.
#pragma once

#include <string>
#include <vector>

#include "pdf_page.h"
#include "standing.h"

namespace burin::property {

/// The page has its size, whole frames run round their boxes, each text stands within half a point of its place in its size, and there is
/// no other text.
std::vector<std::string> page_faults(const Scene& scene, const Layout& layout, const e2e::PdfPage& page, Ruler& ruler);

}  // namespace burin::property
