// Series as gnuplot's plot elements: data blocks, and `$data using 1:2 with …`. Markers that gnuplot does not have are drawn as polygons.
#pragma once

#include <string>
#include <vector>

#include "layout/layout.h"

namespace burin {

/// A named data block.
struct DataBlock {
  std::string name;  ///< with its `$`
  std::string comment;
  std::string rows;
  Span span;
};

/// What one series adds to a plot.
struct Elements {
  std::vector<DataBlock> blocks;
  std::vector<std::string> plots;  ///< in drawing order
};

/// From data coordinates to points of the page and back.
struct BoxMap {
  const Rect& box;
  const SceneAxis& x;
  const SceneAxis& y;
  Vec to_page(Vec data) const;
  Vec to_data(Vec page) const;
};

/// `name` (without `$`) is the stem of the names of data blocks.
Elements series_elements(const SceneSeries& series, const std::string& name, const std::string& comment, const BoxMap& map);

/// The sample of a legend's entry, in points of the page.
Elements sample_elements(const LegendEntry& entry, const PlacedEntry& placed, const std::string& name);

/// `rgb "#8b0000"`, with alpha as gnuplot counts it (00 is opaque).
std::string color_text(Rgb color, double alpha = 1);
/// `dashtype (8,4)` and the like, for a line of this width in points.
std::string dash_text(Dash dash);
/// Points to gnuplot's linewidth, of which 1 is half a point in pdfcairo.
double line_width(double points);
/// A number with as many digits as positions need: six significant ones beyond any printer's reach.
std::string position_text(double value);

}  // namespace burin
