// One golden figure, compiled in this process: what burin says about it, the script and the layout that it makes of it.
// Fonts are measured by a fake, and files are named from the golden's own folder, so that the results are the same everywhere.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "spec/figure.h"

namespace burin {

struct FigureRun {
  std::string diagnostics;      ///< as printed; empty if there are none
  std::set<std::string> codes;  ///< their codes: "unknown-key"
  std::string script, layout;   ///< empty if there is an error
};

/// Compiles a YAML file as `burin emit` does, but for the fonts.
FigureRun run_figure(const std::filesystem::path& yaml);

/// The YAML files of a golden folder ("ok" or "errors"), sorted by name.
std::vector<std::filesystem::path> golden_figures(const std::string& folder);

/// What a file holds; empty if there is none.
std::string file_text(const std::filesystem::path& path);

}  // namespace burin
