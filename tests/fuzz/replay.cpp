// replay TARGET PATH…: feeds files, or all files of folders, to a target. Stops at the first that breaks a promise, after its name.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "entry.h"

namespace fs = std::filesystem;

int main(int argc, char** argv) {
  const std::string_view name = argc > 1 ? argv[1] : "";
  const auto* const target = std::find_if(std::begin(burin::fuzz::kTargets), std::end(burin::fuzz::kTargets),
                                          [&](const burin::fuzz::Target& t) { return t.name == name; });
  if (target == std::end(burin::fuzz::kTargets)) {
    std::fprintf(stderr, "usage: replay figure|data|text|setting PATH...\n");
    return 2;
  }
  std::vector<fs::path> files;
  for (int i = 2; i < argc; ++i) {
    const fs::path path = argv[i];
    if (fs::is_directory(path))
      for (const auto& entry : fs::directory_iterator(path)) {
        if (entry.is_regular_file()) files.push_back(entry.path());
      }
    else if (fs::exists(path))
      files.push_back(path);
  }
  std::sort(files.begin(), files.end());
  for (const fs::path& file : files) {
    std::printf("%s\n", file.c_str());
    std::fflush(stdout);
    std::ifstream in(file, std::ios::binary);
    target->run(std::string(std::istreambuf_iterator<char>(in), {}));
  }
  std::printf("%zu files\n", files.size());
  return files.empty() ? 1 : 0;
}
