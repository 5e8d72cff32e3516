#include "layout/tick_texts.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "layout/ink.h"
#include "scene/scale.h"
#include "scene/ticks.h"

namespace burin {
namespace {

constexpr int kMostTicks = 9;           // what matplotlib and most tools stop at
constexpr std::size_t kMostLines = 3;   // that a text is broken into
constexpr double kMiddle = 0.35;        // em: half of a capital letter's height
constexpr double kGnuplotDrop = 0.375;  // em: gnuplot centres texts beside a tick by their font, so that their baseline lies so far below

/// Whether texts centred on their ticks keep apart by `gap` points.
bool fit_side_by_side(const SceneAxis& axis, const std::vector<Tick>& ticks, double length, double gap, Ruler& ruler) {
  std::vector<std::pair<double, double>> places;
  for (const Tick& tick : ticks) {
    if (tick.lines.empty()) continue;
    const double at = axis_position(axis, tick.value) * length, half = measure(ruler, tick.lines, axis.tick_font).width / 2;
    places.emplace_back(at - half, at + half);
  }
  std::sort(places.begin(), places.end());
  for (std::size_t i = 1; i < places.size(); ++i)
    if (places[i].first < places[i - 1].second + gap) return false;
  return true;
}

/// The shortest distance between two ticks that have texts, in points; `length` if there is one only.
double least_step(const SceneAxis& axis, const std::vector<Tick>& ticks, double length) {
  std::vector<double> places;
  for (const Tick& tick : ticks)
    if (!tick.lines.empty()) places.push_back(axis_position(axis, tick.value) * length);
  std::sort(places.begin(), places.end());
  double least = length;
  for (std::size_t i = 1; i < places.size(); ++i) least = std::min(least, places[i] - places[i - 1]);
  return least;
}

/// Whether turned texts keep apart: as far as their lines are from each other.
bool fit_turned(const SceneAxis& axis, const std::vector<Tick>& ticks, double angle, double length, Ruler& ruler) {
  double tallest = 0;
  for (const Tick& tick : ticks) tallest = std::max(tallest, measure(ruler, tick.lines, axis.tick_font).ink_height());
  const double apart = least_step(axis, ticks, length) * std::abs(std::sin(angle * std::numbers::pi / 180));
  return apart >= tallest + 0.15 * axis.tick_font.size_pt;
}

/// Whether turned texts beside a box keep apart: across their lines, or else along them.
bool fit_beside(const SceneAxis& axis, const std::vector<Tick>& ticks, double angle, double length, Ruler& ruler) {
  double tallest = 0, widest = 0;
  for (const Tick& tick : ticks) {
    const BlockExtent block = measure(ruler, tick.lines, axis.tick_font);
    tallest = std::max(tallest, block.ink_height()), widest = std::max(widest, block.width);
  }
  const double step = least_step(axis, ticks, length), radians = angle * std::numbers::pi / 180, em = axis.tick_font.size_pt;
  return step * std::abs(std::cos(radians)) >= tallest + 0.15 * em || step * std::abs(std::sin(radians)) >= widest + 0.5 * em;
}

/// A plain line broken at blanks into lines no wider than `room`, as far as its words allow.
std::vector<TextLine> broken(const std::vector<TextLine>& lines, double room, const FontSpec& font, Ruler& ruler) {
  if (lines.size() != 1 || !lines[0].is_plain()) return lines;
  const std::string text = lines[0].plain();
  std::vector<std::string> result{""};
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    const std::string word = text.substr(begin, end - begin);
    const std::string longer = result.back().empty() ? word : result.back() + " " + word;
    if (result.back().empty() || ruler.line(longer, font).advance <= room)
      result.back() = longer;
    else
      result.push_back(word);
    begin = end + 1;
  }
  return {result.begin(), result.end()};
}

/// The author's own ticks on a horizontal axis.
TickRow fit_own(const SceneAxis& axis, double length, Ruler& ruler) {
  const std::vector<Tick>& own = *axis.ticks.fixed;
  const double gap = 0.25 * axis.tick_font.size_pt;
  if (fit_side_by_side(axis, own, length, gap, ruler)) return {own, 0};
  TickRow row{own, 0};
  const double room = least_step(axis, own, length) - gap;
  std::size_t lines = 0;
  for (Tick& tick : row.ticks) {
    if (!tick.lines.empty()) tick.lines = broken(tick.lines, room, axis.tick_font, ruler);
    lines = std::max(lines, tick.lines.size());
  }
  if (lines <= kMostLines && fit_side_by_side(axis, row.ticks, length, gap, ruler)) return row;
  return {own, fit_turned(axis, own, 45, length, ruler) ? 45.0 : 90.0};
}

}  // namespace

