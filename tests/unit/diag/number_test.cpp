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

TEST(ParseNumber, IsNeitherTooLargeNorTooSmallForItsExponent) {
  EXPECT_EQ(parse_number("1e-99999999999"), 0.0);
  EXPECT_EQ(parse_number("1e-99999999999999999999999"), 0.0);
  EXPECT_EQ(parse_number("-1E-400"), 0.0);
  EXPECT_EQ(parse_number("0." + std::string(400, '0') + "1"), 0.0);
  EXPECT_EQ(parse_number("0e99999999999999999999999"), 0.0);
  EXPECT_EQ(parse_number("1e99999999999999999999999"), std::nullopt);
  EXPECT_EQ(parse_number("1E+400"), std::nullopt);
  EXPECT_EQ(parse_number("1" + std::string(400, '0')), std::nullopt);
  EXPECT_EQ(parse_number("1" + std::string(400, '0') + "e-5"), std::nullopt) << "a large number with a negative exponent";
  EXPECT_EQ(parse_number("1" + std::string(400, '0') + "e-400"), 1.0);
  EXPECT_EQ(parse_number("0." + std::string(399, '0') + "1e400"), 1.0);
}

TEST(NumberAdvice, WritesOtherFormsAsDecimals) {
  const auto last = [](std::string_view text) {
    const std::string advice = number_advice(text);
    return advice.substr(std::min(advice.size(), advice.find("write")));
  };
  EXPECT_EQ(number_advice("0x10"), "numbers are decimal, with a point and an exponent such as `1e-3`: write `16`");
  EXPECT_EQ(last("-0xff"), "write `-255`");
  EXPECT_EQ(last("0o17"), "write `15`");
  EXPECT_EQ(last("0b101"), "write `5`");
  EXPECT_EQ(last("1_000"), "write `1000`");
  EXPECT_EQ(last("1_000.5"), "write `1000.5`");
  EXPECT_EQ(last("007"), "write `7`");
  EXPECT_EQ(last("-00.5"), "write `-0.5`");
  for (const char* text : {"", "0", "10", "x", "0x", "0xg", "_1", "1_x", "1,5", "a_b", "--1", "0x99999999999999999999"})
    EXPECT_EQ(number_advice(text), "") << text;
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
