#include "scene/cascade.h"

#include <fmt/format.h>

#include "spec/library.h"

namespace burin {
namespace {

/// The YAML of a theme or page: of the library if it has that name, else of the disk if it is a path.
std::optional<Node> load(const Text& name, std::string_view kind, std::span<const LibraryFile> library, const std::string& folder,
                         const Files& files, Sources& sources, Diagnostics& diagnostics) {
  if (const LibraryFile* file = find_in(library, name.text))
    return parse_yaml(sources.add(fmt::format("<burin>/{}s/{}.yaml", kind, name.text), std::string(file->text)), diagnostics);
  if (name.text.find('/') == std::string::npos && !name.text.ends_with(".yaml") && !name.text.ends_with(".yml")) {
    diagnostics.add(codes::unknown_name, name.span, fmt::format("unknown {} `{}`", kind, name.text))
        .advise(suggestion_or_choices(name.text, names_in(library)));
    return std::nullopt;
  }
  std::string text, why;
  if (!files.read(path_in(folder, name.text), text, why, Files::kYamlLimit)) {
    diagnostics.add(codes::no_file, name.span, fmt::format("cannot read the {} `{}`: {}", kind, name.text, why));
    return std::nullopt;
  }
  return parse_yaml(sources.add(path_in(folder, name.text), std::move(text)), diagnostics);
}

}  // namespace

std::string path_in(const std::string& folder, const std::string& path) {
  return folder.empty() || path.starts_with('/') ? path : fmt::format("{}/{}", folder, path);
}

Cascade apply_cascade(Figure figure, const std::string& folder, const Files& files, Sources& sources, Diagnostics& diagnostics) {
  Cascade cascade;
  if (!figure.page.text.empty()) {
    if (const auto root = load(figure.page, "page", library_pages(), folder, files, sources, diagnostics)) {
      Reader reader{diagnostics, fmt::format("page `{}`", figure.page.text), ""};
      Page page;
      read_value(*root, page, reader);
      Layer layer{fmt::format("page `{}`", figure.page.text), {}};
      if (is_written(page, &Page::font)) {
        layer.figure.font = page.font;
        mark_written(layer.figure, &Figure::font, key_span(page, &Page::font), value_span(page, &Page::font));
      }
      cascade.layers.push_back(std::move(layer));
      cascade.page = std::move(page);
    }
  }
  for (const Text& theme : figure.theme.names)
    if (const auto root = load(theme, "theme", library_themes(), folder, files, sources, diagnostics))
      cascade.layers.push_back({fmt::format("theme `{}`", theme.text), read_theme(*root, diagnostics)});
  cascade.layers.push_back({"the figure", std::move(figure)});
  for (const Layer& layer : cascade.layers) overlay(cascade.figure, layer.figure);
  return cascade;
}

}  // namespace burin
