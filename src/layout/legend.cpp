#include "layout/legend.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "layout/ink.h"
#include "layout/report.h"

namespace burin {
namespace {

constexpr double kSample = 2.6;      // em: the length of a sample's line
constexpr double kSampleGap = 0.6;   // em: from the sample to its text
constexpr double kColumnGap = 2;     // em: between columns
constexpr double kRowGap = 0.35;     // em: between the ink of rows
constexpr double kPartGap = 3;       // em: between groups side by side
constexpr double kPartRowGap = 0.8;  // em: between groups of which each is a column
constexpr double kTitleGap = 1.2;    // em: from a title to the entries behind it

/// Which entries stand in which row, and how wide columns are.
struct Grid {
  std::vector<std::vector<std::size_t>> rows;
  std::vector<double> widths;
  double gap = 0;
  double width() const { return std::accumulate(widths.begin(), widths.end(), 0.0) + gap * static_cast<double>(widths.size() - 1); }
};

Grid arrange(const SceneLegend& legend, const std::vector<BlockExtent>& texts, std::size_t columns) {
  const double em = legend.font.size_pt;
  Grid grid;
  grid.gap = kColumnGap * em;
  const std::size_t rows = (texts.size() + columns - 1) / columns;
  grid.rows.resize(rows);
  for (std::size_t i = 0; i < texts.size(); ++i) grid.rows[legend.fill == LegendFill::rows ? i / columns : i % rows].push_back(i);
  grid.widths.assign(grid.rows.front().size(), 0);
  for (const auto& row : grid.rows)
    for (std::size_t c = 0; c < row.size(); ++c)
      grid.widths[c] = std::max(grid.widths[c], (kSample + kSampleGap) * em + texts[row[c]].width);
  return grid;
}

/// As many columns as the author says, or as few rows as `room` allows.
Grid choose_grid(const SceneLegend& legend, const std::vector<BlockExtent>& texts, double room, bool stacked) {
  const std::size_t count = texts.size();
  std::size_t columns = legend.columns ? static_cast<std::size_t>(*legend.columns) : stacked ? 1 : count;
  columns = std::min(count, columns);
  Grid grid = arrange(legend, texts, columns);
  if (legend.columns) return grid;
  while (columns > 1 && grid.width() > room) grid = arrange(legend, texts, --columns);
  // As many rows with fewer columns: 2 and 2, not 3 and 1.
  const std::size_t rows = grid.rows.size();
  if (Grid balanced = arrange(legend, texts, (count + rows - 1) / rows); balanced.width() <= room) return balanced;
  return grid;
}

/// Sets the entries row by row and adds up the block's height.
void set_rows(LegendBlock& block, const SceneLegend& legend, const std::vector<BlockExtent>& texts, const Grid& grid) {
  const double em = legend.font.size_pt;
  // Rows from the top down; each as high as its tallest entry and at least as a digit.
  std::vector<double> tops, depths;
  for (const auto& row : grid.rows) {
    double top = 0.7 * em, depth = 0;
    for (const std::size_t i : row) {
      top = std::max(top, texts[i].ink_top);
      depth = std::max(depth, texts[i].drop() + texts[i].ink_bottom);
    }
    tops.push_back(top), depths.push_back(depth);
    block.height += top + depth + (tops.size() > 1 ? kRowGap * em : 0);
  }
  double y = block.height;
  for (std::size_t r = 0; r < grid.rows.size(); ++r) {
    const double baseline = y - tops[r];
    const auto& row = grid.rows[r];
    double row_width = grid.gap * static_cast<double>(row.size() - 1);
    for (std::size_t c = 0; c < row.size(); ++c) row_width += grid.widths[c];
    double x = legend.fill == LegendFill::rows ? (block.width - row_width) / 2 : 0;
    for (std::size_t c = 0; c < row.size(); ++c) {
      const std::size_t i = row[c];
      PlacedEntry entry;
      entry.entry = i;
      const double middle = baseline - texts[i].drop() / 2 + 0.33 * em;  // half of a capital letter's height
      entry.from = {x, middle};
      entry.to = {x + kSample * em, middle};
      entry.text.text = legend.entries[i].text;
      entry.text.x = x + (kSample + kSampleGap) * em;
      entry.text.y = baseline;
      entry.text.role = "legend";
      block.entries.push_back(std::move(entry));
      x += grid.widths[c] + grid.gap;
    }
    y = baseline - depths[r] - kRowGap * em;
  }
}

/// Moves all of a block.
void move(LegendBlock& block, double x, double y) {
  for (PlacedText& title : block.titles) title.x += x, title.y += y;
  for (PlacedEntry& entry : block.entries) {
    for (Vec* point : {&entry.from, &entry.to}) point->x += x, point->y += y;
    entry.text.x += x, entry.text.y += y;
  }
}

/// Puts a title before the entries of the only row, on their baseline.
void add_title_before(LegendBlock& block, const SceneText& title, double gap, Ruler& ruler) {
  const BlockExtent extent = measure(ruler, title.lines, title.font);
  const double baseline = block.entries.front().text.y;
  const double lower = std::max(0.0, extent.ink_bottom - baseline);
  move(block, extent.width + gap, lower);
  block.titles.push_back({title, 0, baseline + lower, Align::left, 0, {}, "legend title"});
  block.width += extent.width + gap;
  block.height = std::max(block.height, baseline + extent.ink_top) + lower;
}

/// Puts a title above a block, and widens it for that.
void add_title_above(LegendBlock& block, const SceneText& title, double gap, Ruler& ruler) {
  const BlockExtent extent = measure(ruler, title.lines, title.font);
  if (const double wider = extent.width - block.width; wider > 0) {
    block.width += wider;
    move(block, wider / 2, 0);
  }
  block.titles.push_back(
      {title, block.width / 2, block.height + gap + extent.ink_bottom + extent.drop(), Align::center, 0, {}, "legend title"});
  block.height += gap + extent.ink_height();
}

/// A legend without groups; its title stands `above` at any rate, or before a single row that has room for it.
LegendBlock set_entries(const SceneLegend& legend, double room, bool stacked, bool above, Ruler& ruler) {
  LegendBlock block;
  if (legend.entries.empty()) return block;
  const double em = legend.font.size_pt;
  std::vector<BlockExtent> texts;
  for (const LegendEntry& entry : legend.entries) texts.push_back(measure(ruler, entry.text.lines, entry.text.font));

  const Grid grid = choose_grid(legend, texts, room, stacked);
  block.columns = grid.widths.size();
  block.width = grid.width();
  set_rows(block, legend, texts, grid);
  if (legend.title.empty()) return block;
  const double title = kTitleGap * em + measure(ruler, legend.title.lines, legend.title.font).width;
  if (!above && grid.rows.size() == 1 && !stacked && legend.title.lines.size() == 1 && block.width + title <= room)
    add_title_before(block, legend.title, kTitleGap * em, ruler);
  else
    add_title_above(block, legend.title, kRowGap * em, ruler);
  return block;
}

/// Each part of a legend as a block of its own.
std::vector<LegendBlock> set_parts(const SceneLegend& legend, double room, bool stacked, bool above, Ruler& ruler) {
  std::vector<LegendBlock> blocks;
  std::size_t first = 0;
  for (const LegendPart& part : legend.parts) {
    SceneLegend alone = legend;
    alone.title = part.title;
    const auto begin = legend.entries.begin() + static_cast<std::ptrdiff_t>(first);
    alone.entries.assign(begin, begin + static_cast<std::ptrdiff_t>(part.count));
    LegendBlock& block = blocks.emplace_back(set_entries(alone, room, stacked, above, ruler));
    for (PlacedEntry& entry : block.entries) entry.entry += first;
    first += part.count;
  }
  return blocks;
}

}  // namespace

LegendBlock set_legend(const SceneLegend& legend, double room, bool stacked, Ruler& ruler) {
  if (legend.parts.empty()) return set_entries(legend, room, stacked, false, ruler);
  const double em = legend.font.size_pt, gap = kPartGap * em, row_gap = (stacked ? kPartRowGap : kRowGap) * em;
  std::vector<LegendBlock> blocks = set_parts(legend, room, stacked, false, ruler);
  // Headings are set alike: all of them above if one has to be.
  const auto is_above = [](const LegendBlock& block) { return !block.titles.empty() && block.titles[0].align == Align::center; };
  if (!stacked && std::any_of(blocks.begin(), blocks.end(), is_above)) blocks = set_parts(legend, room, stacked, true, ruler);
  double width = -gap, height = -row_gap, widest = 0, highest = 0;
  for (const LegendBlock& block : blocks) {
    width += block.width + gap, height += block.height + row_gap;
    widest = std::max(widest, block.width), highest = std::max(highest, block.height);
  }
  const bool beside = !stacked && width <= room;
  LegendBlock whole;
  whole.width = beside ? width : widest, whole.height = beside ? highest : height;
  double x = 0, top = whole.height;
  for (LegendBlock& block : blocks) {
    move(block, x, top - block.height);
    beside ? x += block.width + gap : top -= block.height + row_gap;
    whole.columns = beside ? whole.columns + block.columns : std::max(whole.columns, block.columns);
    std::move(block.titles.begin(), block.titles.end(), std::back_inserter(whole.titles));
    std::move(block.entries.begin(), block.entries.end(), std::back_inserter(whole.entries));
  }
  if (!legend.title.empty()) add_title_above(whole, legend.title, kPartRowGap * em, ruler);
  return whole;
}

bool check_fits(const LegendBlock& block, const SceneLegend& legend, double width, double height, std::string_view place,
                Diagnostics& diagnostics) {
  if (block.width <= width && block.height <= height) return true;
  diagnostics
      .add(codes::no_room, legend.span,
           fmt::format("the legend is {} mm by {} mm, and {} has {} mm by {} mm for it", mm_text(block.width), mm_text(block.height), place,
                       mm_text(width), mm_text(height)))
      .advise(fmt::format("give it another `at`, fewer `columns` or a smaller `font`, or make {} larger", place));
  return false;
}

PlacedLegend place_block(LegendBlock block, Vec corner, Ruler& ruler) {
  PlacedLegend placed;
  placed.block = {corner.x, corner.y, corner.x + block.width, corner.y + block.height};
  move(block, corner.x, corner.y);
  placed.titles = std::move(block.titles);
  placed.entries = std::move(block.entries);
  for (PlacedText& title : placed.titles) title.ink = ink_of(ruler, title);
  for (PlacedEntry& entry : placed.entries) entry.text.ink = ink_of(ruler, entry.text);
  return placed;
}

}  // namespace burin
