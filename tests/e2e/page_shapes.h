// What the paths of a page are: in comes a PdfPage, out come the frames of its panels and the markers on it.
// Knows shapes only; which series a marker belongs to is for the test to say.
#pragma once

#include <string>
#include <vector>

#include "pdf_page.h"

namespace burin::e2e {

/// A small filled shape. `shape` is spelled as in YAML: `circle`, `triangle_up`, `triangle_down`, `star`.
struct Marker {
  std::string shape;
  PdfColor color;
  PdfBox bounds;
  PdfPoint mean;  ///< of its vertices: the centre of a star

  /// Points between `p` and the marker's centre. A triangle has several (matplotlib takes the middle of its bounds, others the centroid,
  /// gnuplot something between): the nearest counts.
  double distance(PdfPoint p) const;
};

/// The stroked upright rectangles of at least 50 x 50 pt, each once, row by row from the top, from left to right.
std::vector<PdfBox> find_frames(const PdfPage& page);

/// The filled markers, each once, in drawing order.
std::vector<Marker> find_markers(const PdfPage& page);

/// True if one straight piece of a line of this colour passes both places within `tolerance` points. They need not be vertices: gnuplot
/// leaves out a vertex that lies on its neighbours' line.
bool has_segment(const PdfPage& page, const std::string& color, PdfPoint from, PdfPoint to, double tolerance);

}  // namespace burin::e2e
