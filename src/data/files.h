// The door to the disk. Comes in: a path. Goes out: what the file holds, or why it cannot be read.
// Remembers which files were read, so that a Makefile's depfile can name them. Writes nothing; does not look into what it reads.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace burin {

/// Where the bytes of files come from: the disk, or memory in tests.
class Files {
 public:
  virtual ~Files() = default;
  static constexpr std::size_t kLimit = std::size_t{1} << 30;      ///< bytes: beyond this a file is no data for a figure
  static constexpr std::size_t kYamlLimit = std::size_t{4} << 20;  ///< bytes: beyond this YAML is no figure, and its parser is slow
  /// Reads a whole file. False if it cannot be read, or is larger than `limit`; `why` then says so in a few words ("it is a folder").
  bool read(const std::string& path, std::string& content, std::string& why, std::size_t limit = kLimit) const;
  /// The paths of all files read so far, each once, in the order of their first reading.
  const std::vector<std::string>& opened() const { return opened_; }

 private:
  /// Does it; with more than `limit` bytes at hand it may stop there.
  virtual bool fetch(const std::string& path, std::size_t limit, std::string& content, std::string& why) const = 0;
  mutable std::vector<std::string> opened_;
};

/// The disk. Reads regular files only: a folder, pipe or device is a reason, never a wait.
class DiskFiles : public Files {
 private:
  bool fetch(const std::string& path, std::size_t limit, std::string& content, std::string& why) const override;
};

/// Files in memory, from path to content.
class MemoryFiles : public Files {
 public:
  MemoryFiles(std::initializer_list<std::pair<const std::string, std::string>> files = {}) : files_(files) {}
  void add(std::string path, std::string content) { files_.insert_or_assign(std::move(path), std::move(content)); }

 private:
  bool fetch(const std::string& path, std::size_t limit, std::string& content, std::string& why) const override;
  std::map<std::string, std::string> files_;
};

/// A number of bytes as people say it: "1 GiB", "20 MiB", "300 bytes".
std::string byte_count(std::size_t bytes);

}  // namespace burin
