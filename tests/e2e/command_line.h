// The program in a folder of its own, as an author and a Makefile meet it.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "pdf_page.h"
#include "temp_folder.h"

namespace burin::e2e {

inline constexpr const char* kFigure =
    "size: {width: 3in, height: 2in}\n"
    "data: {runs: runs.csv}\n"
    "panels:\n"
    "  - {title: A title, marks: [{mark: line_points, by: system, x: gpus, y: secs}]}\n";
inline constexpr const char* kData = "system,gpus,secs\nTP,1,10.5\nTP,2,6.25\nPP,1,12\nPP,2,8\n";
// A line that goes back and forth: a warning.
inline constexpr const char* kWarned = "panels: [{marks: [{mark: line, x: [1, 3, 2], y: [1, 2, 3]}]}]\n";
inline constexpr const char* kBroken = "panels: [{titel: a}]\n";

struct Result {
  int status = -1;
  std::string out, err;
};

class CommandLine : public ::testing::Test {
 protected:
  void SetUp() override {
    write("fig.yaml", kFigure);
    write("runs.csv", kData);
  }

  void write(const std::string& name, const std::string& text) const { folder_.write(name, text); }
  std::string read(const std::string& name) const { return folder_.read(name); }
  bool exists(const std::string& name) const { return std::filesystem::exists(folder_ / name); }
  std::string make_program(const std::string& name, const std::string& body) const {
    write(name, "#!/bin/sh\n" + body);
    ::chmod((folder_ / name).c_str(), 0755);
    return folder_ / name;
  }
  std::vector<std::string> names() const { return folder_.names(); }
  /// Runs burin in the folder, with `before` (assignments of `env`) and these arguments, as the shell reads them.
  Result run(const std::string& arguments, const std::string& before = "", const std::string& cwd = "") const {
    const TempFolder words;
    const std::string command = "cd " + shell_word(cwd.empty() ? folder_.path() : std::filesystem::path(cwd)) + " && env " + before + " " +
                                shell_word(BURIN_PROGRAM) + " " + arguments + " >" + shell_word(words / "out") + " 2>" +
                                shell_word(words / "err") + " </dev/null";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, words.read("out"), words.read("err")};
  }
  /// The same where all has to be well.
  void succeed(const std::string& arguments, const std::string& before = "") const {
    const Result result = run(arguments, before);
    EXPECT_EQ(result.status, 0) << arguments << "\n" << result.err;
    EXPECT_EQ(result.err, "");
  }

  const TempFolder folder_;
};

}  // namespace burin::e2e
