// Comes in: the font files that a figure's texts are drawn with, and the family names that stand for others. Goes out: a configuration for
// fontconfig that knows nothing else, so that gnuplot takes the fonts that were measured and reads 1 file instead of 40. Fontconfig reads
// it at the first plot: the file may be named in a process's FONTCONFIG_FILE before it is written.
#pragma once

#include <string>
#include <vector>

namespace burin {

/// A family that an author may name, and the one that is drawn in its place: "Times New Roman", "Liberation Serif".
struct FontAlias {
  std::string family;
  std::string drawn;
};

/// Which folders fontconfig may take fonts from. A character that the fonts in use lack is drawn only if `all` are there.
enum class FontFolders { in_use, all };

struct FontConfig {
  std::vector<std::string> files;  ///< absolute paths of fonts
  std::vector<FontAlias> aliases;
  FontFolders folders = FontFolders::in_use;
};

/// The configuration, as XML. It names fontconfig's usual caches, which are kept by folder, so that no font is read to list it.
std::string font_config_text(const FontConfig& config);

/// Writes the configuration to `path`; false, with errno set, if that fails.
bool write_font_config(const std::string& path, const FontConfig& config);

}  // namespace burin
