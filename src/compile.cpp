// Source ──parse──▶ Node ──read──▶ Figure ──load──▶ FigureData ──resolve──▶ Scene ──place──▶ Layout ──emit──▶ Script ──run──▶ PDF
//          yaml/           spec/            data/               scene/              layout/            emit/           gnuplot/ pdf/
//
// Steps up to `resolve` run even if an earlier one found faults, so that one run names them all: a misspelt key does not hide a missing
// column. Nothing is placed, and so nothing is drawn, as long as there is one error.
#include "compile.h"

#include <fmt/format.h>

#include <map>
#include <set>

#include "diag/utf8.h"
#include "layout/place.h"
#include "scene/resolve.h"
#include "scene/styles.h"
#include "yaml/setting.h"

namespace burin {
namespace {

std::string file_stem(const std::string& path) {
  const std::string name = path.substr(path.find_last_of('/') + 1);
  const std::size_t dot = name.find_last_of('.');
  return dot == 0 || dot == name.npos ? name : name.substr(0, dot);
}

/// Warns of fonts that are not installed and characters that no font has.
void check_fonts(const Layout& layout, const Scene& scene, const ReadFigure& spec, Ruler& ruler, Diagnostics& diagnostics) {
  std::map<std::string, Span> families{{scene.font.family, value_span(spec.figure.font, &Font::family)}};
  const auto check = [&](const SceneText& text) {
    families.emplace(text.font.family, text.span);
    for (const TextLine& line : text.lines)
      for (const Run& run : line.runs)
        for (const std::string& character : ruler.missing(run.text, run_font(run, text.font).first)) {
          std::size_t i = 0;
          const auto number = static_cast<unsigned>(next_code_point(character, i));
          diagnostics.add(codes::missing_glyph, text.span, fmt::format("no installed font has `{}` (U+{:04X})", character, number));
        }
  };
  for (const PlacedPanel& panel : layout.panels) {
    for (const PlacedText& text : panel.texts) check(text.text);
    for (const auto& [placed, axis] :
         {std::pair(&panel.x, &scene.panels[panel.panel].x), std::pair(&panel.y, &scene.panels[panel.panel].y)})
      for (const Tick& tick : placed->ticks)
        if (tick.span) check({tick.lines, axis->tick_font, {}, tick.span});
  }
  for (const PlacedText& text : layout.texts) check(text.text);
  for (const PlacedEntry& entry : layout.legend) check(entry.text.text);
  for (const auto& [family, span] : families)
    if (const std::string other = ruler.substitute(family); !other.empty())
      diagnostics.add(codes::unknown_font, span, fmt::format("the font `{}` is not installed; `{}` takes its place", family, other))
          .advise("install it, or name one that `fc-list : family` lists");
}

}  // namespace

std::optional<ReadFigure> read_spec(const std::string& path, const std::vector<std::string>& settings, const Files& files, Sources& sources,
                                    Diagnostics& diagnostics) {
  std::string text, why;
  if (!files.read(path, text, why)) {
    diagnostics.add(codes::no_file, {}, fmt::format("cannot read `{}`: {}", path, why));
    return std::nullopt;
  }
  if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
  const Source& source = sources.add(path, std::move(text));
  auto root = parse_yaml(source, diagnostics);
  if (!root) return std::nullopt;
  for (const std::string& setting : settings) apply_setting(*root, setting, sources, diagnostics);
  ReadFigure spec;
  spec.path = path;
  const std::size_t slash = path.find_last_of('/');
  spec.folder = slash == path.npos ? "" : path.substr(0, std::max<std::size_t>(slash, 1));
  Cascade cascade = apply_cascade(read_figure(*root, diagnostics, spec.sound), spec.folder, files, sources, diagnostics);
  spec.figure = std::move(cascade.figure);
  spec.layers = std::move(cascade.layers);
  spec.page = std::move(cascade.page);
  return spec;
}

std::optional<Compiled> compile(const ReadFigure& spec, const Files& files, Ruler& ruler, Sources& sources, Diagnostics& diagnostics) {
  if (!spec.sound) return std::nullopt;
  const FigureData data = load_data(spec.figure, spec.folder, files, sources, diagnostics);
  Compiled result;
  result.scene = resolve(spec.figure, spec.page, data, diagnostics);
  if (diagnostics.has_errors()) return std::nullopt;
  result.layout = place(result.scene, ruler, diagnostics);
  if (diagnostics.has_errors()) return std::nullopt;
  check_fonts(result.layout, result.scene, spec, ruler, diagnostics);
  result.title = result.scene.title.empty() ? file_stem(spec.path) : plain_text(result.scene.title.lines, " ");
  return result;
}

std::string_view burin_version() { return BURIN_VERSION; }

}  // namespace burin
