// How the texts of ticks stand along a box, with the fake ruler.
#include "layout/tick_texts.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "placed.h"

namespace burin {
namespace {

using TickRows = PlacedFigure;

TEST_F(TickRows, OfSeveralLinesTurnLineByLine) {
  const Layout& l = layout(kPage +
                           "panels:\n  - x: {range: [0, 3], ticks: {at: [1, 2], rotate: 30, labels: [\"vLLM\\n(fp8)\", plain]}}\n"
                           "    y: {visible: false}\n");
  const auto& texts = l.panels[0][AxisName::x].texts;
  ASSERT_EQ(texts.size(), 3u) << "a text for each line";
  EXPECT_EQ(texts[0].text.lines[0].plain(), "vLLM");
  EXPECT_EQ(texts[1].text.lines[0].plain(), "(fp8)");
  // The second line is one line height below the first, across the writing direction.
  const double turn = 30 * std::numbers::pi / 180;
  EXPECT_NEAR(texts[1].x - texts[0].x, 11 * std::sin(turn), 1e-9);
  EXPECT_NEAR(texts[1].y - texts[0].y, -11 * std::cos(turn), 1e-9);
  EXPECT_EQ(texts[0].angle, 30);
  for (const PlacedText& text : texts) EXPECT_EQ(text.align, Align::right) << "they end at their ticks";
  expect_tidy(l);
}

}  // namespace
}  // namespace burin
