#include "layout_faults.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

#include "layout/ink.h"

namespace burin::property {
namespace {

constexpr double kSame = 0.05;   // pt between edges that are one
constexpr double kTouch = 0.31;  // pt of a common edge that is rounding: a little more than what the compiler warns of

std::string rect_text(const Rect& r) { return fmt::format("[{:.2f} {:.2f} {:.2f} {:.2f}]", r.left, r.bottom, r.right, r.top); }

/// By how much two rectangles overlap, along the dimension in which it is less.
double overlap(const Rect& a, const Rect& b) {
  return std::min(std::min(a.right, b.right) - std::max(a.left, b.left), std::min(a.top, b.top) - std::max(a.bottom, b.bottom));
}

std::array<Vec, 4> corners_of(const Rect& r) {
  return {Vec{r.left, r.bottom}, Vec{r.right, r.bottom}, Vec{r.right, r.top}, Vec{r.left, r.top}};
}

class LayoutCheck {
 public:
  LayoutCheck(const Scene& scene, const Layout& layout, Ruler& ruler)
      : scene_(scene), layout_(layout), ruler_(ruler), texts_(standing_texts(scene, layout)) {}

  std::vector<std::string> faults() {
    check_page();
    check_edges();
    check_tracks();
    check_boxes();
    check_texts();
    check_lines();
    check_blocks();
    check_samples();
    return std::move(faults_);
  }

 private:
  template <class... Args>
  void fault(fmt::format_string<Args...> format, Args&&... args) {
    faults_.push_back(fmt::format(format, std::forward<Args>(args)...));
  }

  void check_page() {
    if (scene_.width > 0 && std::abs(layout_.width - scene_.width) > 1e-6) fault("page {} pt wide, not {}", layout_.width, scene_.width);
    const bool follows = scene_.box_height > 0 || scene_.panel_aspect > 0;
    if (!follows && std::abs(layout_.height - scene_.height) > 1e-6) fault("page {} pt high, not {}", layout_.height, scene_.height);
  }

  /// Edges of a track are the same for all boxes along it.
  void check_edges() {
    std::map<std::pair<char, std::size_t>, double> edges;
    const auto same = [&](char which, std::size_t track, double at) {
      const auto [found, is_new] = edges.emplace(std::pair(which, track), at);
      if (std::abs(found->second - at) > kSame)
        fault("boxes of {} {} begin or end at {:.3f} and {:.3f}", which == 'l' || which == 'r' ? "column" : "row", track + 1, found->second,
              at);
    };
    for (const PlacedPanel& placed : layout_.panels) {
      const ScenePanel& panel = scene_.panels[placed.panel];
      if (panel.aspect > 0) continue;
      same('l', panel.column, placed.box.left), same('r', panel.column + panel.column_span - 1, placed.box.right);
      same('t', panel.row, placed.box.top), same('b', panel.row + panel.row_span - 1, placed.box.bottom);
    }
  }

  /// Boxes of one track each have the size that is written, or the share of it.
  void check_tracks() {
    std::optional<double> unit_width, unit_height;
    const auto check = [&](double size, const TrackSize& track, double fixed, double page, std::optional<double>& unit, const char* what) {
      if (fixed > 0 || track.length) {
        const double wanted = fixed > 0 ? fixed : to_points(*track.length, scene_.font.size_pt, page);
        if (std::abs(size - wanted) > kSame) fault("a box's {} is {:.3f} pt, not {:.3f}", what, size, wanted);
        return;
      }
      if (!unit) unit = size / track.weight;
      if (std::abs(size - *unit * track.weight) > kSame)
        fault("a box's {} is {:.3f} pt, its share is {:.3f}", what, size, *unit * track.weight);
    };
    double height = scene_.box_height;
    if (scene_.panel_aspect > 0)
      for (const PlacedPanel& placed : layout_.panels)
        if (const ScenePanel& panel = scene_.panels[placed.panel]; panel.column == 0 && panel.column_span == 1 && panel.aspect == 0)
          height = placed.box.width() / scene_.panel_aspect;
    for (const PlacedPanel& placed : layout_.panels) {
      const ScenePanel& panel = scene_.panels[placed.panel];
      if (panel.aspect > 0) {
        if (std::abs(placed.box.width() - panel.aspect * placed.box.height()) > kSame)
          fault("the box of panel {} is {:.3f} by {:.3f} pt, not {} times as wide as high", placed.panel + 1, placed.box.width(),
                placed.box.height(), panel.aspect);
        continue;
      }
      if (panel.column_span == 1)
        check(placed.box.width(), scene_.widths[panel.column], scene_.box_width, layout_.width, unit_width, "width");
      if (panel.row_span == 1 && (scene_.panel_aspect == 0 || height > 0))
        check(placed.box.height(), scene_.heights[panel.row], height, layout_.height, unit_height, "height");
    }
  }

  void check_boxes() {
    for (const PlacedPanel& a : layout_.panels) {
      if (a.box.left < 0 || a.box.bottom < 0 || a.box.right > layout_.width || a.box.top > layout_.height)
        fault("the box of panel {} leaves the page: {}", a.panel + 1, rect_text(a.box));
      for (const PlacedPanel& b : layout_.panels)
        if (a.panel < b.panel && overlap(a.box, b.box) > 0) fault("the boxes of panels {} and {} overlap", a.panel + 1, b.panel + 1);
    }
  }

