#include "emit/element.h"

#include <gtest/gtest.h>

#include <cmath>

namespace burin {
namespace {

class ElementsTest : public testing::Test {
 protected:
  ElementsTest() { x_.low = 0, x_.high = 10, y_.low = 0, y_.high = 100; }
  Elements elements(std::vector<Primitive> primitives, Marker marker = Marker::circle) {
    SceneSeries series;
    series.name = "s";
    series.look.marker = marker;
    series.primitives = std::move(primitives);
    return series_elements(series, "p1_s", "panel 1, s", {box_, x_, y_});
  }
  const Rect box_{100, 50, 300, 150};
  SceneAxis x_, y_{.name = AxisName::y, .side = Side::left};
};

TEST_F(ElementsTest, TheMapGoesToThePageAndBack) {
  const BoxMap map{box_, x_, y_};
  EXPECT_EQ(map.to_page({5, 50}), (Vec{200, 100}));
  EXPECT_EQ(map.to_data({200, 100}), (Vec{5, 50}));
  y_.scale = Scale::log, y_.low = 1;
  EXPECT_NEAR(map.to_page({0, 10}).y, 100, 1e-9);
}

TEST_F(ElementsTest, ALineAndItsMarkersShareABlock) {
  const Elements e = elements({Lines{{{{1, 2}, {3, 4}}}}, Markers{{{1, 2}, {3, 4}}}});
  ASSERT_EQ(e.blocks.size(), 1u);
  EXPECT_EQ(e.blocks[0].name, "$p1_s");
  EXPECT_EQ(e.blocks[0].rows, "1 2\n3 4\n");
  ASSERT_EQ(e.plots.size(), 2u);
  EXPECT_EQ(e.plots[0].find("$p1_s using 1:2 with lines "), 0u);
  EXPECT_EQ(e.plots[1].find("$p1_s using 1:2 with points pointtype 7 "), 0u);
}

TEST_F(ElementsTest, ABlankLineBreaksALine) {
  EXPECT_EQ(elements({Lines{{{{1, 2}, {3, 4}}, {{5, 6}}}}}).blocks[0].rows, "1 2\n3 4\n\n5 6\n");
}

TEST_F(ElementsTest, MarkersOutsideOfTheBoxAreLeftOut) {
  const Elements e = elements({Markers{{{1, 2}, {11, 4}, {5, 101}, {10, 100}}}});
  EXPECT_EQ(e.blocks[0].rows, "1 2\n10 100\n");
  EXPECT_TRUE(elements({Markers{{{11, 4}}}}).plots.empty());
}

TEST_F(ElementsTest, NothingIsPlottedOfNothing) {
  const Elements e = elements({Lines{}, Markers{}});
  EXPECT_TRUE(e.blocks.empty());
  EXPECT_TRUE(e.plots.empty());
  EXPECT_TRUE(elements({Markers{{{1, 2}}}}, Marker::none).plots.empty());
}

TEST_F(ElementsTest, MarkersThatGnuplotDoesNotHaveArePolygons) {
  const Elements e = elements({Markers{{{5, 50}}}}, Marker::hexagon);
  ASSERT_EQ(e.blocks.size(), 1u);
  EXPECT_EQ(e.blocks[0].name, "$p1_s__hexagon");
  EXPECT_EQ(std::count(e.blocks[0].rows.begin(), e.blocks[0].rows.end(), '\n'), 7) << "six corners, and a blank line";
  EXPECT_NE(e.plots[0].find("with filledcurves closed"), std::string::npos);
}

TEST_F(ElementsTest, EveryMarkerIsDrawn) {
  for (const auto& choice : Choices<Marker>::list)
    EXPECT_EQ(elements({Markers{{{5, 50}}}}, choice.value).plots.size(), choice.value == Marker::none ? 0u : 1u) << choice.name;
}

TEST(ColorText, CountsAlphaAsGnuplotDoes) {
  EXPECT_EQ(color_text({0x8B, 0, 0}), "rgb \"#8b0000\"");
  EXPECT_EQ(color_text({0x8B, 0, 0}, 0.25), "rgb \"#bf8b0000\"");
  EXPECT_EQ(color_text({0x8B, 0, 0}, 0), "rgb \"#ff8b0000\"");
}

TEST(PositionText, IsShortAndReadsTheSameInEveryLocale) {
  EXPECT_EQ(position_text(0), "0");
  EXPECT_EQ(position_text(-0.0), "0");
  EXPECT_EQ(position_text(0.1 + 0.2), "0.3");
  EXPECT_EQ(position_text(100.0 / 3), "33.3333333");
  EXPECT_EQ(position_text(-2.5), "-2.5");
  EXPECT_EQ(position_text(5e-324), "5e-324");
}

TEST(LineWidth, IsTwiceThePoints) { EXPECT_EQ(line_width(1.5), 3); }

}  // namespace
}  // namespace burin
