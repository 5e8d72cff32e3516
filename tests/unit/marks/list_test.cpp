// The kinds of marks as records: what they draw and what the axes must cover.
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "marks/mark.h"

namespace burin {
namespace {

const double kNone = std::nan("");

SeriesValues with_hole(Missing missing) { return {{1, 2, 3, 4, 5}, {10, 20, kNone, 40, 50}, missing}; }

TEST(MarkKinds, AreFoundByTheirNames) {
  std::set<std::string_view> names;
  for (const MarkKind* kind : mark_kinds()) {
    EXPECT_EQ(find_mark_kind(kind->name), kind);
    EXPECT_TRUE(names.insert(kind->name).second) << kind->name;
    EXPECT_TRUE(kind->doc.ends_with('.')) << kind->name;
  }
  EXPECT_EQ(find_mark_kind("lines"), nullptr);
  EXPECT_EQ(find_mark_kind(""), nullptr);
}

TEST(MarkKinds, DrawNothingOfNothing) {
  for (const MarkKind* kind : mark_kinds()) {
    EXPECT_TRUE(kind->extent({}).empty()) << kind->name;
    for (const Primitive& primitive : kind->draw({})) {
      if (const auto* lines = std::get_if<Lines>(&primitive)) {
        EXPECT_TRUE(lines->pieces.empty()) << kind->name;
      }
      if (const auto* markers = std::get_if<Markers>(&primitive)) {
        EXPECT_TRUE(markers->points.empty()) << kind->name;
      }
    }
  }
}

TEST(FiniteLines, BreakWhereAValueIsMissing) {
  const Lines lines = finite_lines(with_hole(Missing::gap));
  ASSERT_EQ(lines.pieces.size(), 2u);
  EXPECT_EQ(lines.pieces[0], (std::vector<Vec>{{1, 10}, {2, 20}}));
  EXPECT_EQ(lines.pieces[1], (std::vector<Vec>{{4, 40}, {5, 50}}));
}

TEST(FiniteLines, BridgeAGapOnlyWhenAsked) {
  const Lines lines = finite_lines(with_hole(Missing::connect));
  ASSERT_EQ(lines.pieces.size(), 1u);
  EXPECT_EQ(lines.pieces[0], (std::vector<Vec>{{1, 10}, {2, 20}, {4, 40}, {5, 50}}));
}

TEST(FinitePoints, LeaveOutWhatHasNotBothValues) {
  const double inf = std::numeric_limits<double>::infinity();
  EXPECT_EQ(finite_points({{1, kNone, 3, 4, inf}, {1, 2, inf, 4, 5}, Missing::gap}), (std::vector<Vec>{{1, 1}, {4, 4}}));
}

TEST(LinePoints, AreALineBelowMarkers) {
  const auto primitives = kLinePoints.draw(with_hole(Missing::gap));
  ASSERT_EQ(primitives.size(), 2u);
  EXPECT_TRUE(std::holds_alternative<Lines>(primitives[0]));
  EXPECT_EQ(std::get<Markers>(primitives[1]).points.size(), 4u);
  EXPECT_TRUE(kLinePoints.draws_line && kLinePoints.draws_marker);
  EXPECT_TRUE(kLine.draws_line && !kLine.draws_marker);
  EXPECT_TRUE(!kPoints.draws_line && kPoints.draws_marker);
}

}  // namespace
}  // namespace burin
