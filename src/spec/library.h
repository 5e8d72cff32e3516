// What ships inside of the program: the files of config/themes, config/pages and templates/starters, by name.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace burin {

struct LibraryFile {
  std::string_view name;  ///< of a theme or page without its ending
  std::string_view text;
};

/// Each list is in the order of the alphabet.
std::span<const LibraryFile> library_themes();
std::span<const LibraryFile> library_pages();
/// Every file of every starter, named `starter/file`.
std::span<const LibraryFile> library_starters();

/// The file of that name; null if there is none.
const LibraryFile* find_in(std::span<const LibraryFile> files, std::string_view name);

/// The names, for suggestions and lists.
std::vector<std::string_view> names_in(std::span<const LibraryFile> files);

}  // namespace burin
