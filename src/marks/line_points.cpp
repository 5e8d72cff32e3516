#include "marks/mark.h"

namespace burin {

const MarkKind kLinePoints{
    .name = "line_points",
    .doc = "A line from point to point in the order of the rows, and a marker at each point.",
    .draws_line = true,
    .draws_marker = true,
    .draw =
        [](const SeriesValues& values) {
          return std::vector<Primitive>{finite_lines(values), Markers{finite_points(values)}};
        },
    .extent = finite_points,
};

}  // namespace burin
