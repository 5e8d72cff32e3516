#include "diag/number.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace burin {
namespace {

TEST(ParseNumber, ReadsDecimalNumbers) {
  EXPECT_EQ(parse_number("0"), 0);
  EXPECT_EQ(parse_number("12"), 12);
  EXPECT_EQ(parse_number("-12"), -12);
  EXPECT_EQ(parse_number("+12"), 12);
  EXPECT_EQ(parse_number("0.5"), 0.5);
  EXPECT_EQ(parse_number(".5"), 0.5);
  EXPECT_EQ(parse_number("-.5"), -0.5);
  EXPECT_EQ(parse_number("1."), 1);
  EXPECT_EQ(parse_number("1e-3"), 0.001);
  EXPECT_EQ(parse_number("1E+3"), 1000);
  EXPECT_EQ(parse_number("16777217"), 16777217);
  EXPECT_EQ(parse_number("1e-9"), 1e-9);
  EXPECT_EQ(parse_number("1e300"), 1e300);
  EXPECT_EQ(parse_number("5e-324"), std::numeric_limits<double>::denorm_min());
  EXPECT_TRUE(std::signbit(*parse_number("-0.0")));
}

TEST(ParseNumber, ReadsNothingElse) {
  for (const char* text :
       {"",     " ",     "1 ",   " 1",   "+",   "-",    "--1",   "+-1",      ".",     "-.",   "e5",   "1e",   "1e+",  "1.2.3",
        "1,5",  "1_000", "0x1F", "0o17", "0b1", "0123", "-0123", "010",      "00",    "00.5", "0100", "inf",  "-inf", "nan",
        ".inf", ".nan",  "1d5",  "1f",   "½",   "١",    "1e1.5", "Infinity", "1'000", "12px", "1/2",  "true", "−1"})
    EXPECT_FALSE(parse_number(text)) << "`" << text << "`";
}

TEST(ParseNumber, TooSmallIsZeroAndTooLargeIsNoNumber) {
  EXPECT_EQ(parse_number("1e-400"), 0);
  EXPECT_EQ(parse_number("1E-400"), 0);
  EXPECT_FALSE(parse_number("1e400"));
  EXPECT_FALSE(parse_number("-1e400"));
  EXPECT_FALSE(parse_number(std::string(400, '9')));
}

TEST(NumberText, IsTheShortestThatReadsBack) {
  EXPECT_EQ(number_text(0.1), "0.1");
  EXPECT_EQ(number_text(1e-9), "1e-09");
  EXPECT_EQ(number_text(1e300), "1e+300");
  EXPECT_EQ(number_text(16777217), "16777217");
  EXPECT_EQ(number_text(1.0 / 3), "0.3333333333333333");
  EXPECT_EQ(number_text(0), "0");
  EXPECT_EQ(number_text(-0.0), "0");
  EXPECT_EQ(number_text(-2.5), "-2.5");
}

TEST(NumberText, ReadsBackAsTheSameNumber) {
  for (const double value : {0.1, 1e-9, 1e300, 5e-324, 16777217.0, -2.5, 1.0 / 3, 1.7976931348623157e308, 2.2250738585072014e-308})
    EXPECT_EQ(parse_number(number_text(value)), value);
}

TEST(FixedText, HasTheWantedDecimals) {
  EXPECT_EQ(fixed_text(3, 1), "3.0");
  EXPECT_EQ(fixed_text(3.14159, 2), "3.14");
  EXPECT_EQ(fixed_text(2.5, 0), "2") << "ties go to even";
  EXPECT_EQ(fixed_text(-1.005, 1), "-1.0");
  EXPECT_EQ(fixed_text(1e6, 0), "1000000");
}

TEST(FixedText, NeverWritesMinusZero) {
  EXPECT_EQ(fixed_text(-0.001, 2), "0.00");
  EXPECT_EQ(fixed_text(-0.0, 0), "0");
  EXPECT_EQ(fixed_text(-0.006, 2), "-0.01");
}

}  // namespace
}  // namespace burin
