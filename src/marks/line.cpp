#include "marks/mark.h"

namespace burin {

const MarkKind kLine{
    .name = "line",
    .doc = "A line from point to point in the order of the rows.",
    .draws_line = true,
    .draws_marker = false,
    .draw = [](const SeriesValues& values) { return std::vector<Primitive>{finite_lines(values)}; },
    .extent = finite_points,
};

}  // namespace burin
