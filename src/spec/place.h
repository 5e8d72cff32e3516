// Places that several things of a figure may take: a cell of the grid, a corner of a box.
#pragma once

#include "spec/units.h"

namespace burin {

/// A corner of a box; `best` is the one where what stands there covers the fewest data.
enum class Corner { best, top_left, top_right, bottom_left, bottom_right };
template <>
struct Choices<Corner> {
  static constexpr std::array list{Choice<Corner>{"best", Corner::best}, Choice<Corner>{"top_left", Corner::top_left},
                                   Choice<Corner>{"top_right", Corner::top_right}, Choice<Corner>{"bottom_left", Corner::bottom_left},
                                   Choice<Corner>{"bottom_right", Corner::bottom_right}};
};

/// A cell of the grid, `[row, column]`, counted from 1.
struct GridPlace {
  int row = 1, column = 1;
  Span span;
};
template <>
struct Codec<GridPlace> {
  static std::string expected() { return "a row and a column, `[1, 2]`, counted from 1"; }
  static Shape shape() { return {.kind = Shape::Kind::pair, .parts = {Shape{.kind = Shape::Kind::integer}}}; }
  static bool read(const Node& node, GridPlace& value, Reader& reader);
};

}  // namespace burin
