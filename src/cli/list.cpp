// burin list: what there is to choose from, one a line.
#include <fmt/format.h>

#include <map>

#include "cli/options.h"
#include "cli/output.h"
#include "diag/diagnostic.h"
#include "marks/mark.h"
#include "scene/palette.h"
#include "spec/library.h"
#include "text/ruler.h"

namespace burin {
namespace {

/// The first comment of a library file says what it is, but for a modeline of an editor's.
std::string first_comment(std::string_view text) {
  if (text.starts_with("# yaml-language-server")) text.remove_prefix(text.find('\n') + 1);
  const std::size_t begin = text.find("# ");
  return begin == text.npos ? "" : std::string(text.substr(begin + 2, text.find('\n', begin) - begin - 2));
}

std::string library_list(std::span<const LibraryFile> files) {
  std::string out;
  for (const LibraryFile& file : files) out += fmt::format("{:<12} {}\n", file.name, first_comment(file.text));
  return out;
}

std::string starter_list() {
  std::string out;
  for (const LibraryFile& file : library_starters())
    if (file.name.ends_with(".yaml")) out += fmt::format("{:<12} {}\n", file.name.substr(0, file.name.find('/')), first_comment(file.text));
  return out;
}

std::string palette_list() {
  std::string out;
  for (const PaletteDoc& palette : palettes()) {
    out += fmt::format("{:<12} {}\n{:<12}", palette.name, palette.doc, "");
    for (const Rgb color : palette.colors) out += " " + hex_text(color);
    out += '\n';
  }
  return out;
}

std::string mark_list() {
  std::string out;
  for (const MarkKind* kind : mark_kinds()) out += fmt::format("{:<12} {}\n", kind->name, kind->doc);
  for (const std::string_view name : later_mark_kinds()) out += fmt::format("{:<12} Not drawn yet.\n", name);
  return out;
}

std::string lines(const std::vector<std::string>& words) { return words.empty() ? "" : fmt::format("{}\n", fmt::join(words, "\n")); }
std::string lines(const std::vector<std::string_view>& words) { return fmt::format("{}\n", fmt::join(words, "\n")); }

using Lister = std::string (*)();
const std::vector<std::pair<std::string, Lister>>& listers() {
  static const std::vector<std::pair<std::string, Lister>> kListers{
      {"themes", [] { return library_list(library_themes()); }},
      {"pages", [] { return library_list(library_pages()); }},
      {"palettes", palette_list},
      {"marks", mark_list},
      {"markers", [] { return lines(choice_names<Marker>()); }},
      {"starters", starter_list},
      {"fonts", [] { return lines(installed_families()); }},
      {"colors", [] { return lines(css_color_names()); }},
  };
  return kListers;
}

}  // namespace

std::vector<std::string> list_subjects() {
  std::vector<std::string> names;
  for (const auto& [name, lister] : listers()) names.push_back(name);
  return names;
}

int run_list(const std::string& what) {
  if (what.empty()) return print(lines(list_subjects()));
  for (const auto& [name, lister] : listers())
    if (name == what) return print(lister());
  return kFine;
}

}  // namespace burin
