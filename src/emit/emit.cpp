#include "emit/emit.h"

#include <fmt/args.h>
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "diag/number.h"
#include "emit/annotations.h"
#include "emit/axes.h"
#include "emit/element.h"
#include "emit/markup.h"
#include "emit/screen.h"
#include "emit/templates.h"
#include "layout/ink.h"

namespace burin {
namespace {

std::string filled(std::string_view pattern, std::initializer_list<std::pair<const char*, std::string>> values) {
  fmt::dynamic_format_arg_store<fmt::format_context> store;
  for (const auto& [name, value] : values) store.push_back(fmt::arg(name, value));
  return fmt::vformat(fmt::string_view(pattern.data(), pattern.size()), store);
}

/// What a comment says of where a part came from.
std::string place_text(const Span& span) {
  return span ? fmt::format("{}:{}", comment_text(span.source->name), place_of(span).line) : "no place in the YAML";
}

class Emitter {
 public:
  Emitter(const Scene& scene, const Layout& layout) : scene_(scene), layout_(layout), page_(page_screen(layout)) {}
  Script emit(const ScriptNames& names);

 private:
  Elements collect(Elements elements);
  void panel(const ScenePanel& panel, const PlacedPanel& placed, const std::vector<std::string>& plots);
  void page();
  /// A legend with its place.
  struct LegendPair {
    const SceneLegend* legend;
    const PlacedLegend* placed;
    bool in_panel;
  };
  std::vector<LegendPair> all_legends() const;
  std::string border_text(const ScenePanel& panel) const;
  std::string ground_text() const;
  void begin_page(std::string_view what);
  void page_ground();
  void label(int number, const PlacedText& text, bool in_points);
  void plot(const std::vector<std::string>& plots, Span span);
  std::string unique_name(const std::string& name);

