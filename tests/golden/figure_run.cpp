#include "figure_run.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "compile.h"
#include "data/files.h"
#include "diag/print.h"
#include "layout/dump.h"

namespace burin {
namespace {

namespace fs = std::filesystem;

/// The disk, seen from one folder: paths, and so messages and scripts, are relative to it.
class FolderFiles : public Files {
 public:
  explicit FolderFiles(fs::path folder) : folder_(std::move(folder)) {}

 private:
  bool fetch(const std::string& path, std::size_t limit, std::string& content, std::string& why) const override {
    return disk_.read((folder_ / path).string(), content, why, limit);
  }
  fs::path folder_;
  DiskFiles disk_;
};

/// The fixed ruler, on a machine on which the family "Not Installed" and all characters of the private use area are missing.
class GoldenRuler : public Ruler {
 public:
  LineExtent line(std::string_view text, const FontSpec& font) override { return fixed_->line(text, font); }
  FontExtent font(const FontSpec& font) override { return fixed_->font(font); }
  std::string substitute(const std::string& family) override { return family == "Not Installed" ? "Liberation Serif" : ""; }
  std::vector<std::string> missing(std::string_view text, const FontSpec&) override {
    std::vector<std::string> characters;
    for (std::size_t at = text.find('\xEE'); at != text.npos; at = text.find('\xEE', at + 1)) characters.emplace_back(text.substr(at, 3));
    return characters;
  }

 private:
  std::unique_ptr<Ruler> fixed_ = make_fixed_ruler();
};

}  // namespace

FigureRun run_figure(const fs::path& yaml) {
  FigureRun run;
  Sources sources;
  Diagnostics diagnostics;
  const FolderFiles files(yaml.parent_path());
  GoldenRuler ruler;
  const auto spec = read_spec(yaml.filename().string(), {}, files, sources, diagnostics);
  const auto compiled = spec ? compile(*spec, files, ruler, sources, diagnostics) : std::nullopt;
  PrintOptions all;
  all.limit = 0;
  run.diagnostics = print_diagnostics(diagnostics, sources, all);
  for (const Diagnostic& d : diagnostics.all()) run.codes.emplace(d.code->name);
  if (!compiled) return run;
  const std::string stem = yaml.stem().string();
  run.script = emit(compiled->scene, compiled->layout, {compiled->title, "0", spec->path, stem + ".gp", stem + ".pdf"}).text();
  run.layout = dump_layout(compiled->layout, compiled->scene);
  return run;
}

std::vector<fs::path> golden_figures(const std::string& folder) {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::directory_iterator(fs::path(BURIN_GOLDEN_DIR) / folder))
    if (entry.path().extension() == ".yaml") paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  return paths;
}

std::string file_text(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace burin
