#include "spec/units.h"

#include <algorithm>

namespace burin {
namespace {

struct UnitName {
  std::string_view name;
  Unit unit;
};
constexpr UnitName kUnits[] = {{"pt", Unit::pt},   {"mm", Unit::mm}, {"cm", Unit::cm},    {"in", Unit::in},
                               {"tpt", Unit::tpt}, {"em", Unit::em}, {"%", Unit::percent}};

struct CssColor {
  std::string_view name;
  std::uint32_t rgb;
};
constexpr CssColor kCssColors[] = {
#include "spec/css_colors.inc"
};

Rgb from_bits(std::uint32_t bits) {
  return {static_cast<std::uint8_t>(bits >> 16), static_cast<std::uint8_t>(bits >> 8), static_cast<std::uint8_t>(bits)};
}

std::optional<std::uint32_t> parse_hex(std::string_view digits) {
  std::uint32_t value = 0;
  for (const char c : digits) {
    const auto found = std::string_view("0123456789abcdef").find(c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c);
    if (found == std::string_view::npos) return std::nullopt;
    value = value << 4 | static_cast<std::uint32_t>(found);
  }
  return value;
}

}  // namespace

double to_points(Length length, double em_pt, double whole_pt) {
  switch (length.unit) {
    case Unit::pt:
      return length.value;
    case Unit::mm:
      return length.value * 72 / 25.4;
    case Unit::cm:
      return length.value * 72 / 2.54;
    case Unit::in:
      return length.value * 72;
    case Unit::tpt:
      return length.value * 72 / 72.27;
    case Unit::em:
      return length.value * em_pt;
    case Unit::percent:
      return length.value / 100 * whole_pt;
  }
  return 0;
}

std::optional<Length> parse_length(std::string_view text) {
  for (const auto& [name, unit] : kUnits) {
    if (!text.ends_with(name) || (unit == Unit::pt && text.ends_with("tpt"))) continue;
    std::string_view number = text.substr(0, text.size() - name.size());
    while (number.ends_with(' ')) number.remove_suffix(1);
    if (const auto value = parse_number(number)) return Length{*value, unit};
    return std::nullopt;
  }
  return std::nullopt;
}

std::string Codec<Length>::write(const Length& length) {
  const auto* unit = std::find_if(std::begin(kUnits), std::end(kUnits), [&](const UnitName& u) { return u.unit == length.unit; });
  return number_text(length.value) + std::string(unit->name);
}

bool Codec<Length>::read(const Node& node, Length& value, Reader& reader) {
  if (node.is_scalar()) {
    if (const auto length = parse_length(node.text)) {
      value = *length;
      return true;
    }
    if (parse_number(node.text))
      return reader.wrong(node, expected(), codes::bad_length,
                          fmt::format("write a unit: `{0}pt`, `{0}mm`, `{0}cm`, `{0}in`, `{0}tpt`, `{0}em` or `{0}%`", node.text));
  }
  return reader.wrong(node, expected(), node.is_scalar() ? codes::bad_length : codes::wrong_type,
                      node.is_scalar() ? "the units are pt, mm, cm, in, tpt (TeX's point), em and %" : "");
}

std::string positive_length(const std::optional<Length>& length) {
  if (!length) return {};
  if (!(length->value > 0)) return "must be above zero";
  // What is relative counts as if it were of 10 pt: only what no text or line can be is refused.
  const double points = to_points(*length, 10, 10);
  return points >= 0.001 && points <= 2000 ? "" : "must be from 0.001pt to 2000pt";
}

std::string hex_text(Rgb color) { return fmt::format("#{:02x}{:02x}{:02x}", color.red, color.green, color.blue); }

std::optional<Rgb> parse_color(std::string_view text) {
  if (text.starts_with('#')) {
    const std::string_view digits = text.substr(1);
    if (digits.size() == 6) {
      if (const auto bits = parse_hex(digits)) return from_bits(*bits);
    } else if (digits.size() == 3) {
      if (const auto b = parse_hex(digits)) return from_bits((*b >> 8 & 15) * 0x110000 | (*b >> 4 & 15) * 0x1100 | (*b & 15) * 0x11);
    }
    return std::nullopt;
  }
  const auto found = std::lower_bound(std::begin(kCssColors), std::end(kCssColors), text,
                                      [](const CssColor& c, std::string_view name) { return c.name < name; });
  if (found != std::end(kCssColors) && found->name == text) return from_bits(found->rgb);
  return std::nullopt;
}

const std::vector<std::string_view>& css_color_names() {
  static const std::vector<std::string_view> kNames = [] {
    std::vector<std::string_view> names;
    for (const CssColor& color : kCssColors) names.push_back(color.name);
    return names;
  }();
  return kNames;
}

bool Codec<Color>::read(const Node& node, Color& value, Reader& reader) {
  value.span = node.span;
  if (!node.is_scalar() || node.text.empty()) return reader.wrong(node, expected());
  value.text = node.text;
  if (!value.text.starts_with('#') || parse_color(value.text)) return true;
  const std::size_t digits = value.text.size() - 1;
  return reader.wrong(node, expected(), codes::bad_color,
                      digits == 4 || digits == 8 ? "transparency is a key of its own: `alpha: 0.5`" : "write `#rgb` or `#rrggbb`");
}

}  // namespace burin
