#include "emit/screen.h"

#include <fmt/format.h>

#include <cmath>

#include "diag/number.h"
#include "emit/element.h"

namespace burin {

std::string Screen::x(double points) const { return across(points - 0.5); }
std::string Screen::y(double points) const { return along(points - 0.5); }
std::string Screen::point(double x_points, double y_points) const { return fmt::format("screen {}, screen {}", x(x_points), y(y_points)); }
std::string Screen::across(double points) const { return fixed_text(points / (width - 1), 6); }
std::string Screen::along(double points) const { return fixed_text(points / (height - 1), 6); }

Screen page_screen(const Layout& layout) { return {std::ceil(layout.width - 1e-6), std::ceil(layout.height - 1e-6)}; }

std::string page_point(double x, double y) { return fmt::format("{}, {}", fixed_text(x, 3), fixed_text(y, 3)); }

std::string font_text(const FontSpec& font) {
  return fmt::format("{}{}{},{}", font.family, font.bold ? ":Bold" : "", font.italic ? ":Italic" : "", position_text(font.size_pt));
}

}  // namespace burin
