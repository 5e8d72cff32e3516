// The program as an author and a Makefile meet it: exit statuses, what is left on disk, the same bytes everywhere.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

#include "pdf_page.h"
#include "temp_folder.h"

namespace burin::e2e {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

constexpr const char* kFigure =
    "size: {width: 3in, height: 2in}\n"
    "data: {runs: runs.csv}\n"
    "panels:\n"
    "  - {title: A title, marks: [{mark: line_points, by: system, x: gpus, y: secs}]}\n";
constexpr const char* kData = "system,gpus,secs\nTP,1,10.5\nTP,2,6.25\nPP,1,12\nPP,2,8\n";
// A line that goes back and forth: a warning.
constexpr const char* kWarned = "panels: [{marks: [{mark: line, x: [1, 3, 2], y: [1, 2, 3]}]}]\n";
constexpr const char* kBroken = "panels: [{titel: a}]\n";

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

TEST_F(CommandLine, HelpShowsTheCommandsAndTheExitStatuses) {
  const Result help = run("--help");
  EXPECT_EQ(help.status, 0);
  EXPECT_EQ(help.err, "");
  for (const char* word : {"render", "emit", "check", "Exit status", "burin fig.yaml"}) EXPECT_THAT(help.out, HasSubstr(word));
  EXPECT_THAT(run("emit --help").out, HasSubstr("--output"));
  EXPECT_EQ(run("render --help").status, 0);
}

TEST_F(CommandLine, WithoutArgumentsHelpIsAnError) {
  const Result result = run("");
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, HasSubstr("burin fig.yaml"));
}

TEST_F(CommandLine, VersionNamesWhatBurinStandsOn) {
  const Result version = run("--version");
  EXPECT_EQ(version.status, 0);
  EXPECT_THAT(version.out, StartsWith("burin "));
  for (const char* word : {"gnuplot: ", "cairo: ", "yaml-cpp: "}) EXPECT_THAT(version.out, HasSubstr(word));
}

