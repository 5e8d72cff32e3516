#include "scene/styles.h"

#include <fmt/format.h>

#include "text/lines.h"

namespace burin {
namespace {

// Okabe and Ito's colours without yellow, which is too light for a line on paper; black last, as it is the ink of everything else.
constexpr Rgb kColors[] = {{0x00, 0x72, 0xB2}, {0xD5, 0x5E, 0x00}, {0x00, 0x9E, 0x73}, {0xCC, 0x79, 0xA7},
                           {0xE6, 0x9F, 0x00}, {0x56, 0xB4, 0xE9}, {0x00, 0x00, 0x00}};
constexpr Marker kMarkers[] = {Marker::circle,        Marker::square,   Marker::triangle_up,   Marker::diamond,
                               Marker::triangle_down, Marker::pentagon, Marker::triangle_left, Marker::star};
constexpr Dash kDashes[] = {Dash::solid, Dash::dashed, Dash::dotted, Dash::dash_dot};

}  // namespace

FontSpec figure_font(const Font& font) { return font_over({"Times New Roman", 10, false, false}, font); }

FontSpec font_over(const FontSpec& base, const Font& over) {
  FontSpec result = base;
  if (over.family) result.family = *over.family;
  if (over.size) result.size_pt = to_points(*over.size, base.size_pt, base.size_pt);
  if (over.weight) result.bold = *over.weight == Weight::bold;
  if (over.style) result.italic = *over.style == Slant::italic;
  return result;
}

Rgb resolve_color(const Color& color, const Named<Color>& colors, Diagnostics& diagnostics) {
  // The figure's own names come first, and may be defined by one another; a chain longer than the list of names is a circle.
  const Color* at = &color;
  for (std::size_t steps = 0; const Color* next = colors.find(at->text); ++steps) {
    // `silver: silver` means the CSS colour of that name.
    if (next->text == at->text) break;
    if (steps > colors.items.size()) {
      diagnostics.add(codes::bad_color, color.span, fmt::format("the colour `{}` is defined by itself", color.text));
      return {};
    }
    at = next;
  }
  if (const auto rgb = parse_color(at->text)) return *rgb;
  if (at->text.empty() || at->text.starts_with('#')) return {};  // reported when it was read
  auto names = colors.names();
  std::string help;
  if (const auto own = suggest(at->text, names); !own.empty()) {
    help = fmt::format("did you mean `{}`?", own);
  } else if (const auto css = suggest(at->text, css_color_names()); !css.empty()) {
    help = fmt::format("did you mean `{}`?", css);
  } else {
    help = "define it under `colors`, or write `\"#rrggbb\"` or a CSS name";
  }
  diagnostics.add(codes::unknown_name, at->span, fmt::format("unknown colour `{}`", at->text)).advise(help);
  return {};
}

Rgb resolve_color(const std::optional<Color>& color, Rgb otherwise, const Named<Color>& colors, Diagnostics& diagnostics) {
  return color ? resolve_color(*color, colors, diagnostics) : otherwise;
}

SceneText resolve_label(const Label& label, const FontSpec& base, const Figure& figure, Diagnostics& diagnostics) {
  return {text_lines(label.text, figure.text, diagnostics), font_over(base, label.font),
          resolve_color(label.color, Rgb{}, figure.colors, diagnostics), label.text.span};
}

Look automatic_look(std::size_t number, double em_pt) {
  Look look;
  look.color = kColors[number % std::size(kColors)];
  look.marker = kMarkers[number % std::size(kMarkers)];
  look.dash = kDashes[number % std::size(kDashes)];
  look.line_width_pt = 0.09 * em_pt;
  look.marker_size_pt = 0.44 * em_pt;
  return look;
}

void apply_style(Look& look, const Style& style, double em_pt, const Named<Color>& colors, Diagnostics& diagnostics) {
  if (style.color) {
    look.color = resolve_color(*style.color, colors, diagnostics);
    // Who chooses colours tells series apart by them: lines are whole unless the author breaks them.
    look.dash = Dash::solid;
  }
  if (style.alpha) look.alpha = *style.alpha;
  if (style.marker) look.marker = *style.marker;
  if (style.marker_size) look.marker_size_pt = to_points(*style.marker_size, em_pt, em_pt);
  if (style.line_width) look.line_width_pt = to_points(*style.line_width, em_pt, em_pt);
  if (style.dash) look.dash = *style.dash;
}

}  // namespace burin
