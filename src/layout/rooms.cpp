#include "layout/rooms.h"

#include <fmt/format.h>

namespace burin {
namespace {

void add_strips(Rooms& rooms, const std::vector<Strip>& strips) {
  for (const Strip& strip : strips)
    rooms.push_back({std::string(strip.what), strip.size, strip.text ? fmt::format("`{}`", plain_text(strip.text->lines, " ")) : ""});
}

/// What one side of the boxes of a track takes: its ticks and labels, or what is longer than the box.
void add_edge(Rooms& rooms, const Edge& edge, const std::string& where) {
  if (edge.over > edge.ticks() + edge.labels()) {
    rooms.push_back({fmt::format("overhang {}", where), edge.size(), edge.over_cause});
    return;
  }
  if (edge.ticks() > 0) rooms.push_back({fmt::format("ticks {}", where), edge.ticks(), edge.ticks_cause});
  if (edge.labels() > 0) rooms.push_back({fmt::format("labels {}", where), edge.labels(), edge.label_cause});
}

void add_boxes(Rooms& rooms, const std::vector<TrackSpan>& tracks, std::string_view what) {
  for (std::size_t i = 0; i < tracks.size(); ++i)
    rooms.push_back({fmt::format("boxes of {} {}", what, i + 1), tracks[i].high - tracks[i].low, ""});
}

}  // namespace

double strips_size(const std::vector<Strip>& strips, bool is_low) {
  double size = 0;
  for (const Strip& strip : strips)
    if (strip.is_low == is_low) size += strip.size;
  return size;
}

Rooms rooms_across(const std::vector<Strip>& strips, const Measured& measured, const std::vector<TrackSpan>& columns) {
  Rooms rooms;
  add_strips(rooms, strips);
  for (std::size_t c = 0; c < measured.left.size(); ++c) {
    add_edge(rooms, measured.left[c], fmt::format("left of column {}", c + 1));
    add_edge(rooms, measured.right[c], fmt::format("right of column {}", c + 1));
  }
  add_boxes(rooms, columns, "column");
  return rooms;
}

Rooms rooms_along(const std::vector<Strip>& strips, const Measured& measured, const std::vector<TrackSpan>& rows) {
  Rooms rooms;
  add_strips(rooms, strips);
  for (std::size_t r = 0; r < measured.top.size(); ++r) {
    const std::string row = fmt::format("row {}", r + 1);
    if (const Edge& titles = measured.titles[r]; titles.labels() > 0)
      rooms.push_back({"titles of " + row, titles.labels(), titles.label_cause});
    add_edge(rooms, measured.top[r], "above " + row);
    add_edge(rooms, measured.bottom[r], "below " + row);
  }
  add_boxes(rooms, rows, "row");
  return rooms;
}

}  // namespace burin
