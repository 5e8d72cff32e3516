// burin new: a folder with a figure to begin from, its data, and the schema for the editor.
#include <fmt/format.h>

#include <filesystem>

#include "cli/options.h"
#include "cli/output.h"
#include "describe/schema.h"
#include "diag/suggest.h"
#include "spec/library.h"

namespace burin {
namespace fs = std::filesystem;

int run_new(const NewOptions& options) {
  std::vector<std::string_view> names;
  std::vector<const LibraryFile*> files;
  for (const LibraryFile& file : library_starters()) {
    const std::string_view starter = file.name.substr(0, file.name.find('/'));
    if (names.empty() || names.back() != starter) names.push_back(starter);
    if (starter == options.starter) files.push_back(&file);
  }
  if (options.starter.empty()) {
    fmt::print(stderr, "burin: `burin new` needs the name of a starter: {}\n", listed(names));
    return kWrongCommand;
  }
  if (files.empty()) {
    fmt::print(stderr, "burin: there is no starter `{}`; {}\n", options.starter, suggestion_or_choices(options.starter, names));
    return kWrongCommand;
  }
  const fs::path folder = options.folder.empty() ? options.starter : options.folder;
  std::vector<std::pair<fs::path, std::string>> wanted{{folder / "figure.schema.json", json_schema()}};
  for (const LibraryFile* file : files) wanted.emplace_back(folder / fs::path(file->name).filename(), std::string(file->text));
  std::error_code fault;
  for (const auto& [path, text] : wanted)
    if (fs::exists(path, fault)) {
      fmt::print(stderr, "burin: `{}` is there already; nothing was written\n", path.string());
      return kWrongCommand;
    }
  fs::create_directories(folder, fault);
  for (const auto& [path, text] : wanted)
    if (const std::string why = fault ? fault.message() : write_file(path.string(), text); !why.empty()) {
      fmt::print(stderr, "burin: cannot write `{}`: {}\n", path.string(), why);
      return kSystemFailed;
    }
  for (const auto& [path, text] : wanted)
    if (path.extension() == ".yaml") fmt::print("burin {}\n", path.string());
  return kFine;
}

}  // namespace burin
