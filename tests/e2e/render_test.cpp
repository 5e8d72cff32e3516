// burin render: what is drawn, what is left on disk, the same bytes everywhere.
#include "command_line.h"

#include <unistd.h>

#include <chrono>
#include <fstream>

namespace burin::e2e {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

/// A page of the figure's size that has a font of Type 3.
std::string type3_pdf() {
  std::string text =
      "%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n"
      "3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 216 144]/Resources<</Font<</F <</Type/Font/Subtype/Type3/BaseFont/Emoji>> >> >> >> "
      "endobj\n";
  std::string table = "xref\n0 4\n0000000000 65535 f \n";
  for (int i = 1; i < 4; ++i) {
    const std::string at = std::to_string(text.find("\n" + std::to_string(i) + " 0 obj") + 1);
    table += std::string(10 - at.size(), '0') + at + " 00000 n \n";
  }
  return text + table + "trailer <</Size 4/Root 1 0 R>>\nstartxref\n" + std::to_string(text.size()) + "\n%%EOF\n";
}

TEST_F(CommandLine, DrawsAPdfNamedAfterTheSpecInTheCurrentFolder) {
  write("sub/other.yaml", kFigure);
  write("sub/runs.csv", kData);
  succeed("fig.yaml");
  succeed("render sub/other.yaml");
  EXPECT_TRUE(exists("fig.pdf"));
  EXPECT_TRUE(exists("other.pdf"));
  EXPECT_THAT(read("fig.pdf"), StartsWith("%PDF-1."));
  EXPECT_EQ(names(), (std::vector<std::string>{"fig.pdf", "fig.yaml", "other.pdf", "runs.csv", "sub"})) << "no other file is left";
}

TEST_F(CommandLine, ABrokenFigureLeavesTheOldPdf) {
  succeed("fig.yaml");
  const std::string before = read("fig.pdf");
  write("fig.yaml", kBroken);
  const Result result = run("fig.yaml");
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err, StartsWith("fig.yaml:1:11: error: unknown key `titel` in panel 1 [unknown-key]\n"));
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(read("fig.pdf"), before);
  EXPECT_EQ(names(), (std::vector<std::string>{"fig.pdf", "fig.yaml", "runs.csv"}));
}

TEST_F(CommandLine, WithoutGnuplotTheStatusIsThreeAndNothingChanges) {
  write("fig.pdf", "old bytes");
  for (const auto& [arguments, before] : {std::pair<std::string, std::string>{"fig.yaml", "PATH=/nonexistent"},
                                          {"fig.yaml --gnuplot /nonexistent", ""},
                                          {"fig.yaml", "BURIN_GNUPLOT=/nonexistent"},
                                          {"fig.yaml --gnuplot ./runs.csv", ""},
                                          {"fig.yaml --gnuplot /tmp", ""}}) {
    const Result result = run(arguments, before);
    EXPECT_EQ(result.status, 3) << arguments << before;
    EXPECT_THAT(result.err, HasSubstr("[gnuplot-failed]"));
    EXPECT_THAT(result.err, HasSubstr("--gnuplot PATH"));
    EXPECT_EQ(read("fig.pdf"), "old bytes");
    EXPECT_EQ(names(), (std::vector<std::string>{"fig.pdf", "fig.yaml", "runs.csv"}));
  }
}

TEST_F(CommandLine, AGnuplotThatHangsIsEndedInTime) {
  write("fig.pdf", "old bytes");
  make_program("hang", "exec sleep 60\n");
  const auto begin = std::chrono::steady_clock::now();
  const Result result = run("fig.yaml --gnuplot ./hang --time-limit 1");
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
  EXPECT_EQ(result.status, 3);
  EXPECT_THAT(result.err, HasSubstr("gnuplot took too long and was ended"));
  EXPECT_THAT(result.err, HasSubstr("--time-limit"));
  EXPECT_EQ(read("fig.pdf"), "old bytes");
}

TEST_F(CommandLine, AGnuplotThatFailsOrDrawsNothingIsStatusThree) {
  write("fig.pdf", "old bytes");
  make_program("fails", "echo no such luck >&2; exit 7\n");
  make_program("idle", "cat >/dev/null; exit 0\n");
  for (const char* program : {"./fails", "./idle"}) {
    const Result result = run(std::string("fig.yaml --gnuplot ") + program);
    EXPECT_EQ(result.status, 3) << program;
    EXPECT_THAT(result.err, HasSubstr("error: ")) << program;
    EXPECT_EQ(read("fig.pdf"), "old bytes");
    EXPECT_EQ(names(), (std::vector<std::string>{"fails", "fig.pdf", "fig.yaml", "idle", "runs.csv"})) << program;
  }
}

