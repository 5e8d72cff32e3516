#include "scene/scale.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace burin {
namespace {

SceneAxis axis(Scale scale, double low, double high, bool reverse = false) {
  SceneAxis result;
  result.scale = scale, result.low = low, result.high = high, result.reverse = reverse;
  return result;
}

void expect_range(std::pair<double, double> range, double low, double high) {
  EXPECT_NEAR(range.first, low, std::abs(low) * 1e-12 + 1e-15);
  EXPECT_NEAR(range.second, high, std::abs(high) * 1e-12 + 1e-15);
}

TEST(AxisPosition, RunsFromZeroToOne) {
  EXPECT_DOUBLE_EQ(axis_position(axis(Scale::linear, 2, 4), 2), 0);
  EXPECT_DOUBLE_EQ(axis_position(axis(Scale::linear, 2, 4), 3), 0.5);
  EXPECT_DOUBLE_EQ(axis_position(axis(Scale::linear, 2, 4), 5), 1.5);
  EXPECT_DOUBLE_EQ(axis_position(axis(Scale::log, 1, 100), 10), 0.5);
  EXPECT_DOUBLE_EQ(axis_position(axis(Scale::log2, 1, 16), 4), 0.5);
}

TEST(AxisPosition, RunsBackwardsOnAReversedAxis) {
  EXPECT_DOUBLE_EQ(axis_position(axis(Scale::linear, 0, 4, true), 1), 0.75);
  EXPECT_DOUBLE_EQ(axis_position(axis(Scale::log, 1, 100, true), 1), 1);
}

TEST(AxisValue, UndoesThePosition) {
  for (const SceneAxis& a : {axis(Scale::linear, -3, 7), axis(Scale::log, 0.01, 1e4), axis(Scale::log2, 1, 64),
                             axis(Scale::linear, 0, 1, true), axis(Scale::log, 1, 10, true)})
    for (const double share : {0.0, 0.25, 0.5, 1.0, 1.2}) EXPECT_NEAR(axis_position(a, axis_value(a, share)), share, 1e-12);
}

TEST(OnScale, LogScalesNeedValuesAboveZero) {
  EXPECT_TRUE(on_scale(Scale::linear, -1));
  EXPECT_TRUE(on_scale(Scale::log, 1e-300));
  for (const Scale scale : {Scale::log, Scale::log2}) {
    EXPECT_FALSE(on_scale(scale, 0));
    EXPECT_FALSE(on_scale(scale, -1));
  }
  EXPECT_FALSE(on_scale(Scale::linear, std::nan("")));
  EXPECT_FALSE(on_scale(Scale::linear, std::numeric_limits<double>::infinity()));
}

TEST(CanBeRange, RefusesWhatDoublesCannotCountThrough) {
  EXPECT_TRUE(can_be_range(Scale::linear, -1e140, 1e140));
  EXPECT_TRUE(can_be_range(Scale::linear, 0, 1e-140));
  EXPECT_TRUE(can_be_range(Scale::linear, 1700000000, 1700000001));
  EXPECT_TRUE(can_be_range(Scale::log, 1e-140, 1e140));
  EXPECT_FALSE(can_be_range(Scale::linear, -1e308, 1e308));
  EXPECT_FALSE(can_be_range(Scale::linear, 0, 5e-324));
  EXPECT_FALSE(can_be_range(Scale::linear, 1e17, 1e17 + 16));
  EXPECT_FALSE(can_be_range(Scale::linear, 0, std::numeric_limits<double>::infinity()));
  EXPECT_FALSE(can_be_range(Scale::log, 0, 1));
}

TEST(PaddedRange, GivesRoomToBothSides) {
  const std::vector<double> values{2, 12, 7};
  expect_range(padded_range(Scale::linear, values, 0.05), 1.5, 12.5);
  expect_range(padded_range(Scale::linear, values, 0), 2, 12);
}

TEST(PaddedRange, PadsALogScaleInItsOwnMeasure) {
  const std::vector<double> values{1, 100};
  expect_range(padded_range(Scale::log, values, 0.5), 0.1, 1000);
}

TEST(PaddedRange, LeavesOutWhatTheScaleCannotShow) {
  const double nan = std::nan(""), inf = std::numeric_limits<double>::infinity();
  const std::vector<double> values{0, -5, 10, nan, 1000, inf};
  expect_range(padded_range(Scale::log, values, 0), 10, 1000);
  const std::vector<double> holes{nan, 1, inf, 3, -inf};
  expect_range(padded_range(Scale::linear, holes, 0), 1, 3);
}

TEST(PaddedRange, ASingleValueGetsRoom) {
  expect_range(padded_range(Scale::linear, std::vector<double>{8, 8, 8}, 0.05), 4, 12);
  expect_range(padded_range(Scale::linear, std::vector<double>{-8}, 0.05), -12, -4);
  expect_range(padded_range(Scale::linear, std::vector<double>{0}, 0.05), -1, 1);
  expect_range(padded_range(Scale::log, std::vector<double>{100}, 0.05), 50, 200);
  expect_range(padded_range(Scale::linear, std::vector<double>{1e-9}, 0.05), 0.5e-9, 1.5e-9);
}

TEST(PaddedRange, EndsOfALogScaleAreTheNumbersThatAReaderExpects) {
  const auto [low, high] = padded_range(Scale::log2, std::vector<double>{4}, 0.05);
  EXPECT_EQ(low, 2);
  EXPECT_EQ(high, 8) << "7.999999999999999 would have no tick at 8";
}

TEST(PaddedRange, NoValueAtAllIsARangeToo) {
  expect_range(padded_range(Scale::linear, {}, 0.05), 0, 1);
  expect_range(padded_range(Scale::log, {}, 0.05), 1, 10);
  expect_range(padded_range(Scale::log, std::vector<double>{0, -1}, 0.05), 1, 10);
}

}  // namespace
}  // namespace burin
