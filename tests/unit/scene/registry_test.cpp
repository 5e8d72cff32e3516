// Who is who: order, looks and legend entries of the series of a figure.
#include "scene/registry.h"

#include <gtest/gtest.h>

#include "compiled.h"

namespace burin {
namespace {

class RegistryTest : public FigureTest {
 protected:
  /// The legend's entries as "name=text", those with a line and a marker marked by `-` and `o`.
  std::string entries(const std::string& text) {
    std::string result;
    for (const LegendEntry& entry : scene(text).legend.entries)
      result += (result.empty() ? "" : " ") + entry.name + "=" + plain_text(entry.text.lines) + (entry.line ? "-" : "") +
                (entry.marker ? "o" : "");
    return result;
  }
  std::string series(const ScenePanel& panel) {
    std::string result;
    for (const SceneSeries& each : panel.series) result += (result.empty() ? "" : " ") + each.name;
    return result;
  }
  const std::string data_ = "data: {d: {columns: {s: [z, a, m, z, a, m], x: [1, 1, 1, 2, 2, 2], y: [1, 2, 3, 4, 5, 6]}}}\n";
  const std::string by_ = "panels: [{marks: [{mark: line_points, by: s, x: x, y: y}]}]\n";
};

TEST_F(RegistryTest, SeriesStandInTheOrderOfTheRegistry) {
  const Scene& registered = scene("series: {a: {}, m: {}, z: {}}\n" + data_ + by_);
  EXPECT_EQ(series(registered.panels[0]), "a m z");
  EXPECT_EQ(entries("series: {m: {}, z: {}, a: {}}\n" + data_ + by_), "m=m-o z=z-o a=a-o");
}

TEST_F(RegistryTest, SeriesThatItDoesNotKnowFollowInTheOrderOfTheRows) {
  EXPECT_EQ(series(scene(data_ + by_).panels[0]), "z a m");
  EXPECT_EQ(series(scene("series: {m: {}}\n" + data_ + by_).panels[0]), "m z a");
  EXPECT_EQ(entries(data_ + by_), "z=z-o a=a-o m=m-o");
}

TEST_F(RegistryTest, ASeriesLooksTheSameInEveryPanel) {
  const std::string marks = "marks: [{mark: line_points, by: s, x: x, y: y}]";
  const Scene& both = scene(data_ + "panels: [{" + marks + "}, {where: {s: [a, m]}, " + marks + "}]\n");
  EXPECT_EQ(series(both.panels[1]), "a m");
  EXPECT_EQ(both.panels[0].series[1].look, both.panels[1].series[0].look);
  EXPECT_EQ(both.panels[0].series[2].look, both.panels[1].series[1].look);
}

TEST_F(RegistryTest, TheLegendHasOneEntryForWhicheverPanelsDrawASeries) {
  const std::string marks = "marks: [{mark: line_points, by: s, x: x, y: y}]";
  EXPECT_EQ(entries("series: {never: {}, a: {}}\n" + data_ + "panels: [{where: {s: [z]}, " + marks + "}, {" + marks + "}]\n"),
            "a=a-o z=z-o m=m-o");
}

TEST_F(RegistryTest, LabelsNameEntriesAndAnEmptyOneHidesThem) {
  EXPECT_EQ(entries("series: {a: {label: A text}, z: {label: ''}, m: {}}\n" + data_ + by_), "a=A text-o m=m-o");
  EXPECT_EQ(entries("series: {a: {legend: false}}\n" + data_ + by_), "z=z-o m=m-o");
}

TEST_F(RegistryTest, OneSeriesAloneHasNoLegendUnlessOneIsAsked) {
  const std::string one = "panels: [{marks: [{mark: line, x: [1, 2], y: [1, 2], label: only}]}]\n";
  EXPECT_EQ(entries(one), "");
  EXPECT_EQ(entries("legend: top\n" + one), "only=only-");
  EXPECT_EQ(entries("legend: none\n" + data_ + by_), "");
}

TEST_F(RegistryTest, MarksWithoutANameShowTheirLabelOrNothing) {
  EXPECT_EQ(entries("legend: top\npanels: [{marks: [{mark: line, x: [1, 2], y: [1, 2], label: model}, {mark: points, x: [2], y: [2]}]}]\n"),
            "model=model-");
}

TEST_F(RegistryTest, ASampleShowsWhatAnyMarkOfTheSeriesDraws) {
  const std::string registry = "series: {s: {}, t: {marker: none}}\n";
  EXPECT_EQ(
      entries(registry + "panels: [{marks: [{mark: line, series: s, x: [1, 2], y: [1, 2]}, {mark: points, series: s, x: [1, 2], y: [1, 2]},"
                         " {mark: line_points, series: t, x: [1, 2], y: [1, 2]}]}]\n"),
      "s=s-o t=t-");
}

TEST_F(RegistryTest, AMarkMayStayOutOfTheLegend) {
  EXPECT_EQ(entries("legend: top\nseries: {s: {}, t: {}}\npanels: [{marks: [{mark: line, series: s, x: [1, 2], y: [1, 2], legend: false},"
                    " {mark: line, series: t, x: [1, 2], y: [1, 2]}]}]\n"),
            "t=t-");
}

TEST_F(RegistryTest, TheOrderThatTheLegendNamesComesFirst) {
  EXPECT_EQ(entries("legend: {order: [m]}\n" + data_ + by_), "m=m-o z=z-o a=a-o");
  EXPECT_EQ(marked_faults("legend: {order: [m, [[ab]]]}\n" + data_ + by_).substr(0, 66),
            "`order` names `ab`, which the legend does not have [unknown-name]\n");
}

TEST_F(RegistryTest, TwoSeriesThatLookTheSameAreWarnedOf) {
  const std::string marks =
      "panels: [{marks: [{mark: line, series: TP, x: [1, 2], y: [1, 2]}, {mark: line, series: PP, x: [1, 2], y: [1, 2]}]}]\n";
  EXPECT_EQ(faults("series: {TP: {color: red}, PP: {color: red}}\n" + marks).substr(0, 55),
            "series `TP` and `PP` look the same [ambiguous-series]\n ");
  compiled("series: {TP: {color: red}, PP: {color: red, dash: dotted}}\n" + marks);
}

TEST_F(RegistryTest, MarkersThatNoLineOfTheLegendShowsDoNotTellSeriesApart) {
  // Both are lines: their markers are not drawn.
  const std::string said = faults(
      "series: {TP: {color: red, marker: star}, PP: {color: red, marker: plus}}\n"
      "panels: [{marks: [{mark: line, series: TP, x: [1, 2], y: [1, 2]}, {mark: line, series: PP, x: [1, 2], y: [1, 2]}]}]\n");
  EXPECT_NE(said.find("[ambiguous-series]"), said.npos) << said;
}

}  // namespace
}  // namespace burin
