// Comes in: what the steps of the cascade say about fonts, colours and series. Goes out: fonts, RGB and looks, all decided.
#pragma once

#include <map>

#include "scene/scene.h"
#include "spec/figure.h"

namespace burin {

/// The font that every text of a figure has unless something says otherwise.
FontSpec figure_font(const Font& font);
/// `over` on top of `base`; relative sizes are parts of the size of `base`.
FontSpec font_over(const FontSpec& base, const Font& over);

/// A colour literal, CSS name or name from `colors`; an error (`unknown-name`) with a suggestion if it is none.
Rgb resolve_color(const Color& color, const Named<Color>& colors, Diagnostics& diagnostics);
/// The same where nothing written means `otherwise`.
Rgb resolve_color(const std::optional<Color>& color, Rgb otherwise, const Named<Color>& colors, Diagnostics& diagnostics);

/// A label's lines, font and colour.
SceneText resolve_label(const Label& label, const FontSpec& base, Rgb ink, const Figure& figure, Diagnostics& diagnostics);

/// The colours that series get in turn: the palette of `style`, by default that of Okabe and Ito. Never empty.
std::vector<Rgb> automatic_colors(const Figure& figure, Diagnostics& diagnostics);

/// The look of the series with this number in the registry, before the author's own keys: colour, marker and dash go on together,
/// so that they repeat after the least common multiple of their numbers only (56 with seven colours).
Look automatic_look(std::size_t number, const std::vector<Rgb>& colors, double em_pt);

/// `look` with what one step of the cascade says.
void apply_style(Look& look, const Style& style, double em_pt, const Named<Color>& colors, Diagnostics& diagnostics);

}  // namespace burin
