#include "layout/track.h"

namespace burin {

double taken(const Tracks& tracks) {
  double sum = tracks.low_edge + tracks.high_edge;
  for (std::size_t i = 0; i < tracks.before.size(); ++i) sum += tracks.before[i] + tracks.after[i];
  return sum + tracks.gap * static_cast<double>(tracks.before.size() - 1);
}

std::vector<TrackSpan> share(const Tracks& tracks, const std::vector<TrackSize>& sizes, double length, double em_pt) {
  double weights = 0, rest = length - taken(tracks);
  for (const TrackSize& size : sizes) {
    if (size.length)
      rest -= to_points(*size.length, em_pt, length);
    else
      weights += size.weight;
  }
  std::vector<TrackSpan> spans;
  double at = tracks.low_edge;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    at += tracks.before[i];
    const double size = sizes[i].length ? to_points(*sizes[i].length, em_pt, length) : rest * sizes[i].weight / weights;
    spans.push_back({at, at + size});
    at += size + tracks.after[i] + tracks.gap;
  }
  return spans;
}

}  // namespace burin
