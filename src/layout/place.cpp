#include "layout/place.h"

#include <fmt/format.h>

#include <algorithm>

#include "layout/bracket.h"
#include "layout/ink.h"
#include "layout/legend.h"
#include "layout/measure.h"
#include "layout/note.h"
#include "layout/place_panel.h"
#include "layout/report.h"
#include "layout/rooms.h"
#include "layout/track.h"

namespace burin {
namespace {

constexpr double kEdge = 1;             // pt of white at the page's edge, so that no stroke is cut
constexpr double kLargestPage = 14400;  // pt: ISO 32000-1, Annex C.2
constexpr double kStripPad = 0.5;       // em between strips (title, legend, shared labels) and what is next to them

class Placer {
 public:
  Placer(const Scene& scene, Ruler& ruler, Diagnostics& diagnostics) : scene_(scene), ruler_(ruler), diagnostics_(diagnostics) {}
  Layout place();

 private:
  void measure_all();
  Rect area_of(const GridArea& area) const;
  Rect box_of(const ScenePanel& panel) const;
  bool place_columns();
  bool place_rows();
  void refuse(double taken, double fixed, const Rooms& rooms, double length, std::string_view dimension);
  std::vector<Strip> strips_across() const;
  std::vector<Strip> strips_along() const;
  void place_page(Layout& layout);
  void warn_little_room();
  void place_track_titles(Layout& layout);
  void place_annotations(Layout& layout);

