#include "layout/track.h"

#include <gtest/gtest.h>

namespace burin {
namespace {

Tracks tracks(std::vector<double> before, std::vector<double> after) {
  Tracks result;
  result.before = std::move(before), result.after = std::move(after);
  return result;
}

TrackSize weight(double value) { return {value, std::nullopt}; }
TrackSize length(double points) { return {1, Length{points, Unit::pt}}; }

TEST(Tracks, EverythingButTheBoxesIsTaken) {
  Tracks t = tracks({10, 20}, {1, 2});
  t.gap = 5, t.low_edge = 3, t.high_edge = 4;
  EXPECT_DOUBLE_EQ(taken(t), 10 + 20 + 1 + 2 + 5 + 3 + 4);
  EXPECT_DOUBLE_EQ(taken(tracks({10}, {0})), 10) << "one track has no gap";
}

TEST(Tracks, ShareWhatIsLeftByWeight) {
  Tracks t = tracks({10, 20}, {0, 0});
  t.gap = 10;
  const auto spans = share(t, {weight(1), weight(3)}, 240, 10);
  ASSERT_EQ(spans.size(), 2u);
  EXPECT_DOUBLE_EQ(spans[0].low, 10);
  EXPECT_DOUBLE_EQ(spans[0].high, 60);
  EXPECT_DOUBLE_EQ(spans[1].low, 90);
  EXPECT_DOUBLE_EQ(spans[1].high, 240);
}

TEST(Tracks, BoxesAreEqualHoweverDifferentTheirEdges) {
  const auto spans = share(tracks({5, 50, 17}, {3, 0, 9}), {weight(1), weight(1), weight(1)}, 300, 10);
  for (const TrackSpan& span : spans) EXPECT_NEAR(span.high - span.low, (300 - 84) / 3.0, 1e-12);
}

TEST(Tracks, LengthsOfTheirOwnComeFirst) {
  const auto spans = share(tracks({0, 0, 0}, {0, 0, 0}), {length(40), weight(1), weight(2)}, 100, 10);
  EXPECT_DOUBLE_EQ(spans[0].high, 40);
  EXPECT_DOUBLE_EQ(spans[1].high, 60);
  EXPECT_DOUBLE_EQ(spans[2].high, 100);
  EXPECT_DOUBLE_EQ(share(tracks({0}, {0}), {{1, Length{3, Unit::em}}}, 100, 10)[0].high, 30);
}

TEST(Tracks, EndWhereThePageEnds) {
  Tracks t = tracks({7, 8}, {2, 3});
  t.gap = 5, t.low_edge = 1, t.high_edge = 6;
  const auto spans = share(t, {weight(2), weight(1)}, 200, 10);
  EXPECT_DOUBLE_EQ(spans.back().high + 3 + 6, 200);
}

}  // namespace
}  // namespace burin
