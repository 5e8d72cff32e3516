#include "scene/palette.h"

#include <algorithm>

namespace burin {

// The order of colours is such that of eight series no two have both the same dash and nearly the same grey (a test holds them to it).
std::span<const PaletteDoc> palettes() {
  static const std::vector<PaletteDoc> kPalettes{
      // Without yellow, which is too light for a line on paper; black last, as it is the ink of everything else.
      {"okabe_ito",
       "Safe for colour-blind readers; Okabe and Ito, Color Universal Design (2008), without yellow.",
       {{0x00, 0x72, 0xB2},
        {0xD5, 0x5E, 0x00},
        {0x00, 0x9E, 0x73},
        {0xCC, 0x79, 0xA7},
        {0xE6, 0x9F, 0x00},
        {0x56, 0xB4, 0xE9},
        {0x00, 0x00, 0x00}}},
      {"tol_bright",
       "Safe for colour-blind readers, bright; Paul Tol, Colour Schemes, SRON/EPS/TN/09-002 (2021).",
       {{0x44, 0x77, 0xAA},
        {0xEE, 0x66, 0x77},
        {0x22, 0x88, 0x33},
        {0xCC, 0xBB, 0x44},
        {0x66, 0xCC, 0xEE},
        {0xAA, 0x33, 0x77},
        {0xBB, 0xBB, 0xBB}}},
      {"tol_vibrant",
       "Safe for colour-blind readers, strong on a screen; Paul Tol, as above.",
       {{0xEE, 0x77, 0x33},
        {0x33, 0xBB, 0xEE},
        {0xEE, 0x33, 0x77},
        {0x00, 0x77, 0xBB},
        {0xCC, 0x33, 0x11},
        {0x00, 0x99, 0x88},
        {0xBB, 0xBB, 0xBB}}},
      {"tol_muted",
       "Safe for colour-blind readers, nine calm colours; Paul Tol, as above.",
       {{0xCC, 0x66, 0x77},
        {0x33, 0x22, 0x88},
        {0xDD, 0xCC, 0x77},
        {0x11, 0x77, 0x33},
        {0x88, 0xCC, 0xEE},
        {0x44, 0xAA, 0x99},
        {0x88, 0x22, 0x55},
        {0x99, 0x99, 0x33},
        {0xAA, 0x44, 0x99}}},
      {"greys",
       "For a grey print: markers and dashes do the rest.",
       {{0x00, 0x00, 0x00}, {0x3B, 0x3B, 0x3B}, {0x6A, 0x6A, 0x6A}, {0x96, 0x96, 0x96}, {0xBD, 0xBD, 0xBD}}},
  };
  return kPalettes;
}

const PaletteDoc* find_palette(std::string_view name) {
  const auto all = palettes();
  const auto found = std::find_if(all.begin(), all.end(), [&](const PaletteDoc& p) { return p.name == name; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace burin