TEST_F(CommandLine, TheSameFigureHasTheSameBytesWhereverItIsDrawn) {
  succeed("fig.yaml -o one.pdf");
  const std::string one = read("one.pdf");
  ASSERT_FALSE(one.empty());
  std::filesystem::create_directory(folder_ / "elsewhere");
  const std::string elsewhere = folder_ / "elsewhere";
  for (const char* environment : {"LC_ALL=de_DE.UTF-8", "LC_ALL=C", "LANG=tr_TR.UTF-8 LC_ALL=", "TZ=Asia/Tokyo", "GNUTERM=x11",
                                  "GNUPLOT_LIB=/tmp", "TERM=dumb", "COLUMNS=40"}) {
    succeed("fig.yaml -o two.pdf", environment);
    EXPECT_EQ(read("two.pdf"), one) << environment;
  }
  const Result result = run("../fig.yaml -o three.pdf", "TZ=Asia/Tokyo LC_ALL=de_DE.UTF-8", elsewhere);
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(read("elsewhere/three.pdf"), one);
}

TEST_F(CommandLine, ADateIsInThePdfOnlyIfTheEnvironmentSaysOne) {
  succeed("fig.yaml -o none.pdf");
  succeed("fig.yaml -o dated.pdf", "SOURCE_DATE_EPOCH=86400");
  EXPECT_EQ(read("none.pdf").find("CreationDate"), std::string::npos);
  EXPECT_NE(read("dated.pdf"), read("none.pdf"));
}

TEST_F(CommandLine, TheEnvironmentCannotPutAnotherProgramInGnuplotsPlace) {
  succeed("fig.yaml", "GNUPLOT_IOSTREAM_CMD=cat");
  EXPECT_THAT(read("fig.pdf"), StartsWith("%PDF-"));
}

TEST_F(CommandLine, TheOutputNeverOverwritesWhatTheFigureIsMadeFrom) {
  EXPECT_EQ(run("fig.yaml -o fig.yaml").status, 2);
  EXPECT_EQ(run("fig.yaml -o runs.csv").status, 2);
  EXPECT_EQ(run("emit fig.yaml -o fig.yaml").status, 2);
  EXPECT_EQ(run("fig.yaml -M fig.yaml").status, 2);
  EXPECT_EQ(run("fig.yaml -M ./runs.csv").status, 2);
  std::filesystem::copy_file(folder_ / "fig.yaml", folder_ / "spec.pdf");
  const Result result = run("spec.pdf");
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.err, "burin: the output `spec.pdf` would overwrite a file that the figure is made from\n");
  EXPECT_EQ(read("fig.yaml"), kFigure);
  EXPECT_EQ(read("spec.pdf"), kFigure);
  EXPECT_EQ(read("runs.csv"), kData);
}

TEST_F(CommandLine, TheOutputEndsAsWhatItIs) {
  for (const char* output : {"fig", "fig.PDF", "fig.png", "fig.eps"}) {
    const Result result = run(std::string("fig.yaml -o ") + output);
    EXPECT_EQ(result.status, 2) << output;
    EXPECT_THAT(result.err, HasSubstr("does not end in `.pdf`")) << output;
    EXPECT_FALSE(exists(output));
  }
  EXPECT_EQ(run("emit fig.yaml -o fig.txt").status, 2);
  EXPECT_EQ(run("fig.yaml -o none/fig.pdf").status, 2);
  succeed("fig.yaml -o 'my fig.v2 µ.pdf'");
  EXPECT_TRUE(exists("my fig.v2 µ.pdf"));
}

TEST_F(CommandLine, TheDepfileNeverOverwritesThePdf) {
  const Result result = run("fig.yaml -o fig.pdf -M ./fig.pdf");
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.err, "burin: the depfile `./fig.pdf` would overwrite the PDF\n");
  EXPECT_FALSE(exists("fig.pdf"));
}

TEST_F(CommandLine, ADepfileNamesEveryFileThatWasRead) {
  write("fig.yaml", std::string("theme: ./own.yaml\n") + kFigure);
  write("own.yaml", "font: {size: 9pt}\n");
  succeed("fig.yaml -o out.pdf -M out.d");
  EXPECT_EQ(read("out.d"), "out.pdf: \\\n  fig.yaml \\\n  ./own.yaml \\\n  runs.csv\n\nfig.yaml:\n\n./own.yaml:\n\nruns.csv:\n");
}

TEST_F(CommandLine, AnInterruptedRunLeavesNothingBeside) {
  const auto before = names();
  make_program("slow", "exec sleep 5\n");
  for (const char* signal : {"INT", "TERM"}) {
    const std::string command = "cd " + shell_word(folder_.path()) + " && { timeout -s " + signal + " 0.5 " + shell_word(BURIN_PROGRAM) +
                                " fig.yaml --gnuplot ./slow; } 2>/dev/null";
    std::system(command.c_str());
    std::vector<std::string> after = names();
    std::erase(after, "slow");
    EXPECT_EQ(after, before) << signal;
  }
}

