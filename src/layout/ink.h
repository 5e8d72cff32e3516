// Where the ink of placed texts lies.
#pragma once

#include <array>

#include "layout/layout.h"
#include "text/ruler.h"

namespace burin {

/// Which way is up for a text that is turned by so many degrees against the clock: a vector of length one.
Vec up_of(double angle);

/// The corners of the rectangle around a text's ink, turned with it, from its own lower left against the clock.
std::array<Vec, 4> outline_of(Ruler& ruler, const PlacedText& placed);

/// The upright rectangle around that.
Rect ink_of(Ruler& ruler, const PlacedText& placed);

/// The upright rectangle around the ink of several texts.
Rect ink_around(const std::vector<PlacedText>& texts);

/// A text as it can be drawn, its ink measured: itself, or its lines one by one where they stand further apart than the font sets them.
std::vector<PlacedText> set_lines(Ruler& ruler, PlacedText placed);

/// Adds a text as set_lines sets it; nothing if it has no lines.
void add_text(std::vector<PlacedText>& texts, Ruler& ruler, PlacedText text);

/// Whether two rectangles, turned or not, have more than `by` points in common in every direction (separating axes).
bool meet(const std::array<Vec, 4>& a, const std::array<Vec, 4>& b, double by);

}  // namespace burin
