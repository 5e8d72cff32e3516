// Files that burin writes: checked before anything is done, and put in their place in one step, so that a failed run costs nobody a file.
#pragma once

#include <string>
#include <vector>

namespace burin {

/// Why `path` cannot be an output: it has not the ending `ending` (empty: any will do), its folder does not exist, it is a
/// folder, or it is one of the files that were read. Empty if it can.
std::string output_fault(const std::string& path, const std::vector<std::string>& read_files, std::string_view ending);

/// Writes a file beside `path` and renames it. The reason if it could not; then nothing has changed.
std::string write_file(const std::string& path, const std::string& text);

/// Prints to standard output; `kFine`, or `kSystemFailed` if it cannot be written to.
int print(const std::string& text);

/// A path of its own beside `path`, for a file that is to become `path`. The file is not made.
std::string path_beside(const std::string& path);

/// `target: files…` in make's notation, and an empty rule for each file, so that make does not stop where one was removed.
std::string depfile_text(const std::string& target, const std::vector<std::string>& files);

}  // namespace burin
