// Settings from the command line, `-D font.size=9pt`: put into the tree as if the file had said so.
#pragma once

#include "yaml/node.h"

namespace burin {

/// A step of a path in a figure: a key, or an item of a list, counted from 0 or by what its key `name` says.
struct PathStep {
  std::string key;  ///< empty for an item
  std::size_t index = 0;
  std::string name = {};  ///< of an item; empty if it is counted
};
/// `panels[3].y.range`, `panels[speed].title`. Nothing if it is no path.
std::optional<std::vector<PathStep>> parse_path(std::string_view path);

/// Puts `value` at `path`. Maps on the way are made where they are missing; a list has to have the index.
/// False, with an error at `setting`, if there is no such place.
bool set_at(Node& root, const std::vector<PathStep>& path, const Source& setting, Node value, Diagnostics& diagnostics);

/// Reads `key=value` from `setting` and puts it into `root`.
bool apply_setting(Node& root, const std::string& setting, Sources& sources, Diagnostics& diagnostics);

}  // namespace burin
