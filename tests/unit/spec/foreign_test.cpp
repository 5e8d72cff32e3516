#include "spec/foreign.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "describe/language.h"
#include "spec/units.h"
#include "yaml/node.h"

namespace burin {
namespace {

std::set<std::string_view> keys_of_language() {
  std::set<std::string_view> keys;
  for (const MapDoc& map : language_maps())
    for (const FieldDoc& key : map.keys) keys.insert(key.name);
  return keys;
}

TEST(Foreign, KeysOfOtherToolsAreNoneOfOursAndStandForSomeThatAre) {
  const auto keys = keys_of_language();
  const std::function<void(const Node&, std::string_view)> check = [&](const Node& node, std::string_view word) {
    for (const Entry& entry : node.entries) {
      EXPECT_TRUE(keys.contains(entry.key.text)) << word << ": " << entry.key.text;
      check(entry.value, word);
    }
  };
  for (const ForeignKey& each : foreign_keys()) {
    EXPECT_FALSE(keys.contains(each.word)) << each.word;
    EXPECT_EQ(each.word.find_first_of("_-"), each.word.npos) << each.word;
    Diagnostics diagnostics;
    const Source source("here", "{" + std::string(each.here) + "}");
    const auto root = parse_yaml(source, diagnostics);
    ASSERT_TRUE(root) << each.here;
    EXPECT_FALSE(root->entries.empty()) << each.here;
    check(*root, each.word);
  }
}

TEST(Foreign, KeysAreKnownHoweverTheyAreSpelled) {
  for (const char* word : {"xlabel", "xLabel", "x-label", "x_label", "XLABEL"}) EXPECT_EQ(foreign_key(word), "x: {label: …}") << word;
  EXPECT_EQ(foreign_key("lw"), "line_width");
  EXPECT_EQ(foreign_key("nonsense"), "");
  EXPECT_EQ(foreign_key(""), "");
}

TEST(Foreign, ColoursOfOtherToolsAreNoneOfOursAndGetAWayOut) {
  EXPECT_EQ(foreign_color_help("tab:blue"), "write `\"#1f77b4\"`");
  EXPECT_EQ(foreign_color_help("tab:grey"), foreign_color_help("tab:gray"));
  EXPECT_TRUE(foreign_color_help("C1").starts_with("write `\"#ff7f0e\"`"));
  EXPECT_EQ(foreign_color_help("rgb(255,0, 16)"), "write `\"#ff0010\"`");
  EXPECT_TRUE(foreign_color_help("rgb(256, 0, 0)").starts_with("write the colour as `\"#rrggbb\"`"));
  for (const char* color : {"tab:blue", "C0", "C9", "rgb(1,2,3)", "hsl(1, 2%, 3%)", "none", "transparent", "k", "r", "auto"}) {
    EXPECT_NE(foreign_color_help(color), "") << color;
    EXPECT_FALSE(parse_color(color)) << color;
  }
  for (const char* color : {"salmon", "#123456", "C", "C10", "tab:", "tab:x", ""}) EXPECT_EQ(foreign_color_help(color), "") << color;
}

TEST(Foreign, ValuesOfOtherToolsAreTranslated) {
  EXPECT_EQ(foreign_value_help("marker", "o"), "write `circle`");
  EXPECT_EQ(foreign_value_help("dash", "-."), "write `dash_dot`");
  EXPECT_EQ(foreign_value_help("mark", "scatter"), "write `points`");
  EXPECT_EQ(foreign_value_help("axis", "y3"), "write `y2`");
  EXPECT_EQ(foreign_value_help("alpha", "50%"), "write `0.5`");
  EXPECT_EQ(foreign_value_help("legend", "L"), "an area of the mosaic is written `{cell: L}`");
  EXPECT_EQ(foreign_value_help("legend", "lower center"), "write `bottom`");
  for (const char* range : {"0-10", "0:10", "0..10", "0, 10", "0 to 10"}) EXPECT_EQ(foreign_value_help("range", range), "write `[0, 10]`");
  EXPECT_EQ(foreign_value_help("range", "-5--1"), "write `[-5, -1]`");
  for (const auto& [key, value] :
       {std::pair("marker", "circle"), {"range", "wide"}, {"range", "-"}, {"range", ""}, {"title", "o"}, {"alpha", "%"}})
    EXPECT_EQ(foreign_value_help(key, value), "") << key << ": " << value;
}

}  // namespace
}  // namespace burin
