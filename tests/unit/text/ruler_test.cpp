#include "text/ruler.h"

#include <gtest/gtest.h>

namespace burin {
namespace {

const FontSpec kTen{"Any", 10};

class FixedRulerTest : public testing::Test {
 protected:
  std::unique_ptr<Ruler> ruler_ = make_fixed_ruler();
};

TEST_F(FixedRulerTest, EveryCharacterIsHalfAnEm) {
  EXPECT_DOUBLE_EQ(ruler_->line("abcd", kTen).advance, 20);
  EXPECT_DOUBLE_EQ(ruler_->line("µ×", kTen).advance, 10);
  EXPECT_DOUBLE_EQ(ruler_->line("", kTen).advance, 0);
}

TEST_F(FixedRulerTest, InkReachesDownOnlyWithDescenders) {
  EXPECT_DOUBLE_EQ(ruler_->line("abc", kTen).ink_top, 7);
  EXPECT_DOUBLE_EQ(ruler_->line("abc", kTen).ink_bottom, 0);
  EXPECT_DOUBLE_EQ(ruler_->line("agc", kTen).ink_bottom, -2);
  EXPECT_DOUBLE_EQ(ruler_->line("  ", kTen).ink_right, 0) << "blanks have no ink";
  EXPECT_DOUBLE_EQ(ruler_->line("  ", kTen).advance, 10);
}

TEST_F(FixedRulerTest, ABlockIsAsWideAsItsWidestLine) {
  const BlockExtent block = measure(*ruler_, {"ab", "abcd", "g"}, kTen);
  EXPECT_DOUBLE_EQ(block.width, 20);
  EXPECT_EQ(block.lines, 3u);
  EXPECT_DOUBLE_EQ(block.line_height, 11);
  EXPECT_DOUBLE_EQ(block.drop(), 22);
  EXPECT_DOUBLE_EQ(block.ink_top, 7);
  EXPECT_DOUBLE_EQ(block.ink_bottom, 2) << "of the last line";
  EXPECT_DOUBLE_EQ(block.ink_height(), 31);
}

TEST_F(FixedRulerTest, ALowTextIsAsHighAsASmallLetter) {
  // As the y label of a figure it would stand beyond gnuplot's page otherwise.
  class LowRuler : public Ruler {
   public:
    LineExtent line(std::string_view text, const FontSpec&) override { return {5, 0, text == " " ? 0.0 : 5, 1, 0}; }
    FontExtent font(const FontSpec&) override { return {9, 2, 5}; }
    std::string substitute(const std::string&) override { return {}; }
    std::vector<std::string> missing(std::string_view, const FontSpec&) override { return {}; }
  } low;
  EXPECT_DOUBLE_EQ(measure(low, {"…"}, kTen).ink_top, 4);
}

TEST_F(FixedRulerTest, NoLinesAreNothing) {
  const BlockExtent block = measure(*ruler_, {}, kTen);
  EXPECT_EQ(block.lines, 0u);
  EXPECT_DOUBLE_EQ(block.ink_height(), 0);
  EXPECT_DOUBLE_EQ(block.drop(), 0);
}

TEST_F(FixedRulerTest, RunsStandBehindEachOtherAndScriptsAreSmaller) {
  const TextLine line{std::vector<burin::Run>{{"10"}, {"3", false, false, "^"}}};
  const LineExtent extent = measure_line(*ruler_, line, kTen);
  EXPECT_DOUBLE_EQ(extent.advance, 10 + 4);
  EXPECT_DOUBLE_EQ(extent.ink_top, 0.7 * 8 + 3.75) << "of the superscript";
  const TextLine low{std::vector<burin::Run>{{"T"}, {"p", false, false, "_"}}};
  EXPECT_DOUBLE_EQ(measure_line(*ruler_, low, kTen).ink_bottom, -0.2 * 8 - 2.25) << "of the subscript";
}

}  // namespace
}  // namespace burin
