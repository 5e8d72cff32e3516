// What `burin emit` writes: the same script for the same numbers however they are given, and the same page when a bare gnuplot runs it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>

#include "pdf_page.h"
#include "temp_folder.h"

namespace burin::e2e {
namespace {

/// A folder with a file of the source tree as figure.yaml, throughput.csv beside it, and figure.gp as emitted.
class EmittedFigure {
 public:
  explicit EmittedFigure(const std::filesystem::path& yaml) {
    const std::filesystem::path source = BURIN_SOURCE_DIR;
    std::filesystem::copy_file(source / yaml, folder_ / "figure.yaml");
    std::filesystem::copy_file(source / "config/throughput.csv", folder_ / "throughput.csv");
    run(shell_word(BURIN_PROGRAM) + " emit figure.yaml -o figure.gp");
  }

  std::string run(const std::string& command) const { return output_of("cd " + shell_word(folder_.path()) + " && " + command); }

  /// The script without its comments, which name places in the YAML.
  std::string without_comments() const {
    std::istringstream in(run("cat figure.gp"));
    std::string kept;
    for (std::string line; std::getline(in, line);) {
      if (line.starts_with("#")) continue;
      line.erase(std::min(line.find(" # "), line.size()));
      line.erase(line.find_last_not_of(' ') + 1);
      kept += line + "\n";
    }
    return kept;
  }

 private:
  TempFolder folder_;
};

TEST(EmittedScript, IsTheSameForNumbersInACsvAndInlineButForComments) {
  const std::string script = EmittedFigure("config/end-to-end.yaml").without_comments();
  ASSERT_FALSE(script.empty());
  EXPECT_EQ(script, EmittedFigure("tests/e2e/end-to-end-inline.yaml").without_comments());
}

TEST(EmittedScript, DrawsTheSamePageOnABareGnuplot) {
  const EmittedFigure figure("config/end-to-end.yaml");
  const std::string show = "mutool show -b *.pdf pages/1/Contents && rm *.pdf";
  figure.run(shell_word(BURIN_PROGRAM) + " render figure.yaml -o figure.pdf");
  const std::string rendered = figure.run(show);
  figure.run("gnuplot -d figure.gp");
  ASSERT_FALSE(rendered.empty());
  EXPECT_TRUE(rendered == figure.run(show)) << "the content streams differ";
}

TEST(EmittedScript, DrawsTheTicksAtTheEndsOfLogAxes) {
  // gnuplot 5.4.4 leaves out 8 in [1:8] on base 2, and 100 in [100:1000] on base 10, unless the range reaches a hair beyond.
  std::string figure = "size: {width: 400mm, height: 400mm}\nlayout: {columns: 6}\npanels:\n";
  int panels = 0;
  for (const auto& [base, reverse] : {std::pair(2.0, "false"), {10.0, "false"}, {2.0, "true"}, {10.0, "true"}})
    for (int e = -2; e <= 11; ++e, ++panels)
      figure += "  - x: {scale: " + std::string(base == 2 ? "log2" : "log") + ", reverse: " + reverse + ", range: [" +
                std::to_string(std::pow(base, e - 2)) + ", " + std::to_string(std::pow(base, e)) + "], ticks: {at: [" +
                std::to_string(std::pow(base, e - 2)) + ", " + std::to_string(std::pow(base, e)) + "], labels: [Q, Q]}}\n";
  TempFolder folder;
  std::ofstream(folder / "figure.yaml") << figure;
  const std::string text = output_of("cd " + shell_word(folder.path()) + " && " + shell_word(BURIN_PROGRAM) +
                                     " render figure.yaml -o figure.pdf && pdftotext figure.pdf -");
  EXPECT_EQ(std::count(text.begin(), text.end(), 'Q'), 2 * panels);
}

}  // namespace
}  // namespace burin::e2e