  const Scene& scene_;
  const Layout& layout_;
  Screen page_;
  Script script_;
  std::set<std::string> names_;
  std::vector<std::string> samples_;  // of legends: elements of the page's plot
};

std::string Emitter::unique_name(const std::string& name) {
  std::string candidate = name;
  for (int i = 2; !names_.insert(candidate).second; ++i) candidate = fmt::format("{}_{}", name, i);
  return candidate;
}

/// Writes the data blocks of `elements`; what is left are its plots.
Elements Emitter::collect(Elements elements) {
  for (const DataBlock& block : elements.blocks)
    script_.add(filled(templates::kData, {{"comment", block.comment}, {"name", block.name}, {"rows", block.rows}}), block.span);
  elements.blocks.clear();
  return elements;
}

void Emitter::label(int number, const PlacedText& placed, bool in_points) {
  const FontSpec& font = placed.text.font;
  const double lift = kAnchorDrop * font.size_pt;
  const Vec up = up_of(placed.angle);
  const double x = placed.x + up.x * lift, y = placed.y + up.y * lift;
  const std::string at = in_points ? page_point(x, y) : page_.point(x, y);
  const Markup text = markup(placed.text.lines);
  constexpr std::string_view kAlign[] = {"left", "center", "right"};
  const std::string turn = placed.angle == 0 ? "" : fmt::format(" rotate by {}", number_text(placed.angle));
  script_.add(fmt::format("set label {} {} at {} {}{} font \"{}\" textcolor {} {} front", number, quoted(text.text), at,
                          kAlign[static_cast<int>(placed.align)], turn, font_text(font), color_text(placed.text.color, placed.text.alpha),
                          text.enhanced ? "enhanced" : "noenhanced"),
              placed.text.span);
}

void Emitter::plot(const std::vector<std::string>& plots, Span span) {
  // A panel without data still draws its box: a function that is nowhere does that and cannot fail.
  if (plots.empty()) script_.add("plot NaN notitle", span);
  for (std::size_t i = 0; i < plots.size(); ++i)
    script_.add(fmt::format("{}{}{}", i == 0 ? "plot " : "     ", plots[i], i + 1 < plots.size() ? ", \\" : ""), span);
}

/// Which sides of a box have a line, and what it looks like. Ticks are drawn like the border, so that a frame of `none` has them, too.
std::string Emitter::border_text(const ScenePanel& panel) const {
  int sides = scene_.style.frame == Frame::box ? 15 : 0;
  constexpr int kBits[] = {1, 4, 2, 8};  // by Side
  for (const AxisName name : kAxisNames)
    if (const SceneAxis* axis = panel.axis(name); axis && scene_.style.frame == Frame::open) sides |= kBits[static_cast<int>(axis->side)];
  return fmt::format("{} linecolor {} linewidth {}", sides, color_text(scene_.style.ink),
                     position_text(line_width(scene_.measures.box_line)));
}

void Emitter::panel(const ScenePanel& panel, const PlacedPanel& placed, const std::vector<std::string>& plots) {
  const std::string title = panel.title.empty() ? "" : ": " + comment_text(panel.title.lines.front().plain());
  script_.add(filled(templates::kPanel, {{"what", name_of(panel)},
                                         {"title", title},
                                         {"place", place_text(panel.span)},
                                         {"left", page_.x(placed.box.left)},
                                         {"right", page_.x(placed.box.right)},
                                         {"bottom", page_.y(placed.box.bottom)},
                                         {"top", page_.y(placed.box.top)},
                                         {"border", border_text(panel)}}),
              panel.span);
  write_axes(placed, panel, scene_, layout_, script_);
  const Rect& ground = placed.ground;
  if (panel.is_inset)
    script_.add(fmt::format("set object 1 rectangle from {} to {} behind noclip {}", page_.point(ground.left, ground.bottom),
                            page_.point(ground.right, ground.top), ground_text()),
                panel.span);
  write_areas(panel.annotations, &panel, layout_, panel.is_inset ? 1 : 0, script_);
  write_lines(panel.annotations, placed.lines, &panel, scene_.font.size_pt, layout_, script_);
  int number = 0;
  for (const PlacedText& text : placed.texts) label(++number, text, false);
  for (const PlacedAxis& axis : placed.axes)
    if (axis.angle != 0)
      for (const PlacedText& text : axis.texts) label(++number, text, false);
  plot(plots, panel.span);
}

/// How something inside of a box hides what is below it.
std::string Emitter::ground_text() const {
  return fmt::format("fillcolor {} fillstyle solid noborder", color_text(scene_.style.background.value_or(Rgb{0xFF, 0xFF, 0xFF})));
}

void Emitter::begin_page(std::string_view what) {
  script_.add(
      filled(templates::kPage,
             {{"what", std::string(what)}, {"right", position_text(page_.width - 0.5)}, {"top", position_text(page_.height - 0.5)}}));
}

/// The page's areas, which panels are drawn over.
void Emitter::page_ground() {
  const auto& shapes = scene_.annotations.shapes;
  const auto is_area = [](const SceneShape& shape) { return shape.kind == SceneShape::Kind::rect; };
  if (std::none_of(shapes.begin(), shapes.end(), is_area)) return;
  begin_page("areas below the panels");
  write_areas(scene_.annotations, nullptr, layout_, 0, script_);
  plot({}, {});
}

void Emitter::page() {
  const std::vector<LegendPair> legends = all_legends();
  if (layout_.texts.empty() && legends.empty() && scene_.annotations.shapes.empty() && layout_.lines.empty()) return;
  begin_page("legend and shared texts");
  write_lines(scene_.annotations, layout_.lines, nullptr, scene_.font.size_pt, layout_, script_);
  int number = 0, object = 0;
  for (const PlacedText& text : layout_.texts) label(++number, text, true);
  for (const auto& [legend, placed, in_panel] : legends) {
    // A legend in a panel hides what lies below it.
    const Rect& block = placed->block;
    if (in_panel)
      script_.add(fmt::format("set object {} rectangle from {} to {} behind {}", ++object, page_point(block.left, block.bottom),
                              page_point(block.right, block.top), ground_text()),
                  legend->span);
    for (const PlacedText& title : placed->titles) label(++number, title, true);
    for (const PlacedEntry& entry : placed->entries) label(++number, entry.text, true);
  }
  plot(samples_, scene_.legend.span);
}

std::vector<Emitter::LegendPair> Emitter::all_legends() const {
  std::vector<LegendPair> legends;
  for_each_panel(scene_, layout_, [&](const ScenePanel& panel, const PlacedPanel& placed) {
    for (std::size_t i = 0; i < placed.legends.size(); ++i) legends.push_back({&panel.legends[i], &placed.legends[i], true});
  });
  if (!layout_.legend.entries.empty()) legends.push_back({&scene_.legend, &layout_.legend, false});
  return legends;
}

Script Emitter::emit(const ScriptNames& names) {
  // pdfcairo cuts the page down to whole points: a little more than the next one, and pdf/finish cuts the rest off.
  const auto inches = [](double whole_points) { return fixed_text((whole_points + 0.01) / 72, 6); };
  script_.add(
      filled(templates::kHeader, {{"title", comment_text(names.title)},
                                  {"version", names.version},
                                  {"spec", comment_text(names.spec)},
                                  {"script", comment_text(names.script)},
                                  {"output", comment_text(names.output)},
                                  {"output_quoted", quoted(names.output)},
                                  {"width", inches(page_.width)},
                                  {"height", inches(page_.height)},
                                  {"font", font_text(scene_.font)},
                                  {"background", scene_.style.background ? " background " + color_text(*scene_.style.background) : ""}}));
  std::vector<std::vector<std::string>> plots;
  for_each_panel(scene_, layout_, [&](const ScenePanel& panel, const PlacedPanel& placed) {
    auto& mine = plots.emplace_back();
    for (const SceneSeries& series : panel.series) {
      const std::string_view inset = panel.is_inset ? "inset_" : "";
      const std::string name = unique_name(fmt::format("p{}_{}{}", panel.number, inset, identifier(series.name)));
      const std::string comment = fmt::format("{}, {}", name_of(panel), comment_text(series.name));
      const SceneAxis &x = *panel.axis(series.x_axis), &y = *panel.axis(series.y_axis);
      const Elements elements = collect(series_elements(series, name, comment, {placed.box, x, y}));
      mine.insert(mine.end(), elements.plots.begin(), elements.plots.end());
    }
  });
  for (const auto& [legend, legend_placed, in_panel] : all_legends())
    for (const PlacedEntry& placed : legend_placed->entries) {
      const LegendEntry& entry = legend->entries[placed.entry];
      const Elements elements = collect(sample_elements(entry, placed, unique_name("legend_" + identifier(entry.name))));
      samples_.insert(samples_.end(), elements.plots.begin(), elements.plots.end());
    }
  script_.add(templates::kBegin);
  page_ground();
  auto mine = plots.begin();
  for_each_panel(scene_, layout_, [&](const ScenePanel& scene_panel, const PlacedPanel& placed) { panel(scene_panel, placed, *mine++); });
  page();
  script_.add(templates::kEnd);
  return std::move(script_);
}

}  // namespace

Script emit(const Scene& scene, const Layout& layout, const ScriptNames& names) { return Emitter(scene, layout).emit(names); }

std::string warm_up(const FontSpec& font) {
  return fmt::format(
      "set encoding utf8; set terminal pdfcairo font \"{}\" fontscale 0.75; set output '/dev/null'; set label 1 'x' at screen 0.5,0.5; set "
      "yrange [0:1]; "
      "plot [0:1] 0 notitle; unset output; reset session\n",
      font_text(font));
}

}  // namespace burin
