// Files that burin writes: checked before anything is done, and put in their place in one step, so that a failed run costs nobody a file.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace burin {

/// Why `path` cannot be an output: it has not the ending `ending` (empty: any will do), its folder does not exist, it is a
/// folder, or it is one of the files that were read. Empty if it can.
std::string output_fault(const std::string& path, const std::vector<std::string>& read_files, std::string_view ending);

/// Puts a file at `path` in one step; a link is followed. The reason if it could not; then nothing has changed. An interruption waits until
/// it is done, so that nothing is left beside it.
std::string write_file(const std::string& path, std::string_view bytes);

/// Prints to standard output; `kFine`, or `kSystemFailed` if it cannot be written to.
int print(const std::string& text);

/// A file in memory that another program can open by its path; gone with its owner, however that ends.
class MemoryFile {
 public:
  MemoryFile();
  ~MemoryFile();
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;
  /// Absolute; valid for every process of the same user as long as this one lives.
  std::string path() const;

 private:
  int fd_;
};

/// `target: files…` in make's notation, and an empty rule for each file, so that make does not stop where one was removed.
std::string depfile_text(const std::string& target, const std::vector<std::string>& files);

}  // namespace burin
