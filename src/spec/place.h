// A cell of the grid, as authors count it.
#pragma once

#include "spec/units.h"

namespace burin {

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