TEST_F(CommandLine, AStrictRunDoesNotTakeAPdfThatIsWarnedOf) {
  write("fig.pdf", "old bytes");
  write("one.pdf", type3_pdf());
  make_program("draws", "out=$(sed -n \"s/^set output '\\(.*\\)'$/\\1/p\"); cat " + shell_word(folder_ / "one.pdf") + " > \"$out\"\n");
  const Result strict = run("fig.yaml --gnuplot ./draws --strict");
  EXPECT_EQ(strict.status, 1) << strict.err;
  EXPECT_THAT(strict.err, HasSubstr("error: the font `Emoji` is in the PDF as Type 3 [bad-font]"));
  EXPECT_EQ(read("fig.pdf"), "old bytes");
  const Result lenient = run("fig.yaml --gnuplot ./draws");
  EXPECT_EQ(lenient.status, 0) << lenient.err;
  EXPECT_THAT(read("fig.pdf"), StartsWith("%PDF-"));
}

TEST_F(CommandLine, SeveralFiguresAreDrawnInOneCallAndAFaultInOneDoesNotStopTheOthers) {
  write("bad.yaml", kBroken);
  write("last.yaml", kFigure);
  const Result result = run("fig.yaml bad.yaml last.yaml");
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(exists("fig.pdf"));
  EXPECT_FALSE(exists("bad.pdf"));
  EXPECT_TRUE(exists("last.pdf"));
  EXPECT_EQ(run("fig.yaml last.yaml -o one.pdf").status, 2);
  EXPECT_EQ(run("check fig.yaml last.yaml").status, 0);
  EXPECT_EQ(run("check fig.yaml bad.yaml last.yaml").status, 1);
}

TEST_F(CommandLine, TwoFiguresNeverBecomeOneFile) {
  write("sub/fig.yaml", kFigure);
  write("sub/runs.csv", kData);
  const Result result = run("fig.yaml sub/fig.yaml");
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.err, HasSubstr("two of the figures would be `fig.pdf`"));
  EXPECT_FALSE(exists("fig.pdf"));
}

TEST_F(CommandLine, VerboseTellsWhereLegendsStandAndWhichGnuplotRuns) {
  write("legend.yaml", "panels: [{legend: best, marks: [{mark: line, label: a, x: [0, 1], y: [0, 1]}]}]\n");
  const Result drawn = run("legend.yaml --verbose");
  EXPECT_EQ(drawn.status, 0);
  EXPECT_THAT(drawn.err, HasSubstr("the legend of panel 1 stands at the top_right; below 0.0 % of it are data or texts\n"));
  EXPECT_THAT(drawn.err, HasSubstr("drawn by `gnuplot -d /dev/stdin`\n"));
  const Result checked = run("check legend.yaml --verbose");
  EXPECT_THAT(checked.err, HasSubstr("stands at the top_right"));
  EXPECT_EQ(checked.err.find("gnuplot"), std::string::npos);
}

TEST_F(CommandLine, APictureOfPixelsIsMadeFromThePdf) {
  EXPECT_THAT(run("fig.yaml -o fig.png").err, HasSubstr("burin draws no pixels, but `pdftoppm -r 600 -png fig.pdf` does"));
}

TEST_F(CommandLine, AReadOnlyFolderIsASystemFault) {
  if (::geteuid() == 0) GTEST_SKIP() << "root writes everywhere";
  std::filesystem::create_directory(folder_ / "locked");
  ::chmod((folder_ / "locked").c_str(), 0555);
  const Result result = run("fig.yaml -o locked/fig.pdf");
  EXPECT_EQ(result.status, 3);
  EXPECT_THAT(result.err, HasSubstr("[bad-output]"));
  ::chmod((folder_ / "locked").c_str(), 0755);
}

TEST_F(CommandLine, WhatGnuplotSaysComesBackAtTheYaml) {
  make_program("fails", "cat >/dev/null; printf '\"/dev/stdin\" line 99: all points y value undefined\\n' >&2; exit 1\n");
  const Result result = run("fig.yaml --gnuplot ./fails");
  EXPECT_EQ(result.status, 3);
  EXPECT_THAT(result.err, HasSubstr("gnuplot says: all points y value undefined"));
}

TEST_F(CommandLine, AnOutputThatIsRefusedHidesNoWarning) {
  write("warned.yaml", kWarned);
  const Result result = run("warned.yaml -o out.png");
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.err, HasSubstr("[unordered-x]"));
  EXPECT_THAT(result.err, HasSubstr("does not end in `.pdf`"));
}

TEST_F(CommandLine, FiguresOfOneNameMayBeDumpedInOneCall) {
  write("sub/fig.yaml", kFigure);
  write("sub/runs.csv", kData);
  EXPECT_EQ(run("fig.yaml sub/fig.yaml --dump spec").status, 0);
}

}  // namespace
}  // namespace burin::e2e
