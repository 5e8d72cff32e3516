// Points of the page in gnuplot's coordinates.
#pragma once

#include <string>

#include "layout/layout.h"

namespace burin {

/// The whole of gnuplot's page. pdfcairo puts `screen s` at 0.5 + s (W - 1) points, where W is the page's width in whole points; the height
/// likewise.
struct Screen {
  double width = 0, height = 0;  ///< in whole points
  std::string x(double points) const;
  std::string y(double points) const;
  std::string point(double x_points, double y_points) const;
  /// A length across the page, and one along it.
  std::string across(double points) const;
  std::string along(double points) const;
};
Screen page_screen(const Layout& layout);

/// A point where the axes count in points, as those of the page's own plot do.
std::string page_point(double x, double y);

/// A label's baseline lies so many font sizes below its anchor.
inline constexpr double kAnchorDrop = 0.375;

/// `Times New Roman:Bold,8`.
std::string font_text(const FontSpec& font);

}  // namespace burin
