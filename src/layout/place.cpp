#include "layout/place.h"

#include <fmt/format.h>

#include <algorithm>

#include "diag/number.h"
#include "layout/ink.h"
#include "layout/legend.h"
#include "layout/note.h"
#include "layout/panel.h"
#include "layout/track.h"
#include "scene/scale.h"

namespace burin {
namespace {

constexpr double kEdge = 1;             // pt of white at the page's edge, so that no stroke is cut
constexpr double kLargestPage = 14400;  // pt: ISO 32000-1, Annex C.2
constexpr double kStripPad = 0.5;       // em between strips (title, legend, shared labels) and what is next to them
constexpr double kLeastBox = 2;         // em: a box smaller than two lines of text shows nothing

/// What the panels of one row or column have in common, as the largest of each.
struct Edge {
  double ticks = 0;                        // from the box to the far end of tick texts
  double label_pad = 0;                    // from there to the labels
  double label_top = 0, label_bottom = 0;  // ink of labels above the first and below the last baseline
  double label_drop = 0;                   // from the first to the last baseline
  double over = 0;                         // of texts along the other edges
  // Labels stand on one baseline: the tallest ascender and the deepest descender may be of two of them.
  double size() const { return std::max(ticks + label_pad + label_top + label_drop + label_bottom, over); }
};

/// All measured in one pass.
struct Measured {
  std::vector<PanelParts> parts;
  std::vector<Edge> left, bottom, top;  // by column, row, row
  std::vector<double> right;            // by column
};

class Placer {
 public:
  Placer(const Scene& scene, Ruler& ruler, Diagnostics& diagnostics) : scene_(scene), ruler_(ruler), diagnostics_(diagnostics) {}
  Layout place();

 private:
  void measure_panels();
  Rect box_of(const ScenePanel& panel) const;
  bool place_tracks();
  bool check_room(const Tracks& tracks, const std::vector<TrackSize>& sizes, double length, std::string_view dimension);
  void place_panel(const ScenePanel& panel, const PanelParts& parts, Layout& layout);
  void place_page(Layout& layout);
  void place_track_titles(Layout& layout);
  void add_text(std::vector<PlacedText>& texts, PlacedText text);

