// Reading structs by their tables. In the YAML, `[[` and `]]` stand around what the diagnostics point at, and around nothing else.
#include "yaml/reader.h"

#include <gtest/gtest.h>

#include "marked.h"
#include "spec/figure.h"

namespace burin {
namespace {

class ReaderTest : public testing::Test {
 protected:
  /// Reads a figure whose faults stand in double brackets; what is said of them comes back.
  std::string faults(const std::string& text) {
    diagnostics_ = {};
    const Source& source = sources_.add("fig.yaml", unmarked(text));
    const auto root = parse_yaml(source, diagnostics_);
    if (root) figure_ = read_figure(*root, diagnostics_);
    EXPECT_EQ(marked(source, diagnostics_), text);
    return words(diagnostics_);
  }
  /// The same for the keys of one panel.
  std::string panel_faults(const std::string& keys) { return faults("panels:\n  - {" + keys + "}\n"); }

  Sources sources_;
  Diagnostics diagnostics_;
  Figure figure_;
};

TEST_F(ReaderTest, GivesEachKeyToItsMember) {
  EXPECT_EQ(panel_faults("title: t, x: {scale: log, ticks: {at: [1, 10], direction: in}}"), "");
  const Panel& panel = figure_.panels.at(0);
  EXPECT_EQ(panel.title.text.text, "t");
  EXPECT_EQ(panel.x.scale, Scale::log);
  EXPECT_EQ(panel.x.ticks.at[1].value, 10);
  EXPECT_EQ(panel.x.ticks.direction, TickDirection::in);
}

TEST_F(ReaderTest, AnUnknownKeyGetsTheNearestKey) {
  EXPECT_EQ(panel_faults("x: {[[scael]]: log}"), "unknown key `scael` in axis `x` [unknown-key]\n  help: did you mean `scale`?\n");
  EXPECT_EQ(panel_faults("[[tilte]]: a"), "unknown key `tilte` in panel 1 [unknown-key]\n  help: did you mean `title`?\n");
  EXPECT_EQ(faults("panels: [{}]\nseries:\n  TP: {[[colour]]: black}\n"),
            "unknown key `colour` in series `TP` [unknown-key]\n  help: did you mean `color`?\n");
}

TEST_F(ReaderTest, AKeyThatIsWrittenAlreadyIsNotSuggested) {
  EXPECT_EQ(panel_faults("x: {scale: log, [[scael]]: log}"),
            "unknown key `scael` in axis `x` [unknown-key]\n"
            "  help: choose one of `label`, `range`, `padding`, `ticks`, `grid`, `side`, `reverse`, `breaks` or `visible`\n");
}

TEST_F(ReaderTest, AKeyOfAnotherToolIsTranslated) {
  EXPECT_EQ(panel_faults("[[xlabel]]: GPUs"), "unknown key `xlabel` in panel 1 [unknown-key]\n  help: did you mean `x: {label: …}`?\n");
  EXPECT_EQ(faults("[[x-label]]: GPUs\npanels: [{}]\n"),
            "unknown key `x-label` in the figure [unknown-key]\n  help: did you mean `x_label`?\n");
}

TEST_F(ReaderTest, AKeyOfAnotherToolIsShownInTheMapThatKnowsIt) {
  EXPECT_EQ(panel_faults("[[hue]]: system"), "unknown key `hue` in panel 1 [unknown-key]\n  help: did you mean `marks: [{by: …}]`?\n");
  EXPECT_EQ(panel_faults("marks: [{mark: line, x: a, y: b, dash: solid, [[ls]]: dashed}]"),
            "unknown key `ls` in mark 1 [unknown-key]\n  help: did you mean `dash`?\n");
}

TEST_F(ReaderTest, AKeyOfAMapWithinIsShownThere) {
  EXPECT_EQ(panel_faults("[[scale]]: log"),
            "unknown key `scale` in panel 1 [unknown-key]\n  help: did you mean `x: {scale: …}` or `y: {scale: …}`?\n");
  EXPECT_EQ(panel_faults("annotations: [{text: a, at: [1, 2], [[from]]: [1, 2]}]"),
            "unknown key `from` in annotation 1 [unknown-key]\n"
            "  help: did you mean `arrow: {from: …}`, `line: {from: …}` or `rect: {from: …}`?\n");
  EXPECT_EQ(panel_faults("legend: {[[corner]]: top_left}"),
            "unknown key `corner` in `legend` [unknown-key]\n  help: did you mean `at: {corner: …}`?\n");
  EXPECT_EQ(panel_faults("[[by]]: system"), "unknown key `by` in panel 1 [unknown-key]\n  help: did you mean `marks: [{by: …}]`?\n");
}

TEST_F(ReaderTest, AMapAndItsKeyInOneWordAreTwo) {
  EXPECT_EQ(panel_faults("[[title_font]]: {size: 9pt}, [[x-label]]: GPUs"),
            "unknown key `title_font` in panel 1 [unknown-key]\n  help: did you mean `title: {font: …}`?\n"
            "unknown key `x-label` in panel 1 [unknown-key]\n  help: did you mean `x: {label: …}`?\n");
  EXPECT_EQ(panel_faults("[[title_strange]]: 1"), "unknown key `title_strange` in panel 1 [unknown-key]\n  help: did you mean `title`?\n");
}

TEST_F(ReaderTest, AKeyThatIsNotIndentedIsMissedByTheOneAbove) {
  EXPECT_EQ(faults("panels:\n  - [[x]]:\n    [[label]]: GPUs\n    title: a\n    [[scale]]: log\n"),
            "found nothing where `x` takes a map [wrong-type]\n  help: indent its keys below it, or remove it\n"
            "unknown key `label` in panel 1 [unknown-key]\n  help: if it belongs to `x`, which has no value, indent it further\n"
            "unknown key `scale` in panel 1 [unknown-key]\n  help: if it belongs to `x`, which has no value, indent it further\n");
  EXPECT_EQ(faults("[[data]]:\n[[runs]]: a.csv\npanels: [{}]\n"),
            "found nothing where `data` takes a map [wrong-type]\n  help: indent its keys below it, or remove it\n"
            "unknown key `runs` in the figure [unknown-key]\n  help: if it belongs to `data`, which has no value, indent it further\n");
}

TEST_F(ReaderTest, AFaultInAValueWithAliasesNamesThem) {
  const std::string said = faults("panels: [{}]\nseries:\n  a: &a {alpha: [[high]]}\n  b: [[*a]]\n  c: {<<: [[*a]]}\n");
  EXPECT_NE(said.find("  note: it is used here as well\n"), said.npos) << said;
}

TEST_F(ReaderTest, EveryFaultIsReportedInOneRun) {
  EXPECT_EQ(panel_faults("x: {[[scael]]: log, grid: [[maybe]]}, y: {reverse: [[on]]}"),
            "unknown key `scael` in axis `x` [unknown-key]\n"
            "  help: did you mean `scale`?\n"
            "found `maybe` where `grid` takes `true` or `false` [wrong-type]\n"
            "found `on` where `reverse` takes `true` or `false` [wrong-type]\n"
            "  help: write `true`\n");
}

TEST_F(ReaderTest, AShorthandTakesWhatIsNoMap) {
  EXPECT_EQ(faults("panels: [{}]\nlegend: bottom\ntitle: a title\ndata: {runs: runs.csv}\n"), "");
  EXPECT_EQ(figure_.legend.at->side, LegendSide::bottom);
  EXPECT_EQ(figure_.title.text.text, "a title");
  EXPECT_EQ(figure_.data.find("runs")->file.text, "runs.csv");
  EXPECT_TRUE(is_written(*figure_.data.find("runs"), &DataSource::file));
  EXPECT_EQ(panel_faults("x: {ticks: [1, 2]}"), "");
  EXPECT_EQ(figure_.panels.at(0).x.ticks.at.size(), 2u);
}

TEST_F(ReaderTest, AFaultOfAShorthandSpeaksOfTheKey) {
  EXPECT_EQ(panel_faults("x: {ticks: [[some]]}"), "found `some` where `ticks` takes a list [wrong-type]\n");
  EXPECT_EQ(faults("panels: [{}]\n[[title]]:\n"),
            "found nothing where `title` takes a text or a map [wrong-type]\n  help: write a value, or remove the key\n");
}

TEST_F(ReaderTest, AMapIsNeededWhereThereIsNoShorthand) {
  EXPECT_EQ(panel_faults("x: [[linear]]"), "found `linear` where `x` takes a map [wrong-type]\n  help: write `x: {label: …}`\n");
  EXPECT_EQ(faults("panels: [[text]]\n"), "found `text` where `panels` takes a list [wrong-type]\n");
  EXPECT_EQ(faults("panels: [ [[text]] ]\n"), "found `text` where panel 1 takes a map [wrong-type]\n");
}

TEST_F(ReaderTest, ARequiredKeyIsMissed) {
  EXPECT_EQ(panel_faults("marks: [ [[{x: a, y: b}]] ]"), "mark 1 has no `mark` [missing-key]\n  help: `mark`: what is drawn\n");
  EXPECT_EQ(panel_faults("annotations: [ {arrow: [[{from: [0, 1]}]]} ]"),
            "segment `arrow` has no `to` [missing-key]\n  help: `to`: where it ends; an arrow's tip\n");
  EXPECT_EQ(faults("[[title]]: a\n"), "the figure has no `panels` [missing-key]\n  help: `panels`: the panels, in reading order\n");
}

TEST_F(ReaderTest, AKeyThatIsNotDrawnYetIsSaidToBeSo) {
  EXPECT_EQ(panel_faults("x: {[[breaks]]: []}"),
            "`breaks` is not drawn by this version of burin [not-drawn]\n  help: remove the key to draw the figure without it\n");
}

TEST_F(ReaderTest, InlinedKeysStandAmongTheOthers) {
  EXPECT_EQ(panel_faults("marks: [{mark: line, color: red, line_width: 2pt, [[widht]]: 3}]").substr(0, 35),
            "unknown key `widht` in mark 1 [unkn");
  const Mark& mark = figure_.panels.at(0).marks.at(0);
  EXPECT_EQ(mark.style.color->text, "red");
  EXPECT_TRUE(is_written(mark.style, &Style::line_width));
}

TEST_F(ReaderTest, AChecksWordsFollowTheKey) {
  EXPECT_EQ(panel_faults("marks: [{mark: line, alpha: [[1.5]]}]"), "`alpha` must be from 0 (clear) to 1 (opaque) [bad-value]\n");
  EXPECT_EQ(panel_faults("x: {ticks: {every: [[0]]}}"), "`every` must be above zero [bad-value]\n");
}

TEST_F(ReaderTest, ListsCountTheirItemsInMessages) {
  EXPECT_EQ(faults("panels: [{}, {marks: [{mark: line}, {mark: line, [[foo]]: 1}]}]\n").substr(0, 29), "unknown key `foo` in mark 2 [");
}

TEST_F(ReaderTest, TheWholeMustBeAMap) {
  EXPECT_EQ(faults("[[-]] a\n- b\n").substr(0, 62), "found a list where a figure is a map of keys [yaml-document]\n ");
}

TEST_F(ReaderTest, AMisspeltKeyIsReadAsTheOneThatIsMeant) {
  faults("[[panles]]: [{title: a}, {}]\n");
  EXPECT_EQ(figure_.panels.size(), 2u);
  faults("panels: []\n[[seires]]: {TP: {}}\n");
  EXPECT_TRUE(figure_.series.find("TP"));
}

TEST_F(ReaderTest, AMisspeltKeyTellsOfFaultsInItsMapButNotOfASingleWord) {
  EXPECT_EQ(faults("panels: []\n[[layuot]]: {columns: [[two]]}\n"),
            "unknown key `layuot` in the figure [unknown-key]\n  help: did you mean `layout`?\n"
            "found `two` where `columns` takes a whole number [bad-number]\n");
  EXPECT_EQ(faults("panels: [{}]\nsize: {[[heigth]]: 3}\n"),
            "unknown key `heigth` in `size` [unknown-key]\n  help: did you mean `height`?\n");
}

TEST_F(ReaderTest, AStrangeMapAtTheTopMayDefineTheNamesThatNothingElseDefines) {
  faults("panels: [{}]\n[[sources]]: {runs: runs.csv}\nseries: {TP: {}}\n");
  EXPECT_TRUE(figure_.data.open);
  EXPECT_FALSE(figure_.series.open);
  faults("panels: [{}]\n[[foo]]: 1\n");
  EXPECT_FALSE(figure_.data.open);
}

}  // namespace
}  // namespace burin