  void check_texts() {
    std::vector<std::array<Vec, 4>> outlines;
    for (const Standing& s : texts_) {
      const Rect& ink = s.text.ink;
      outlines.push_back(outline_of(ruler_, s.text));
      const double out = std::max({-ink.left, -ink.bottom, ink.right - layout_.width, ink.top - layout_.height});
      if (out > kTouch) fault("{} is {:.2f} pt off the page", name_of(s.text), out);
      if (s.inside) continue;
      for (const PlacedPanel& placed : layout_.panels)
        if (overlap(ink, placed.box) > kTouch && meet(outlines.back(), corners_of(placed.box), kTouch))
          fault("{} stands in the box of panel {}: {} in {}", name_of(s.text), placed.panel + 1, rect_text(ink), rect_text(placed.box));
    }
    for (std::size_t i = 0; i < texts_.size(); ++i)
      for (std::size_t k = 0; k < i; ++k)
        if (overlap(texts_[i].text.ink, texts_[k].text.ink) > kTouch && meet(outlines[i], outlines[k], kTouch))
          fault("{} overlaps {}, and nobody was warned", name_of(texts_[i].text), name_of(texts_[k].text));
  }

  /// The lines of one text keep apart, scripts included; those of ticks and of the legend stand as gnuplot sets them.
  void check_blocks() {
    for (const Standing& s : texts_) {
      if (s.text.role == "tick text" || s.text.role == "legend") continue;
      const FontSpec& font = s.text.text.font;
      for (std::size_t i = 1; i < s.text.text.lines.size(); ++i) {
        const LineExtent above = measure_line(ruler_, s.text.text.lines[i - 1], font),
                         below = measure_line(ruler_, s.text.text.lines[i], font);
        const double into = below.ink_top - above.ink_bottom - ruler_.font(font).line_height();
        if (into > 0.06 * font.size_pt) fault("two lines of {} are {:.2f} pt into each other", name_of(s.text), into);
      }
    }
  }

  /// Where the line next to the box lies of each title and label, whose lines may be texts of their own: by role and panel.
  std::map<std::pair<std::string_view, const PlacedPanel*>, std::pair<double, double>> next_lines() const {
    std::map<std::pair<std::string_view, const PlacedPanel*>, std::pair<double, double>> lines;
    for (const Standing& s : texts_) {
      if (!s.panel || s.inside || s.text.role == "tick text" || s.text.role == "letter") continue;
      const double drop = measure(ruler_, s.text.text.lines, s.text.text.font).drop();
      const bool is_turned = s.text.angle != 0;
      const double first = is_turned ? s.text.x : -s.text.y, last = first + drop;  // they grow from line to line
      const auto [found, is_new] = lines.emplace(std::pair(s.text.role, s.panel), std::pair(first, last));
      if (!is_new) found->second = {std::min(found->second.first, first), std::max(found->second.second, last)};
    }
    return lines;
  }

  /// Labels at one side of a row or column, and titles of a row, stand on one line, whatever their fonts: that next to the boxes.
  void check_lines() {
    std::map<std::pair<std::string, std::size_t>, double> tracks;
    const auto same = [&](const std::string& what, std::size_t track, double at) {
      const auto [found, is_new] = tracks.emplace(std::pair(what, track), at);
      if (std::abs(found->second - at) > kSame)
        fault("the line of a {} of track {} is {:.3f}, that of another {:.3f}", what, track + 1, at, found->second);
    };
    for (const auto& [whose, line] : next_lines()) {
      const ScenePanel& panel = scene_.panels[whose.second->panel];
      if (panel.aspect > 0) continue;  // its texts stand round its own box
      if (whose.first == "title") same("title", panel.row, line.second);
      for (const AxisName name : kAxisNames) {
        const SceneAxis* axis = panel.axis(name);
        if (!axis || whose.first != std::string(choice_name(name)) + " label") continue;
        const std::string what = std::string(choice_name(axis->side)) + " label";
        if (axis->side == Side::bottom) same(what, panel.row + panel.row_span, line.first);
        if (axis->side == Side::top) same(what, panel.row, line.second);
        if (axis->side == Side::left) same(what, panel.column, line.second);
        if (axis->side == Side::right) same(what, panel.column + panel.column_span, line.first);
      }
    }
  }

  void check_samples() {
    for (const PlacedEntry& entry : layout_.legend.entries) {
      const Rect sample{entry.from.x, entry.from.y - 1, entry.to.x, entry.to.y + 1};
      if (sample.left < -kTouch || sample.right > layout_.width + kTouch || sample.bottom < -1 || sample.top > layout_.height + 1)
        fault("the legend's sample {} is off the page: {}", entry.entry + 1, rect_text(sample));
      for (const PlacedPanel& placed : layout_.panels)
        if (overlap(sample, placed.box) > kTouch)
          fault("the legend's sample {} lies on the box of panel {}", entry.entry + 1, placed.panel + 1);
      for (const Standing& s : texts_)
        if (s.text.role != "note" && overlap(sample, s.text.ink) > kTouch)
          fault("the legend's sample {} lies on {}", entry.entry + 1, name_of(s.text));
    }
  }

  const Scene& scene_;
  const Layout& layout_;
  Ruler& ruler_;
  std::vector<Standing> texts_;
  std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> layout_faults(const Scene& scene, const Layout& layout, Ruler& ruler) {
  return LayoutCheck(scene, layout, ruler).faults();
}

}  // namespace burin::property
