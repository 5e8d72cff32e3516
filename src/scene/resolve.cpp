#include "scene/resolve.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "scene/styles.h"
#include "spec/library.h"

namespace burin {
namespace {

/// Columns and rows for `count` panels: as the author says, else up to three in a row, else about as many columns as rows.
void set_grid(Scene& scene, const GridLayout& layout, std::size_t count, Diagnostics& diagnostics) {
  const auto ceil_div = [](std::size_t a, std::size_t b) { return (a + b - 1) / b; };
  if (layout.columns) {
    scene.columns = static_cast<std::size_t>(std::max(1, *layout.columns));
    scene.rows = ceil_div(count, scene.columns);
    if (layout.rows) scene.rows = static_cast<std::size_t>(std::max(1, *layout.rows));
  } else if (layout.rows) {
    scene.rows = static_cast<std::size_t>(std::max(1, *layout.rows));
    scene.columns = ceil_div(count, scene.rows);
  } else {
    scene.columns = count <= 3 ? count : static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
    scene.rows = ceil_div(count, std::max<std::size_t>(1, scene.columns));
  }
  scene.columns = std::max<std::size_t>(1, scene.columns);
  scene.rows = std::max<std::size_t>(1, scene.rows);
  if (count > scene.columns * scene.rows)
    diagnostics
        .add(codes::bad_layout, key_span(layout, &GridLayout::rows),
             fmt::format("{} panels do not fit into {} column{} and {} row{}", count, scene.columns, scene.columns == 1 ? "" : "s",
                         scene.rows, scene.rows == 1 ? "" : "s"))
        .advise(fmt::format("write `columns` or `rows` alone; the other follows from the number of panels"));
  const auto sizes = [&](const std::vector<TrackSize>& written, std::size_t tracks, Span span, std::string_view name) {
    if (written.empty()) return std::vector<TrackSize>(tracks);
    if (written.size() != tracks)
      diagnostics.add(codes::unequal_lengths, span, fmt::format("`{}` has {} sizes, and the grid has {}", name, written.size(), tracks));
    auto result = written;
    result.resize(tracks);
    return result;
  };
  scene.widths = sizes(layout.widths, scene.columns, value_span(layout, &GridLayout::widths), "widths");
  scene.heights = sizes(layout.heights, scene.rows, value_span(layout, &GridLayout::heights), "heights");
  const auto gap = [&](const std::optional<Length>& length, double otherwise) {
    return length ? to_points(*length, scene.font.size_pt, scene.width) : otherwise;
  };
  scene.column_gap = gap(layout.gap.column, 0.5 * scene.font.size_pt);
  scene.row_gap = gap(layout.gap.row, 0.6 * scene.font.size_pt);
}

SceneLegend resolve_legend(const Figure& figure, const FontSpec& font, Rgb ink, const Registry& registry, Diagnostics& diagnostics) {
  SceneLegend legend;
  legend.font = font_over(font, figure.legend.font);
  legend.columns = figure.legend.columns.count;
  legend.fill = figure.legend.fill.value_or(LegendFill::rows);
  legend.side = figure.legend.at ? figure.legend.at->side : LegendSide::top;
  legend.span = key_span(figure, &Figure::legend);
  legend.entries = registry.entries(legend.font, ink, diagnostics);
  // One series alone needs no legend unless the author asks for one.
  if (legend.entries.empty() || (legend.entries.size() < 2 && !is_written(figure, &Figure::legend))) legend.side = LegendSide::none;
  if (legend.side == LegendSide::none) legend.entries.clear();
  return legend;
}

/// The page's width in points.
double page_width_points(const Figure& figure, const std::optional<Page>& page, Diagnostics& diagnostics) {
  PageWidth width = figure.size.width;
  // With a page, a figure that says no width is one column wide.
  if (page && !is_written(figure.size, &Size::width)) width.of_page = PageWidth::Of::column;
  if (width.of_page == PageWidth::Of::none) return to_points(width.length, 0, 0);
  const auto& of = page ? (width.of_page == PageWidth::Of::column ? page->column : page->text) : std::nullopt;
  if (of) return width.factor * to_points(*of, 0, 0);
  diagnostics
      .add(codes::missing_key, width.span,
           page ? "the page does not say this width" : "this width is that of a page, and the figure names none")
      .advise(fmt::format("write `page:` with one of {}, or a length", listed(names_in(library_pages()))));
  return 468;
}

void set_style(Scene& scene, const Figure& figure, Diagnostics& diagnostics) {
  const Appearance& look = figure.style;
  const double em = scene.font.size_pt;
  const auto points = [&](const std::optional<Length>& length, double otherwise) {
    return length ? to_points(*length, em, em) : otherwise * em;
  };
  scene.measures = {points(look.frame_width, 0.05), points(look.tick_length, 0.25), points(look.grid_width, 0.03)};
  scene.style.frame = look.frame.value_or(Frame::box);
  scene.style.ink = resolve_color(look.ink, Rgb{}, figure.colors, diagnostics);
  scene.style.grid = resolve_color(look.grid_color, scene.style.grid, figure.colors, diagnostics);
  if (look.background) scene.style.background = resolve_color(*look.background, figure.colors, diagnostics);
}

}  // namespace

Scene resolve(const Figure& figure, const std::optional<Page>& page, const FigureData& data, Diagnostics& diagnostics) {
  Scene scene;
  scene.font = figure_font(figure.font);
  scene.width = page_width_points(figure, page, diagnostics);
  scene.size_span = is_written(figure, &Figure::size) ? key_span(figure, &Figure::size) : key_span(figure, &Figure::panels);
  set_style(scene, figure, diagnostics);
  if (figure.panels.empty() && !diagnostics.has_errors())
    diagnostics.add(codes::missing_key, value_span(figure, &Figure::panels), "the figure has no panel")
        .advise("write one: `panels: [{marks: […]}]`");
  set_grid(scene, figure.layout, figure.panels.size(), diagnostics);
  scene.height = figure.size.height ? to_points(*figure.size.height, 0, 0)
                                    : 0.7 * scene.width * static_cast<double>(scene.rows) / static_cast<double>(scene.columns);
  scene.title = resolve_label(figure.title, scene.font, scene.style.ink, figure, diagnostics);
  scene.x_label = resolve_label(figure.x_label, scene.font, scene.style.ink, figure, diagnostics);
  scene.y_label = resolve_label(figure.y_label, scene.font, scene.style.ink, figure, diagnostics);

  // A colour that nothing uses is checked all the same.
  for (const auto& item : figure.colors.items) resolve_color(Color{item.value.text, item.value.span}, figure.colors, diagnostics);
  Registry registry(figure, scene.font, automatic_colors(figure, diagnostics));
  for (const auto& item : figure.series.items) registry.look_of(item.name, {}, diagnostics);
  PanelContext context{figure, data, scene.font, scene.style.ink, registry, diagnostics};
  std::map<std::string, Span> names;
  for (std::size_t i = 0; i < figure.panels.size(); ++i) {
    const Panel& own = figure.panels[i];
    if (own.name) {
      const auto [earlier, is_new] = names.emplace(*own.name, value_span(own, &Panel::name));
      if (!is_new)
        diagnostics.add(codes::conflict, value_span(own, &Panel::name), fmt::format("two panels are named `{}`", *own.name))
            .note(earlier->second, "this is the other one");
    }
    Panel panel = figure.every_panel;
    overlay(panel, own);
    ScenePanel placed = resolve_panel(panel, i + 1, context);
    placed.row = i / scene.columns;
    placed.column = i % scene.columns;
    placed.span = own.written.place;
    scene.panels.push_back(std::move(placed));
  }
  scene.legend = resolve_legend(figure, scene.font, scene.style.ink, registry, diagnostics);
  return scene;
}

}  // namespace burin
