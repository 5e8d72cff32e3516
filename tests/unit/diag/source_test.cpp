#include "diag/source.h"

#include <gtest/gtest.h>

namespace burin {
namespace {

std::pair<std::size_t, std::size_t> place(const Source& source, std::size_t at) {
  const Place found = place_of({&source, at, at});
  return {found.line, found.column};
}

TEST(Source, CountsLinesAndColumnsFromOne) {
  const Source source("a.yaml", "ab\ncd\n");
  EXPECT_EQ(place(source, 0), std::pair(std::size_t{1}, std::size_t{1}));
  EXPECT_EQ(place(source, 1), std::pair(std::size_t{1}, std::size_t{2}));
  EXPECT_EQ(place(source, 2), std::pair(std::size_t{1}, std::size_t{3})) << "the line break belongs to its line";
  EXPECT_EQ(place(source, 3), std::pair(std::size_t{2}, std::size_t{1}));
  EXPECT_EQ(place(source, 6), std::pair(std::size_t{3}, std::size_t{1})) << "the end of the text is a place";
}

TEST(Source, CountsColumnsInCharacters) {
  const Source source("a.yaml", "µ×😀=x");
  EXPECT_EQ(place(source, 2).second, 2u);
  EXPECT_EQ(place(source, 4).second, 3u);
  EXPECT_EQ(place(source, 8).second, 4u);
  EXPECT_EQ(place(source, 9).second, 5u);
}

TEST(Source, APlaceBeyondTheEndIsTheEnd) {
  const Source source("a.yaml", "ab\ncd");
  EXPECT_EQ(place(source, 99), std::pair(std::size_t{2}, std::size_t{3}));
}

TEST(Source, ASpanWithoutSourceIsNoPlace) {
  EXPECT_FALSE(Span{});
  EXPECT_EQ(place_of({}).line, 1u);
}

TEST(Source, GivesLinesWithoutTheirEnds) {
  const Source source("a.yaml", "one\r\n\nthree");
  EXPECT_EQ(line_text(source, 1), "one");
  EXPECT_EQ(line_text(source, 2), "");
  EXPECT_EQ(line_text(source, 3), "three");
  EXPECT_EQ(line_text(source, 4), "");
  EXPECT_EQ(line_text(source, 0), "");
}

TEST(Source, AnEmptyTextHasOneLine) {
  const Source source("a.yaml", "");
  EXPECT_EQ(source.line_starts.size(), 1u);
  EXPECT_EQ(line_text(source, 1), "");
}

TEST(Sources, StayWhereTheyAre) {
  Sources sources;
  const Source* first = &sources.add("0", "a");
  for (int i = 1; i < 100; ++i) sources.add(std::to_string(i), "b");
  EXPECT_EQ(first, &sources.all().front());
  EXPECT_EQ(first->text, "a");
}

}  // namespace
}  // namespace burin
