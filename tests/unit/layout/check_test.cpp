// What is warned of once everything has its place, with the fake ruler.
#include "layout/check.h"

#include <gtest/gtest.h>

#include "placed.h"

namespace burin {
namespace {

using LayoutCheck = PlacedFigure;

const std::string kRising = "marks: [{mark: line, label: up, x: [0, 1], y: [0, 1]}]";

TEST_F(LayoutCheck, ALegendInACornerThatCoversDataIsWarnedOf) {
  const std::string said = marked_faults(kPage + "panels: [{[[legend]]: top_right, " + kRising + "}]\n");
  EXPECT_NE(said.find("of the legend of panel 1 are data or texts [covered]"), said.npos) << said;
  EXPECT_NE(said.find("`best` takes the corner"), said.npos) << said;
  EXPECT_EQ(faults(kPage + "panels: [{legend: top_left, " + kRising + "}]\n"), "");
  EXPECT_EQ(faults(kPage + "panels: [{legend: best, " + kRising + "}]\n"), "") << "there is a free corner";
}

TEST_F(LayoutCheck, ALegendThatFindsNoFreeCornerIsWarnedOf) {
  const std::string crowded = "marks: [{mark: line, label: all, x: [0, 1, 1, 0, 0, 1], y: [0, 1, 0, 1, 0, 0]}]";
  const std::string said =
      faults("size: {width: 120pt, height: 110pt}\npanels: [{legend: best, x: {padding: 0%}, y: {padding: 0%}, " + crowded + "}]\n");
  EXPECT_NE(said.find("no corner is free"), said.npos) << said;
}

TEST_F(LayoutCheck, LettersThatStandOnDataAreWarnedOfInOneLine) {
  const auto panel = [](const std::string& y) {
    return "{y: {range: [0, 1]}, marks: [{mark: line, x: [0, 1], y: [" + y + ", " + y + "]}]}, ";
  };
  const std::string panels = "layout: {columns: 3}\npanels: [" + panel("0.97") + panel("0.5") + panel("0.97") + "]\n";
  const std::string said = marked_faults(kPage + "letters: {style: [[(a)]], at: top_right}\n" + panels);
  EXPECT_EQ(said.substr(0, said.find('\n')), "letters stand on data, in panel 1, 3 [covered]");
  EXPECT_EQ(faults(kPage + "letters: {style: (a), at: bottom_left}\n" + panels), "");
}

TEST_F(LayoutCheck, TicksThatReadTheSameAreWarnedOf) {
  EXPECT_EQ(marked_faults(kPage + "panels: [{x: {range: [0, 1]}, y: {range: [0, 1], ticks: {format: [[\"{:.0f} %\"]]}}}]\n"),
            "the ticks of `y` at 0 and 0.2 both read `0 %` [same-ticks]\n  help: write a format with more decimals, or other `ticks`\n");
  EXPECT_EQ(faults(kPage + "panels: [{x: {range: [0, 1]}, y: {range: [0, 1], ticks: {format: \"{:.1f} %\"}}}]\n"), "");
  EXPECT_EQ(faults(kPage + "panels: [{y: {range: [0, 1], ticks: {at: [0, 1], labels: [same, same]}}}]\n"), "") << "the author's own texts";
}

TEST_F(LayoutCheck, ThePagesLimitsHoldInLegendsOfPanelsToo) {
  files_.add("./venue.yaml", "smallest_font: 5pt\nthinnest_line: 0.5pt\n");
  const std::string said = faults(
      "page: ./venue.yaml\nsize: {width: 400pt, height: 300pt}\npanels: [{legend: top_left, marks: [{mark: line, label: thin, line_width: "
      "0.1pt, x: [0, 1], y: [0, 1]}]}]\n");
  EXPECT_NE(said.find("the line of series `thin` is 0.10 pt wide [below-limit]"), said.npos) << said;
}

}  // namespace
}  // namespace burin
