#include "scene/glyphs.h"

#include <fmt/format.h>

#include <map>
#include <set>

#include "diag/utf8.h"

namespace burin {
namespace {

class GlyphCheck {
 public:
  GlyphCheck(Ruler& ruler, Diagnostics& diagnostics) : ruler_(ruler), diagnostics_(diagnostics) {}

  void settle(std::vector<TextLine>& lines, const FontSpec& font, Span span) {
    families_.emplace(font.family, span);
    for (TextLine& line : lines)
      for (Run& run : line.runs)
        for (const std::string& character : ruler_.missing(run.text, run_font(run, font).first)) {
          std::size_t i = 0;
          const auto number = static_cast<unsigned>(next_code_point(character, i));
          missing_.try_emplace(character, Missing{number, span, {}}).first->second.places.insert({span.source, span.begin});
          for (std::size_t at = run.text.find(character); at != run.text.npos; at = run.text.find(character, at + 1))
            run.text.replace(at, character.size(), "?");
        }
  }
  void settle(SceneText& text) {
    if (!text.empty()) settle(text.lines, text.font, text.span);
  }
  void name_family(const std::string& family, Span span) { families_.emplace(family, span); }

  /// One warning for each character, however many texts hold it.
  void warn_characters() {
    for (const auto& [character, missing] : missing_) {
      auto& warning = diagnostics_.add(codes::missing_glyph, missing.first,
                                       fmt::format("no installed font has `{}` (U+{:04X}); `?` is printed", character, missing.number));
      if (const std::size_t others = missing.places.size() - 1; others > 0)
        warning.note(fmt::format("{} other text{} it as well", others, others == 1 ? " holds" : "s hold"));
      warning.advise("install a font that has it, or write it another way");
    }
  }
  void warn_families() {
    for (const auto& [family, span] : families_)
      if (const std::string other = ruler_.substitute(family); !other.empty())
        diagnostics_.add(codes::unknown_font, span, fmt::format("the font `{}` is not installed; `{}` takes its place", family, other))
            .advise("install it, or name one that `burin list fonts` prints");
  }

 private:
  struct Missing {
    unsigned number;
    Span first;
    std::set<std::pair<const Source*, std::size_t>> places;
  };
  Ruler& ruler_;
  Diagnostics& diagnostics_;
  std::map<std::string, Span> families_;
  std::map<std::string, Missing> missing_;
};

}  // namespace

void settle_glyphs(Scene& scene, Span font_span, Ruler& ruler, Diagnostics& diagnostics) {
  GlyphCheck check(ruler, diagnostics);
  check.name_family(scene.font.family, font_span);
  for (SceneText* text : {&scene.title, &scene.x_label, &scene.y_label}) check.settle(*text);
  for (auto* titles : {&scene.row_titles, &scene.column_titles})
    for (SceneText& title : *titles) check.settle(title);
  const auto settle_annotations = [&](SceneAnnotations& annotations) {
    for (SceneNote& note : annotations.notes) check.settle(note.text);
    for (SceneBracket& bracket : annotations.brackets) check.settle(bracket.text);
  };
  for_each_panel(scene, [&](ScenePanel& panel) {
    check.settle(panel.title);
    check.settle(panel.letter);
    for (const AxisName name : kAxisNames) {
      SceneAxis* axis = panel.axis(name);
      if (!axis) continue;
      check.name_family(axis->tick_font.family, {});
      check.settle(axis->label);
      if (axis->ticks.fixed)
        for (Tick& tick : *axis->ticks.fixed) check.settle(tick.lines, axis->tick_font, tick.span);
    }
    settle_annotations(panel.annotations);
  });
  settle_annotations(scene.annotations);
  const auto settle_legend = [&](SceneLegend& legend) {
    check.settle(legend.title);
    for (LegendPart& part : legend.parts) check.settle(part.title);
    for (LegendEntry& entry : legend.entries) check.settle(entry.text);
  };
  settle_legend(scene.legend);
  for (ScenePanel& panel : scene.panels)
    for (SceneLegend& legend : panel.legends) settle_legend(legend);
  check.warn_characters();
  check.warn_families();
}

}  // namespace burin
