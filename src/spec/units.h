// Lengths and colours as authors write them: `3mm`, `50%`, `#8b0000`, `salmon`. Names of colours are looked up later, by scene/.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "yaml/codec.h"

namespace burin {

enum class Unit { pt, mm, cm, in, tpt, em, percent };

/// A length with its unit; `em` and `%` need to know of what (to_points).
struct Length {
  double value = 0;
  Unit unit = Unit::pt;
  bool operator==(const Length&) const = default;
};

/// In points (1/72 in). `em_pt` is the size of the font that `em` refers to, `whole_pt` what `%` is a part of.
double to_points(Length length, double em_pt, double whole_pt);

/// Reads `12pt`, `3.5 mm`, `1/2`: no; nothing if it is not a number and a unit.
std::optional<Length> parse_length(std::string_view text);

template <>
struct Codec<Length> {
  static std::string expected() { return "a length such as `3mm` or `12pt`"; }
  static Shape shape() { return {.kind = Shape::Kind::length}; }
  static std::string write(const Length& length);
  static bool read(const Node& node, Length& value, Reader& reader);
};

/// Checks for tables: "must be above zero" and the like, empty if the value is good.
std::string positive_length(const std::optional<Length>& length);

struct Rgb {
  std::uint8_t red = 0, green = 0, blue = 0;
  auto operator<=>(const Rgb&) const = default;
};

/// `#rrggbb`, lower case.
std::string hex_text(Rgb color);

/// `#rgb`, `#rrggbb` or one of the 148 names of CSS Color Module Level 4; nothing otherwise.
std::optional<Rgb> parse_color(std::string_view text);

/// Every CSS name.
const std::vector<std::string_view>& css_color_names();

/// A colour as written: a literal, or a name to be looked up.
struct Color {
  std::string text;
  Span span;
  bool operator==(const Color& other) const { return text == other.text; }
};

template <>
struct Codec<Color> {
  static std::string expected() { return "a colour such as `\"#8b0000\"` or `salmon`"; }
  static Shape shape() { return {.kind = Shape::Kind::color}; }
  static bool read(const Node& node, Color& value, Reader& reader);
};

}  // namespace burin
