#include "spec/units.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "marked.h"

namespace burin {
namespace {

TEST(Lengths, ReadEveryUnit) {
  EXPECT_EQ(parse_length("12pt"), (Length{12, Unit::pt}));
  EXPECT_EQ(parse_length("3.5mm"), (Length{3.5, Unit::mm}));
  EXPECT_EQ(parse_length("2cm"), (Length{2, Unit::cm}));
  EXPECT_EQ(parse_length("3.3in"), (Length{3.3, Unit::in}));
  EXPECT_EQ(parse_length("241.1tpt"), (Length{241.1, Unit::tpt}));
  EXPECT_EQ(parse_length("1.5em"), (Length{1.5, Unit::em}));
  EXPECT_EQ(parse_length("50%"), (Length{50, Unit::percent}));
  EXPECT_EQ(parse_length("3.5 mm"), (Length{3.5, Unit::mm}));
  EXPECT_EQ(parse_length("-2pt"), (Length{-2, Unit::pt}));
  EXPECT_EQ(parse_length(".5in"), (Length{0.5, Unit::in}));
}

TEST(Lengths, ReadNothingElse) {
  for (const char* text :
       {"", "5", "pt", " pt", "5px", "5 ", "5PT", "1/2in", "05mm", "5 mm ", "1,5mm", "5mmm", "infpt", "5ptt", "5 5pt", "0x5pt"})
    EXPECT_FALSE(parse_length(text)) << text;
}

TEST(Lengths, AreSoManyPoints) {
  EXPECT_DOUBLE_EQ(to_points({1, Unit::in}, 0, 0), 72);
  EXPECT_DOUBLE_EQ(to_points({25.4, Unit::mm}, 0, 0), 72);
  EXPECT_DOUBLE_EQ(to_points({2.54, Unit::cm}, 0, 0), 72);
  EXPECT_DOUBLE_EQ(to_points({72.27, Unit::tpt}, 0, 0), 72);
  EXPECT_DOUBLE_EQ(to_points({5, Unit::pt}, 0, 0), 5);
  EXPECT_DOUBLE_EQ(to_points({1.5, Unit::em}, 10, 0), 15);
  EXPECT_DOUBLE_EQ(to_points({90, Unit::percent}, 10, 20), 18);
}

class LengthReader : public testing::Test {
 protected:
  template <class T>
  std::string fault(const std::string& value) {
    diagnostics_ = {};
    const Source& source = sources_.add("fig.yaml", "key: " + value + "\n");
    const auto root = parse_yaml(source, diagnostics_);
    Reader reader{diagnostics_, "owner", "key"};
    T result;
    EXPECT_FALSE(read_value(root->entries.front().value, result, reader)) << value;
    return words(diagnostics_);
  }
  Sources sources_;
  Diagnostics diagnostics_;
};

TEST_F(LengthReader, ABareNumberIsToldTheUnits) {
  EXPECT_EQ(fault<Length>("5"),
            "found `5` where `key` takes a length such as `3mm` or `12pt` [bad-length]\n"
            "  help: write a unit: `5pt`, `5mm`, `5cm`, `5in`, `5tpt`, `5em` or `5%`\n");
  EXPECT_EQ(fault<Length>("5px"),
            "found `5px` where `key` takes a length such as `3mm` or `12pt` [bad-length]\n"
            "  help: the units are pt, mm, cm, in, tpt (TeX's point), em and %\n");
  EXPECT_EQ(fault<Length>("[5pt]"), "found a list where `key` takes a length such as `3mm` or `12pt` [wrong-type]\n");
}

TEST_F(LengthReader, ColoursThatLookLikeHexMustBeHex) {
  const std::string expected = " where `key` takes a colour such as `\"#8b0000\"` or `salmon` [bad-color]\n";
  EXPECT_EQ(fault<Color>("'#12345'"), "found `#12345`" + expected + "  help: write `#rgb` or `#rrggbb`\n");
  EXPECT_EQ(fault<Color>("'#1234'"), "found `#1234`" + expected + "  help: transparency is a key of its own: `alpha: 0.5`\n");
  EXPECT_EQ(fault<Color>("'#11223344'"), "found `#11223344`" + expected + "  help: transparency is a key of its own: `alpha: 0.5`\n");
  EXPECT_EQ(fault<Color>("'#1234567'"), "found `#1234567`" + expected + "  help: write `#rgb` or `#rrggbb`\n");
  EXPECT_EQ(fault<Color>("'#ggg'"), "found `#ggg`" + expected + "  help: write `#rgb` or `#rrggbb`\n");
}

TEST(Colors, ReadHexInBothLengthsAndBothCases) {
  EXPECT_EQ(parse_color("#8b0000"), (Rgb{0x8B, 0, 0}));
  EXPECT_EQ(parse_color("#8B00fF"), (Rgb{0x8B, 0, 0xFF}));
  EXPECT_EQ(parse_color("#1af"), (Rgb{0x11, 0xAA, 0xFF}));
  EXPECT_EQ(hex_text({0x8B, 0, 0x0F}), "#8b000f");
}

TEST(Colors, ReadNoOtherForm) {
  for (const char* text : {"", "#", "#12", "#1234", "#12345", "#1234567", "#12345678", "#xyz", "Red", "RED", "tab:blue", "C0", "rgb(1,2,3)",
                           "none", "transparent", " red", "red ", "0xff0000", "ff0000"})
    EXPECT_FALSE(parse_color(text)) << text;
}

TEST(Colors, CssNamesAreSortedAndComplete) {
  const auto& names = css_color_names();
  EXPECT_EQ(names.size(), 148u);
  EXPECT_TRUE(std::is_sorted(names.begin(), names.end())) << "the binary search relies on it";
  EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end());
  for (const auto name : names) EXPECT_TRUE(parse_color(name)) << name;
}

TEST(Colors, CssNamesHaveTheValuesOfTheStandard) {
  const std::pair<const char*, const char*> expected[] = {
      {"aliceblue", "#f0f8ff"}, {"black", "#000000"},  {"crimson", "#dc143c"},        {"darkred", "#8b0000"}, {"gray", "#808080"},
      {"green", "#008000"},     {"grey", "#808080"},   {"lightslategrey", "#778899"}, {"lime", "#00ff00"},    {"navy", "#000080"},
      {"orange", "#ffa500"},    {"purple", "#800080"}, {"rebeccapurple", "#663399"},  {"salmon", "#fa8072"},  {"silver", "#c0c0c0"},
      {"tomato", "#ff6347"},    {"white", "#ffffff"},  {"yellowgreen", "#9acd32"}};
  for (const auto& [name, hex] : expected) EXPECT_EQ(hex_text(*parse_color(name)), hex) << name;
}

}  // namespace
}  // namespace burin
