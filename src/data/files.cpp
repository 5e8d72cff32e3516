#include "data/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace burin {
namespace {

constexpr const char* kNoFile = "there is no such file";

std::string reason(int error) {
  switch (error) {
    case ENOENT:
      return kNoFile;
    case EACCES:
      return "permission denied";
    case ENOTDIR:
      return "a part of its path is not a folder";
    case ELOOP:
      return "its symbolic links go round in a circle";
    case ENAMETOOLONG:
      return "its path is too long";
    default:
      return std::generic_category().message(error);
  }
}

/// Why something with this status is not read; empty if it is.
std::string refusal(const struct stat& status) {
  if (S_ISDIR(status.st_mode)) return "it is a folder";
  if (S_ISREG(status.st_mode)) return {};
  return S_ISFIFO(status.st_mode) ? "it is a pipe" : "it is no regular file";
}

/// Closes a descriptor at the end of its scope.
struct Descriptor {
  int number;
  explicit Descriptor(int n) : number(n) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number >= 0) ::close(number);
  }
};

}  // namespace

std::string byte_count(std::size_t bytes) {
  if (bytes >= std::size_t{1} << 30 && bytes % (std::size_t{1} << 30) == 0) return fmt::format("{} GiB", bytes >> 30);
  if (bytes >= std::size_t{1} << 20 && bytes % (std::size_t{1} << 20) == 0) return fmt::format("{} MiB", bytes >> 20);
  return fmt::format("{} bytes", bytes);
}

bool Files::read(const std::string& path, std::string& content, std::string& why, std::size_t limit) const {
  content.clear();
  why.clear();
  bool good = fetch(path, limit, content, why);
  if (good && content.size() > limit) {
    why = fmt::format("it is larger than {}", byte_count(limit));
    good = false;
  }
  if (!good) {
    content.clear();
    return false;
  }
  if (std::find(opened_.begin(), opened_.end(), path) == opened_.end()) opened_.push_back(path);
  return true;
}

bool DiskFiles::fetch(const std::string& path, std::size_t limit, std::string& content, std::string& why) const {
  const auto refuse = [&why](std::string text) {
    why = std::move(text);
    return false;
  };
  if (path.empty() || path.find('\0') != path.npos) return refuse(kNoFile);
  // Asked before opening, since opening a device may already act on it; and O_NONBLOCK, since what lies there may change in between.
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return refuse(reason(errno));
  if (const std::string no = refusal(status); !no.empty()) return refuse(no);
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
  if (file.number < 0 || ::fstat(file.number, &status) != 0) return refuse(reason(errno));
  if (const std::string no = refusal(status); !no.empty()) return refuse(no);

  const std::string too_large = fmt::format("it is larger than {}", byte_count(limit));
  const auto expected = static_cast<std::size_t>(std::max<off_t>(status.st_size, 0));
  if (expected > limit) return refuse(too_large);
  // One byte more than expected, so that the end is met without growing; files of /proc say 0 and are read all the same.
  content.resize(expected + 1);
  for (std::size_t size = 0;;) {
    if (size == content.size()) content.resize(size * 2);
    const ssize_t got = ::read(file.number, content.data() + size, content.size() - size);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return refuse(reason(errno));
    size += static_cast<std::size_t>(got);
    if (size > limit) return refuse(too_large);
    if (got > 0) continue;
    content.resize(size);
    return true;
  }
}

bool MemoryFiles::fetch(const std::string& path, std::size_t, std::string& content, std::string& why) const {
  const auto found = files_.find(path);
  if (found == files_.end()) {
    why = kNoFile;
    return false;
  }
  content = found->second;
  return true;
}

}  // namespace burin
