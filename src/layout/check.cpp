#include "layout/check.h"

#include <fmt/format.h>

#include <algorithm>

#include "diag/number.h"
#include "layout/ink.h"
#include "layout/report.h"

namespace burin {
namespace {

/// A text and what to call it.
struct Standing {
  PlacedText text;
  Span span;  ///< of the text, or of its panel
};

std::vector<Standing> all_texts(const Scene& scene, const Layout& layout) {
  std::vector<Standing> all;
  const auto add = [&](const PlacedText& text, Span otherwise) { all.push_back({text, text.text.span ? text.text.span : otherwise}); };
  for_each_panel(scene, layout, [&](const ScenePanel& panel, const PlacedPanel& placed) {
    for (const PlacedText& text : placed.texts) add(text, panel.span);
    for (const PlacedAxis& axis : placed.axes)
      for (const PlacedText& text : axis.texts) add(text, panel.span);
  });
  for (const PlacedText& text : layout.texts) add(text, {});
  const auto add_legend = [&](const PlacedLegend& legend, Span span) {
    for (const PlacedText& title : legend.titles) add(title, span);
    for (const PlacedEntry& entry : legend.entries) add(entry.text, span);
  };
  add_legend(layout.legend, scene.legend.span);
  for (const PlacedPanel& placed : layout.panels)
    for (const PlacedLegend& legend : placed.legends) add_legend(legend, scene.panels[placed.panel].span);
  return all;
}

std::string name_of(const PlacedText& text) { return fmt::format("the {} `{}`", text.role, plain_text(text.text.lines, " ")); }

/// How far a text reaches beyond the page.
double off_page(const PlacedText& text, const Layout& layout) {
  constexpr double kLost = 0.5;  // pt: gnuplot does not draw a text whose own point is off the page, be it by a hair
  const Rect& ink = text.ink;
  const double out = ink.beyond({0, 0, layout.width, layout.height});
  const bool is_lost = text.x < 0 || text.y < 0 || text.x > layout.width || text.y > layout.height;
  return is_lost ? std::max(out, kLost) : out;
}

void check_edges(const Standing& standing, const Layout& layout, Diagnostics& diagnostics) {
  const double out = off_page(standing.text, layout);
  if (out > kRounding)
    diagnostics.add(codes::off_page, standing.span, fmt::format("{} reaches {} mm beyond the page", name_of(standing.text), mm_text(out)))
        .advise("shorten it, break it with `\\n`, make its font smaller or the page larger");
}

/// Notes that stand across the frame of their box. What stands wholly outside is meant to, and of what is cut off that was said.
void check_frame(const PlacedPanel& placed, Span panel, const Layout& layout, Diagnostics& diagnostics) {
  const Rect& box = placed.box;
  for (const PlacedText& text : placed.texts) {
    if ((text.role != "note" && text.role != "bracket") || off_page(text, layout) > kRounding) continue;
    const Rect& ink = text.ink;
    const double out = ink.beyond(box);
    const bool is_within = ink.right > box.left && ink.left < box.right && ink.top > box.bottom && ink.bottom < box.top;
    if (out > kRounding && is_within)
      diagnostics
          .add(codes::outside_box, text.text.span ? text.text.span : panel,
               fmt::format("{} stands across the frame of its box, {} mm of it outside", name_of(text), mm_text(out)))
          .advise(text.role == "note" ? "move it, choose another `anchor`, or make it shorter"
                                      : "choose another `side`, or make it shorter");
  }
}

void check_overlaps(std::vector<Standing>& all, Ruler& ruler, Diagnostics& diagnostics) {
  // From left to right, so that each text meets only those that begin before it ends.
  std::stable_sort(all.begin(), all.end(), [](const Standing& a, const Standing& b) { return a.text.ink.left < b.text.ink.left; });
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Rect& a = all[i].text.ink;
    for (std::size_t k = i + 1; k < all.size() && all[k].text.ink.left < a.right - kRounding; ++k) {
      const Rect& b = all[k].text.ink;
      if (std::min(a.top, b.top) - std::max(a.bottom, b.bottom) <= kRounding || b.right - b.left <= 0) continue;
      if (!meet(outline_of(ruler, all[i].text), outline_of(ruler, all[k].text), kRounding)) continue;
      auto& fault = diagnostics.add(codes::overlap, all[k].span, fmt::format("{} overlaps {}", name_of(all[k].text), name_of(all[i].text)));
      if (all[i].span && all[i].span != all[k].span) fault.note(all[i].span, "the other text is here");
    }
  }
}

void check_limits(const std::vector<Standing>& all, const Scene& scene, const Page& page, Diagnostics& diagnostics) {
  const auto points = [](double value) { return fixed_text(value, 2) + " pt"; };
  if (page.smallest_font) {
    const double least = to_points(*page.smallest_font, 0, 0);
    for (const Standing& standing : all)
      if (standing.text.text.font.size_pt < least - 0.01)
        diagnostics
            .add(codes::below_limit, standing.span,
                 fmt::format("{} is set in {}", name_of(standing.text), points(standing.text.text.font.size_pt)))
            .note(value_span(page, &Page::smallest_font), fmt::format("the page takes fonts from {} on", points(least)));
  }
  if (page.thinnest_line) {
    const double least = to_points(*page.thinnest_line, 0, 0);
    const auto check = [&](double width, Span span, std::string_view what) {
      if (width < least - 0.001)
        diagnostics.add(codes::below_limit, span, fmt::format("{} is {} wide", what, points(width)))
            .note(value_span(page, &Page::thinnest_line), fmt::format("the page takes lines from {} on", points(least)));
    };
    check(scene.measures.box_line, {}, "the panels' frame");
    const auto check_legend = [&](const SceneLegend& legend) {
      for (const LegendEntry& entry : legend.entries)
        if (entry.line) check(entry.look.line_width_pt, entry.text.span, fmt::format("the line of series `{}`", entry.name));
    };
    const auto check_annotations = [&](const SceneAnnotations& annotations) {
      for (const SceneShape& shape : annotations.shapes)
        if (shape.kind != SceneShape::Kind::rect) check(shape.stroke.width_pt, shape.span, "this line");
      for (const SceneBracket& bracket : annotations.brackets) check(bracket.stroke.width_pt, bracket.span, "this bracket");
    };
    check_annotations(scene.annotations);
    for_each_panel(scene, [&](const ScenePanel& panel) { check_annotations(panel.annotations); });
    check_legend(scene.legend);
    for (const ScenePanel& panel : scene.panels)
      for (const SceneLegend& legend : panel.legends) check_legend(legend);
  }
}

/// Legends, insets and letters that stand on data.
void check_covered(const Scene& scene, const Layout& layout, Diagnostics& diagnostics) {
  constexpr double kOfLegend = 0.01, kOfLetter = 0.05;  // less is the end of a line that touches a corner
  std::string panels;
  Span letters;
  for (const PlacedPanel& placed : layout.panels) {
    const ScenePanel& panel = scene.panels[placed.panel];
    for (std::size_t i = 0; i < placed.legends.size(); ++i) {
      if (placed.legends[i].covered <= kOfLegend) continue;
      const SceneLegend& legend = panel.legends[i];
      diagnostics
          .add(codes::covered, legend.span,
               fmt::format("below {} % of the legend of panel {} are data or texts", fixed_text(placed.legends[i].covered * 100, 0),
                           panel.number))
          .advise(legend.corner == Corner::best ? "no corner is free: write a `range` that leaves room, or put the legend beside the box"
                                                : "`best` takes the corner with the fewest; a `range` may leave room for it");
    }
    for (const PlacedPanel& inset : placed.insets)
      if (inset.covered > kOfLegend)
        diagnostics
            .add(
                codes::covered, panel.insets[inset.panel].panel.span,
                fmt::format("the inset hides data or texts of panel {} below {} % of it", panel.number, fixed_text(inset.covered * 100, 0)))
            .advise("give it another `at`, a smaller `width` or `height`, or the panel's axes a `range` that leaves room");
    if (placed.letter_covered <= kOfLetter) continue;
    panels += fmt::format("{}{}", panels.empty() ? "" : ", ", panel.number);
    letters = panel.letter.span;
  }
  if (!panels.empty())
    diagnostics.add(codes::covered, letters, fmt::format("letters stand on data, in panel {}", panels))
        .advise("give `letters` another `at`, or the axes a `range` that leaves room");
}

/// Ticks that the author's format writes alike.
void check_ticks(const Scene& scene, const Layout& layout, Diagnostics& diagnostics) {
  for_each_panel(scene, layout, [&](const ScenePanel& panel, const PlacedPanel& placed) {
    for (const AxisName name : kAxisNames) {
      const SceneAxis* axis = panel.axis(name);
      if (!axis || !axis->ticks.format_span) continue;
      const std::vector<Tick>& ticks = placed[name].ticks;
      const auto same = [](const Tick& a, const Tick& b) { return !a.lines.empty() && !a.span && a.lines == b.lines; };
      const auto found = std::adjacent_find(ticks.begin(), ticks.end(), same);
      if (found == ticks.end()) continue;
      diagnostics
          .add(codes::same_ticks, axis->ticks.format_span,
               fmt::format("the ticks of `{}` at {} and {} both read `{}`", choice_name(name), number_text(found->value),
                           number_text((found + 1)->value), plain_text(found->lines, " ")))
          .advise("write a format with more decimals, or other `ticks`");
    }
  });
}

}  // namespace

void check_layout(const Scene& scene, const Layout& layout, const std::optional<Page>& page, Ruler& ruler, Diagnostics& diagnostics) {
  std::vector<Standing> all = all_texts(scene, layout);
  for (const Standing& standing : all) check_edges(standing, layout, diagnostics);
  for_each_panel(scene, layout,
                 [&](const ScenePanel& panel, const PlacedPanel& placed) { check_frame(placed, panel.span, layout, diagnostics); });
  if (page) check_limits(all, scene, *page, diagnostics);
  check_overlaps(all, ruler, diagnostics);
  check_covered(scene, layout, diagnostics);
  check_ticks(scene, layout, diagnostics);
}

}  // namespace burin
