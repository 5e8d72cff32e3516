#include "scene/resolve.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "scene/annotations.h"
#include "scene/axes.h"
#include "scene/grid.h"
#include "scene/insets.h"
#include "scene/legends.h"
#include "scene/styles.h"
#include "spec/library.h"
#include "text/lines.h"

namespace burin {
namespace {

/// The sizes of tracks and the room between them.
void set_tracks(Scene& scene, const GridLayout& layout, Diagnostics& diagnostics) {
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
  scene.column_gap = gap(layout.gap.column, 0.8 * scene.font.size_pt);
  scene.row_gap = gap(layout.gap.row, 0.6 * scene.font.size_pt);
}

/// The page's width in points.
double page_width_points(const Figure& figure, const std::optional<Page>& page, Diagnostics& diagnostics) {
  PageWidth width = figure.size.width;
  // With a page, a figure that says no width is one column wide.
  if (page && !is_written(figure.size, &Size::width)) width.of_page = PageWidth::Of::column;
  if (width.of_page == PageWidth::Of::none) return to_points(width.length, 0, 0);
  const auto& of = page ? (width.of_page == PageWidth::Of::column ? page->column : page->text) : std::nullopt;
  if (of) return width.factor * to_points(*of, 0, 0);
  if (!page && !figure.page.text.empty()) return 468;  // its fault was reported when it was looked for
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

/// The page's or the boxes' size, whichever is written; the other follows in layout/.
void set_size(Scene& scene, const Figure& figure, const std::optional<Page>& page, Diagnostics& diagnostics) {
  const Size& size = figure.size;
  const auto points = [](const std::optional<Length>& length) { return length ? to_points(*length, 0, 0) : 0; };
  scene.box_width = points(size.panel.width);
  scene.box_height = points(size.panel.height);
  scene.panel_aspect = size.panel_aspect.value_or(0);
  const auto only_one = [&](std::initializer_list<std::pair<bool, Span>> ways, std::string_view what) {
    Span first;
    for (const auto& [is_written_way, span] : ways) {
      if (!is_written_way) continue;
      if (first)
        diagnostics.add(codes::conflict, span, fmt::format("the {} is said twice", what))
            .note(first, "it is said here, too")
            .advise("remove one of the two");
      else
        first = span;
    }
  };
  only_one({{is_written(size, &Size::width), key_span(size, &Size::width)}, {scene.box_width > 0, key_span(size.panel, &BoxSize::width)}},
           "width");
  only_one({{is_written(size, &Size::height), key_span(size, &Size::height)},
            {size.aspect.has_value(), key_span(size, &Size::aspect)},
            {size.panel_aspect.has_value(), key_span(size, &Size::panel_aspect)},
            {scene.box_height > 0, key_span(size.panel, &BoxSize::height)}},
           "height");
  scene.width = scene.box_width > 0 ? 0 : page_width_points(figure, page, diagnostics);
  if (size.aspect && scene.width == 0)
    diagnostics.add(codes::conflict, key_span(size, &Size::aspect), "`aspect` needs the page's width, which follows from the boxes here")
        .advise("write `panel_aspect` or the boxes' `height`");
  if (scene.box_height > 0 || scene.panel_aspect > 0) return;
  // Boxes a little wider than high, unless somebody says something.
  if (size.height)
    scene.height = to_points(*size.height, 0, 0);
  else if (size.aspect)
    scene.height = scene.width / *size.aspect;
  else if (scene.width > 0)
    scene.height = 0.7 * scene.width * static_cast<double>(scene.rows) / static_cast<double>(scene.columns);
  else
    scene.panel_aspect = 1.4;
}

void check_names(const Figure& figure, Diagnostics& diagnostics) {
  std::map<std::string, Span> names;
  for (const Panel& panel : figure.panels) {
    if (!panel.name) continue;
    const auto [earlier, is_new] = names.emplace(*panel.name, value_span(panel, &Panel::name));
    if (!is_new)
      diagnostics.add(codes::conflict, value_span(panel, &Panel::name), fmt::format("two panels are named `{}`", *panel.name))
          .note(earlier->second, "this is the other one");
  }
}

/// The `number`-th letter (from 1) in the style of `sample`: a, A, i, I or 1.
std::string letter_text(std::size_t number, char sample) {
  if (sample == '1') return std::to_string(number);
  std::string text;
  if (sample == 'a' || sample == 'A') {
    for (std::size_t n = number; n > 0; n = (n - 1) / 26) text.insert(0, 1, static_cast<char>('a' + (n - 1) % 26));
  } else {
    constexpr std::pair<std::size_t, std::string_view> kRoman[] = {{100, "c"}, {90, "xc"}, {50, "l"}, {40, "xl"}, {10, "x"},
                                                                   {9, "ix"},  {5, "v"},   {4, "iv"}, {1, "i"}};
    for (const auto& [value, digits] : kRoman)
      for (; number >= value; number -= value) text += digits;
  }
  if (sample == 'A' || sample == 'I')
    for (char& c : text) c = static_cast<char>(c - 'a' + 'A');
  return text;
}

void set_letters(Scene& scene, const Letters& letters, Diagnostics& diagnostics) {
  if (letters.style.text.empty()) return;
  const std::string& style = letters.style.text;
  const std::size_t at = style.find_first_of("aAiI1");
  if (at == style.npos) {
    diagnostics.add(codes::bad_value, letters.style.span, fmt::format("`{}` has none of `a`, `A`, `i`, `I` and `1` to count with", style));
    return;
  }
  scene.letters = letters.at;
  for (std::size_t i = 0; i < scene.panels.size(); ++i) {
    const std::string text = style.substr(0, at) + letter_text(i + 1, style[at]) + style.substr(at + 1);
    SceneText& title = scene.panels[i].title;
    if (letters.at != LetterPlace::title) {
      scene.panels[i].letter = {{TextLine(text)}, font_over(scene.font, letters.font), scene.style.ink, letters.style.span};
    } else if (title.empty()) {
      title = {{TextLine(text)}, font_over(title.font, letters.font), title.color, letters.style.span};
    } else {
      title.lines.front().runs.insert(title.lines.front().runs.begin(),
                                      Run{text + " ", letters.font.style == Slant::italic, letters.font.weight == Weight::bold});
      join_alike(title.lines.front());
    }
  }
}

void set_track_titles(Scene& scene, const Figure& figure, Diagnostics& diagnostics) {
  const auto set = [&](const std::vector<Text>& written, std::size_t tracks, Span span, std::string_view what,
                       std::vector<SceneText>& titles) {
    if (written.empty()) return;
    if (written.size() != tracks)
      diagnostics.add(codes::unequal_lengths, span,
                      fmt::format("there are {} titles for {} {}{}", written.size(), tracks, what, tracks == 1 ? "" : "s"));
    for (const Text& text : written) titles.push_back({text_lines(text, figure.text, diagnostics), scene.font, scene.style.ink, text.span});
    titles.resize(tracks);
  };
  set(figure.row_titles, scene.rows, value_span(figure, &Figure::row_titles), "row", scene.row_titles);
  set(figure.column_titles, scene.columns, value_span(figure, &Figure::column_titles), "column", scene.column_titles);
}

/// A PDF keeps every marker as a shape of its own, and every point of a line.
void warn_large(const Scene& scene, Diagnostics& diagnostics) {
  constexpr double kMarker = 23, kPoint = 2.8;  // bytes of each in a PDF of pdfcairo, compressed; measured with 10^6 of them
  constexpr double kLarge = 2e6;                // bytes from which readers are slow
  double sum = 0, most = 0;
  const SceneSeries* largest = nullptr;
  for_each_panel(scene, [&](const ScenePanel& panel) {
    for (const SceneSeries& series : panel.series) {
      double bytes = 0;
      for (const Primitive& primitive : series.primitives) {
        if (const auto* markers = std::get_if<Markers>(&primitive)) bytes += kMarker * static_cast<double>(markers->points.size());
        if (const auto* lines = std::get_if<Lines>(&primitive))
          for (const auto& piece : lines->pieces) bytes += kPoint * static_cast<double>(piece.size());
      }
      sum += bytes;
      if (bytes > most) most = bytes, largest = &series;
    }
  });
  if (sum > kLarge)
    diagnostics
        .add(codes::large_pdf, largest->span,
             fmt::format("the PDF will have about {:.0f} MB, most of them for series `{}`", sum / 1e6, largest->name))
        .advise("draw fewer points: averages, a part of the rows, or a line without markers");
}

}  // namespace

Scene resolve(const Figure& figure, const std::optional<Page>& page, const FigureData& data, Diagnostics& diagnostics) {
  Scene scene;
  scene.font = figure_font(figure.font);
  scene.size_span = is_written(figure, &Figure::size) ? key_span(figure, &Figure::size) : key_span(figure, &Figure::panels);
  set_style(scene, figure, diagnostics);
  if (figure.panels.empty() && !diagnostics.has_errors())
    diagnostics.add(codes::missing_key, value_span(figure, &Figure::panels), "the figure has no panel")
        .advise("write one: `panels: [{marks: […]}]`");
  const GridPlan plan = plan_grid(figure, diagnostics);
  scene.columns = plan.columns, scene.rows = plan.rows;
  set_size(scene, figure, page, diagnostics);
  set_tracks(scene, figure.layout, diagnostics);
  scene.title = resolve_label(figure.title, scene.font, scene.style.ink, figure, diagnostics);
  scene.x_label = resolve_label(figure.x_label, scene.font, scene.style.ink, figure, diagnostics);
  scene.y_label = resolve_label(figure.y_label, scene.font, scene.style.ink, figure, diagnostics);

  // A colour that nothing uses is checked all the same.
  for (const auto& item : figure.colors.items) resolve_color(Color{item.value.text, item.value.span}, figure.colors, diagnostics);
  Registry registry(figure, scene.font, automatic_colors(figure, diagnostics));
  for (const auto& item : figure.series.items) registry.look_of(item.name, {}, diagnostics);
  PanelContext context{figure, data, scene.font, scene.style.ink, registry, diagnostics};
  check_names(figure, diagnostics);
  std::vector<PanelDraft> drafts;
  for (std::size_t i = 0; i < figure.panels.size(); ++i) {
    Panel panel = figure.every_panel;
    overlay(panel, figure.panels[i]);
    PanelDraft draft = draft_panel(panel, i + 1, context);
    const GridArea& area = plan.areas[i];
    draft.panel.row = area.row, draft.panel.column = area.column;
    draft.panel.row_span = area.row_span, draft.panel.column_span = area.column_span;
    draft.panel.span = figure.panels[i].written.place;
    drafts.push_back(std::move(draft));
  }
  decide_axes(drafts, figure.layout.share, context);
  resolve_insets(drafts, context);
  for (PanelDraft& draft : drafts) scene.panels.push_back(draft.panel);
  scene.annotations = resolve_page_annotations(figure.annotations, context);
  set_letters(scene, figure.letters, diagnostics);
  set_track_titles(scene, figure, diagnostics);
  registry.warn_unused(diagnostics);
  warn_large(scene, diagnostics);
  set_legends(scene, figure, drafts, plan.legend, registry, diagnostics);
  return scene;
}

}  // namespace burin
