// The words of the command line: help, versions, lists, explanations, and what is wrong with them.
#include "command_line.h"

namespace burin::e2e {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

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

TEST_F(CommandLine, WrongWordsAreToldAsFaultsOfFiguresAre) {
  const auto told = [&](const std::string& words) {
    const Result result = run(words);
    EXPECT_EQ(result.status, 2) << words;
    return result.err.substr(0, result.err.find('\n'));
  };
  EXPECT_THAT(told("list colours"), AllOf(StartsWith("burin: "), HasSubstr("`colours` is none of its words; did you mean `colors`?")));
  EXPECT_EQ(told("check --layuot fig.yaml"), "burin: unknown option `--layuot`; did you mean `--layout`?");
  EXPECT_THAT(told("new"), StartsWith("burin: `burin new` needs the name of a starter: `"));
  EXPECT_THAT(told("new lnes"), HasSubstr("did you mean `lines`?"));
  EXPECT_THAT(told("check fig.yaml --format xml"), HasSubstr("choose one of `text` or `json`"));
  EXPECT_THAT(told("list themes pages"), HasSubstr("nothing takes the word `pages`"));
  EXPECT_THAT(told("check fig.yaml --dump scnee"), HasSubstr("did you mean `scene`?"));
}

TEST_F(CommandLine, ExplainTellsWhereAValueComesFrom) {
  EXPECT_THAT(run("explain fig.yaml panels[0].title").out, HasSubstr("set by the panel at fig.yaml:4:"));
  EXPECT_THAT(run("explain fig.yaml size.width -D size.width=4in").out, StartsWith("size.width: 4in\n"));
  EXPECT_THAT(run("explain fig.yaml panels[0].x.scale").out, HasSubstr("panels[0].x.scale: linear\n  the built-in default"));
  EXPECT_THAT(run("explain fig.yaml size.height").out, HasSubstr("size.height: 2in"));
  EXPECT_THAT(run("explain fig.yaml panels[0].x.ticks.at").out, HasSubstr("round numbers that fit the axis"));
  EXPECT_THAT(run("explain fig.yaml panels[first].title -D panels[0].name=first").out, HasSubstr("set by the panel at fig.yaml:4:"));
}

TEST_F(CommandLine, ExplainTellsWhatAKeyTakes) {
  EXPECT_THAT(run("explain annotation.bracket").out, HasSubstr("takes a map of `from`, `to`, `text`, `side`\n"));
}

TEST_F(CommandLine, ExplainTellsWhatIsThereInsteadOfAPlaceThatIsNot) {
  const auto told = [&](const std::string& place) {
    const Result result = run("explain fig.yaml " + place);
    EXPECT_EQ(result.status, 2) << place;
    EXPECT_EQ(result.out, "") << place;
    return result.err;
  };
  EXPECT_EQ(told("panels[9].x"), "burin: `panels[9].x` is no place in the figure: there is [0] alone\n");
  EXPECT_EQ(told("data.nix"), "burin: `data.nix` is no place in the figure: there is `runs`\n");
  EXPECT_THAT(told("panels[0].marks[7]"), HasSubstr("there is [0] alone"));
  EXPECT_THAT(told("marks[7]"), HasSubstr("figure has no `marks`"));
  EXPECT_THAT(told("panels[0].titel"), HasSubstr("did you mean `title`?"));
  EXPECT_THAT(told("panels[speed].title"), HasSubstr("no panel has a `name`"));
  EXPECT_THAT(told("panels[speed].title -D panels[0].name=first"), HasSubstr("the panels are named `first`"));
  EXPECT_THAT(run("explain fig.yaml").err, HasSubstr("ask `burin explain fig.yaml panels[0].y.range`"));
  EXPECT_THAT(run("explain panels[0].x").err, HasSubstr("ask `burin explain FIGURE panels[0].x`"));
}

}  // namespace
}  // namespace burin::e2e
