// The folders ok/ and errors/: one test for each YAML in them, against the files of the same name beside it.
// BURIN_ACCEPT=1 writes what burin makes now into those files; the diff of the commit is then the review.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "diag/diagnostic.h"
#include "figure_run.h"

namespace burin {
namespace {

namespace fs = std::filesystem;

bool accepting() {
  const char* accept = std::getenv("BURIN_ACCEPT");
  return accept && std::string_view(accept) == "1";
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// The first line in which two texts differ, three lines before it, and three after it from either.
std::string first_difference(const std::string& expected, const std::string& found) {
  constexpr std::size_t kContext = 3;
  const auto want = lines_of(expected), have = lines_of(found);
  std::size_t at = 0;
  while (at < want.size() && at < have.size() && want[at] == have[at]) ++at;
  std::string out = fmt::format("line {}:\n", at + 1);
  for (std::size_t i = at - std::min(at, kContext); i < at; ++i) out += fmt::format("      {}\n", want[i]);
  for (std::size_t i = at; i < std::min(at + kContext + 1, want.size()); ++i) out += fmt::format("    - {}\n", want[i]);
  for (std::size_t i = at; i < std::min(at + kContext + 1, have.size()); ++i) out += fmt::format("    + {}\n", have[i]);
  return out;
}

/// Holds `found` against the file beside the YAML with this ending. No file stands for an empty text.
void compare(const fs::path& yaml, const std::string& ending, const std::string& found) {
  fs::path path = yaml;
  path.replace_extension(ending);
  const std::string expected = file_text(path);
  if (found == expected) return;
  if (!accepting()) {
    ADD_FAILURE() << path.filename().string() << " expects (-) something else than was found (+) in " << first_difference(expected, found)
                  << "BURIN_ACCEPT=1 accepts what was found";
  } else if (found.empty()) {
    fs::remove(path);
  } else {
    std::ofstream(path, std::ios::binary) << found;
  }
}

/// The code that a file of errors/ is named after: the longest that its name begins with.
std::string_view code_of(const std::string& stem) {
  std::string_view longest;
  for (const Code* code : all_codes())
    if (stem.starts_with(code->name) && code->name.size() > longest.size()) longest = code->name;
  return longest;
}

void test_ok(const fs::path& yaml) {
  const FigureRun run = run_figure(yaml);
  EXPECT_NE(run.script, "");
  compare(yaml, ".script", run.script);
  if (fs::path layout = yaml; fs::exists(layout.replace_extension(".layout"))) compare(yaml, ".layout", run.layout);
  // Accepting does not make a warning right: who wants one puts the file there.
  if (fs::path warnings = yaml; fs::exists(warnings.replace_extension(".stderr")))
    compare(yaml, ".stderr", run.diagnostics);
  else
    EXPECT_TRUE(run.diagnostics.empty()) << run.diagnostics;
}

void test_error(const fs::path& yaml) {
  const std::string code(code_of(yaml.stem().string()));
  ASSERT_NE(code, "") << yaml.filename() << " is not named after a code";
  const FigureRun run = run_figure(yaml);
  EXPECT_TRUE(run.codes.contains(code)) << "the code " << code << " is not among these:\n" << run.diagnostics;
  compare(yaml, ".stderr", run.diagnostics);
}

class Golden : public testing::Test {
 public:
  Golden(fs::path yaml, void (*test)(const fs::path&)) : yaml_(std::move(yaml)), test_(test) {}
  void TestBody() override { test_(yaml_); }

 private:
  fs::path yaml_;
  void (*test_)(const fs::path&);
};

void register_folder(const std::string& folder, void (*test)(const fs::path&)) {
  for (const fs::path& yaml : golden_figures(folder)) {
    std::string name = yaml.stem().string();
    std::replace(name.begin(), name.end(), '-', '_');  // a dash has a meaning in --gtest_filter
    testing::RegisterTest(folder.c_str(), name.c_str(), nullptr, nullptr, yaml.c_str(), 1,
                          [yaml, test]() -> Golden* { return new Golden(yaml, test); });
  }
}

}  // namespace
}  // namespace burin

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  burin::register_folder("ok", burin::test_ok);
  burin::register_folder("errors", burin::test_error);
  return RUN_ALL_TESTS();
}
