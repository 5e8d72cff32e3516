// The map of the compiler: see the drawing in compile.cpp. Each step is a free function of a folder of its own.
#pragma once

#include <optional>
#include <string>

#include "emit/emit.h"
#include "layout/layout.h"
#include "scene/cascade.h"
#include "scene/tables.h"
#include "text/ruler.h"

namespace burin {

/// A figure as its YAML file says it.
struct ReadFigure {
  Figure figure;              ///< with page and themes below what the file says
  std::vector<Layer> layers;  ///< the steps of the cascade, weakest first
  std::optional<Page> page;
  std::string path;    ///< of the file
  std::string folder;  ///< which paths in the figure are relative to; empty for the current one
};

/// All products of a figure without errors.
struct Compiled {
  Scene scene;
  Layout layout;
  std::string title;  ///< of the figure in one line, or the name of its file
};

/// Parse and read, `settings` (`key=value`) put in. Nothing if the file cannot be read or is not YAML.
std::optional<ReadFigure> read_spec(const std::string& path, const std::vector<std::string>& settings, const Files& files, Sources& sources,
                                    Diagnostics& diagnostics);

/// Load, resolve and place. Nothing if there is any error.
std::optional<Compiled> compile(const ReadFigure& spec, const Files& files, Ruler& ruler, Sources& sources, Diagnostics& diagnostics);

/// The name of a file without its folders and its last ending.
std::string stem_of(const std::string& path);

/// The version of burin.
std::string_view burin_version();

}  // namespace burin
