// From YAML to a scene: rows, series, values, ranges, ticks and annotations, and what is said of values that cannot be drawn.
#include "scene/resolve.h"

#include <gtest/gtest.h>

#include "compiled.h"
#include "scene/dump.h"

namespace burin {
namespace {

class Resolve : public FigureTest {
 protected:
  void SetUp() override {
    files_.add("runs.csv", "system,model,gpus,secs\nTP,7B,1,10\nTP,7B,2,6\nPP,7B,1,12\nPP,7B,2,8\nTP,70B,1,90\nTP,70B,2,50\n");
  }
  /// The points of each series of a panel: "TP 1,10 2,6; PP 1,12".
  static std::string points(const ScenePanel& panel) {
    std::string text;
    for (const SceneSeries& series : panel.series) {
      text += (text.empty() ? "" : "; ") + series.name;
      for (const Primitive& primitive : series.primitives) {
        if (const auto* lines = std::get_if<Lines>(&primitive)) {
          for (const auto& piece : lines->pieces) {
            text += " [";
            for (const Vec& v : piece) text += (text.back() == '[' ? "" : " ") + number_text(v.x) + "," + number_text(v.y);
            text += "]";
          }
        } else if (const auto* markers = std::get_if<Markers>(&primitive)) {
          for (const Vec& v : markers->points) text += " " + number_text(v.x) + "," + number_text(v.y);
        }
      }
    }
    return text;
  }
  static std::string range(const SceneAxis& axis) { return number_text(axis.low) + " to " + number_text(axis.high); }
  std::string runs(const std::string& panel_keys) { return "data: {runs: runs.csv}\npanels:\n  - {" + panel_keys + "}\n"; }
  /// The panel that draws these values as points.
  const ScenePanel& values(const std::string& x, const std::string& y, const std::string& keys = "") {
    return panel("marks: [{mark: points, x: [" + x + "], y: [" + y + "]}]" + keys);
  }
  std::string value_faults(const std::string& x, const std::string& y, const std::string& keys = "") {
    return faults("panels:\n  - {marks: [{mark: points, x: [" + x + "], y: [" + y + "]}]" + keys + "}\n");
  }
};

TEST_F(Resolve, WhereOfPanelAndMarkBothHold) {
  EXPECT_EQ(points(scene(runs("where: {model: 7B}, marks: [{mark: points, where: {system: TP}, x: gpus, y: secs}]")).panels[0]),
            "mark 1 1,10 2,6");
  EXPECT_EQ(points(scene(runs("where: gpus > 1, marks: [{mark: points, where: {system: TP}, x: gpus, y: secs}]")).panels[0]),
            "mark 1 2,6 2,50");
  EXPECT_EQ(points(scene(runs("where: {model: [7B, 70B], system: PP}, marks: [{mark: points, x: gpus, y: secs}]")).panels[0]),
            "mark 1 1,12 2,8");
}

TEST_F(Resolve, ByMakesASeriesOfEachValue) {
  EXPECT_EQ(points(scene(runs("where: {model: 7B}, marks: [{mark: points, by: system, x: gpus, y: secs}]")).panels[0]),
            "TP 1,10 2,6; PP 1,12 2,8");
}

TEST_F(Resolve, SeriesTakesTheLookOfOneEntry) {
  const Scene& s = scene("series: {ours: {color: '#112233'}}\n" +
                         runs("where: {model: 70B}, marks: [{mark: points, series: ours, x: gpus, y: secs / 60}]"));
  EXPECT_EQ(points(s.panels[0]), "ours 1,1.5 2,0.8333333333333334");
  EXPECT_EQ(hex_text(s.panels[0].series[0].look.color), "#112233");
}

TEST_F(Resolve, ExpressionsKnowConstants) {
  EXPECT_EQ(points(scene("constants: {minute: 60, twice: 2 * minute}\n" +
                         runs("where: {model: 70B}, marks: [{mark: points, x: gpus, y: secs * twice}]"))
                       .panels[0]),
            "mark 1 1,10800 2,6000");
}

TEST_F(Resolve, ChannelsMayHoldTheNumbers) {
  EXPECT_EQ(points(values("1, 2", "3, 4")), "mark 1 1,3 2,4");
  EXPECT_EQ(points(panel("marks: [{mark: line, x: [1, 2, 3], y: [3, ~, 4]}]")), "mark 1 [1,3] [3,4]");
  EXPECT_EQ(points(panel("marks: [{mark: line, x: [1, 2, 3], y: [3, ~, 4], missing: connect}]")), "mark 1 [1,3 3,4]");
}

TEST_F(Resolve, MarksThatCannotBeDrawnSayWhy) {
  const auto said = [&](const std::string& mark) { return marked_faults("data: {runs: runs.csv}\npanels: [{marks: [{" + mark + "}]}]\n"); };
  EXPECT_EQ(said("mark: [[lines]], x: gpus, y: secs"), "unknown mark `lines` [unknown-name]\n  help: did you mean `line`?\n");
  EXPECT_EQ(said("mark: [[heatmap]], x: gpus, y: secs").substr(0, 65), "the mark `heatmap` is not drawn by this version of burin [not-dra");
  EXPECT_EQ(said("mark: [[line]], x: gpus").substr(0, 40), "the mark `line` needs `y` [missing-key]\n");
  EXPECT_EQ(said("mark: line, data: [[rnus]], x: gpus, y: secs"), "unknown data `rnus` [unknown-name]\n  help: did you mean `runs`?\n");
  EXPECT_EQ(said("mark: line, series: [[TP]], x: gpus, y: secs"), "unknown series `TP` [unknown-name]\n  help: define it under `series`\n");
  EXPECT_EQ(said("mark: line, x: gpus, y: [[sesc]]").find("`sesc`"), 22u);
  EXPECT_EQ(marked_faults("panels: [{marks: [{mark: points, x: [[[1, 2, 3]]], y: [[[1, 2]]]}]}]\n"),
            "`y` has 2 values [unequal-lengths]\n  note: `x` has 3\n  help: both need one value for each point\n");
  EXPECT_EQ(marked_faults("panels: [{marks: [{mark: [[line]], x: a, y: b}]}]\n").substr(0, 36), "this mark has no data [missing-key]\n");
  EXPECT_EQ(marked_faults("panels: [{marks: [{mark: points, x: [1, [[two]]], y: [1, 2]}]}]\n"),
            "found `two` in `x`, which takes numbers [bad-number]\n  help: a missing value is written `null`\n");
}

TEST_F(Resolve, WithSeveralTablesAMarkNamesItsOwn) {
  const std::string two = "data: {a: runs.csv, b: {columns: {gpus: [5], secs: [7]}}}\n";
  EXPECT_EQ(points(scene(two + "panels: [{data: b, marks: [{mark: points, x: gpus, y: secs}]}]\n").panels[0]), "mark 1 5,7");
  EXPECT_EQ(points(scene(two + "panels: [{data: a, marks: [{mark: points, data: b, x: gpus, y: secs}]}]\n").panels[0]), "mark 1 5,7");
  EXPECT_EQ(faults(two + "panels: [{marks: [{mark: points, x: gpus, y: secs}]}]\n"),
            "this mark does not say which table it draws [missing-key]\n  help: write `data:` with one of `a` or `b`\n");
}

TEST_F(Resolve, AnEmptySelectionIsWarnedOfUnlessANoteExplainsIt) {
  EXPECT_EQ(faults(runs("where: {model: 71B}, marks: [{mark: points, x: gpus, y: secs}]")),
            "no row of `runs` has `71B` in column `model` [empty-selection]\n  help: did you mean `7B`?\n");
  EXPECT_EQ(faults(runs("where: gpus > 9, marks: [{mark: points, x: gpus, y: secs}]")).substr(0, 59),
            "no row of `runs` is left for this mark [empty-selection]\n  ");
  EXPECT_EQ(faults(runs("where: gpus > 9, marks: [{mark: points, x: gpus, y: secs}], annotations: [{text: OOM, at: [50%, 50%]}]")), "");
}

TEST_F(Resolve, EveryPanelComesBelowEachPanel) {
  const Scene& s = scene(
      "data: {runs: runs.csv}\n"
      "every_panel: {title: t, x: {scale: log, label: GPUs}, where: {model: 7B}, marks: [{mark: points, x: gpus, y: secs}]}\n"
      "panels: [{}, {title: own, x: {label: {font: {weight: bold}}}, where: {model: 70B}}, {marks: []}]\n");
  EXPECT_EQ(plain_text(s.panels[0].title.lines), "t");
  EXPECT_EQ(plain_text(s.panels[1].title.lines), "own");
  EXPECT_EQ(plain_text(s.panels[1].x.label.lines), "GPUs");
  EXPECT_TRUE(s.panels[1].x.label.font.bold);
  EXPECT_EQ(s.panels[1].x.scale, Scale::log);
  EXPECT_EQ(points(s.panels[1]), "mark 1 1,90 2,50") << "a condition on a column replaces the one from further out";
  EXPECT_EQ(points(s.panels[2]), "") << "lists replace";
}

TEST_F(Resolve, PanelsFillTheGridInReadingOrder) {
  const Scene& s = scene("layout: {columns: 2}\npanels: [{}, {}, {}]\n");
  EXPECT_EQ(s.columns, 2u);
  EXPECT_EQ(s.rows, 2u);
  EXPECT_EQ(s.panels[2].row, 1u);
  EXPECT_EQ(s.panels[2].column, 0u);
  EXPECT_EQ(scene("layout: {rows: 2}\npanels: [{}, {}, {}, {}, {}]\n").columns, 3u);
  EXPECT_EQ(scene("panels: [{}, {}, {}]\n").columns, 3u);
  EXPECT_EQ(scene("panels: [{}, {}, {}, {}]\n").columns, 2u);
  EXPECT_EQ(marked_faults("layout: {columns: 1, [[rows]]: 1}\npanels: [{}, {}]\n").substr(0, 57),
            "2 panels do not fit into 1 column and 1 row [bad-layout]\n");
  EXPECT_EQ(marked_faults("layout: {columns: 2, widths: [[[1, 2, 3]]]}\npanels: [{}, {}]\n"),
            "`widths` has 3 sizes, and the grid has 2 [unequal-lengths]\n");
}

TEST_F(Resolve, RangesComeFromTheDataWithFivePercentToEachSide) {
  const ScenePanel& p = values("0, 10", "100, 200");
  EXPECT_EQ(range(p.x), "-0.5 to 10.5");
  EXPECT_EQ(range(p.y), "95 to 205");
  EXPECT_EQ(range(values("0, 10", "0, 1", ", x: {padding: 0%}").x), "0 to 10");
  EXPECT_EQ(range(values("0, 10", "0, 1", ", x: {range: [auto, 20]}").x), "-0.5 to 20");
  EXPECT_EQ(range(values("0, 10", "0, 1", ", x: {range: [50, auto]}").x), "50 to 100") << "data wholly beyond the written end";
  EXPECT_EQ(range(values("1, 10", "0, 1", ", x: {scale: log, range: [auto, 0.5]}").x), "0.05 to 0.5") << "on a log axis a decade";
  EXPECT_EQ(range(values("1, 10", "0, 1", ", x: {scale: log2, range: [50, auto]}").x), "50 to 500");
}

TEST_F(Resolve, WhatTheXRangeHidesDoesNotStretchY) {
  EXPECT_EQ(range(values("0, 5, 10, 50", "0, 1, 2, 1000", ", x: {range: [0, 10]}, y: {padding: 0%}").y), "0 to 2");
}

TEST_F(Resolve, OnePointHasRoomAndAMarker) {
  const ScenePanel& p = values("4", "8");
  EXPECT_EQ(range(p.x), "2 to 6");
  EXPECT_EQ(range(p.y), "4 to 12");
  EXPECT_EQ(points(p), "mark 1 4,8");
}

TEST_F(Resolve, NoPointsStillHaveAxes) {
  files_.add("empty.csv", "x,y\n");
  EXPECT_EQ(faults("data: {d: empty.csv}\npanels: [{marks: [{mark: points, x: x, y: y}]}]\n").substr(0, 51),
            "`d` has no rows below its header [empty-selection]\n");
  ASSERT_TRUE(compiled_);
  EXPECT_EQ(range(compiled_->scene.panels[0].x), "0 to 1");
  EXPECT_EQ(range(panel("y: {scale: log}").y), "1 to 10");
  EXPECT_EQ(range(panel("title: t").y), "0 to 1");
}

TEST_F(Resolve, ValuesThatAreAllMissingStillHaveAxes) {
  EXPECT_EQ(value_faults("1, 2", "~, ~"), "no point of series `mark 1` has both of its values [empty-selection]\n");
  ASSERT_TRUE(compiled_);
  EXPECT_EQ(range(compiled_->scene.panels[0].y), "0 to 1");
  EXPECT_EQ(points(compiled_->scene.panels[0]), "mark 1");
}

TEST_F(Resolve, ALineThroughOnePointIsWarnedOf) {
  EXPECT_EQ(faults("panels: [{marks: [{mark: line, x: [1], y: [1]}]}]\n"),
            "series `mark 1` has one point, which a line does not show [empty-selection]\n  help: draw `points` or `line_points`\n");
}

TEST_F(Resolve, AConstantHasRoomToBothSides) {
  EXPECT_EQ(range(values("1, 2, 3", "7, 7, 7").y), "3.5 to 10.5");
  EXPECT_EQ(range(values("1, 2, 3", "0, 0, 0").y), "-1 to 1");
}

TEST_F(Resolve, InfinityCountsAsNoValue) {
  files_.add("inf.csv", "x,y\n1,5\n2,inf\n3,-inf\n4,nan\n5,6\n");
  const std::string said = faults("data: {d: inf.csv}\npanels: [{marks: [{mark: line, x: x, y: y}]}]\n");
  EXPECT_NE(said.find("[non-finite]"), said.npos) << said;
  ASSERT_TRUE(compiled_);
  EXPECT_EQ(points(compiled_->scene.panels[0]), "mark 1 [1,5] [5,6]");
  EXPECT_EQ(range(compiled_->scene.panels[0].y), "4.95 to 6.05");
}

TEST_F(Resolve, LogAxesLeaveOutWhatIsNotAboveZeroAndSaySo) {
  EXPECT_EQ(value_faults("1, 2, 3", "0, 10, 100", ", y: {scale: log}"),
            "1 value of series `mark 1` not above zero cannot stand on the log axis `y` [outside-scale]\n");
  EXPECT_EQ(points(compiled_->scene.panels[0]), "mark 1 2,10 3,100");
  faults("panels: [{marks: [{mark: line, x: [1, 2, 3, 4, 5], y: [1, 10, 0, 10, 100]}], y: {scale: log}}]\n");
  EXPECT_EQ(points(compiled_->scene.panels[0]), "mark 1 [1,1 2,10] [4,10 5,100]") << "a gap, not a bridge";
}

TEST_F(Resolve, NothingIsSaidOfValuesThatTheAuthorsRangeLeavesOut) {
  EXPECT_EQ(value_faults("1, 2, 3", "0, 10, 100", ", y: {scale: log, range: [1, 1000]}"), "");
  EXPECT_EQ(points(compiled_->scene.panels[0]), "mark 1 2,10 3,100");
}

TEST_F(Resolve, RangesThatCannotBeAreErrors) {
  const auto said = [&](const std::string& axis) { return marked_faults("panels: [{x: {" + axis + "}}]\n"); };
  EXPECT_EQ(said("range: [[[2, 2]]]"),
            "both ends of the range of `x` are 2 [bad-range]\n  help: the ends must differ; `auto` takes one from the data\n");
  EXPECT_EQ(said("range: [[[5, 1]]]"),
            "the range of `x` runs from 5 down to 1 [bad-range]\n"
            "  help: write `range: [1, 5]`, with `reverse: true` if values shall grow the other way\n");
  EXPECT_EQ(said("scale: [[log]], range: [ [[0]], 10]"),
            "a `log` axis has no place for 0 [bad-range]\n  note: the scale is set here\n  help: write an end above zero, or `auto`\n");
}

TEST_F(Resolve, TicksOfTheAuthorAreShownWithOneFormat) {
  const ScenePanel& p = panel("x: {range: [0, 12], ticks: [2, 4.5, 12]}");
  ASSERT_TRUE(p.x.ticks.fixed);
  EXPECT_EQ(dump_text(p.x.ticks.fixed->at(0).lines), "2.0");
  const ScenePanel& named = panel("x: {range: [0, 3], ticks: {at: [1, 2], labels: [one, \"two\\nlines\"]}}");
  EXPECT_EQ(dump_text(named.x.ticks.fixed->at(1).lines), "two\\nlines");
}

TEST_F(Resolve, TicksThatDoNotFitTheAxisAreToldSo) {
  EXPECT_EQ(marked_faults("panels: [{x: {range: [0, 3], ticks: [1, [[5]]]}}]\n"),
            "the tick at 5 lies outside of the axis, which runs from 0 to 3 [outside-scale]\n");
  EXPECT_EQ(compiled_->scene.panels[0].x.ticks.fixed->size(), 1u);
  EXPECT_EQ(marked_faults("panels: [{x: {scale: log, range: [0.5, 1e9], ticks: [[[0.4]], 1]}}]\n"),
            "the tick at 0.4 lies outside of the axis, which runs from 0.5 to 1e+09 [outside-scale]\n");
  EXPECT_EQ(marked_faults("panels: [{x: {range: [0, 3], ticks: {at: [1, 2], labels: [[[a]]]}}}]\n"),
            "`labels` has 1 texts for 2 values of `at` [unequal-lengths]\n");
  EXPECT_EQ(marked_faults("panels: [{x: {range: [0, 3000], ticks: {every: [[1]]}}}]\n"),
            "`every` makes more than 200 ticks from 0 to 3000 [bad-value]\n");
}

TEST_F(Resolve, LinesThatGoBackAndForthAreWarnedOf) {
  const std::string said = marked_faults("panels: [{marks: [{mark: line, x: [[[1, 3, 2]]], y: [1, 2, 3]}]}]\n");
  EXPECT_EQ(said.substr(0, 64), "the x values of series `mark 1` go back and forth [unordered-x]\n");
  compiled("panels: [{marks: [{mark: points, x: [1, 3, 2], y: [1, 2, 3]}]}]\n");
  compiled("panels: [{marks: [{mark: line, x: [3, 2, 1], y: [1, 2, 3]}]}]\n");
  compiled("panels: [{marks: [{mark: line, x: [1, 1, 2], y: [1, 2, 3]}]}]\n");
}

TEST_F(Resolve, MissingMayBeAnError) {
  EXPECT_EQ(marked_faults("panels: [{marks: [{mark: line, x: [1, 2, 3], y: [1, ~, 2], missing: [[error]]}]}]\n").substr(0, 46),
            "series `mark 1` has 1 missing value [bad-cell]");
}

TEST_F(Resolve, APointBetweenTwoOfASeriesLiesOnTheLineThatIsDrawn) {
  const ScenePanel& p =
      panel("y: {scale: log}, marks: [{mark: line, label: a, x: [1, 3], y: [1, 100]}], annotations: [{text: n, at: {series: a, x: 2}}]");
  ASSERT_EQ(p.annotations.notes.size(), 1u);
  EXPECT_NEAR(p.annotations.notes[0].at.y.value, 10, 1e-9);
}

TEST_F(Resolve, AnnotationsDrawOneThingEach) {
  const ScenePanel& p = panel(
      "x: {range: [0, 5]}, y: {range: [0, 5]}, annotations: [{text: a, at: [1, 50%], anchor: top}, {arrow: {from: [1, 2], to: [3, 4]}}, "
      "{h_line: 2}, {v_span: [1, 20%]},"
      " {rect: {from: [0, 0], to: [1, 1]}, color: red, alpha: 0.5}]");
  ASSERT_EQ(p.annotations.notes.size(), 1u);
  EXPECT_EQ(p.annotations.notes[0].anchor, Anchor::top);
  EXPECT_TRUE(p.annotations.notes[0].at.y.of_box);
  ASSERT_EQ(p.annotations.shapes.size(), 4u);
  EXPECT_EQ(p.annotations.shapes[0].kind, SceneShape::Kind::arrow);
  EXPECT_TRUE(p.annotations.shapes[1].from.x.of_box && p.annotations.shapes[1].to.x.value == 1) << "a line across the box";
  EXPECT_EQ(p.annotations.shapes[1].from.y.value, 2);
  EXPECT_EQ(p.annotations.shapes[2].kind, SceneShape::Kind::rect);
  EXPECT_EQ(p.annotations.shapes[3].stroke.alpha, 0.5);
  EXPECT_EQ(hex_text(p.annotations.shapes[3].stroke.color), "#ff0000");
}

TEST_F(Resolve, AnnotationsThatCannotBeAreErrors) {
  const auto said = [&](const std::string& annotation, const std::string& axis = "linear") {
    return marked_faults("panels: [{y: {scale: " + axis + "}, annotations: [{" + annotation + "}]}]\n");
  };
  EXPECT_EQ(said("text: [[a]]"),
            "this note does not say where it stands [missing-key]\n"
            "  help: write `at: [x, y]`, in numbers of the axes or in parts of the box such as `50%`\n");
  EXPECT_EQ(said("text: [[a]], at: [1, 2], h_line: 3").substr(0, 55), "this annotation draws more than one thing [conflict]\n  ");
  EXPECT_EQ(said("h_line: [[0]]", "log"),
            "a log axis has no place for 0 [bad-value]\n  help: write a value above zero, or a part of the box such as `0%`\n");
}

TEST_F(Resolve, PanelsHaveNamesOfTheirOwn) {
  EXPECT_EQ(marked_faults("panels: [{name: [[A]]}, {name: [[A]]}]\n"),
            "two panels are named `A` [conflict]\n  note: this is the other one\n");
}

TEST_F(Resolve, OneFaultMetByManyPanelsIsSaidOnce) {
  const std::string said =
      marked_faults("data: {runs: runs.csv}\nevery_panel: {marks: [{mark: points, x: gpus, y: [[sesc]]}]}\npanels: [{}, {}, {}]\n");
  EXPECT_EQ(said.find("no column"), said.rfind("no column"));
}

TEST_F(Resolve, TheOrderOfKeysDoesNotMatter) {
  const std::string a =
      dump_scene(scene("data: {runs: runs.csv}\nseries: {TP: {color: red, marker: star}}\nlayout: {columns: 2}\n"
                       "panels: [{title: t, where: {model: 7B, system: TP}, x: {range: [0, 3], label: l}, marks: [{mark: points, by: "
                       "system, x: gpus, y: secs}]}]\n"));
  const std::string b =
      dump_scene(scene("panels: [{marks: [{y: secs, x: gpus, by: system, mark: points}], x: {label: l, range: [0, 3]}, where: {system: TP, "
                       "model: 7B}, title: t}]\n"
                       "layout: {columns: 2}\nseries: {TP: {marker: star, color: red}}\ndata: {runs: runs.csv}\n"));
  EXPECT_EQ(a, b);
}

TEST_F(Resolve, PanelsOfARowShareTheRangeOfAllTheirDataAndEmptyOnesDoNotCount) {
  const Scene& s = scene(
      "layout: {columns: 3, share: {y: row}}\nevery_panel: {y: {padding: 0%}}\npanels:\n"
      "  - {marks: [{mark: line, x: [0, 1], y: [2, 3]}]}\n  - {}\n  - {marks: [{mark: line, x: [0, 1], y: [7, 40]}]}\n");
  for (const ScenePanel& panel : s.panels) {
    EXPECT_EQ(panel.y.low, 2);
    EXPECT_EQ(panel.y.high, 40);
  }
}

TEST_F(Resolve, PanelsThatShareAnAxisHaveTheLargestPaddingThatOneOfThemWrites) {
  const Scene& s = scene(
      "layout: {columns: 2, share: {y: row}}\npanels:\n  - {marks: [{mark: line, x: [0, 1], y: [0, 10]}]}\n"
      "  - {y: {padding: 20%}, marks: [{mark: line, x: [0, 1], y: [0, 10]}]}\n");
  for (const ScenePanel& panel : s.panels) EXPECT_EQ(panel.y.high, 12);
}

TEST_F(Resolve, AMosaicHasNoMoreTracksThanAnybodyCanSee) {
  EXPECT_NE(faults("layout: {mosaic: [" + std::string(5000, 'A') + "]}\npanels: [{name: A}]\n").find("at most 1000 columns"),
            std::string::npos);
}

TEST_F(Resolve, APdfThatWillBeLargeIsWarnedOf) {
  std::string rows = "x,y\n";
  for (int i = 0; i < 100000; ++i) rows += std::to_string(i) + ",1\n";
  files_.add("many.csv", rows);
  const auto said = [&](const std::string& mark) {
    return faults("data: {many: many.csv}\npanels: [{marks: [{mark: " + mark + ", x: x, y: y}]}]\n");
  };
  EXPECT_EQ(said("points"),
            "the PDF will have about 2 MB, most of them for series `mark 1` [large-pdf]\n"
            "  help: draw fewer points: averages, a part of the rows, or a line without markers\n");
  EXPECT_EQ(said("line"), "");
}

}  // namespace
}  // namespace burin
