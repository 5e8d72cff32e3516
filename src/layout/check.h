// Comes in: a layout. Goes out: warnings of texts that overlap, cover data or leave the page, and of what a page's limits forbid.
// Changes nothing.
#pragma once

#include "diag/diagnostic.h"
#include "layout/layout.h"
#include "spec/page.h"
#include "text/ruler.h"

namespace burin {

/// Holds every text against every other and against the edges of the page (`overlap`, `off-page`), and fonts and lines against the
/// page's smallest (`below-limit`); legends and letters in panels against their data (`covered`), and texts of ticks against their
/// neighbours (`same-ticks`).
void check_layout(const Scene& scene, const Layout& layout, const std::optional<Page>& page, Ruler& ruler, Diagnostics& diagnostics);

}  // namespace burin