  const Scene& scene_;
  Ruler& ruler_;
  Diagnostics& diagnostics_;
  Measured measured_;
  LegendBlock legend_;
  double width_ = 0, height_ = 0;  // of the page
  BlockExtent title_, x_label_, y_label_, row_titles_, column_titles_;
  std::vector<TrackSpan> columns_, rows_;  // rows from the top: row 0 is the last track of the dimension
};

double pad(const SceneText& text) { return kStripPad * text.font.size_pt; }

/// Two texts on one baseline: the taller top, the deeper bottom.
BlockExtent larger(const BlockExtent& a, const BlockExtent& b) {
  BlockExtent result = a.drop() + a.ink_top > b.drop() + b.ink_top ? a : b;
  result.ink_bottom = std::max(a.ink_bottom, b.ink_bottom);
  return result;
}

void Placer::measure_panels() {
  const double least = kLeastBox * scene_.font.size_pt;
  measured_ = {};
  measured_.left.resize(scene_.columns), measured_.right.resize(scene_.columns);
  measured_.bottom.resize(scene_.rows), measured_.top.resize(scene_.rows);
  const auto widen = [](Edge& edge, double ticks, const BlockExtent& label, double label_pad, double over) {
    edge.ticks = std::max(edge.ticks, ticks);
    edge.over = std::max(edge.over, over);
    if (label.lines == 0) return;
    edge.label_pad = std::max(edge.label_pad, label_pad);
    edge.label_top = std::max(edge.label_top, label.ink_top);
    edge.label_bottom = std::max(edge.label_bottom, label.ink_bottom);
    edge.label_drop = std::max(edge.label_drop, label.drop());
  };
  for (const ScenePanel& panel : scene_.panels) {
    const Rect box = box_of(panel);
    const std::size_t last_column = panel.column + panel.column_span - 1, last_row = panel.row + panel.row_span - 1;
    PanelParts parts = measure_panel(panel, scene_.measures, std::max(least, box.width()), std::max(least, box.height()), ruler_);
    widen(measured_.left[panel.column], parts.y_tick_width, parts.y_label, kLabelPad * panel.y.label.font.size_pt, parts.over_left);
    widen(measured_.bottom[last_row], parts.x_tick_height, parts.x_label, kLabelPad * panel.x.label.font.size_pt, parts.over_bottom);
    widen(measured_.top[panel.row], 0, parts.title, kTitlePad * panel.title.font.size_pt, parts.over_top);
    if (scene_.letters == LetterPlace::outside)
      widen(measured_.top[panel.row], 0, measure(ruler_, panel.letter.lines, panel.letter.font), kTitlePad * panel.letter.font.size_pt, 0);
    measured_.right[last_column] = std::max({measured_.right[last_column], parts.over_right, scene_.measures.box_line / 2});
    measured_.parts.push_back(std::move(parts));
  }
  title_ = measure(ruler_, scene_.title.lines, scene_.title.font);
  x_label_ = measure(ruler_, scene_.x_label.lines, scene_.x_label.font);
  y_label_ = measure(ruler_, scene_.y_label.lines, scene_.y_label.font);
  row_titles_ = column_titles_ = {};
  for (const SceneText& title : scene_.row_titles) row_titles_ = larger(row_titles_, measure(ruler_, title.lines, title.font));
  for (const SceneText& title : scene_.column_titles) column_titles_ = larger(column_titles_, measure(ruler_, title.lines, title.font));
}

Rect Placer::box_of(const ScenePanel& panel) const {
  return {columns_[panel.column].low, rows_[panel.row + panel.row_span - 1].low, columns_[panel.column + panel.column_span - 1].high,
          rows_[panel.row].high};
}

bool Placer::check_room(const Tracks& tracks, const std::vector<TrackSize>& sizes, double length, std::string_view dimension) {
  double boxes = length - taken(tracks), weights = 0, fixed = 0, lightest = 1e30;
  for (const TrackSize& size : sizes) {
    if (size.length)
      fixed += to_points(*size.length, scene_.font.size_pt, length);
    else
      weights += size.weight, lightest = std::min(lightest, size.weight);
  }
  boxes -= fixed;
  if (weights == 0 ? boxes >= -1e-6 : boxes * lightest / weights >= kLeastBox * scene_.font.size_pt) return true;
  const auto mm = [](double points) { return fixed_text(points * 25.4 / 72, 1); };
  auto& fault = diagnostics_.add(codes::no_room, scene_.size_span,
                                 fmt::format("{} take {} mm of the page's {} of {} mm, which leaves no room for the boxes",
                                             fixed > 0 ? "texts, gaps and boxes of a fixed size" : "texts and gaps",
                                             mm(taken(tracks) + fixed), dimension, mm(length)));
  const auto widest = std::max_element(tracks.before.begin(), tracks.before.end()) - tracks.before.begin();
  fault.note(fmt::format("{} {} alone takes {} mm before its boxes", dimension == "width" ? "column" : "row",
                         dimension == "width" ? widest + 1 : static_cast<long>(tracks.before.size()) - widest,
                         mm(tracks.before[static_cast<std::size_t>(widest)])));
  fault.advise(fmt::format("make the {} larger, the texts shorter, or the font smaller", dimension));
  return false;
}

bool Placer::place_tracks() {
  const double em = scene_.font.size_pt;
  const bool at_side = scene_.legend.side == LegendSide::left || scene_.legend.side == LegendSide::right;
  const double legend_pad = kStripPad * scene_.legend.font.size_pt;
  Tracks across;
  across.gap = scene_.column_gap;
  across.low_edge = across.high_edge = kEdge;
  for (const Edge& edge : measured_.left) across.before.push_back(edge.size());
  across.after = measured_.right;
  if (at_side) {
    legend_ = set_legend(scene_.legend, width_, ruler_);
    (scene_.legend.side == LegendSide::left ? across.low_edge : across.high_edge) += legend_.width + 2 * legend_pad;
  }
  if (y_label_.lines > 0) across.low_edge += y_label_.ink_height() + pad(scene_.y_label);
  if (row_titles_.lines > 0) across.low_edge += row_titles_.ink_height() + kStripPad * em;
  std::vector<TrackSize> widths = scene_.widths;
  if (scene_.box_width > 0) {
    widths.assign(scene_.columns, {1, Length{scene_.box_width, Unit::pt}});
    width_ = taken(across) + scene_.box_width * static_cast<double>(scene_.columns);
  }
  if (!check_room(across, widths, width_, "width")) return false;
  columns_ = share(across, widths, width_, em);

  if (!at_side) legend_ = set_legend(scene_.legend, columns_.back().high - columns_.front().low, ruler_);
  Tracks along;  // from the bottom up: track 0 is the last row
  along.gap = scene_.row_gap;
  along.low_edge = along.high_edge = kEdge;
  for (std::size_t r = scene_.rows; r-- > 0;) {
    along.before.push_back(measured_.bottom[r].size());
    along.after.push_back(std::max(measured_.top[r].size(), scene_.measures.box_line / 2));
  }
  if (x_label_.lines > 0) along.low_edge += x_label_.ink_height() + pad(scene_.x_label);
  if (title_.lines > 0) along.high_edge += title_.ink_height() + pad(scene_.title);
  if (!at_side && legend_.height > 0)
    (scene_.legend.side == LegendSide::bottom ? along.low_edge : along.high_edge) += legend_.height + legend_pad;
  std::vector<TrackSize> heights(scene_.heights.rbegin(), scene_.heights.rend());
  if (column_titles_.lines > 0) along.high_edge += column_titles_.ink_height() + kStripPad * em;
  const double box_height =
      scene_.panel_aspect > 0 ? (columns_.front().high - columns_.front().low) / scene_.panel_aspect : scene_.box_height;
  if (box_height > 0) {
    heights.assign(scene_.rows, {1, Length{box_height, Unit::pt}});
    height_ = taken(along) + box_height * static_cast<double>(scene_.rows);
  }
  if (!check_room(along, heights, height_, "height")) return false;
  rows_ = share(along, heights, height_, em);
  std::reverse(rows_.begin(), rows_.end());
  return true;
}

void Placer::add_text(std::vector<PlacedText>& texts, PlacedText text) {
  if (text.text.empty()) return;
  text.ink = ink_of(ruler_, text);
  texts.push_back(std::move(text));
}

void Placer::place_panel(const ScenePanel& panel, const PanelParts& parts, Layout& layout) {
  PlacedPanel placed;
  placed.panel = static_cast<std::size_t>(&panel - scene_.panels.data());
  placed.box = box_of(panel);
  const std::size_t last_row = panel.row + panel.row_span - 1;
  const Edge &left = measured_.left[panel.column], &bottom = measured_.bottom[last_row], &top = measured_.top[panel.row];
  placed.x.ticks = parts.x_ticks;
  placed.y.ticks = parts.y_ticks;
  // Tick texts of a row stand on one baseline.
  double tick_top = 0;
  for (std::size_t i = 0; i < scene_.panels.size(); ++i)
    if (scene_.panels[i].row + scene_.panels[i].row_span - 1 == last_row) tick_top = std::max(tick_top, measured_.parts[i].x_tick_top);
  placed.x.text_distance = pad_below(panel.x, scene_.measures) + tick_top;
  placed.y.text_distance = kTickPad * panel.y.tick_font.size_pt;

  const double middle = (placed.box.left + placed.box.right) / 2, centre = (placed.box.bottom + placed.box.top) / 2;
  const auto em = [](const SceneText& text) { return text.font.size_pt; };
  add_text(placed.texts, {panel.title,
                          middle,
                          placed.box.top + kTitlePad * em(panel.title) + top.label_bottom + parts.title.drop(),
                          Align::center,
                          false,
                          {},
                          "title"});
  if (panel.x.visible && panel.x.texts)
    add_text(placed.texts, {panel.x.label,
                            middle,
                            placed.box.bottom - bottom.ticks - kLabelPad * em(panel.x.label) - bottom.label_top,
                            Align::center,
                            false,
                            {},
                            "x label"});
  if (panel.y.visible && panel.y.texts)
    add_text(placed.texts, {panel.y.label,
                            placed.box.left - left.ticks - kLabelPad * em(panel.y.label) - left.label_bottom - parts.y_label.drop(),
                            centre,
                            Align::center,
                            true,
                            {},
                            "y label"});
  if (!panel.letter.empty()) {
    PlacedText letter = place_letter(panel.letter, scene_.letters, placed.box, ruler_);
    // Outside of the box it stands on the titles' baseline, over the tick texts.
    if (scene_.letters == LetterPlace::outside)
      letter.x = placed.box.left - left.size(), letter.y = placed.box.top + top.label_pad + top.label_bottom;
    add_text(placed.texts, std::move(letter));
  }
  for (const SceneNote& note : panel.notes) add_text(placed.texts, place_note(note, panel, placed.box, ruler_));
  layout.panels.push_back(std::move(placed));
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
    add_text(layout.texts, {scene_.title, centred(title_.width), above - title_.ink_top, Align::center, false, {}, "figure title"});
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
      break;
  }
  for (PlacedEntry entry : legend_.entries) {
    for (Vec* point : {&entry.from, &entry.to}) point->x += corner.x, point->y += corner.y;
    entry.text.x += corner.x, entry.text.y += corner.y;
    entry.text.ink = ink_of(ruler_, entry.text);
    layout.legend.push_back(std::move(entry));
  }
  place_track_titles(layout);
  add_text(layout.texts,
           {scene_.x_label, middle, below + x_label_.ink_bottom + x_label_.drop(), Align::center, false, {}, "shared x label"});
  add_text(layout.texts, {scene_.y_label, left + y_label_.ink_top, centre, Align::center, true, {}, "shared y label"});
}

void Placer::place_track_titles(Layout& layout) {
  const double strip = kStripPad * scene_.font.size_pt;
  for (std::size_t c = 0; c < scene_.column_titles.size(); ++c)
    add_text(layout.texts, {scene_.column_titles[c],
                            (columns_[c].low + columns_[c].high) / 2,
                            rows_.front().high + measured_.top.front().size() + strip + column_titles_.ink_bottom + column_titles_.drop(),
                            Align::center,
                            false,
                            {},
                            "column title"});
  for (std::size_t r = 0; r < scene_.row_titles.size(); ++r)
    add_text(layout.texts, {scene_.row_titles[r],
                            columns_.front().low - measured_.left.front().size() - strip - row_titles_.ink_bottom - row_titles_.drop(),
                            (rows_[r].low + rows_[r].high) / 2,
                            Align::center,
                            true,
                            {},
                            "row title"});
}

/// Strips that are longer than the page, so that their ends would be cut off.
void check_strips(const Layout& layout, const SceneLegend& legend, Diagnostics& diagnostics) {
  const auto mm = [](double points) { return fixed_text(points * 25.4 / 72, 1); };
  const auto beyond = [&](const Rect& r) { return std::max({-r.left, r.right - layout.width, -r.bottom, r.top - layout.height, 0.0}); };
  double cut = 0;
  for (const PlacedEntry& entry : layout.legend) cut = std::max({cut, beyond(entry.text.ink), -entry.from.x});
  if (cut > 0.5)
    diagnostics.add(codes::no_room, legend.span, fmt::format("the legend runs {} mm over the edge of the page", mm(cut)))
        .advise("give it fewer `columns` or a smaller `font`, or its entries shorter labels");
  for (const PlacedText& text : layout.texts)
    if (beyond(text.ink) > 0.5)
      diagnostics
          .add(codes::no_room, text.text.span, fmt::format("the {} runs {} mm over the edge of the page", text.role, mm(beyond(text.ink))))
          .advise("break it with `\\n` in double quotes, or make its font smaller");
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
    measure_panels();
    if (!place_tracks()) return layout;
  }
  layout.width = width_, layout.height = height_;
  if (std::max(width_, height_) > kLargestPage)
    diagnostics_.add(codes::no_room, scene_.size_span,
                     fmt::format("the page would be {:.0f} mm by {:.0f} mm, and no PDF is larger than {:.0f} mm", width_ * 25.4 / 72,
                                 height_ * 25.4 / 72, kLargestPage * 25.4 / 72));
  layout.boxes = {columns_.front().low, rows_.back().low, columns_.back().high, rows_.front().high};
  for (std::size_t i = 0; i < scene_.panels.size(); ++i) place_panel(scene_.panels[i], measured_.parts[i], layout);
  place_page(layout);
  check_strips(layout, scene_.legend, diagnostics_);
  return layout;
}

}  // namespace

Layout place(const Scene& scene, Ruler& ruler, Diagnostics& diagnostics) { return Placer(scene, ruler, diagnostics).place(); }

}  // namespace burin
