#include "cli/output.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "cli/options.h"

namespace burin {
namespace fs = std::filesystem;

std::string output_fault(const std::string& path, const std::vector<std::string>& read_files, std::string_view ending) {
  std::error_code none;
  if (!ending.empty() && fs::path(path).extension() != ending) return fmt::format("the output `{}` does not end in `{}`", path, ending);
  if (fs::is_directory(path, none)) return fmt::format("the output `{}` is a folder", path);
  const fs::path folder = fs::path(path).parent_path();
  if (!folder.empty() && !fs::is_directory(folder, none)) return fmt::format("the output's folder `{}` does not exist", folder.string());
  for (const std::string& read : read_files)
    if (fs::equivalent(path, read, none)) return fmt::format("the output `{}` would overwrite a file that the figure is made from", path);
  return {};
}

std::string path_beside(const std::string& path) {
  const fs::path target(path);
  return (target.parent_path() / fmt::format(".{}.{}.tmp", target.filename().string(), getpid())).string();
}

std::string write_file(const std::string& path, const std::string& text) {
  const std::string beside = path_beside(path);
  std::FILE* file = std::fopen(beside.c_str(), "wb");
  bool good = file && std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (file) good = std::fclose(file) == 0 && good;
  good = good && std::rename(beside.c_str(), path.c_str()) == 0;
  if (good) return {};
  const std::string why = std::strerror(errno);
  std::remove(beside.c_str());
  return why;
}

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
