// Source ──parse──▶ Node ──read──▶ Figure ──load──▶ FigureData ──resolve──▶ Scene ──place──▶ Layout ──emit──▶ Script ──run──▶ PDF
//          yaml/           spec/            data/               scene/              layout/            emit/           gnuplot/ pdf/
//
// Steps up to `resolve` run even if an earlier one found faults, so that one run names them all: a misspelt key does not hide a missing
// column: it is read as the key that is meant, and what could not be read is missed by nobody. Nothing is placed, and so nothing is drawn,
// as long as there is one error.
#include "compile.h"

#include <fmt/format.h>

#include "layout/check.h"
#include "layout/place.h"
#include "scene/glyphs.h"
#include "scene/resolve.h"
#include "scene/styles.h"
#include "yaml/setting.h"

namespace burin {
std::optional<ReadFigure> read_spec(const std::string& path, const std::vector<std::string>& settings, const Files& files, Sources& sources,
                                    Diagnostics& diagnostics) {
  std::string text, why;
  if (!files.read(path, text, why, Files::kYamlLimit)) {
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
  Cascade cascade = apply_cascade(read_figure(*root, diagnostics), spec.folder, files, sources, diagnostics);
  spec.figure = std::move(cascade.figure);
  spec.layers = std::move(cascade.layers);
  spec.page = std::move(cascade.page);
  return spec;
}

std::optional<Compiled> compile(const ReadFigure& spec, const Files& files, Ruler& ruler, Sources& sources, Diagnostics& diagnostics) {
  const FigureData data = load_data(spec.figure, spec.folder, files, sources, diagnostics);
  Compiled result;
  result.scene = resolve(spec.figure, spec.page, data, diagnostics);
  if (diagnostics.has_errors()) return std::nullopt;
  settle_glyphs(result.scene, value_span(spec.figure.font, &Font::family), ruler, diagnostics);
  result.layout = place(result.scene, ruler, diagnostics);
  if (diagnostics.has_errors()) return std::nullopt;
  check_layout(result.scene, result.layout, spec.page, ruler, diagnostics);
  result.title = result.scene.title.empty() ? stem_of(spec.path) : plain_text(result.scene.title.lines, " ");
  return result;
}

std::string stem_of(const std::string& path) {
  const std::string name = path.substr(path.find_last_of('/') + 1);
  const std::size_t dot = name.find_last_of('.');
  return dot == 0 || dot == name.npos ? name : name.substr(0, dot);
}

std::string_view burin_version() { return BURIN_VERSION; }

}  // namespace burin
