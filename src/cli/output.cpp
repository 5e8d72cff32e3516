#include "cli/output.h"

#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "cli/options.h"

namespace burin {
namespace fs = std::filesystem;

namespace {

volatile std::sig_atomic_t kept_signal = 0;

/// Holds back what would end the process, for the length of a write: of all its threads, since fonts are loaded in one of their own.
class WithoutInterruption {
 public:
  WithoutInterruption() {
    kept_signal = 0;
    struct sigaction keep {};
    keep.sa_handler = [](int number) { kept_signal = number; };
    keep.sa_flags = SA_RESTART;
    for (std::size_t i = 0; i < kEnding.size(); ++i) {
      ::sigaction(kEnding[i], nullptr, &before_[i]);
      if (before_[i].sa_handler != SIG_IGN) ::sigaction(kEnding[i], &keep, nullptr);
    }
  }
  ~WithoutInterruption() {
    for (std::size_t i = 0; i < kEnding.size(); ++i) ::sigaction(kEnding[i], &before_[i], nullptr);
    if (kept_signal != 0) ::raise(kept_signal);
  }
  WithoutInterruption(const WithoutInterruption&) = delete;
  WithoutInterruption& operator=(const WithoutInterruption&) = delete;

 private:
  static constexpr std::array kEnding{SIGINT, SIGTERM, SIGHUP, SIGQUIT};
  std::array<struct sigaction, kEnding.size()> before_{};
};

}  // namespace

std::string output_fault(const std::string& path, const std::vector<std::string>& read_files, std::string_view ending) {
  std::error_code none;
  if (!ending.empty() && fs::path(path).extension() != ending) {
    const std::string other = fs::path(path).extension();
    const bool is_picture = other == ".png" || other == ".jpg" || other == ".jpeg" || other == ".tif" || other == ".tiff";
    return fmt::format("the output `{}` does not end in `{}`{}", path, ending,
                       is_picture ? "; burin draws no pixels, but `pdftoppm -r 600 -png fig.pdf` does from its PDF" : "");
  }
  if (fs::is_directory(path, none)) return fmt::format("the output `{}` is a folder", path);
  const fs::path folder = fs::path(path).parent_path();
  if (!folder.empty() && !fs::is_directory(folder, none)) return fmt::format("the output's folder `{}` does not exist", folder.string());
  for (const std::string& read : read_files)
    if (fs::equivalent(path, read, none)) return fmt::format("the output `{}` would overwrite a file that the figure is made from", path);
  return {};
}

std::string write_file(const std::string& path, std::string_view bytes) {
  std::error_code none;
  const fs::file_status status = fs::status(path, none);
  if (fs::exists(status) && !fs::is_regular_file(status)) return "it is no file that can be replaced";
  // Renaming would replace a link, not the file that it stands for.
  const fs::path target = fs::is_symlink(fs::symlink_status(path, none)) ? fs::weakly_canonical(path, none) : fs::path(path);
  const std::string beside = (target.parent_path() / fmt::format(".{}.{}.tmp", target.filename().string(), ::getpid())).string();
  const WithoutInterruption quiet;
  std::FILE* file = std::fopen(beside.c_str(), "wb");
  if (!file) return std::strerror(errno);
  int fault = 0;  // the first one: each later call may set `errno` anew
  const auto note = [&](bool good) {
    if (!good && fault == 0) fault = errno != 0 ? errno : EIO;
  };
  errno = 0;
  note(std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size());
  note(std::fclose(file) == 0);  // a full disk may show only now
  if (fault == 0) note(std::rename(beside.c_str(), target.c_str()) == 0);
  if (fault == 0) return {};
  std::remove(beside.c_str());
  return std::strerror(fault);
}

MemoryFile::MemoryFile() : fd_(::memfd_create("burin", MFD_CLOEXEC)) {}
MemoryFile::~MemoryFile() {
  if (fd_ >= 0) ::close(fd_);
}
std::string MemoryFile::path() const { return fmt::format("/proc/{}/fd/{}", ::getpid(), fd_); }

int print(const std::string& text) {
  return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0 ? kFine : kSystemFailed;
}

std::string depfile_text(const std::string& target, const std::vector<std::string>& files) {
  const auto escaped = [](const std::string& path) {
    std::string result;
    for (const char c : path) {
      if (c == ' ' || c == '#') result += '\\';
      if (c == '$') result += '$';
      result += c;
    }
    return result;
  };
  std::string text = escaped(target) + ":";
  for (const std::string& file : files) text += " \\\n  " + escaped(file);
  text += '\n';
  for (const std::string& file : files) text += fmt::format("\n{}:\n", escaped(file));
  return text;
}

}  // namespace burin