TEST_F(CommandLine, AWrongCommandLineIsStatusTwo) {
  EXPECT_EQ(run("render --no-such-option fig.yaml").status, 2);
  EXPECT_EQ(run("render").status, 2);
  EXPECT_EQ(run("fig.yaml --format xml").status, 2);
  EXPECT_EQ(run("fig.yaml --time-limit soon").status, 2);
  EXPECT_EQ(run("fig.yaml --time-limit -1").status, 2);
  EXPECT_FALSE(exists("fig.pdf"));
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

TEST_F(CommandLine, AMissingFileIsStatusOneWithItsName) {
  const Result result = run("none.yaml");
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.err, "burin: error: cannot read `none.yaml`: there is no such file [no-file]\n");
  write("fig.yaml", "data: {runs: gone.csv}\npanels: [{marks: [{mark: points, x: a, y: b}]}]\n");
  EXPECT_THAT(run("fig.yaml").err, HasSubstr("gone.csv"));
  std::filesystem::create_directory(folder_ / "folder.yaml");
  EXPECT_EQ(run("folder.yaml").status, 1);
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

TEST_F(CommandLine, EmitAndCheckNeedNoGnuplot) {
  const Result script = run("emit fig.yaml", "PATH=/nonexistent");
  EXPECT_EQ(script.status, 0) << script.err;
  EXPECT_THAT(script.out, HasSubstr("set terminal pdfcairo"));
  EXPECT_THAT(script.out, HasSubstr("set output 'fig.pdf'"));
  EXPECT_EQ(run("check fig.yaml", "PATH=/nonexistent").status, 0);
  EXPECT_EQ(run("emit fig.yaml -o my.gp", "PATH=/nonexistent").status, 0);
  EXPECT_THAT(read("my.gp"), HasSubstr("set output 'my.pdf'"));
  EXPECT_EQ(run("emit fig.yaml -o -").out, script.out);
  EXPECT_FALSE(exists("fig.pdf"));
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

TEST_F(CommandLine, DiagnosticsMayBeJson) {
  write("bad.yaml", kBroken);
  const Result result = run("bad.yaml --format json");
  EXPECT_EQ(result.status, 1);
  const auto json = nlohmann::json::parse(result.err);
  ASSERT_EQ(json.size(), 1u);
  EXPECT_EQ(json[0]["file"], "bad.yaml");
  EXPECT_EQ(json[0]["line"], 1);
  EXPECT_EQ(json[0]["column"], 11);
  EXPECT_EQ(json[0]["code"], "unknown-key");
  EXPECT_EQ(json[0]["severity"], "error");
  EXPECT_EQ(nlohmann::json::parse(run("check fig.yaml --format json").err), nlohmann::json::array());
}

TEST_F(CommandLine, DiagnosticsOfSeveralFiguresAreOneJsonArray) {
  write("bad.yaml", kBroken);
  write("worse.yaml", "panels: [{titel: a, nme: b}]\n");
  for (const char* command : {"", "check "}) {
    const auto json = nlohmann::json::parse(run(std::string(command) + "bad.yaml fig.yaml worse.yaml --format json").err);
    ASSERT_EQ(json.size(), 3u) << command;
    EXPECT_EQ(json[0]["file"], "bad.yaml");
    EXPECT_EQ(json[2]["file"], "worse.yaml");
  }
}

TEST_F(CommandLine, ACommandThatIsMisspeltIsNoFigure) {
  const Result result = run("chek fig.yaml");
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.err, "burin: `chek` is neither a command nor a file; did you mean `check`?\n");
  EXPECT_THAT(run("nothing-like-it").err, HasSubstr("cannot read `nothing-like-it`"));
  write("emi", kFigure);
  EXPECT_THAT(run("emi").status, 0) << "a file of that name is one";
}

TEST_F(CommandLine, ListWithoutASubjectNamesThem) {
  const Result result = run("list");
  EXPECT_EQ(result.status, 0);
  for (const char* subject : {"themes\n", "pages\n", "colors\n"}) EXPECT_THAT(result.out, HasSubstr(subject));
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

TEST_F(CommandLine, StrictMakesWarningsErrors) {
  write("warned.yaml", kWarned);
  const Result lenient = run("warned.yaml");
  EXPECT_EQ(lenient.status, 0);
  EXPECT_THAT(lenient.err, HasSubstr("warning: "));
  EXPECT_TRUE(exists("warned.pdf"));
  std::filesystem::remove(folder_ / "warned.pdf");
  const Result strict = run("warned.yaml --strict");
  EXPECT_EQ(strict.status, 1);
  EXPECT_THAT(strict.err, HasSubstr("error: "));
  EXPECT_FALSE(exists("warned.pdf"));
  EXPECT_EQ(run("check warned.yaml --strict").status, 1);
  EXPECT_EQ(run("emit warned.yaml --strict").status, 1);
  EXPECT_EQ(run("emit warned.yaml --strict").out, "");
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

TEST_F(CommandLine, ThereAreNoColoursInAFile) {
  write("bad.yaml", kBroken);
  EXPECT_EQ(run("bad.yaml").err.find('\x1b'), std::string::npos);
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

TEST_F(CommandLine, DumpsTellWhatEachStageMade) {
  EXPECT_THAT(run("check fig.yaml --dump spec").out, HasSubstr("panels[0].title"));
  EXPECT_THAT(run("check fig.yaml --dump scene").out, HasSubstr("series TP: "));
  EXPECT_THAT(run("check fig.yaml --dump layout").out, HasSubstr("panel 1 box "));
  EXPECT_EQ(run("check fig.yaml --dump script").out, run("emit fig.yaml").out);
  EXPECT_THAT(run("fig.yaml --dump layout", "PATH=/nonexistent").out, HasSubstr("panel 1 box "));
  EXPECT_FALSE(exists("fig.pdf"));
}

TEST_F(CommandLine, DumpsAndCharactersAreTheSameInEveryLocale) {
  write("greek.yaml",
        "title: Latenz (µs) über ℓ∞\n"
        "panels: [{x: {range: [0, 1234567.5]}, marks: [{mark: line, x: [1, 1000000], y: [0.5, 1e-9]}]}]\n");
  for (const char* stage : {"spec", "scene", "layout", "script"}) {
    const std::string arguments = std::string("check greek.yaml --dump ") + stage;
    const Result plain = run(arguments, "LC_ALL=C");
    EXPECT_EQ(plain.status, 0) << plain.err;
    EXPECT_THAT(plain.out, HasSubstr("ℓ∞"));
    for (const char* locale : {"LC_ALL=en_US.UTF-8", "LC_ALL=de_DE.UTF-8", "LC_ALL=POSIX"})
      EXPECT_EQ(run(arguments, locale).out, plain.out);
  }
  succeed("greek.yaml -o one.pdf", "LC_ALL=C");
  succeed("greek.yaml -o two.pdf", "LC_ALL=de_DE.UTF-8");
  EXPECT_EQ(read("one.pdf"), read("two.pdf"));
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

}  // namespace
}  // namespace burin::e2e
