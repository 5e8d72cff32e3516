#include "diag/suggest.h"

#include <gtest/gtest.h>

#include <vector>

namespace burin {
namespace {

using Words = std::vector<std::string_view>;

TEST(EditDistance, CountsInsertionsDeletionsReplacementsAndSwaps) {
  EXPECT_EQ(edit_distance("scale", "scale"), 0u);
  EXPECT_EQ(edit_distance("scael", "scale"), 1u);
  EXPECT_EQ(edit_distance("scal", "scale"), 1u);
  EXPECT_EQ(edit_distance("sscale", "scale"), 1u);
  EXPECT_EQ(edit_distance("scope", "scale"), 2u);
  EXPECT_EQ(edit_distance("", "scale"), 5u);
  EXPECT_EQ(edit_distance("ca", "abc"), 3u) << "no character takes part in two edits";
}

TEST(Suggest, AllowsAThirdOfTheWordToDiffer) {
  EXPECT_EQ(suggest("colour", Words{"color", "alpha"}), "color");
  EXPECT_EQ(suggest("ab", Words{"abc"}), "abc");
  EXPECT_EQ(suggest("a", Words{"b"}), "") << "one letter is too short to be misspelt";
  EXPECT_EQ(suggest("abcd", Words{"abxy"}), "") << "two of four differ";
  EXPECT_EQ(suggest("abcde", Words{"abxye"}), "abxye") << "two of five differ";
}

TEST(Suggest, TakesTheNearestAndAmongEqualsTheFirst) {
  EXPECT_EQ(suggest("lines", Words{"lined", "line_points", "line"}), "lined");
  EXPECT_EQ(suggest("tile", Words{"tite", "title"}), "tite");
  EXPECT_EQ(suggest("titl", Words{"title"}), "title");
}

TEST(Suggest, CaseCountsAsHalfADifference) {
  EXPECT_EQ(suggest("PEFT", Words{"LEFT", "peft"}), "peft");
  EXPECT_EQ(suggest("Title", Words{"title"}), "title");
  EXPECT_EQ(suggest("TITLE", Words{"title"}), "title");
}

TEST(Suggest, ReadsAsAnAdvice) {
  EXPECT_EQ(suggestion_or_choices("tilte", Words{"title", "size"}), "did you mean `title`?");
  EXPECT_EQ(suggestion_or_choices("qqqq", Words{"title", "size", "page"}), "choose one of `title`, `size` or `page`");
  EXPECT_EQ(suggestion_or_choices("qqqq", Words{"title"}), "there is only `title`");
  EXPECT_EQ(suggestion_or_choices("qqqq", Words{}), "");
}

TEST(Suggest, TakesAWordThatGoesOnWhereTheOtherEnds) {
  EXPECT_EQ(suggest("latency", Words{"gpus", "latency_us"}), "latency_us");
  EXPECT_EQ(suggest("Latency", Words{"gpus", "latency_us"}), "latency_us");
  EXPECT_EQ(suggest("latency_us", Words{"gpus", "latency"}), "latency");
  EXPECT_EQ(suggest("anno", Words{"annotations"}), "annotations");
  EXPECT_EQ(suggest("marketing", Words{"mark"}), "") << "not at the end of a word";
  EXPECT_EQ(suggest("ti", Words{"ticks_of_all"}), "") << "too short to say anything";
  EXPECT_EQ(suggest("ticka", Words{"ticka_more", "ticks"}), "ticks") << "a slip of the finger is likelier";
}

TEST(Suggest, LooksAtNoWordThatIsLongerThanALine) {
  const std::string word(101, 'x'), same = word;
  EXPECT_EQ(suggest(word, Words{same}), "");
}

TEST(Suggest, ListsNoMoreThanAnybodyReads) {
  std::vector<std::string> names;
  for (int i = 10; i < 70; ++i) names.push_back(std::to_string(i));
  const std::string advice = suggestion_or_choices("qqqq", Words(names.begin(), names.end()));
  EXPECT_TRUE(advice.ends_with("`58` or `59`, or of 10 more")) << advice;
  EXPECT_EQ(suggestion_or_choices("qqqq", Words{"a", "a", "b"}), "choose one of `a` or `b`") << "each once";
}

TEST(Listed, JoinsWithCommasAndOr) {
  EXPECT_EQ(listed(Words{}), "");
  EXPECT_EQ(listed(Words{"a"}), "`a`");
  EXPECT_EQ(listed(Words{"a", "b"}), "`a` or `b`");
  EXPECT_EQ(listed(Words{"a", "b", "c"}), "`a`, `b` or `c`");
}

}  // namespace
}  // namespace burin
