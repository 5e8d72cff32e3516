// What takes room along the width and the height of the page, and which text is to blame: for messages and the report. Places nothing.
#pragma once

#include <string_view>
#include <vector>

#include "layout/measure.h"
#include "layout/track.h"

namespace burin {

/// Something along one edge of the page, such as a title or a legend, with the room around it.
struct Strip {
  bool is_low = false;  ///< at the left or at the bottom
  double size = 0;
  std::string_view what;
  const SceneText* text = nullptr;  ///< null: a legend
};

/// What all strips at one edge take together.
double strips_size(const std::vector<Strip>& strips, bool is_low);

/// What takes room across the page: strips, what sticks out of boxes, and the boxes, if `columns` says where these are.
Rooms rooms_across(const std::vector<Strip>& strips, const Measured& measured, const std::vector<TrackSpan>& columns);

/// The same along the page, row by row from the top.
Rooms rooms_along(const std::vector<Strip>& strips, const Measured& measured, const std::vector<TrackSpan>& rows);

}  // namespace burin
