// The house against its rules: which folder may include which, who may start processes, how long files are.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace burin {
namespace {

namespace fs = std::filesystem;

struct File {
  std::string path;    ///< within src
  std::string folder;  ///< of src; empty for src itself
  std::vector<std::string> lines;
};

std::vector<std::string> lines_of(const fs::path& path) {
  std::ifstream in(path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

const std::vector<File>& source_files() {
  static const std::vector<File> kFiles = [] {
    std::vector<File> files;
    const fs::path src = fs::path(BURIN_SOURCE_DIR) / "src";
    for (const auto& entry : fs::recursive_directory_iterator(src)) {
      if (!entry.is_regular_file()) continue;
      const std::string path = fs::relative(entry.path(), src).string();
      const std::size_t slash = path.find('/');
      files.push_back({path, slash == path.npos ? "" : path.substr(0, slash), lines_of(entry.path())});
    }
    std::sort(files.begin(), files.end(), [](const File& a, const File& b) { return a.path < b.path; });
    return files;
  }();
  return kFiles;
}

/// What a line includes in quotes; empty if it includes nothing so.
std::string included(const std::string& line) {
  static const std::regex kInclude("\\s*#\\s*include\\s+\"([^\"]+)\".*");
  std::smatch match;
  return std::regex_match(line, match, kInclude) ? match[1].str() : "";
}

/// The pipeline; each stage may include those before it. `compile` is the file of that name in src itself.
const std::vector<std::string> kPipeline{"diag", "yaml", "spec", "text", "data", "marks", "scene", "layout", "emit", "compile", "cli"};

std::set<std::string> allowed(const std::string& stage) {
  static const std::map<std::string, std::set<std::string>> kAside{
      {"gnuplot", {"diag"}}, {"pdf", {"diag"}}, {"describe", {"diag", "yaml", "spec", "text", "data", "marks", "scene"}}};
  std::set<std::string> result{stage};
  if (const auto aside = kAside.find(stage); aside != kAside.end()) {
    result.insert(aside->second.begin(), aside->second.end());
    return result;
  }
  for (const std::string& earlier : kPipeline) {
    if (earlier == stage) break;
    result.insert(earlier);
  }
  if (stage == "emit" || stage == "compile" || stage == "cli") result.insert("gnuplot");
  if (stage == "cli") result.insert({"pdf", "describe"});
  return result;
}

TEST(Structure, FoldersIncludeOnlyWhatStandsBeforeThem) {
  for (const File& file : source_files()) {
    std::string stage = file.folder;
    if (file.path.starts_with("compile.")) stage = "compile";
    if (file.path == "main.cpp") stage = "main";
    const auto may = stage == "main" ? std::set<std::string>{"cli"} : allowed(stage);
    for (const std::string& line : file.lines) {
      const std::string path = included(line);
      if (path.empty()) continue;
      const std::string of = path == "compile.h" ? "compile" : path.substr(0, path.find('/'));
      EXPECT_TRUE(may.contains(of)) << "src/" << file.path << " includes " << path;
    }
  }
}

TEST(Structure, EveryFolderHasItsPlaceInTheOrder) {
  const std::set<std::string> aside{"", "gnuplot", "pdf", "describe"};
  for (const File& file : source_files())
    EXPECT_TRUE(aside.contains(file.folder) || std::count(kPipeline.begin(), kPipeline.end(), file.folder)) << file.path;
}

TEST(Structure, IncludesInQuotesAreFilesOfSrc) {
  std::set<std::string> paths;
  for (const File& file : source_files()) paths.insert(file.path);
  for (const File& file : source_files())
    for (const std::string& line : file.lines)
      if (const std::string path = included(line); !path.empty() && !paths.contains(path))
        ADD_FAILURE() << "src/" << file.path << " includes " << path;
}

TEST(Structure, EachLibraryHasOneDoor) {
  // Which files may name what: the door to the parser, to processes, to fonts, to the PDF, to the command line.
  const std::pair<std::regex, std::set<std::string>> doors[] = {
      {std::regex("#include <yaml-cpp"), {"yaml/node.cpp"}},
      {std::regex("\\b(posix_spawnp?|popen|fork|vfork|execv[pe]*|execl[pe]*) ?\\("), {"gnuplot/process.cpp"}},
      {std::regex("(std::|[^a-z_])system\\("), {}},
      {std::regex("#include <gnuplot-iostream"), {"gnuplot/process.cpp"}},
      {std::regex("#include <pango"), {"text/pango_ruler.cpp"}},
      {std::regex("#include <qpdf"), {"pdf/finish.cpp"}},
      {std::regex("#include <CLI"), {"cli/command_line.cpp", "cli/command_line.h"}},
      {std::regex("\\b(std::to_string\\(double|std::stod|std::stof|strtod|atof|setlocale|std::locale)\\b"), {}},
  };
  for (const File& file : source_files())
    for (const auto& [pattern, may] : doors)
      for (std::size_t i = 0; i < file.lines.size(); ++i)
        if (!may.contains(file.path) && std::regex_search(file.lines[i], pattern))
          ADD_FAILURE() << "src/" << file.path << ":" << i + 1 << ": " << file.lines[i];
}

TEST(Structure, EverySourceIsBuilt) {
  std::string cmake;
  for (const std::string& line : lines_of(fs::path(BURIN_SOURCE_DIR) / "CMakeLists.txt")) cmake += line + "\n";
  for (const File& file : source_files())
    if ((file.path.ends_with(".cpp") || file.path.ends_with(".in")) && cmake.find("src/" + file.path) == cmake.npos)
      ADD_FAILURE() << "CMakeLists.txt does not list src/" << file.path;
}

TEST(Structure, EveryTestIsBuilt) {
  const fs::path folder = fs::path(BURIN_SOURCE_DIR) / "tests/unit";
  std::string cmake;
  for (const std::string& line : lines_of(folder / "CMakeLists.txt")) cmake += line + "\n";
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".cpp" && cmake.find("  " + fs::relative(entry.path(), folder).string() + "\n") == cmake.npos)
      ADD_FAILURE() << "CMakeLists.txt does not list " << entry.path();
}

TEST(Structure, HeadersBeginByTellingWhatTheyAreFor) {
  for (const File& file : source_files()) {
    if (!file.path.ends_with(".h")) continue;
    ASSERT_FALSE(file.lines.empty()) << file.path;
    EXPECT_TRUE(file.lines[0].starts_with("// ")) << file.path;
    EXPECT_TRUE(std::any_of(file.lines.begin(), file.lines.end(), [](const std::string& l) { return l == "#pragma once"; })) << file.path;
    const auto comment = std::find_if(file.lines.begin(), file.lines.end(), [](const std::string& l) { return !l.starts_with("//"); });
    EXPECT_LE(comment - file.lines.begin(), 8) << file.path << ": what a file is for takes two to six lines";
  }
}

TEST(Structure, FilesAreShort) {
  for (const File& file : source_files())
    if (!file.path.ends_with(".inc") && file.lines.size() > 400)
      ADD_FAILURE() << "src/" << file.path << " has " << file.lines.size() << " lines";
}

TEST(Structure, FilesAreNotNamedAfterNothing) {
  for (const File& file : source_files())
    for (const char* word : {"util", "helper", "manager", "base", "common", "misc"})
      EXPECT_EQ(file.path.find(word), file.path.npos) << file.path;
}

}  // namespace
}  // namespace burin