  const Scene& scene_;
  Ruler& ruler_;
  Diagnostics& diagnostics_;
  Measured measured_;
  LegendBlock legend_;
  double width_ = 0, height_ = 0;  // of the page
  BlockExtent title_, x_label_, y_label_, row_titles_, column_titles_;
  std::vector<TrackSpan> columns_, rows_;  // rows from the top: row 0 is the last track of the dimension
};

/// What the tracks take whose size is written as a length.
double fixed_size(const std::vector<TrackSize>& sizes, double length, double em) {
  double sum = 0;
  for (const TrackSize& size : sizes)
    if (size.length) sum += to_points(*size.length, em, length);
  return sum;
}

double pad(const SceneText& text) { return kStripPad * text.font.size_pt; }

/// Two texts on one baseline: the taller top, the deeper bottom.
BlockExtent larger(const BlockExtent& a, const BlockExtent& b) {
  BlockExtent result = a.drop() + a.ink_top > b.drop() + b.ink_top ? a : b;
  result.ink_bottom = std::max(a.ink_bottom, b.ink_bottom);
  return result;
}

void Placer::measure_all() {
  std::vector<Rect> boxes;
  for (const ScenePanel& panel : scene_.panels) boxes.push_back(box_of(panel));
  measured_ = measure_panels(scene_, boxes, ruler_);
  title_ = measure(ruler_, scene_.title.lines, scene_.title.font);
  x_label_ = measure(ruler_, scene_.x_label.lines, scene_.x_label.font);
  y_label_ = measure(ruler_, scene_.y_label.lines, scene_.y_label.font);
  row_titles_ = column_titles_ = {};
  // A title that is longer than its boxes has room on both sides of them.
  const auto measured_title = [&](const SceneText& title, double length, Edge& low, Edge& high) {
    const BlockExtent extent = measure(ruler_, title.lines, title.font);
    for (Edge* edge : {&low, &high}) edge->add_over((extent.width - length) / 2, fmt::format("`{}`", plain_text(title.lines, " ")));
    return extent;
  };
  for (std::size_t r = 0; r < scene_.row_titles.size(); ++r)
    row_titles_ =
        larger(row_titles_, measured_title(scene_.row_titles[r], rows_[r].high - rows_[r].low, measured_.bottom[r], measured_.top[r]));
  for (std::size_t c = 0; c < scene_.column_titles.size(); ++c)
    column_titles_ = larger(
        column_titles_, measured_title(scene_.column_titles[c], columns_[c].high - columns_[c].low, measured_.left[c], measured_.right[c]));
}

Rect Placer::area_of(const GridArea& area) const {
  return {columns_[area.column].low, rows_[area.row + area.row_span - 1].low, columns_[area.column + area.column_span - 1].high,
          rows_[area.row].high};
}

/// A box with a shape of its own is the largest of that shape in the middle of its area.
Rect Placer::box_of(const ScenePanel& panel) const {
  Rect box = area_of({panel.row, panel.column, panel.row_span, panel.column_span});
  if (panel.aspect <= 0 || box.width() <= 0 || box.height() <= 0) return box;
  const double wide = std::max(0.0, box.width() - box.height() * panel.aspect) / 2,
               tall = std::max(0.0, box.height() - box.width() / panel.aspect) / 2;
  return {box.left + wide, box.bottom + tall, box.right - wide, box.top - tall};
}

/// Whether boxes get at least two lines of text each, or their fixed sizes.
bool has_room(const Tracks& tracks, const std::vector<TrackSize>& sizes, double length, double em) {
  double boxes = length - taken(tracks) - fixed_size(sizes, length, em), weights = 0, lightest = 1e30;
  for (const TrackSize& size : sizes)
    if (!size.length) weights += size.weight, lightest = std::min(lightest, size.weight);
  return weights == 0 ? boxes >= -1e-6 : boxes * lightest / weights >= kLeastBox * em;
}

void Placer::refuse(double taken, double fixed, const Rooms& rooms, double length, std::string_view dimension) {
  auto& fault = diagnostics_.add(codes::no_room, scene_.size_span,
                                 fmt::format("{} take {} mm of the page's {} of {} mm, which leaves no room for the boxes",
                                             fixed > 0 ? "texts, gaps and boxes of a fixed size" : "texts and gaps", mm_text(taken + fixed),
                                             dimension, mm_text(length)));
  const auto largest = std::max_element(rooms.begin(), rooms.end(), [](const Room& x, const Room& y) { return x.points < y.points; });
  if (largest != rooms.end() && largest->points > 0)
    fault.note(fmt::format("the {} alone {} {} mm{}", largest->what, largest->what.ends_with('s') ? "take" : "takes",
                           mm_text(largest->points), largest->cause.empty() ? "" : ", because of " + largest->cause));
  fault.advise(
      fmt::format("make the {} larger, the texts shorter, or the font smaller; `burin check --layout` of a larger page tells what "
                  "each of them takes",
                  dimension));
}

bool is_beside(const SceneLegend& legend) { return legend.side == LegendSide::left || legend.side == LegendSide::right; }

std::vector<Strip> Placer::strips_across() const {
  std::vector<Strip> strips;
  if (is_beside(scene_.legend))
    strips.push_back({scene_.legend.side == LegendSide::left, legend_.width + kStripPad * 2 * scene_.legend.font.size_pt, "legend"});
  if (y_label_.lines > 0) strips.push_back({true, y_label_.ink_height() + pad(scene_.y_label), "shared y label", &scene_.y_label});
  if (row_titles_.lines > 0)
    strips.push_back({true, row_titles_.ink_height() + kStripPad * scene_.font.size_pt, "row titles", &scene_.row_titles.front()});
  return strips;
}

std::vector<Strip> Placer::strips_along() const {
  std::vector<Strip> strips;
  if (title_.lines > 0) strips.push_back({false, title_.ink_height() + pad(scene_.title), "figure title", &scene_.title});
  if (legend_.height > 0 && (scene_.legend.side == LegendSide::top || scene_.legend.side == LegendSide::bottom))
    strips.push_back({scene_.legend.side == LegendSide::bottom, legend_.height + kStripPad * scene_.legend.font.size_pt, "legend"});
  if (column_titles_.lines > 0)
    strips.push_back(
        {false, column_titles_.ink_height() + kStripPad * scene_.font.size_pt, "column titles", &scene_.column_titles.front()});
  if (x_label_.lines > 0) strips.push_back({true, x_label_.ink_height() + pad(scene_.x_label), "shared x label", &scene_.x_label});
  return strips;
}

bool Placer::place_columns() {
  const double em = scene_.font.size_pt;
  if (is_beside(scene_.legend)) legend_ = set_legend(scene_.legend, width_, true, ruler_);
  const std::vector<Strip> strips = strips_across();
  Tracks across;
  across.gap = scene_.column_gap;
  across.low_edge = kEdge + strips_size(strips, true), across.high_edge = kEdge + strips_size(strips, false);
  for (const Edge& edge : measured_.left) across.before.push_back(edge.size());
  for (const Edge& edge : measured_.right) across.after.push_back(edge.size());
  std::vector<TrackSize> widths = scene_.widths;
  if (scene_.box_width > 0) {
    widths.assign(scene_.columns, {1, Length{scene_.box_width, Unit::pt}});
    width_ = taken(across) + scene_.box_width * static_cast<double>(scene_.columns);
  }
  if (!has_room(across, widths, width_, em)) {
    refuse(taken(across), fixed_size(widths, width_, em), rooms_across(strips, measured_, {}), width_, "width");
    return false;
  }
  columns_ = share(across, widths, width_, em);
  return true;
}

bool Placer::place_rows() {
  const double em = scene_.font.size_pt;
  if (scene_.legend.side != LegendSide::none && !is_beside(scene_.legend))
    legend_ = set_legend(scene_.legend, columns_.back().high - columns_.front().low, false, ruler_);
  const std::vector<Strip> strips = strips_along();
  Tracks along;  // from the bottom up: track 0 is the last row
  along.gap = scene_.row_gap;
  along.low_edge = kEdge + strips_size(strips, true), along.high_edge = kEdge + strips_size(strips, false);
  for (std::size_t r = scene_.rows; r-- > 0;) {
    along.before.push_back(measured_.bottom[r].size());
    along.after.push_back(measured_.top_size(r));
  }
  std::vector<TrackSize> heights(scene_.heights.rbegin(), scene_.heights.rend());
  const double box_height =
      scene_.panel_aspect > 0 ? (columns_.front().high - columns_.front().low) / scene_.panel_aspect : scene_.box_height;
  if (box_height > 0) {
    heights.assign(scene_.rows, {1, Length{box_height, Unit::pt}});
    height_ = taken(along) + box_height * static_cast<double>(scene_.rows);
  }
  if (!has_room(along, heights, height_, em)) {
    refuse(taken(along), fixed_size(heights, height_, em), rooms_along(strips, measured_, {}), height_, "height");
    return false;
  }
  rows_ = share(along, heights, height_, em);
  std::reverse(rows_.begin(), rows_.end());
  return true;
}

void Placer::place_page(Layout& layout) {
  const Rect& boxes = layout.boxes;
  const double middle = (boxes.left + boxes.right) / 2, centre = (boxes.bottom + boxes.top) / 2;
  // A strip wider than the boxes is centred on them as far as the page allows.
  const auto centred = [&](double width) {
    return std::clamp(middle, std::min(kEdge + width / 2, width_ / 2), std::max(width_ - kEdge - width / 2, width_ / 2));
  };
  double above = height_ - kEdge, below = kEdge, left = kEdge;
  if (title_.lines > 0) {
    add_text(layout.texts, ruler_, {scene_.title, centred(title_.width), above - title_.ink_top, Align::center, 0, {}, "figure title"});
    above -= title_.ink_height() + pad(scene_.title);
  }
  Vec corner;
  switch (scene_.legend.side) {
    case LegendSide::top:
      corner = {centred(legend_.width) - legend_.width / 2, above - legend_.height};
      break;
    case LegendSide::bottom:
      corner = {centred(legend_.width) - legend_.width / 2, below};
      below += legend_.height + kStripPad * scene_.legend.font.size_pt;
      break;
    case LegendSide::left:
      corner = {left, centre - legend_.height / 2};
      left += legend_.width + 2 * kStripPad * scene_.legend.font.size_pt;
      break;
    case LegendSide::right:
      corner = {width_ - kEdge - legend_.width, centre - legend_.height / 2};
      break;
    case LegendSide::none:
      if (!scene_.legend.cell) break;
      const Rect cell = area_of(*scene_.legend.cell);
      legend_ = set_legend(scene_.legend, cell.width(), false, ruler_);
      check_fits(legend_, scene_.legend, cell.width(), cell.height(), "its cell", diagnostics_);
      corner = {(cell.left + cell.right - legend_.width) / 2, (cell.bottom + cell.top - legend_.height) / 2};
      break;
  }
  layout.legend = place_block(legend_, corner, ruler_);
  place_track_titles(layout);
  add_text(layout.texts, ruler_,
           {scene_.x_label, middle, below + x_label_.ink_bottom + x_label_.drop(), Align::center, 0, {}, "shared x label"});
  add_text(layout.texts, ruler_, {scene_.y_label, left + y_label_.ink_top, centre, Align::center, 90, {}, "shared y label"});
}

void Placer::place_track_titles(Layout& layout) {
  const double strip = kStripPad * scene_.font.size_pt;
  // Their last lines, those next to the boxes, stand on one baseline.
  const auto drop = [&](const SceneText& title) { return measure(ruler_, title.lines, title.font).drop(); };
  for (std::size_t c = 0; c < scene_.column_titles.size(); ++c)
    add_text(layout.texts, ruler_,
             {scene_.column_titles[c],
              (columns_[c].low + columns_[c].high) / 2,
              rows_.front().high + measured_.top_size(0) + strip + column_titles_.ink_bottom + drop(scene_.column_titles[c]),
              Align::center,
              0,
              {},
              "column title"});
  for (std::size_t r = 0; r < scene_.row_titles.size(); ++r)
    add_text(layout.texts, ruler_,
             {scene_.row_titles[r],
              columns_.front().low - measured_.left.front().size() - strip - row_titles_.ink_bottom - drop(scene_.row_titles[r]),
              (rows_[r].low + rows_[r].high) / 2,
              Align::center,
              90,
              {},
              "row title"});
}

void Placer::place_annotations(Layout& layout) {
  const Rect page{0, 0, width_, height_};
  const SceneAnnotations& annotations = scene_.annotations;
  for (const SceneNote& note : annotations.notes)
    add_text(layout.texts, ruler_, anchored(note.text, point_in(note.at, nullptr, page), note.anchor, "note", ruler_));
  for (const SceneBracket& bracket : annotations.brackets) {
    BracketBlock block = place_bracket(bracket, nullptr, page, nullptr, ruler_);
    layout.lines.push_back(std::move(block.line));
    std::move(block.texts.begin(), block.texts.end(), std::back_inserter(layout.texts));
  }
}

/// Strips that are longer than the page, so that their ends would be cut off.
void check_strips(const Layout& layout, const SceneLegend& legend, Diagnostics& diagnostics) {
  const auto beyond = [&](const Rect& r) { return std::max({-r.left, r.right - layout.width, -r.bottom, r.top - layout.height, 0.0}); };
  double cut = 0;
  // In a cell of the grid it was held against that.
  for (const PlacedEntry& entry : legend.cell ? std::vector<PlacedEntry>{} : layout.legend.entries)
    cut = std::max({cut, beyond(entry.text.ink), -entry.from.x});
  if (cut > 0.5)
    diagnostics.add(codes::no_room, legend.span, fmt::format("the legend runs {} mm over the edge of the page", mm_text(cut)))
        .advise("give it fewer `columns` or a smaller `font`, or its entries shorter labels");
  for (const PlacedText& text : layout.texts)
    if (beyond(text.ink) > 0.5)
      diagnostics
          .add(codes::no_room, text.text.span,
               fmt::format("the {} runs {} mm over the edge of the page", text.role, mm_text(beyond(text.ink))))
          .advise("break it with `\\n` in double quotes, or make its font smaller");
}

/// Texts of ticks that leave their boxes less than they take themselves, as long ones do that are turned.
void Placer::warn_little_room() {
  const auto check = [&](const Edge& edge, const TrackSpan& track, std::string_view where, std::string_view how) {
    const double size = track.high - track.low;
    if (edge.ticks() <= size) return;
    auto& fault = diagnostics_.add(
        codes::little_room, scene_.size_span,
        fmt::format("the texts of ticks {} take {} mm, and the boxes are {} mm {}", where, mm_text(edge.ticks()), mm_text(size), how));
    if (!edge.ticks_cause.empty()) fault.note(fmt::format("the longest is {}", edge.ticks_cause));
    fault.advise("shorten them, break them with `\\n` in double quotes, or make the page larger");
  };
  for (std::size_t r = 0; r < scene_.rows; ++r) {
    check(measured_.bottom[r], rows_[r], fmt::format("below row {}", r + 1), "high");
    check(measured_.top[r], rows_[r], fmt::format("above row {}", r + 1), "high");
  }
  for (std::size_t c = 0; c < scene_.columns; ++c) {
    check(measured_.left[c], columns_[c], fmt::format("left of column {}", c + 1), "wide");
    check(measured_.right[c], columns_[c], fmt::format("right of column {}", c + 1), "wide");
  }
}

Layout Placer::place() {
  Layout layout;
  layout.font = ruler_.font(scene_.font);
  // A first guess: boxes take three quarters of the page.
  width_ = scene_.width, height_ = scene_.height;
  const double box_width = scene_.box_width > 0 ? scene_.box_width : 0.75 * width_ / static_cast<double>(scene_.columns);
  const double box_height = scene_.panel_aspect > 0 ? box_width / scene_.panel_aspect
                            : scene_.box_height > 0 ? scene_.box_height
                                                    : 0.75 * height_ / static_cast<double>(scene_.rows);
  for (std::size_t c = 0; c < scene_.columns; ++c)
    columns_.push_back({box_width * static_cast<double>(c), box_width * static_cast<double>(c + 1)});
  for (std::size_t r = scene_.rows; r-- > 0;)
    rows_.push_back({box_height * static_cast<double>(r), box_height * static_cast<double>(r + 1)});
  for (int pass = 0; pass < kLayoutPasses; ++pass) {
    measure_all();
    if (!place_columns() || !place_rows()) return layout;
  }
  layout.width = width_, layout.height = height_;
  if (std::max(width_, height_) > kLargestPage)
    diagnostics_.add(codes::no_room, scene_.size_span,
                     fmt::format("the page would be {:.0f} mm by {:.0f} mm, and no PDF is larger than {:.0f} mm", width_ * 25.4 / 72,
                                 height_ * 25.4 / 72, kLargestPage * 25.4 / 72));
  layout.boxes = {columns_.front().low, rows_.back().low, columns_.back().high, rows_.front().high};
  for (std::size_t i = 0; i < scene_.panels.size(); ++i)
    layout.panels.push_back(place_panel(scene_, i, box_of(scene_.panels[i]), measured_, ruler_, diagnostics_));
  place_page(layout);
  layout.across = rooms_across(strips_across(), measured_, columns_), layout.along = rooms_along(strips_along(), measured_, rows_);
  check_strips(layout, scene_.legend, diagnostics_);
  place_annotations(layout);
  warn_little_room();
  return layout;
}

}  // namespace

Layout place(const Scene& scene, Ruler& ruler, Diagnostics& diagnostics) { return Placer(scene, ruler, diagnostics).place(); }

}  // namespace burin
