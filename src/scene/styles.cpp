#include "scene/styles.h"

#include <fmt/format.h>

#include "scene/palette.h"
#include "spec/foreign.h"
#include "text/lines.h"

namespace burin {
namespace {

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
  if (colors.open) return {};
  auto names = colors.names();
  std::string help;
  if (std::string foreign = foreign_color_help(at->text); !foreign.empty()) {
    help = std::move(foreign);
  } else if (const auto own = suggest(at->text, names); !own.empty()) {
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

SceneText resolve_label(const Label& label, const FontSpec& base, Rgb ink, const Figure& figure, Diagnostics& diagnostics) {
  return {text_lines(label.text, figure.text, diagnostics), font_over(base, label.font),
          resolve_color(label.color, ink, figure.colors, diagnostics), label.text.span};
}

std::vector<Rgb> automatic_colors(const Figure& figure, Diagnostics& diagnostics) {
  const auto& palette = figure.style.palette;
  if (!palette || (palette->colors.empty() && palette->name.text.empty())) return palettes().front().colors;
  std::vector<Rgb> colors;
  for (const Color& color : palette->colors) colors.push_back(resolve_color(color, figure.colors, diagnostics));
  if (!colors.empty()) return colors;
  if (const PaletteDoc* found = find_palette(palette->name.text)) return found->colors;
  std::vector<std::string_view> names;
  for (const PaletteDoc& p : palettes()) names.push_back(p.name);
  diagnostics.add(codes::unknown_name, palette->name.span, fmt::format("unknown palette `{}`", palette->name.text))
      .advise(suggestion_or_choices(palette->name.text, names));
  return palettes().front().colors;
}

Look automatic_look(std::size_t number, const std::vector<Rgb>& colors, double em_pt) {
  Look look;
  look.color = colors[number % colors.size()];
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
