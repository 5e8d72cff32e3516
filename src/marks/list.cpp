#include <algorithm>
#include <cmath>

#include "marks/mark.h"

namespace burin {
namespace {

constexpr const MarkKind* kKinds[] = {&kLine, &kPoints, &kLinePoints};

constexpr std::string_view kLater[] = {"bars", "area", "band",   "step",    "error_bars", "histogram",
                                       "ecdf", "box",  "violin", "heatmap", "contour",    "function"};

}  // namespace

std::span<const std::string_view> later_mark_kinds() { return kLater; }
std::span<const MarkKind* const> mark_kinds() { return kKinds; }

const MarkKind* find_mark_kind(std::string_view name) {
  const auto found = std::find_if(std::begin(kKinds), std::end(kKinds), [&](const MarkKind* kind) { return kind->name == name; });
  return found == std::end(kKinds) ? nullptr : *found;
}

std::vector<Vec> finite_points(const SeriesValues& values) {
  std::vector<Vec> points;
  for (std::size_t i = 0; i < values.x.size(); ++i)
    if (std::isfinite(values.x[i]) && std::isfinite(values.y[i])) points.push_back({values.x[i], values.y[i]});
  return points;
}

Lines finite_lines(const SeriesValues& values) {
  Lines lines;
  bool open = false;
  for (std::size_t i = 0; i < values.x.size(); ++i) {
    if (!std::isfinite(values.x[i]) || !std::isfinite(values.y[i])) {
      if (values.missing != Missing::connect) open = false;
      continue;
    }
    if (!open) lines.pieces.emplace_back();
    open = true;
    lines.pieces.back().push_back({values.x[i], values.y[i]});
  }
  return lines;
}

}  // namespace burin
