#include "marks/mark.h"

namespace burin {

const MarkKind kPoints{
    .name = "points",
    .doc = "A marker at each point.",
    .draws_line = false,
    .draws_marker = true,
    .draw = [](const SeriesValues& values) { return std::vector<Primitive>{Markers{finite_points(values)}}; },
    .extent = finite_points,
};

}  // namespace burin
