#include "layout/ink.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace burin {

Vec up_of(double angle) {
  const double radians = angle * std::numbers::pi / 180;
  return {-std::sin(radians), std::abs(angle) == 90 ? 0 : std::cos(radians)};
}

std::array<Vec, 4> outline_of(Ruler& ruler, const PlacedText& placed) {
  Rect ink{1e30, 1e30, -1e30, -1e30};  // as if the text were not turned, from its own point
  const double line_height = placed.text.lines.empty() ? 0 : ruler.font(placed.text.font).line_height();
  for (std::size_t i = 0; i < placed.text.lines.size(); ++i) {
    const LineExtent line = measure_line(ruler, placed.text.lines[i], placed.text.font);
    if (line.ink_left == line.ink_right) continue;
    const double start = placed.align == Align::left ? 0 : placed.align == Align::center ? -line.advance / 2 : -line.advance;
    const double drop = line_height * static_cast<double>(i);
    ink = {std::min(ink.left, start + line.ink_left), std::min(ink.bottom, line.ink_bottom - drop),
           std::max(ink.right, start + line.ink_right), std::max(ink.top, line.ink_top - drop)};
  }
  if (ink.left > ink.right) ink = {};
  const Vec up = up_of(placed.angle), right{up.y, -up.x};
  const auto turned = [&](double along, double above) {
    return Vec{placed.x + along * right.x + above * up.x, placed.y + along * right.y + above * up.y};
  };
  return {turned(ink.left, ink.bottom), turned(ink.right, ink.bottom), turned(ink.right, ink.top), turned(ink.left, ink.top)};
}

Rect ink_of(Ruler& ruler, const PlacedText& placed) {
  Rect ink{1e30, 1e30, -1e30, -1e30};
  for (const Vec& corner : outline_of(ruler, placed))
    ink = {std::min(ink.left, corner.x), std::min(ink.bottom, corner.y), std::max(ink.right, corner.x), std::max(ink.top, corner.y)};
  return ink;
}

Rect ink_around(const std::vector<PlacedText>& texts) {
  if (texts.empty()) return {};
  Rect ink = texts.front().ink;
  for (const PlacedText& text : texts) ink = ink.joined(text.ink);
  return ink;
}

std::vector<PlacedText> set_lines(Ruler& ruler, PlacedText placed) {
  const double line_height = measure(ruler, placed.text.lines, placed.text.font).line_height;
  const bool whole = line_height <= ruler.font(placed.text.font).line_height();
  std::vector<PlacedText> texts;
  const Vec up = up_of(placed.angle);
  for (std::size_t i = 0; i < (whole ? 1 : placed.text.lines.size()); ++i) {
    PlacedText& text = texts.emplace_back(placed);
    if (!whole) text.text.lines = {placed.text.lines[i]};
    const double down = line_height * static_cast<double>(i);
    text.x -= up.x * down, text.y -= up.y * down;
    text.ink = ink_of(ruler, text);
  }
  return texts;
}

void add_text(std::vector<PlacedText>& texts, Ruler& ruler, PlacedText text) {
  if (text.text.empty()) return;
  for (PlacedText& each : set_lines(ruler, std::move(text))) texts.push_back(std::move(each));
}

bool meet(const std::array<Vec, 4>& a, const std::array<Vec, 4>& b, double by) {
  const auto apart_along = [&](Vec axis) {
    const double length = std::hypot(axis.x, axis.y);
    if (length == 0) return false;
    const auto reach = [&](const std::array<Vec, 4>& corners) {
      double low = 1e30, high = -1e30;
      for (const Vec& c : corners) {
        const double at = (c.x * axis.x + c.y * axis.y) / length;
        low = std::min(low, at), high = std::max(high, at);
      }
      return std::pair(low, high);
    };
    const auto [a_low, a_high] = reach(a);
    const auto [b_low, b_high] = reach(b);
    return std::min(a_high, b_high) - std::max(a_low, b_low) <= by;
  };
  const auto side = [](const std::array<Vec, 4>& r, std::size_t i) { return Vec{r[i + 1].x - r[i].x, r[i + 1].y - r[i].y}; };
  for (const std::size_t i : {0u, 1u})
    if (apart_along(side(a, i)) || apart_along(side(b, i))) return false;
  return true;
}

}  // namespace burin
