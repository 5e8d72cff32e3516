#include "scene/grid.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "diag/utf8.h"

namespace burin {
namespace {

constexpr std::size_t kMostTracks = 1000;

std::string counted(std::size_t count, std::string_view noun) { return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s"); }

/// Columns and rows for `count` panels: as the author says, else up to three in a row, else about as many columns as rows.
void size_grid(GridPlan& plan, const GridLayout& layout, std::size_t count) {
  const auto ceil_div = [](std::size_t a, std::size_t b) { return (a + b - 1) / b; };
  // Numbers beyond the bounds were reported when they were read.
  const auto written = [](const std::optional<int>& number) {
    return static_cast<std::size_t>(std::clamp(*number, 1, static_cast<int>(kMostTracks)));
  };
  if (layout.columns) {
    plan.columns = written(layout.columns);
    plan.rows = layout.rows ? written(layout.rows) : ceil_div(count, plan.columns);
  } else if (layout.rows) {
    plan.rows = written(layout.rows);
    plan.columns = ceil_div(count, plan.rows);
  } else {
    plan.columns = count <= 3 ? count : static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
    plan.rows = ceil_div(count, std::max<std::size_t>(1, plan.columns));
  }
  plan.columns = std::clamp<std::size_t>(plan.columns, 1, kMostTracks);
  plan.rows = std::clamp<std::size_t>(plan.rows, 1, kMostTracks);
}

/// The cell that the author gives to the figure's legend; null if none.
const LegendCell* legend_cell(const Figure& figure) {
  const auto& at = figure.legend.at;
  return at && at->box && at->box->cell ? &*at->box->cell : nullptr;
}

/// More panels than the grid has cells for.
void refuse_grid(const GridPlan& plan, const Figure& figure, Diagnostics& diagnostics) {
  const bool both = figure.layout.columns && figure.layout.rows;
  const Span legend = plan.legend ? legend_cell(figure)->place->span : Span{};
  const Span grid = key_span(figure.layout, both || figure.layout.rows ? &GridLayout::rows : &GridLayout::columns);
  diagnostics
      .add(codes::bad_layout, grid ? grid : legend,
           fmt::format("{}{} {} not fit into {} and {}", counted(figure.panels.size(), "panel"), legend ? " and the legend" : "",
                       figure.panels.size() == 1 && !legend ? "does" : "do", counted(plan.columns, "column"), counted(plan.rows, "row")))
      .advise(legend ? "write `columns` and `rows` that leave a cell for the legend"
                     : "write `columns` or `rows` alone; the other follows from the number of panels");
}

/// Panels with `at` take their cells, as may the legend; the others fill what is left in reading order.
void fill_grid(GridPlan& plan, const Figure& figure, Diagnostics& diagnostics) {
  const auto& panels = figure.panels;
  for (const Panel& panel : panels) {
    if (!panel.at) continue;
    plan.rows = std::max(plan.rows, figure.layout.rows ? 0 : static_cast<std::size_t>(panel.at->row));
    plan.columns = std::max(plan.columns, figure.layout.columns ? 0 : static_cast<std::size_t>(panel.at->column));
  }
  if (const LegendCell* cell = legend_cell(figure); cell && cell->place) {
    plan.rows = std::max(plan.rows, figure.layout.rows ? 0 : static_cast<std::size_t>(cell->place->row));
    plan.columns = std::max(plan.columns, figure.layout.columns ? 0 : static_cast<std::size_t>(cell->place->column));
  }
  plan.rows = std::min(plan.rows, kMostTracks), plan.columns = std::min(plan.columns, kMostTracks);
  std::map<std::pair<std::size_t, std::size_t>, Span> taken;
  plan.areas.resize(panels.size());
  const auto take = [&](const GridPlace& place) {
    const auto& [row, column, span] = place;
    const GridArea area{static_cast<std::size_t>(row - 1), static_cast<std::size_t>(column - 1)};
    if (area.row >= plan.rows || area.column >= plan.columns) {
      diagnostics.add(codes::bad_layout, span,
                      fmt::format("row {}, column {} is outside of the grid of {} and {}", row, column, counted(plan.rows, "row"),
                                  counted(plan.columns, "column")));
      return GridArea{};
    }
    const auto [earlier, is_free] = taken.emplace(std::pair(area.row, area.column), span);
    if (!is_free)
      diagnostics.add(codes::bad_layout, span, fmt::format("row {}, column {} is taken", row, column)).note(earlier->second, "by this one");
    return area;
  };
  for (std::size_t i = 0; i < panels.size(); ++i)
    if (panels[i].at) plan.areas[i] = take(*panels[i].at);
  if (const LegendCell* cell = legend_cell(figure)) {
    if (cell->place)
      plan.legend = take(*cell->place);
    else if (!cell->name.text.empty())
      diagnostics.add(codes::unknown_name, cell->name.span, fmt::format("there is no mosaic with a cell `{}`", cell->name.text))
          .advise("write `cell: [row, column]`, or name the cells in `layout.mosaic`");
  }
  std::size_t cell = 0, left_over = 0;
  for (std::size_t i = 0; i < panels.size(); ++i) {
    if (panels[i].at) continue;
    while (cell < plan.rows * plan.columns && taken.contains({cell / plan.columns, cell % plan.columns})) ++cell;
    if (cell >= plan.rows * plan.columns)
      ++left_over;
    else
      plan.areas[i] = {cell / plan.columns, cell % plan.columns}, ++cell;
  }
  if (left_over > 0) refuse_grid(plan, figure, diagnostics);
}

/// One letter's area in a mosaic.
struct MosaicArea {
  std::size_t top = kMostTracks, bottom = 0, left = kMostTracks, right = 0, cells = 0;
  Span span;  // of its first cell
};

std::map<std::string, MosaicArea> read_mosaic(GridPlan& plan, const std::vector<Text>& rows, Diagnostics& diagnostics) {
  std::map<std::string, MosaicArea> areas;
  plan.rows = rows.size();
  plan.columns = 0;
  std::size_t first = 0;  // cells in the first row
  for (std::size_t r = 0; r < rows.size(); ++r) {
    const std::string& text = rows[r].text;
    std::size_t column = 0;
    for (std::size_t i = 0; i < text.size(); ++column) {
      const std::size_t next = i + character_size(std::string_view(text).substr(i));
      const std::string name = text.substr(i, next - i);
      if (name != ".") {
        MosaicArea& area = areas[name];
        if (area.cells == 0) area.span = part_of(text, rows[r].span, i, next);
        area.top = std::min(area.top, r), area.bottom = std::max(area.bottom, r);
        area.left = std::min(area.left, column), area.right = std::max(area.right, column);
        ++area.cells;
      }
      i = next;
    }
    if (r == 0) first = column;
    if (column != first)
      diagnostics.add(codes::bad_layout, rows[r].span, fmt::format("this row of the mosaic has {}", counted(column, "cell")))
          .note(rows[0].span, fmt::format("the first has {}", first))
          .advise("an empty cell is written `.`");
    plan.columns = std::max(plan.columns, column);
  }
  if (std::max(plan.rows, plan.columns) > kMostTracks)
    diagnostics.add(codes::bad_layout, rows[0].span, fmt::format("a mosaic has at most {} columns and {} rows", kMostTracks, kMostTracks));
  plan.rows = std::min(plan.rows, kMostTracks), plan.columns = std::min(plan.columns, kMostTracks);
  for (const auto& [name, area] : areas)
    if (area.cells != (area.bottom - area.top + 1) * (area.right - area.left + 1))
      diagnostics.add(codes::bad_layout, area.span, fmt::format("the cells of `{}` make no rectangle", name));
  return areas;
}

void place_by_name(GridPlan& plan, const Figure& figure, Diagnostics& diagnostics) {
  const auto areas = read_mosaic(plan, figure.layout.mosaic, diagnostics);
  std::vector<std::string_view> names;
  for (const auto& [name, area] : areas) names.push_back(name);
  std::map<std::string, bool> used;
  const auto area_of = [](const MosaicArea& a) { return GridArea{a.top, a.left, a.bottom - a.top + 1, a.right - a.left + 1}; };
  if (const LegendCell* cell = legend_cell(figure)) {
    const Text& name = cell->name;
    if (const auto found = areas.find(name.text); found != areas.end())
      plan.legend = area_of(found->second), used[name.text] = true;
    else
      diagnostics
          .add(codes::unknown_name, cell->place ? cell->place->span : name.span,
               cell->place ? "the cells of a mosaic have names" : fmt::format("the mosaic has no area `{}`", name.text))
          .advise(suggestion_or_choices(name.text, names));
  }
  for (const Panel& panel : figure.panels) {
    GridArea& place = plan.areas.emplace_back();
    if (!panel.name) {
      diagnostics.add(codes::missing_key, panel.written.place, "this panel has no `name` to place it by")
          .note(value_span(figure.layout, &GridLayout::mosaic), "the mosaic takes panels by name");
      continue;
    }
    const auto found = areas.find(*panel.name);
    if (found == areas.end()) {
      diagnostics.add(codes::unknown_name, value_span(panel, &Panel::name), fmt::format("the mosaic has no area `{}`", *panel.name))
          .advise(suggestion_or_choices(*panel.name, names));
      continue;
    }
    if (used[*panel.name] && plan.legend && legend_cell(figure)->name.text == *panel.name)
      diagnostics.add(codes::bad_layout, value_span(panel, &Panel::name), fmt::format("the legend takes the cell `{}`", *panel.name))
          .note(legend_cell(figure)->name.span, "as it says here");
    place = area_of(found->second);
    used[*panel.name] = true;
  }
  for (const auto& [name, area] : areas)
    if (!used.contains(name))
      diagnostics.add(codes::unknown_name, area.span, fmt::format("no panel is named `{}`", name))
          .advise("name a panel so, or leave the cells empty with `.`");
}

}  // namespace

GridPlan plan_grid(const Figure& figure, Diagnostics& diagnostics) {
  GridPlan plan;
  if (is_written(figure.layout, &GridLayout::mosaic) && !figure.layout.mosaic.empty()) {
    if (figure.layout.columns || figure.layout.rows)
      diagnostics.add(codes::conflict, key_span(figure.layout, &GridLayout::mosaic), "a mosaic says how many columns and rows there are")
          .advise("remove `columns` and `rows`");
    place_by_name(plan, figure, diagnostics);
  } else {
    size_grid(plan, figure.layout, figure.panels.size());
    fill_grid(plan, figure, diagnostics);
  }
  plan.columns = std::max<std::size_t>(1, plan.columns);
  plan.rows = std::max<std::size_t>(1, plan.rows);
  return plan;
}

}  // namespace burin
