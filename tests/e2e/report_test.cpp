// What burin tells of figures: diagnostics as text and JSON, strictness, dumps.
#include "command_line.h"

#include <nlohmann/json.hpp>

namespace burin::e2e {
namespace {

using ::testing::HasSubstr;

TEST_F(CommandLine, AMissingFileIsStatusOneWithItsName) {
  const Result result = run("none.yaml");
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.err, "burin: error: cannot read `none.yaml`: there is no such file [no-file]\n");
  write("fig.yaml", "data: {runs: gone.csv}\npanels: [{marks: [{mark: points, x: a, y: b}]}]\n");
  EXPECT_THAT(run("fig.yaml").err, HasSubstr("gone.csv"));
  std::filesystem::create_directory(folder_ / "folder.yaml");
  EXPECT_EQ(run("folder.yaml").status, 1);
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

TEST_F(CommandLine, ThereAreNoColoursInAFile) {
  write("bad.yaml", kBroken);
  EXPECT_EQ(run("bad.yaml").err.find('\x1b'), std::string::npos);
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

}  // namespace
}  // namespace burin::e2e
