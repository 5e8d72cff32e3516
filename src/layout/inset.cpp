#include "layout/inset.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "layout/corner.h"
#include "layout/measure.h"
#include "layout/note.h"
#include "layout/place_panel.h"
#include "layout/report.h"
#include "scene/scale.h"

namespace burin {
namespace {

using Corners = std::array<Vec, 4>;

Corners corners_of(const Rect& r) { return {Vec{r.left, r.bottom}, {r.right, r.bottom}, {r.left, r.top}, {r.right, r.top}}; }

/// What of the panel's box the inset shows; nothing if that is none of it or all.
std::optional<Rect> region_of(const ScenePanel& panel, const ScenePanel& inset, const Rect& box) {
  const auto part = [](const SceneAxis& outer, const SceneAxis& inner) {
    if (!on_scale(outer.scale, inner.low) || !on_scale(outer.scale, inner.high)) return std::pair(0.0, 0.0);
    const double a = axis_position(outer, inner.low), b = axis_position(outer, inner.high);
    return std::pair(std::clamp(std::min(a, b), 0.0, 1.0), std::clamp(std::max(a, b), 0.0, 1.0));
  };
  const auto [left, right] = part(panel.x, inset.x);
  const auto [bottom, top] = part(panel.y, inset.y);
  if (!(right > left && top > bottom) || (right - left > 0.99 && top - bottom > 0.99)) return std::nullopt;
  return Rect{box.left + left * box.width(), box.bottom + bottom * box.height(), box.left + right * box.width(),
              box.bottom + top * box.height()};
}

/// A frame round the region, and those two of the lines between its corners and the inset's that cross neither.
std::vector<PlacedLine> zoom_lines(const Rect& region, const Rect& inset, const Rect& ground, const Stroke& stroke, Span span) {
  const auto line = [&](std::vector<Vec> points) { return PlacedLine{std::move(points), stroke, span}; };
  const Corners from = corners_of(region), to = corners_of(inset);
  std::vector<PlacedLine> lines{line({from[0], from[1], from[3], from[2], from[0]})};
  const bool apart = region.right < ground.left || region.left > ground.right || region.top < ground.bottom || region.bottom > ground.top;
  if (!apart) return lines;
  const bool left = region.left < inset.left, right = region.right < inset.right;
  const bool bottom = region.bottom < inset.bottom, top = region.top < inset.top;
  const std::array<bool, 4> is_clear{left != bottom, right == bottom, left == top, right != top};
  for (std::size_t i = 0; i < is_clear.size(); ++i)
    if (is_clear[i]) lines.push_back(line({from[i], to[i]}));
  return lines;
}

}  // namespace

std::optional<InsetBlock> place_inset(const ScenePanel& panel, std::size_t index, const Scene& scene, const Rect& box,
                                      const Occupancy& occupancy, Ruler& ruler, Diagnostics& diagnostics) {
  const SceneInset& inset = panel.insets[index];
  // Alone on a page an inset is a panel like others.
  Scene alone;
  alone.font = scene.font, alone.measures = scene.measures, alone.style = scene.style;
  alone.panels = {inset.panel};
  const auto length = [](const Coordinate& part, double of) { return part.of_box ? part.value * of : part.value; };
  const double width = length(inset.width, box.width()), height = length(inset.height, box.height());
  const Measured measured = measure_panels(alone, {Rect{0, 0, width, height}}, ruler);
  const double left = measured.left[0].size(), right = measured.right[0].size(), bottom = measured.bottom[0].size(),
               top = measured.top_size(0);
  const double whole_width = left + width + right, whole_height = bottom + height + top;
  const Rect inner = room_in(box, scene.font.size_pt);
  const double least = kLeastBox * scene.font.size_pt;
  if (width < least || height < least || whole_width > inner.width() || whole_height > inner.height()) {
    diagnostics
        .add(codes::no_room, inset.panel.span,
             fmt::format("the inset's box is {} mm by {} mm, {} mm by {} mm with its texts, and its panel has {} mm by {} mm for it",
                         mm_text(width), mm_text(height), mm_text(whole_width), mm_text(whole_height), mm_text(inner.width()),
                         mm_text(inner.height())))
        .advise("give it another `width` or `height`, fewer or shorter texts, or make the panel larger");
    return std::nullopt;
  }
  Rect ground;
  if (inset.at) {
    const Vec corner = point_in(*inset.at, &panel, box);
    ground = {corner.x - left, corner.y - bottom, corner.x + width + right, corner.y + height + top};
    if (const double out = ground.beyond(box); out > kRounding)
      diagnostics
          .add(codes::outside_box, inset.panel.span,
               fmt::format("the inset and its texts reach {} mm beyond the box of panel {}", mm_text(out), panel.number))
          .advise("give it another `at`, or a smaller `width` or `height`");
  } else {
    ground = at_corner(freest_corner(inset.corner, inner, whole_width, whole_height, occupancy), inner, whole_width, whole_height);
  }
  const Rect own{ground.left + left, ground.bottom + bottom, ground.right - right, ground.top - top};
  InsetBlock block{place_panel(alone, 0, own, measured, ruler, diagnostics), {}};
  block.placed.panel = index;
  block.placed.ground = ground;
  block.placed.covered = occupancy.covered(ground);
  if (const auto region = inset.zoom ? region_of(panel, inset.panel, box) : std::nullopt)
    block.zoom = zoom_lines(*region, own, ground, {scene.style.ink, 0.6, scene.measures.box_line, Dash::solid}, inset.panel.span);
  return block;
}

}  // namespace burin
