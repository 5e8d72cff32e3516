// Comes in: a scene. Goes out: the same with every character printable: fonts that are not installed and characters that no font has are
// warned of, and such a character becomes a question mark, since what gnuplot would draw for it may cover the page.
#pragma once

#include "diag/diagnostic.h"
#include "scene/scene.h"
#include "text/ruler.h"

namespace burin {

/// `font_span` is where the figure names its font (`unknown-font`, `missing-glyph`).
void settle_glyphs(Scene& scene, Span font_span, Ruler& ruler, Diagnostics& diagnostics);

}  // namespace burin
