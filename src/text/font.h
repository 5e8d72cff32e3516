// A font with everything decided, as the ruler measures it and gnuplot is told it.
#pragma once

#include <compare>
#include <string>

namespace burin {

struct FontSpec {
  std::string family;
  double size_pt = 10;
  bool bold = false;
  bool italic = false;
  auto operator<=>(const FontSpec&) const = default;
};

}  // namespace burin
