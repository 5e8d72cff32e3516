// A text that compares the values at two points, as a bracket's does: `{:.1f}×`. Comes in as written, goes out with its number in place.
#pragma once

#include "scene/scene.h"

namespace burin {

/// `text` with its hole filled: `{…}` or `{ratio…}` the larger value over the smaller, `{difference…}` how much the one at `to` is above
/// the one at `from`, `{percent…}` the same in hundredths of the one at `from`. The values are those of y, or of x where the y are equal. A
/// text without a hole stays as it is, and so does mathematics, whatever braces it has. A hole that cannot be read, a point at a part of
/// the box, and a division by zero are errors
/// (`bad-value`).
Text compared_text(const Text& text, const ScenePoint& from, const ScenePoint& to, TextMode mode, Diagnostics& diagnostics);

}  // namespace burin
