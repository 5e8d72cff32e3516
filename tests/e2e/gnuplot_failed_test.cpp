// What burin says when gnuplot cannot draw: the code `gnuplot-failed`, exit status 3, and no file.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "pdf_page.h"
#include "temp_folder.h"

namespace burin::e2e {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

class GnuplotFailed : public testing::Test {
 protected:
  GnuplotFailed() { std::ofstream(folder_ / "figure.yaml") << "panels:\n  - marks: [{mark: line, x: [1, 2], y: [1, 2]}]\n"; }

  /// What burin prints if `gnuplot` stands in for gnuplot, and its exit status.
  std::string render(const std::string& gnuplot) const {
    return output_of("cd " + shell_word(folder_.path()) + " && " + shell_word(BURIN_PROGRAM) + " render figure.yaml --gnuplot " + gnuplot +
                     " --time-limit 2 2>&1; echo status $?");
  }
  void write_program(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name) << "#!/bin/sh\n" << text << "\n";
    fs::permissions(folder_ / name, fs::perms::owner_all);
  }
  TempFolder folder_;
};

TEST_F(GnuplotFailed, IsReportedIfThereIsNoGnuplot) {
  const std::string said = render("/nowhere/gnuplot");
  EXPECT_THAT(said, HasSubstr("[gnuplot-failed]"));
  EXPECT_THAT(said, HasSubstr("help: install gnuplot"));
  EXPECT_THAT(said, HasSubstr("status 3"));
  EXPECT_FALSE(fs::exists(folder_ / "figure.pdf"));
}

TEST_F(GnuplotFailed, IsReportedWithGnuplotsOwnWords) {
  write_program("broken", "cat > /dev/null; echo '\"<stdin>\" line 3: undefined variable: x' >&2; exit 1");
  const std::string said = render("./broken");
  EXPECT_THAT(said, HasSubstr("[gnuplot-failed]"));
  EXPECT_THAT(said, HasSubstr("undefined variable: x"));
  EXPECT_THAT(said, HasSubstr("status 3"));
  EXPECT_FALSE(fs::exists(folder_ / "figure.pdf"));
}

TEST_F(GnuplotFailed, IsReportedAfterTheTimeLimit) {
  write_program("slow", "exec sleep 60");
  const std::string said = render("./slow");
  EXPECT_THAT(said, HasSubstr("[gnuplot-failed]"));
  EXPECT_THAT(said, HasSubstr("--time-limit"));
  EXPECT_THAT(said, HasSubstr("status 3"));
}

}  // namespace
}  // namespace burin::e2e
