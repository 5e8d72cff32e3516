// How the types of the language that are no plain maps are read, and what the checks of its tables say.
#include <gtest/gtest.h>

#include "marked.h"
#include "spec/figure.h"

namespace burin {
namespace {

class ReadFigureTest : public testing::Test {
 protected:
  std::string faults(const std::string& text) {
    diagnostics_ = {};
    const Source& source = sources_.add("fig.yaml", unmarked(text));
    const auto root = parse_yaml(source, diagnostics_);
    if (root) figure_ = read_figure(*root, diagnostics_);
    EXPECT_EQ(marked(source, diagnostics_), text);
    return words(diagnostics_);
  }
  std::string panel_faults(const std::string& keys) { return faults("panels:\n  - {" + keys + "}\n"); }
  /// A figure with one panel and these keys.
  std::string figure_faults(const std::string& keys) { return faults("panels: [{}]\n" + keys + "\n"); }
  const Panel& panel() const { return figure_.panels.at(0); }

  Sources sources_;
  Diagnostics diagnostics_;
  Figure figure_;
};

TEST_F(ReadFigureTest, RangesHaveTwoEndsEachANumberOrAuto) {
  EXPECT_EQ(panel_faults("x: {range: [0, auto]}, y: {range: [auto, -1.5]}"), "");
  EXPECT_EQ(panel().x.range->low.value, 0);
  EXPECT_FALSE(panel().x.range->high.value);
  EXPECT_EQ(panel().y.range->high.value, -1.5);
  EXPECT_EQ(panel_faults("x: {range: [[0]]}"), "found `0` where `range` takes a list of two ends, `[low, high]` [wrong-type]\n");
  EXPECT_EQ(panel_faults("x: {range: [[[1, 2, 3]]]}"),
            "found a list of 3 where `range` takes a list of two ends, `[low, high]` [wrong-type]\n");
  EXPECT_EQ(panel_faults("x: {range: [ [[010]], [[zero]] ]}").substr(0, 60),
            "found `010` where `range` takes a number or `auto` [bad-numb");
}

TEST_F(ReadFigureTest, WhereIsAMapOfColumnsOrAnExpression) {
  EXPECT_EQ(panel_faults("where: {model: 7B, gpus: [1, 2, ~]}"), "");
  ASSERT_EQ(panel().where.conditions.size(), 2u);
  EXPECT_EQ(panel().where.conditions[0].column, "model");
  EXPECT_EQ(panel().where.conditions[1].values[1].text, "2");
  EXPECT_TRUE(panel().where.conditions[1].values[2].missing);
  EXPECT_EQ(panel_faults("where: gpus > 4"), "");
  EXPECT_EQ(panel().where.expressions.at(0).text, "gpus > 4");
  EXPECT_EQ(panel_faults("where: [[[a]]]"),
            "found a list where `where` takes a map of columns and values, or an expression [wrong-type]\n");
  EXPECT_EQ(panel_faults("where: {model: [[{a: b}]]}"), "found a map where `where` takes a number or a text [wrong-type]\n");
}

TEST_F(ReadFigureTest, ChannelsAreExpressionsOrValues) {
  EXPECT_EQ(panel_faults("marks: [{mark: line, x: a / b, y: [1, ~, 3]}]"), "");
  const Mark& mark = panel().marks.at(0);
  EXPECT_EQ(mark.x.expression.text, "a / b");
  EXPECT_TRUE(mark.y.is_values);
  EXPECT_EQ(mark.y.values.size(), 3u);
  EXPECT_TRUE(mark.y.values[1].missing);
  EXPECT_EQ(panel_faults("marks: [{mark: line, x: [[{a: b}]]}]"),
            "found a map where `x` takes a column, an expression or a list of values [wrong-type]\n");
}

TEST_F(ReadFigureTest, PlacesAreNumbersOrPartsOfTheBox) {
  EXPECT_EQ(panel_faults("annotations: [{text: a, at: [5, 40%]}]"), "");
  const Point& at = *panel().annotations.at(0).at;
  EXPECT_FALSE(at.x.of_box);
  EXPECT_EQ(at.x.value, 5);
  EXPECT_TRUE(at.y.of_box);
  EXPECT_DOUBLE_EQ(at.y.value, 0.4);
  EXPECT_EQ(panel_faults("annotations: [{text: a, at: [ [[left]], [[3mm]] ]}]"),
            "found `left` where `at` takes a number on the axis, or a part of the box such as `40%` [wrong-type]\n"
            "found `3mm` where `at` takes a number on the axis, or a part of the box such as `40%` [wrong-type]\n");
  EXPECT_EQ(panel_faults("annotations: [{text: a, at: [[5]]}]"),
            "found `5` where `at` takes a point, `[x, y]` or `{series: NAME, at: last}` [wrong-type]\n"
            "  help: a point has two coordinates: `[5, 50%]`\n");
  EXPECT_EQ(panel_faults("annotations: [{text: a, at: [[TP]]}, {text: a, at: [[max]]}]"),
            "found `TP` where `at` takes a point, `[x, y]` or `{series: NAME, at: last}` [wrong-type]\n"
            "  help: a point of a series is written `{series: TP, at: last}`\n"
            "found `max` where `at` takes a point, `[x, y]` or `{series: NAME, at: last}` [wrong-type]\n"
            "  help: of which series? write `{series: NAME, at: max}`\n");
  EXPECT_EQ(panel_faults("annotations: [{h_span: [[[1 2]]]}]"),
            "found a list of 1 where `h_span` takes a list of two values, `[low, high]` [wrong-type]\n"
            "  help: a comma parts the items of a list, not a blank\n");
  EXPECT_EQ(panel_faults("annotations: [{h_span: [[[1]]]}]"),
            "found a list of 1 where `h_span` takes a list of two values, `[low, high]` [wrong-type]\n");
}

TEST_F(ReadFigureTest, LegendColumnsAreACountOrAuto) {
  EXPECT_EQ(figure_faults("legend: {columns: auto}"), "");
  EXPECT_FALSE(figure_.legend.columns.count);
  EXPECT_EQ(figure_faults("legend: {columns: 5}"), "");
  EXPECT_EQ(figure_.legend.columns.count, 5);
  EXPECT_EQ(figure_faults("legend: {columns: [[0]]}"), "`columns` must be from 1 to 1000 [bad-value]\n");
  EXPECT_EQ(figure_faults("legend: {columns: [[many]]}"), "found `many` where `columns` takes a whole number or `auto` [wrong-type]\n");
  EXPECT_EQ(figure_faults("legend: {columns: [[2.5]]}"), "found `2.5` where `columns` takes a whole number [bad-number]\n");
}

TEST_F(ReadFigureTest, TracksAreSharesOrLengths) {
  EXPECT_EQ(figure_faults("layout: {widths: [1, 2.5, 30mm]}"), "");
  ASSERT_EQ(figure_.layout.widths.size(), 3u);
  EXPECT_EQ(figure_.layout.widths[1].weight, 2.5);
  EXPECT_EQ(figure_.layout.widths[2].length, (Length{30, Unit::mm}));
  EXPECT_EQ(figure_faults("layout: {widths: [ [[0]], [[-3mm]], [[wide]], [[5%]] ]}"),
            "`0` must be above zero [bad-value]\n"
            "`-3mm` must be above zero [bad-value]\n"
            "found `wide` where `widths` takes a share such as `1`, or a length such as `30mm` [wrong-type]\n"
            "found `5%` where `widths` takes a share such as `1`, or a length such as `30mm` [wrong-type]\n");
}

TEST_F(ReadFigureTest, PagesHaveAnAbsoluteSizeWithinWhatAPdfCanHold) {
  EXPECT_EQ(figure_faults("size: {width: 8.5cm, height: 2in}"), "");
  EXPECT_EQ(figure_faults("size: {width: [[50%]]}"), "`width` of the page needs a unit of its own: mm, cm, in, pt or tpt [bad-value]\n");
  EXPECT_EQ(figure_faults("size: {width: 5in, height: [[2em]]}"),
            "`height` of the page needs a unit of its own: mm, cm, in, pt or tpt [bad-value]\n");
  EXPECT_EQ(figure_faults("size: {width: [[0in]]}"), "`width` must be from 9pt to 200in [bad-value]\n");
  EXPECT_EQ(figure_faults("size: {width: [[201in]]}"), "`width` must be from 9pt to 200in [bad-value]\n");
}

TEST_F(ReadFigureTest, ChecksSayWhatIsWrong) {
  EXPECT_EQ(figure_faults("font: {size: [[0pt]]}"), "`size` must be above zero [bad-value]\n");
  EXPECT_EQ(figure_faults("font: {family: [[\"a, b\"]]}"), "`family` has a character that no font's name can have here [bad-value]\n");
  EXPECT_EQ(figure_faults("font: {family: [[' ']]}"), "`family` is empty [bad-value]\n");
  EXPECT_EQ(figure_faults("layout: {columns: [[0]]}"), "`columns` must be from 1 to 1000 [bad-value]\n");
  EXPECT_EQ(figure_faults("layout: {gap: {row: [[-1pt]]}}"), "`row` must not be below zero [bad-value]\n");
  EXPECT_EQ(panel_faults("x: {padding: [[5pt]]}"), "`padding` is a part of the data's range: write `5%` [bad-value]\n");
  EXPECT_EQ(panel_faults("x: {padding: [[-5%]]}"), "`padding` must not be below zero [bad-value]\n");
  EXPECT_EQ(panel_faults("marks: [{mark: line, line_width: [[0pt]]}]"), "`line_width` must be above zero [bad-value]\n");
}

TEST_F(ReadFigureTest, NoFontFamilyCanReachTheScript) {
  for (const char* family : {"'a\"b'", "\"a'b\"", "a`b`", "a\\b", "'a:b'", "a=b", "'{a}'"})
    EXPECT_NE(usable_family(std::string(family).substr(1, std::string(family).size() - 2)), "") << family;
  EXPECT_EQ(usable_family("TeX Gyre Termes"), "");
}

TEST_F(ReadFigureTest, InlineTablesKeepTheirCells) {
  EXPECT_EQ(figure_faults("data: {d: {columns: {x: [1, 2], y: [a, ~]}, na: [OOM, '-']}}"), "");
  const DataSource& data = *figure_.data.find("d");
  EXPECT_EQ(data.columns.find("y")->at(0).text, "a");
  EXPECT_TRUE(data.columns.find("y")->at(1).missing);
  EXPECT_EQ(data.na, (std::vector<std::string>{"OOM", "-"}));
}

}  // namespace
}  // namespace burin
