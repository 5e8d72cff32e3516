// Tracks: the columns and rows of boxes, and the gaps before, between and behind them. One dimension, plain numbers in points.
#pragma once

#include <vector>

#include "spec/figure.h"

namespace burin {

/// What lies along one dimension of the page.
struct Tracks {
  std::vector<double> before;          ///< for each track: how far things stick out of its boxes at the low end
  std::vector<double> after;           ///< the same at the high end
  double gap = 0;                      ///< between what sticks out of neighbours
  double low_edge = 0, high_edge = 0;  ///< margin and strips at the ends of the page
};

struct TrackSpan {
  double low = 0, high = 0;
};

/// The room that everything but the boxes takes.
double taken(const Tracks& tracks);

/// Where each track of boxes lies in `length`. Tracks with a length of their own get it, the rest is shared by weight; `em_pt` is for
/// lengths in em. Nothing sensible comes out if `taken` is more than `length`: check before.
std::vector<TrackSpan> share(const Tracks& tracks, const std::vector<TrackSize>& sizes, double length, double em_pt);

}  // namespace burin