TickRow fit_ticks(const SceneAxis& axis, double length, Ruler& ruler) {
  const double em = axis.tick_font.size_pt;
  const double angle = axis.ticks.rotate.value_or(0);
  const auto most_for = [&](double step) { return static_cast<int>(std::clamp(std::floor(length / step) + 1, 2.0, double{kMostTicks})); };
  const bool may_be_fewer = !axis.ticks.fixed && !axis.ticks.every;
  if (!is_horizontal(axis.name)) {
    // One tick for every two lines of text at most.
    int most = axis.ticks.count.value_or(most_for(2 * em));
    std::vector<Tick> ticks = choose_ticks(axis, most);
    while (may_be_fewer && angle != 0 && most > 2 && !fit_beside(axis, ticks, angle, length, ruler)) ticks = choose_ticks(axis, --most);
    return {ticks, angle};
  }
  if (axis.ticks.fixed) return axis.ticks.rotate ? TickRow{*axis.ticks.fixed, angle} : fit_own(axis, length, ruler);
  int most = axis.ticks.count.value_or(most_for(3 * em));
  const auto fit = [&](const std::vector<Tick>& ticks) {
    return angle != 0 ? fit_turned(axis, ticks, angle, length, ruler) : fit_side_by_side(axis, ticks, length, 0.5 * em, ruler);
  };
  std::vector<Tick> ticks = choose_ticks(axis, most);
  while (may_be_fewer && most > 2 && !fit(ticks)) ticks = choose_ticks(axis, --most);
  return {ticks, angle};
}

std::vector<PlacedText> set_tick_texts(const SceneAxis& axis, const TickRow& row, double length, double distance, Ruler& ruler) {
  std::vector<PlacedText> texts;
  const bool is_x = is_horizontal(axis.name), is_low = axis.side == Side::bottom || axis.side == Side::left;
  const double em = axis.tick_font.size_pt, outward = is_low ? -1 : 1;
  const Vec up = up_of(row.angle);
  const double line_height = ruler.font(axis.tick_font).line_height();
  for (const Tick& tick : row.ticks) {
    if (tick.lines.empty()) continue;
    // As gnuplot sets the lines of ticks, whatever their scripts.
    const double at = axis_position(axis, tick.value) * length, drop = line_height * static_cast<double>(tick.lines.size() - 1);
    PlacedText text{{tick.lines, axis.tick_font, axis.tick_color, tick.span}, 0, 0, Align::center, row.angle, {}, "tick text"};
    if (row.angle == 0 && is_x) {
      text.x = at, text.y = is_low ? -distance : distance + drop;
    } else if (row.angle == 0) {
      text.x = outward * distance, text.y = at - kGnuplotDrop * em + drop / 2;
      text.align = is_low ? Align::right : Align::left;
    } else {
      // The middle of the text's near end lies opposite of the tick, as far out as keeps the end's corner at the distance.
      const double half = kMiddle * em + drop / 2;
      // Scripts of scripts reach deeper than any letter, and would stand in the box.
      const double deep = std::max(0.1 * em, measure(ruler, tick.lines, axis.tick_font).ink_bottom - 0.2 * em);
      const double out = distance + std::abs(is_x ? up.y : up.x) * (half + deep);
      const Vec end = is_x ? Vec{at, outward * out} : Vec{outward * out, at};
      const double to_baseline = kMiddle * em - drop / 2;
      text.x = end.x - up.x * to_baseline, text.y = end.y - up.y * to_baseline;
      const bool ends_there = is_x ? (row.angle > 0) == is_low : is_low;
      if (is_x || std::abs(row.angle) != 90) text.align = ends_there ? Align::right : Align::left;
    }
    // gnuplot sets lines one below the other only in upright and in vertical texts.
    const bool whole = row.angle == 0 || std::abs(row.angle) == 90;
    for (std::size_t i = 0; i < (whole ? 1 : tick.lines.size()); ++i) {
      PlacedText& placed = texts.emplace_back(text);
      if (!whole) placed.text.lines = {tick.lines[i]};
      const double down = line_height * static_cast<double>(i);
      placed.x -= up.x * down, placed.y -= up.y * down;
      placed.ink = ink_of(ruler, placed);
    }
  }
  return texts;
}

}  // namespace burin
