// What stands inside of boxes, with the fake ruler: brackets, notes that move, insets.
#include <gtest/gtest.h>

#include "compiled.h"
#include "layout/avoid.h"
#include "layout/place.h"
#include "messages.h"

namespace burin {
namespace {

const std::string kPage = "size: {width: 400pt, height: 300pt}\n";
const std::string kLine = "marks: [{mark: line, x: [0, 10], y: [0, 10]}], x: {range: [0, 10]}, y: {range: [0, 10]}";

class Inside : public FigureTest {
 protected:
  static std::vector<PlacedText> texts(const PlacedPanel& panel, std::string_view role) {
    std::vector<PlacedText> found;
    for (const PlacedText& each : panel.texts)
      if (each.role == role) found.push_back(each);
    return found;
  }
};

TEST_F(Inside, ABracketStandsBesideItsPointsWithTheRatioOfTheirValues) {
  const Layout l = layout(kPage + "panels: [{" + kLine + ", annotations: [{bracket: {from: [2, 4], to: [2, 8], text: '{:.1f}×'}}]}]");
  const PlacedPanel& panel = l.panels.at(0);
  ASSERT_EQ(panel.lines.size(), 1u);
  const auto& points = panel.lines[0].points;
  ASSERT_EQ(points.size(), 4u);
  const double x = panel.box.left + panel.box.width() * 0.2;
  EXPECT_NEAR(points[0].x, x + 5, 1e-9) << "half an em from the point";
  EXPECT_NEAR(points[1].x, x + 8.5, 1e-9);
  EXPECT_NEAR(points[1].y, panel.box.bottom + panel.box.height() * 0.4, 1e-9);
  EXPECT_NEAR(points[2].y, panel.box.bottom + panel.box.height() * 0.8, 1e-9);
  const auto text = texts(panel, "bracket");
  ASSERT_EQ(text.size(), 1u);
  EXPECT_EQ(plain_text(text[0].text.lines), "2.0×");
  EXPECT_GT(text[0].ink.left, points[1].x);
}

TEST_F(Inside, ABracketGoesToTheOtherSideWhereItWouldLeaveTheBox) {
  const Layout l = layout(kPage + "panels: [{" + kLine + ", annotations: [{bracket: {from: [9.8, 2], to: [9.8, 8], text: long}}]}]");
  const PlacedPanel& panel = l.panels.at(0);
  EXPECT_LT(panel.lines.at(0).points[1].x, panel.box.left + panel.box.width() * 0.98);
}

TEST_F(Inside, ABracketOverPointsOfOneHeightComparesX) {
  const Layout l =
      layout(kPage + "panels: [{" + kLine + ", annotations: [{bracket: {from: [2, 5], to: [6, 5], text: '{difference:.0f}'}}]}]");
  const PlacedPanel& panel = l.panels.at(0);
  EXPECT_EQ(panel.lines.at(0).points[1].y, panel.lines.at(0).points[2].y);
  EXPECT_EQ(plain_text(texts(panel, "bracket").at(0).text.lines), "4");
}

TEST_F(Inside, ABracketsTextMayHaveDollarsAndMathematicsBesideItsNumber) {
  const auto said = [&](const std::string& text) {
    const Layout l =
        layout(kPage + "panels: [{" + kLine + ", annotations: [{bracket: {from: [2, 4], to: [2, 8], text: '" + text + "'}}]}]");
    return plain_text(texts(l.panels.at(0), "bracket").at(0).text.lines);
  };
  EXPECT_EQ(said("$5 for {:.0f}×"), "$5 for 2×") << "one dollar is no mathematics";
  EXPECT_EQ(said("{:.0f} $x^{3}$"), "2 x3");
  EXPECT_EQ(said("$x^{3}$"), "x3");
}

TEST_F(Inside, ANoteThatAvoidsMovesTheLeastToWhereItCoversNothing) {
  const std::string note = "{text: note, at: [5, 5], anchor: center";
  const Layout fixed = layout(kPage + "panels: [{" + kLine + ", annotations: [" + note + "}]}]");
  const Layout moved = layout(kPage + "panels: [{" + kLine + ", annotations: [" + note + ", avoid: true}]}]");
  const Rect a = texts(fixed.panels.at(0), "note").at(0).ink, b = texts(moved.panels.at(0), "note").at(0).ink;
  const Rect& box = moved.panels[0].box;
  // The line runs from corner to corner: the note lies wholly on one side of it.
  const auto above = [&](double x, double y) { return (y - box.bottom) / box.height() - (x - box.left) / box.width(); };
  EXPECT_TRUE(above(b.right, b.bottom) > 0 || above(b.left, b.top) < 0);
  EXPECT_LT(std::hypot(b.left - a.left, b.bottom - a.bottom), 40);
  const Layout again = layout(kPage + "panels: [{" + kLine + ", annotations: [" + note + ", avoid: true}]}]");
  EXPECT_EQ(texts(again.panels.at(0), "note").at(0).x, texts(moved.panels.at(0), "note").at(0).x);
}

TEST_F(Inside, ANoteThatHasNoFreePlaceStaysAndSaysSo) {
  std::string points = "x: [", ys = "y: [";
  for (int i = 0; i < 40; ++i)
    for (int k = 0; k < 40; ++k) points += std::to_string(i) + ", ", ys += std::to_string(k) + ", ";
  faults(kPage + "panels: [{marks: [{mark: points, marker_size: 9pt, " + points + "], " + ys +
         "]}], annotations: [{text: note, at: [5, 5], "
         "avoid: true}]}]");
  EXPECT_NE(messages(diagnostics_).find("no free place for the note `note`"), std::string::npos) << messages(diagnostics_);
}

TEST(FreeMove, PrefersRightAndUpAmongPlacesEquallyFar) {
  const ScenePanel panel;
  const Rect box{0, 0, 200, 200};
  Occupancy occupancy(panel, box);
  EXPECT_EQ(free_move({90, 90, 110, 110}, box, occupancy), (Vec{0, 0})) << "nothing is in its way";
  occupancy.add(Rect{95, 0, 104, 200});
  const auto move = free_move({90, 90, 110, 110}, box, occupancy);
  ASSERT_TRUE(move);
  EXPECT_GT(move->x, 0);
  EXPECT_EQ(move->y, 0);
  EXPECT_EQ(free_move({0, 0, 300, 10}, box, occupancy), std::nullopt) << "wider than the box";
}

TEST_F(Inside, AnInsetKeepsItsTextsInsideAndHasTheSizeThatItSays) {
  const Layout l = layout(kPage + "panels: [{" + kLine +
                          ", inset: {at: bottom_right, width: 100pt, height: 30%, x: {range: [2, 4], label: steps}, y: {range: [2, 4]}}}]");
  const PlacedPanel& panel = l.panels.at(0);
  ASSERT_EQ(panel.insets.size(), 1u);
  const PlacedPanel& inset = panel.insets[0];
  EXPECT_NEAR(inset.box.width(), 100, 1e-9);
  EXPECT_NEAR(inset.box.height(), panel.box.height() * 0.3, 1e-9);
  EXPECT_LE(inset.ground.right, panel.box.right - 6 + 1e-9);
  EXPECT_GE(inset.ground.bottom, panel.box.bottom + 6 - 1e-9);
  for (const PlacedAxis& axis : inset.axes)
    for (const PlacedText& text : axis.texts) {
      EXPECT_GE(text.ink.left, inset.ground.left - 1e-9);
      EXPECT_GE(text.ink.bottom, inset.ground.bottom - 1e-9);
      EXPECT_EQ(text.text.font.size_pt, 8);
    }
  // A frame round what it shows, and two lines from there.
  ASSERT_EQ(panel.lines.size(), 3u);
  EXPECT_NEAR(panel.lines[0].points[0].x, panel.box.left + panel.box.width() * 0.2, 1e-9);
}

TEST_F(Inside, APanelIsTheSameWithAndWithoutAnInset) {
  const Layout with = layout(kPage + "panels: [{" + kLine + ", inset: {x: {range: [2, 4]}}}]"),
               without = layout(kPage + "panels: [{" + kLine + "}]");
  EXPECT_EQ(with.panels.at(0).box.left, without.panels.at(0).box.left);
  EXPECT_EQ(with.panels.at(0).box.top, without.panels.at(0).box.top);
}

}  // namespace
}  // namespace burin
