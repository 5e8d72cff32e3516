// The real ruler, against widths that gnuplot's pdfcairo drew with Liberation Serif, which stands in for Times New Roman.
#include <gtest/gtest.h>

#include <cmath>

#include "text/ruler.h"

namespace burin {
namespace {

class PangoRulerTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!ruler_->substitute("Liberation Serif").empty()) GTEST_SKIP() << "Liberation Serif is not installed";
  }
  std::unique_ptr<Ruler> ruler_ = make_pango_ruler();
  const FontSpec font_{"Liberation Serif", 16};
};

TEST_F(PangoRulerTest, MeasuresWhatPdfcairoDraws) {
  EXPECT_NEAR(ruler_->line("Average task", font_).advance, 82.8, 0.1);
  EXPECT_NEAR(ruler_->font(font_).line_height(), 17.715, 0.01);
  EXPECT_NEAR(ruler_->font(font_).digit_width, 8, 0.01) << "digits of Times are half an em";
}

TEST_F(PangoRulerTest, WidthsGrowWithTheSize) {
  const double at_16 = ruler_->line("Average task", font_).advance;
  EXPECT_NEAR(ruler_->line("Average task", {"Liberation Serif", 8}).advance, at_16 / 2, 0.05);
  EXPECT_NEAR(ruler_->line("Average task", {"Liberation Serif", 160}).advance, at_16 * 10, 0.5);
}

TEST_F(PangoRulerTest, BoldIsAFontOfItsOwn) {
  FontSpec bold = font_;
  bold.bold = true;
  EXPECT_GT(ruler_->line("Average task", bold).advance, ruler_->line("Average task", font_).advance + 1);
}

TEST_F(PangoRulerTest, InkIsWhatIsBlack) {
  const LineExtent x = ruler_->line("x", font_), g = ruler_->line("g", font_), blank = ruler_->line("  ", font_);
  EXPECT_NEAR(x.ink_bottom, 0, 0.3);
  EXPECT_LT(g.ink_bottom, -2);
  EXPECT_GT(x.ink_top, 6);
  EXPECT_LT(x.ink_top, 9);
  EXPECT_EQ(blank.ink_left, blank.ink_right);
  EXPECT_GT(blank.advance, 5);
}

TEST_F(PangoRulerTest, MeasuresTheSameAgain) {
  const LineExtent first = ruler_->line("again", font_);
  ruler_->line("other", font_);
  EXPECT_EQ(ruler_->line("again", font_).advance, first.advance);
  EXPECT_EQ(make_pango_ruler()->line("again", font_).advance, first.advance);
}

TEST_F(PangoRulerTest, ALineOfSeveralRunsIsMeasuredInOnePiece) {
  using burin::Run;
  const auto advance = [&](std::vector<Run> runs) { return measure_line(*ruler_, TextLine(std::move(runs)), font_).advance; };
  const auto alone = [&](std::string_view text) { return ruler_->line(text, font_).advance; };
  EXPECT_NEAR(advance({{"x"}, {"y", true}}), alone("x") + ruler_->runs(TextLine(std::vector<Run>{{"y", true}}), font_).advance, 0.01);
  // A blank before a letter of another script is of the script before it, with which it does not kern.
  EXPECT_NEAR(advance({{"T", true}, {" Δ"}}) - advance({{"T", true}}), alone(" ") + alone("Δ"), 0.01);
  EXPECT_LT(alone(" Δ"), alone(" ") + alone("Δ") - 0.1) << "alone they kern";
  FontSpec small = font_;
  small.size_pt *= kScriptSize;
  EXPECT_NEAR(advance({{"T"}, {"p99", false, false, "_"}}), alone("T") + ruler_->line("p99", small).advance, 0.02);
}

TEST_F(PangoRulerTest, AMetricTwinStandsInWithoutAWord) {
  EXPECT_EQ(ruler_->substitute("Liberation Serif"), "");
  EXPECT_EQ(ruler_->substitute("liberation serif"), "");
  EXPECT_EQ(ruler_->substitute("Times New Roman"), "");
  EXPECT_EQ(ruler_->substitute("serif"), "");
  EXPECT_NE(ruler_->substitute("No Such Font"), "");
}

TEST_F(PangoRulerTest, NamesTheCharactersThatNoFontHas) {
  EXPECT_TRUE(ruler_->missing("plain µ×é", font_).empty());
  // Code points of the private use area that no font here fills, each named once.
  const auto missing = ruler_->missing("a\U0010FFF0b\U0010FFF1\U0010FFF0", font_);
  EXPECT_EQ(missing, (std::vector<std::string>{"\U0010FFF0", "\U0010FFF1"}));
}

}  // namespace
}  // namespace burin
