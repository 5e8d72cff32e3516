#include "diag/utf8.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace burin {
namespace {

std::vector<char32_t> code_points(std::string_view text) {
  std::vector<char32_t> result;
  for (std::size_t i = 0; i < text.size();) result.push_back(next_code_point(text, i));
  return result;
}
using CodePoints = std::vector<char32_t>;

TEST(Utf8, ReadsCharactersOfOneToFourBytes) {
  EXPECT_EQ(code_points("aµ中🚀"), (CodePoints{U'a', U'µ', U'中', U'🚀'}));
  EXPECT_EQ(code_points(std::string_view("\0", 1)), CodePoints{0});
  EXPECT_EQ(code_points("\xF4\x8F\xBF\xBF"), CodePoints{0x10FFFF});
}

TEST(Utf8, TakesBrokenBytesOneByOne) {
  EXPECT_EQ(code_points("\xB5s"), (CodePoints{kBroken, U's'}));
  EXPECT_EQ(code_points("\xE4\xB8"), (CodePoints{kBroken, kBroken})) << "cut off";
  EXPECT_EQ(code_points("\xC0\x80"), (CodePoints{kBroken, kBroken})) << "too long a form";
  EXPECT_EQ(code_points("\xE0\x80\x80"), CodePoints(3, kBroken)) << "too long a form";
  EXPECT_EQ(code_points("\xED\xA0\x80"), CodePoints(3, kBroken)) << "a surrogate";
  EXPECT_EQ(code_points("\xF4\x90\x80\x80"), CodePoints(4, kBroken)) << "beyond Unicode";
  EXPECT_EQ(code_points("\xFF\xFE"), CodePoints(2, kBroken));
}

TEST(Utf8, CountsTheBytesOfACharacter) {
  EXPECT_EQ(character_size("a"), 1u);
  EXPECT_EQ(character_size("µs"), 2u);
  EXPECT_EQ(character_size("中"), 3u);
  EXPECT_EQ(character_size("🚀x"), 4u);
  EXPECT_EQ(character_size("\xE4\xB8"), 1u) << "cut off";
  EXPECT_EQ(character_size("\xB5s"), 1u);
}

TEST(Utf8, ControlCharactersSeparatorsAndNoncharactersAreNotPrintable) {
  for (const char32_t c : {U'\0', U'\t', U'\n', U'\x7F', U'\x85', char32_t{0x2028}, char32_t{0x2029}, char32_t{0xFFFE}, char32_t{0x1FFFF}})
    EXPECT_FALSE(is_printable(c)) << static_cast<unsigned>(c);
  for (const char32_t c : {U' ', U'a', U'µ', U'\u0301', U'中', U'🚀', char32_t{0xE000}, char32_t{0xFFFD}}) EXPECT_TRUE(is_printable(c));
}

}  // namespace
}  // namespace burin
