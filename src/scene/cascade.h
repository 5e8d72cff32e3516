// Comes in: a figure as its file says it. Goes out: the same with its page and themes below it, and the layers one by one, so that
// `burin explain` can tell who said what. Panels and series take the last steps of the cascade in resolve.
#pragma once

#include <string>
#include <vector>

#include "data/files.h"
#include "spec/figure.h"
#include "spec/page.h"

namespace burin {

/// One step of the cascade.
struct Layer {
  std::string name;  ///< "page `ieee`", "theme `dark`", "the figure"
  Figure figure;
};

struct Cascade {
  Figure figure;              ///< all layers on top of one another
  std::vector<Layer> layers;  ///< weakest first; the last is the file's own
  std::optional<Page> page;
};

/// Reads the page and the themes that the figure names, from the program's library or, if the name is a path, from the disk.
/// An unknown name is an error, and the layer is left out.
Cascade apply_cascade(Figure figure, const std::string& folder, const Files& files, Sources& sources, Diagnostics& diagnostics);

/// `path` as the author means it: relative to `folder`, that of the figure's file.
std::string path_in(const std::string& folder, const std::string& path);

}  // namespace burin
