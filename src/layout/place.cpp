#include "layout/place.h"

#include <fmt/format.h>

#include <algorithm>

#include "diag/number.h"
#include "layout/ink.h"
#include "layout/legend.h"
#include "layout/note.h"
#include "layout/panel.h"
#include "layout/track.h"
#include "scene/ticks.h"

namespace burin {
namespace {

constexpr double kEdge = 1;             // pt of white at the page's edge, so that no stroke is cut
constexpr double kLargestPage = 14400;  // pt: ISO 32000-1, Annex C.2
constexpr double kStripPad = 0.5;       // em between strips (title, legend, shared labels) and what is next to them
constexpr double kLeastBox = 2;         // em: a box smaller than two lines of text shows nothing

/// What the panels of one row or column have at one side of their boxes, as the largest of each.
struct Edge {
  double near = 0, far = 0;                // from the box to the baseline of tick texts, from there to their far end
  double label_pad = 0;                    // from there to the labels
  double label_top = 0, label_bottom = 0;  // ink of labels above the first and below the last baseline
  double label_drop = 0;                   // from the first to the last baseline
  double over = 0;                         // of texts along the other edges
  double ticks() const { return near + far; }
  // Labels stand on one baseline: the tallest ascender and the deepest descender may be of two of them.
  double labels() const { return label_pad + label_top + label_drop + label_bottom; }
  double size() const { return std::max(ticks() + labels(), over); }

  void add(const BlockExtent& label, double pad) {
    if (label.lines == 0) return;
    label_pad = std::max(label_pad, pad);
    label_top = std::max(label_top, label.ink_top);
    label_bottom = std::max(label_bottom, label.ink_bottom);
    label_drop = std::max(label_drop, label.drop());
  }
};

/// All measured in one pass.
struct Measured {
  std::vector<PanelParts> parts;
  std::vector<Edge> left, right;  // by column
  std::vector<Edge> bottom, top;  // by row
  std::vector<Edge> titles;       // by row: above `top`
  double top_size(std::size_t row) const { return std::max(top[row].ticks() + top[row].labels() + titles[row].labels(), top[row].over); }
};

class Placer {
 public:
  Placer(const Scene& scene, Ruler& ruler, Diagnostics& diagnostics) : scene_(scene), ruler_(ruler), diagnostics_(diagnostics) {}
  Layout place();

