#include "scene/ticks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "scene/scale.h"

namespace burin {
namespace {

SceneAxis axis(double low, double high, Scale scale = Scale::linear) {
  SceneAxis result;
  result.scale = scale, result.low = low, result.high = high;
  return result;
}

/// "0 1 2 3": the texts, with the values behind them if they differ.
std::string ticks(const SceneAxis& a, int most) {
  std::string text;
  for (const Tick& tick : choose_ticks(a, most)) text += (text.empty() ? "" : " ") + dump_text(tick.lines);
  return text;
}
std::string ticks(double low, double high, int most, Scale scale = Scale::linear) { return ticks(axis(low, high, scale), most); }

std::vector<std::string> texts(const std::vector<double>& values) {
  std::vector<std::string> result;
  for (const TextLine& line : tick_texts(values)) result.push_back(dump_text(line));
  return result;
}
using Texts = std::vector<std::string>;

TEST(Ticks, AreNiceNumbers) {
  EXPECT_EQ(ticks(0, 3, 4), "0 1 2 3");
  EXPECT_EQ(ticks(0, 10, 4), "0 5 10");
  EXPECT_EQ(ticks(3, 4, 4), "3.0 3.5 4.0");
  EXPECT_EQ(ticks(0, 400, 5), "0 100 200 300 400");
  EXPECT_EQ(ticks(0, 1, 6), "0.0 0.2 0.4 0.6 0.8 1.0");
  EXPECT_EQ(ticks(-1, 1, 5), "−1.0 −0.5 0.0 0.5 1.0");
}

TEST(Ticks, StandInsideOfTheRangeAndAreNoMoreThanHaveRoom) {
  for (const auto& [low, high] :
       {std::pair(0.0, 1.0), {0.95, 12.55}, {-7.3, 2.1}, {1e-9, 3e-9}, {1e6, 1.00001e6}, {-1e300, 1e300}, {0.0, 4e6}, {99.5, 100.5}})
    for (int most = 2; most <= 9; ++most) {
      const auto found = choose_ticks(axis(low, high), most);
      EXPECT_LE(static_cast<int>(found.size()), std::max(most, 3)) << low << " to " << high;
      for (const Tick& tick : found) {
        EXPECT_GE(tick.value, low - (high - low) * 1e-9);
        EXPECT_LE(tick.value, high + (high - low) * 1e-9);
      }
      if (most >= 4) {
        EXPECT_GE(found.size(), 2u) << low << " to " << high << " with " << most;
      }
    }
}

TEST(Ticks, AreThreeWhereTheRangeHasNoTwoNiceOnes) { EXPECT_EQ(ticks(0.25, 16.75, 2), "5 10 15"); }

TEST(Ticks, StandAtMultiplesOfTheirStep) {
  for (const auto& [low, high] : {std::pair(0.45, 1.55), {0.9, 3.1}, {-7.3, 2.1}, {3.0, 4.1}, {17.0, 113.0}, {1.3e-7, 9.1e-7}})
    for (int most = 3; most <= 9; ++most) {
      const auto found = choose_ticks(axis(low, high), most);
      ASSERT_GE(found.size(), 2u);
      const double step = found[1].value - found[0].value;
      for (const Tick& tick : found) EXPECT_NEAR(std::remainder(tick.value, step), 0, step * 1e-6) << low << " to " << high;
    }
}

TEST(Ticks, StandAtWholeNumbersWhereTheDataAreAFewOfThem) {
  const auto whole = [](double low, double high, std::vector<double> values, int most) {
    SceneAxis a = axis(low, high);
    a.ticks.whole = std::move(values);
    return ticks(a, most);
  };
  EXPECT_EQ(whole(0.9, 3.1, {1, 2, 3}, 9), "1 2 3");
  EXPECT_EQ(whole(1.5, 12.5, {2, 4, 6, 8, 10, 12}, 9), "2 4 6 8 10 12");
  EXPECT_EQ(whole(0.65, 8.35, {1, 2, 4, 8}, 9), "1 2 3 4 5 6 7 8");
  EXPECT_EQ(whole(-0.1, 2.1, {0, 1, 2}, 9), "0 1 2");
  EXPECT_EQ(whole(1.2, 1.8, {1, 2, 3}, 4), ticks(1.2, 1.8, 4)) << "a range without them";
  const std::string few = whole(0.9, 12.1, {1, 5, 12}, 3);
  EXPECT_LE(std::count(few.begin(), few.end(), ' '), 2);
}

TEST(MinorTicks, DivideEachDecadeOfALogAxisIntoAsManyPartsAsTheAuthorSays) {
  SceneAxis a = axis(1, 100, Scale::log);
  const auto ticks = choose_ticks(a, 9);
  EXPECT_EQ(minor_values(a, ticks).size(), 16u) << "2 to 9, and 20 to 90";
  a.ticks.minor = 3;
  EXPECT_EQ(minor_values(a, ticks), (std::vector<double>{4, 7, 40, 70}));
  a.ticks.minor = 1;
  EXPECT_TRUE(minor_values(a, ticks).empty());
}

TEST(Ticks, StandAtTheAuthorsStep) {
  SceneAxis a = axis(0.5, 8.5);
  a.ticks.every = 2;
  EXPECT_EQ(ticks(a, 3), "2 4 6 8");
  a = axis(-1, 1);
  a.ticks.every = 0.5;
  EXPECT_EQ(ticks(a, 2), "−1.0 −0.5 0.0 0.5 1.0");
}

TEST(Ticks, TheAuthorsOwnComeFirst) {
  SceneAxis a = axis(0, 10);
  a.ticks.fixed = std::vector<Tick>{{3, {"three"}}};
  EXPECT_EQ(ticks(a, 9), "three");
  a.ticks.fixed = std::vector<Tick>{};
  EXPECT_EQ(ticks(a, 9), "");
}

TEST(LogTicks, ArePowersOfTheBase) {
  EXPECT_EQ(ticks(1, 1000, 9, Scale::log), "1 10 100 1000");
  EXPECT_EQ(ticks(0.01, 10, 9, Scale::log), "0.01 0.1 1 10");
  EXPECT_EQ(ticks(1, 64, 9, Scale::log2), "1 2 4 8 16 32 64");
  EXPECT_EQ(ticks(1, 64, 4, Scale::log2), "1 4 16 64");
}

TEST(LogTicks, FarPowersHaveSuperscripts) {
  EXPECT_EQ(ticks(1e-6, 1, 4, Scale::log), "10<^ −6> 10<^ −4> 10<^ −2> 10<^ 0>");
  EXPECT_EQ(dump_text(power_line(10, 12)), "10<^ 12>");
}

TEST(LogTicks, LessThanTwoDecadesHaveTicksTheLess) {
  EXPECT_EQ(ticks(3, 7, 9, Scale::log).find_first_of("34567"), 0u);
  EXPECT_GE(choose_ticks(axis(3, 7, Scale::log), 9).size(), 2u);
  EXPECT_EQ(ticks(1, 9, 9, Scale::log), "1 2 5");
  EXPECT_GE(choose_ticks(axis(5, 6, Scale::log2), 5).size(), 2u);
}

TEST(LogTicks, StandInsideOfTheRange) {
  for (const Scale scale : {Scale::log, Scale::log2})
    for (const auto& [low, high] : {std::pair(0.9, 1100.0), {3.0, 7.0}, {2e-5, 4e7}, {0.5, 0.6}, {1.0, 2.0}})
      for (int most = 2; most <= 9; ++most)
        for (const Tick& tick : choose_ticks(axis(low, high, scale), most)) {
          EXPECT_GE(tick.value, low * (1 - 1e-9));
          EXPECT_LE(tick.value, high * (1 + 1e-9));
        }
}

TEST(TickTexts, HaveTheSameDecimals) {
  EXPECT_EQ(texts({3, 3.5, 4}), (Texts{"3.0", "3.5", "4.0"}));
  EXPECT_EQ(texts({0, 0.25, 0.5}), (Texts{"0.00", "0.25", "0.50"}));
  EXPECT_EQ(texts({1, 2, 3}), (Texts{"1", "2", "3"}));
  EXPECT_EQ(texts({0.1 + 0.2, 0.6}), (Texts{"0.3", "0.6"})) << "noise of the arithmetic is not shown";
  EXPECT_EQ(texts({}), Texts{});
}

TEST(TickTexts, HaveARealMinus) { EXPECT_EQ(texts({-2, 0, 2}), (Texts{"−2", "0", "2"})); }

TEST(TickTexts, OfLargeNumbersShareASuffix) {
  EXPECT_EQ(texts({0, 1e6, 2e6, 3e6, 4e6}), (Texts{"0", "1M", "2M", "3M", "4M"}));
  EXPECT_EQ(texts({0, 5e5, 1e6}), (Texts{"0", "0.5M", "1.0M"}));
  EXPECT_EQ(texts({0, 200000, 400000}), (Texts{"0", "200k", "400k"}));
  EXPECT_EQ(texts({0, 2e9}), (Texts{"0", "2G"}));
  EXPECT_EQ(texts({0, 20000, 40000}), (Texts{"0", "20000", "40000"})) << "five digits are short enough";
  EXPECT_EQ(texts({-2e6, 2e6}), (Texts{"−2M", "2M"}));
  EXPECT_EQ(texts({1000000, 1000001}), (Texts{"1000000", "1000001"})) << "values that differ late are written out";
}

TEST(TickTexts, OfTinyNumbersShareAPower) {
  const Texts found = texts({0, 1e-6, 2e-6});
  EXPECT_EQ(found[0], "0");
  EXPECT_EQ(found[1].find("1×10"), 0u) << found[1];
  EXPECT_EQ(found[2].find("2×10"), 0u) << found[2];
}

TEST(TickTexts, OnALogAxisEachIsWrittenForItself) {
  const auto apart = tick_texts_apart({0.005, 0.05, 1, 0.0005});
  EXPECT_EQ(dump_text(apart[3]), "0.0005");
  EXPECT_EQ(dump_text(apart[0]), "0.005");
  EXPECT_EQ(dump_text(apart[1]), "0.05");
  EXPECT_EQ(dump_text(apart[2]), "1");
}

}  // namespace
}  // namespace burin