 private:
  void measure_panels();
  Edge& edge_of(const ScenePanel& panel, Side side);
  Rect box_of(const ScenePanel& panel) const;
  bool place_tracks();
  bool check_room(const Tracks& tracks, const std::vector<TrackSize>& sizes, double length, std::string_view dimension);
  void place_panel(const ScenePanel& panel, const PanelParts& parts, Layout& layout);
  void place_axis(const SceneAxis& axis, const AxisParts& parts, const Edge& edge, PlacedPanel& placed);
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

Edge& Placer::edge_of(const ScenePanel& panel, Side side) {
  switch (side) {
    case Side::left:
      return measured_.left[panel.column];
    case Side::right:
      return measured_.right[panel.column + panel.column_span - 1];
    case Side::bottom:
      return measured_.bottom[panel.row + panel.row_span - 1];
    case Side::top:
      break;
  }
  return measured_.top[panel.row];
}

void Placer::measure_panels() {
  const double least = kLeastBox * scene_.font.size_pt;
  measured_ = {};
  for (auto* edges : {&measured_.left, &measured_.right}) edges->resize(scene_.columns);
  for (auto* edges : {&measured_.bottom, &measured_.top, &measured_.titles}) edges->resize(scene_.rows);
  const auto reach = [](double& over, double by) { over = std::max(over, by); };
  for (const ScenePanel& panel : scene_.panels) {
    const Rect box = box_of(panel);
    PanelParts parts = measure_panel(panel, scene_.measures, std::max(least, box.width()), std::max(least, box.height()), ruler_);
    for (const AxisName name : kAxisNames) {
      const SceneAxis* axis = panel.axis(name);
      if (!axis) continue;
      const AxisParts& mine = parts[name];
      Edge& edge = edge_of(panel, axis->side);
      reach(edge.near, mine.out + (mine.has_texts() ? mine.pad + mine.near : 0));
      reach(edge.far, mine.far);
      edge.add(mine.label, kLabelPad * axis->label.font.size_pt);
    }
    reach(edge_of(panel, Side::left).over, parts.over_left);
    reach(edge_of(panel, Side::right).over, std::max(parts.over_right, scene_.measures.box_line / 2));
    reach(edge_of(panel, Side::bottom).over, parts.over_bottom);
    reach(edge_of(panel, Side::top).over, std::max(parts.over_top, scene_.measures.box_line / 2));
    Edge& titles = measured_.titles[panel.row];
    titles.add(parts.title, kTitlePad * panel.title.font.size_pt);
    if (scene_.letters == LetterPlace::outside)
      titles.add(measure(ruler_, panel.letter.lines, panel.letter.font), kTitlePad * panel.letter.font.size_pt);
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
  for (const Edge& edge : measured_.right) across.after.push_back(edge.size());
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
    along.after.push_back(measured_.top_size(r));
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
  for (PlacedText& each : set_lines(ruler_, std::move(text))) texts.push_back(std::move(each));
}

void Placer::place_axis(const SceneAxis& axis, const AxisParts& parts, const Edge& edge, PlacedPanel& placed) {
  const bool is_x = is_horizontal(axis.name), is_low = axis.side == Side::bottom || axis.side == Side::left;
  const Rect& box = placed.box;
  PlacedAxis& mine = placed.axes[static_cast<std::size_t>(axis.name)];
  mine.ticks = parts.row.ticks;
  mine.angle = parts.row.angle;
  mine.minor = axis.visible ? minor_values(axis, parts.row.ticks) : std::vector<double>{};
  // Tick texts of a row stand on one baseline; those beside boxes, and turned ones, keep to their own ticks.
  mine.text_distance = is_x && mine.angle == 0 ? edge.near - parts.out : parts.pad;
  const double outward = is_low ? -parts.out : parts.out;
  const Vec origin =
      is_x ? Vec{box.left, (is_low ? box.bottom : box.top) + outward} : Vec{(is_low ? box.left : box.right) + outward, box.bottom};
  mine.texts = set_tick_texts(axis, parts.row, is_x ? box.width() : box.height(), mine.text_distance, ruler_);
  for (PlacedText& text : mine.texts) {
    text.x += origin.x, text.y += origin.y;
    text.ink = ink_of(ruler_, text);
  }
  if (!axis.visible || !axis.texts || axis.label.empty()) return;
  const double middle = (box.left + box.right) / 2, centre = (box.bottom + box.top) / 2;
  const double pad = edge.ticks() + kLabelPad * axis.label.font.size_pt, drop = parts.label.drop();
  static constexpr std::string_view kRoles[] = {"x label", "y label", "x2 label", "y2 label"};
  PlacedText label{axis.label, middle, centre, Align::center, is_x ? 0.0 : 90.0, {}, kRoles[static_cast<std::size_t>(axis.name)]};
  switch (axis.side) {
    case Side::bottom:
      label.y = box.bottom - pad - edge.label_top;
      break;
    case Side::top:
      label.y = box.top + pad + edge.label_bottom + drop;
      break;
    case Side::left:
      label.x = box.left - pad - edge.label_bottom - drop;
      break;
    case Side::right:
      label.x = box.right + pad + edge.label_top;
      break;
  }
  add_text(placed.texts, std::move(label));
}

void Placer::place_panel(const ScenePanel& panel, const PanelParts& parts, Layout& layout) {
  PlacedPanel placed;
  placed.panel = static_cast<std::size_t>(&panel - scene_.panels.data());
  placed.box = box_of(panel);
  const Edge &top = measured_.top[panel.row], &titles = measured_.titles[panel.row];
  const double above = placed.box.top + top.ticks() + top.labels();
  add_text(placed.texts, {panel.title,
                          (placed.box.left + placed.box.right) / 2,
                          above + kTitlePad * panel.title.font.size_pt + titles.label_bottom + parts.title.drop(),
                          Align::center,
                          0,
                          {},
                          "title"});
  for (const AxisName name : kAxisNames)
    if (const SceneAxis* axis = panel.axis(name)) place_axis(*axis, parts[name], edge_of(panel, axis->side), placed);
  if (!panel.letter.empty()) {
    PlacedText letter = place_letter(panel.letter, scene_.letters, placed.box, ruler_);
    // Outside of the box it stands on the titles' baseline, over the tick texts.
    if (scene_.letters == LetterPlace::outside)
      letter.x = placed.box.left - measured_.left[panel.column].size(), letter.y = above + titles.label_pad + titles.label_bottom;
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
    add_text(layout.texts, {scene_.title, centred(title_.width), above - title_.ink_top, Align::center, 0, {}, "figure title"});
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
  add_text(layout.texts, {scene_.x_label, middle, below + x_label_.ink_bottom + x_label_.drop(), Align::center, 0, {}, "shared x label"});
  add_text(layout.texts, {scene_.y_label, left + y_label_.ink_top, centre, Align::center, 90, {}, "shared y label"});
}

void Placer::place_track_titles(Layout& layout) {
  const double strip = kStripPad * scene_.font.size_pt;
  for (std::size_t c = 0; c < scene_.column_titles.size(); ++c)
    add_text(layout.texts, {scene_.column_titles[c],
                            (columns_[c].low + columns_[c].high) / 2,
                            rows_.front().high + measured_.top_size(0) + strip + column_titles_.ink_bottom + column_titles_.drop(),
                            Align::center,
                            0,
                            {},
                            "column title"});
  for (std::size_t r = 0; r < scene_.row_titles.size(); ++r)
    add_text(layout.texts, {scene_.row_titles[r],
                            columns_.front().low - measured_.left.front().size() - strip - row_titles_.ink_bottom - row_titles_.drop(),
                            (rows_[r].low + rows_[r].high) / 2,
                            Align::center,
                            90,
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
