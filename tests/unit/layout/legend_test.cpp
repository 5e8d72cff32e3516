// The legend as a block, with the fake ruler: 10 pt font, 5 pt a character, samples of 26 pt and 6 pt between sample and text.
#include "layout/legend.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace burin {
namespace {

class LegendBlockTest : public testing::Test {
 protected:
  static SceneLegend legend(const std::vector<std::string>& texts) {
    SceneLegend result;
    result.side = LegendSide::top;
    result.font = {"Any", 10};
    for (const std::string& text : texts) {
      LegendEntry entry;
      entry.name = text;
      entry.text = {{TextLine(text)}, {"Any", 10}, {}, {}};
      result.entries.push_back(std::move(entry));
    }
    return result;
  }
  LegendBlock set(const SceneLegend& legend, double room = 1000, bool stacked = false) {
    return set_legend(legend, room, stacked, *ruler_);
  }
  /// Where the samples begin, row by row from the top: "0,57 28".
  static std::string starts(const LegendBlock& block) {
    std::string text;
    double y = 0;
    for (const PlacedEntry& entry : block.entries) {
      if (!text.empty()) text += std::abs(entry.text.y - y) < 1e-9 ? "," : " ";
      y = entry.text.y;
      text += std::to_string(std::lround(entry.from.x));
    }
    return text;
  }
  const std::unique_ptr<Ruler> ruler_ = make_fixed_ruler();
};

TEST_F(LegendBlockTest, HasNoSizeWithoutEntries) { EXPECT_EQ(set(legend({})).height, 0); }

TEST_F(LegendBlockTest, ATitleStandsBeforeTheEntriesOfOneRowIfThereIsRoom) {
  SceneLegend titled = legend({"aa", "bb"});
  const LegendBlock plain = set(titled);
  titled.title = {{TextLine("gp")}, {"Any", 10}, {}, {}};
  const LegendBlock block = set(titled);
  EXPECT_EQ(starts(block), "22,84");  // two characters and 12 pt
  EXPECT_DOUBLE_EQ(block.width, plain.width + 22);
  EXPECT_DOUBLE_EQ(block.titles.at(0).x, 0);
  EXPECT_DOUBLE_EQ(block.titles.at(0).y, block.entries[0].text.y);
  EXPECT_DOUBLE_EQ(block.titles.at(0).y, 2) << "its descenders stand on the block's lower edge";
  EXPECT_DOUBLE_EQ(block.height, 9);
  EXPECT_GT(set(titled, plain.width + 21).titles.at(0).y, 9) << "above, if the row alone has room";
}

TEST_F(LegendBlockTest, ATitleIsCentredAboveStackedEntriesAndMayWidenTheBlock) {
  SceneLegend titled = legend({"a"});
  const LegendBlock plain = set(titled);
  titled.title = {{TextLine("a title")}, {"Any", 10}, {}, {}};
  const LegendBlock narrow = set(titled, 1000, true);
  EXPECT_DOUBLE_EQ(narrow.width, plain.width);
  EXPECT_DOUBLE_EQ(narrow.height, plain.height + 7 + 3.5);
  EXPECT_DOUBLE_EQ(narrow.titles.at(0).x, plain.width / 2);
  EXPECT_GT(narrow.titles.at(0).y, plain.height);
  titled.title.lines = {TextLine("a title of many letters")};
  const LegendBlock wide = set(titled, 1000, true);
  EXPECT_DOUBLE_EQ(wide.width, 115);
  EXPECT_DOUBLE_EQ(wide.entries[0].from.x, (115 - plain.width) / 2);
}

TEST_F(LegendBlockTest, StandsInOneRowWhereThereIsRoom) {
  const LegendBlock block = set(legend({"aa", "bb", "cc"}));
  EXPECT_EQ(block.columns, 3u);
  EXPECT_EQ(starts(block), "0,62,124");  // 26 + 6 + 10 and 20 between
  EXPECT_DOUBLE_EQ(block.width, 166);
  EXPECT_DOUBLE_EQ(block.height, 7);
  EXPECT_DOUBLE_EQ(block.entries[0].text.x, 32);
  EXPECT_DOUBLE_EQ(block.entries[0].to.x - block.entries[0].from.x, 26);
}

TEST_F(LegendBlockTest, TakesFewerColumnsWhereThereIsLittleRoom) {
  EXPECT_EQ(set(legend({"aa", "bb", "cc"}), 165).columns, 2u);
  EXPECT_EQ(set(legend({"aa", "bb", "cc"}), 50).columns, 1u);
  EXPECT_EQ(set(legend({"aa", "bb", "cc"}), 1).entries.size(), 3u) << "no entry is ever left out";
}

TEST_F(LegendBlockTest, TakesAsFewColumnsAsItsRowsNeed) {
  EXPECT_EQ(starts(set(legend({"aa", "bb", "cc", "dd"}), 200)), "0,62 0,62") << "and not three and one";
  EXPECT_EQ(starts(set(legend({"aa", "bb", "cc", "dd", "ee"}), 230)), "0,62,124 31,93");
  SceneLegend down = legend({"aa", "bb", "cc", "dd", "ee"});
  down.columns = 4;
  down.fill = LegendFill::columns;
  EXPECT_EQ(set(down).columns, 3u) << "the fourth would be empty";
}

TEST_F(LegendBlockTest, TakesTheColumnsThatTheAuthorWants) {
  SceneLegend wanted = legend({"aa", "bb", "cc", "dd"});
  wanted.columns = 2;
  EXPECT_EQ(starts(set(wanted)), "0,62 0,62");
  EXPECT_EQ(set(wanted, 10).columns, 2u);
  wanted.columns = 9;
  EXPECT_EQ(set(wanted).columns, 4u);
}

TEST_F(LegendBlockTest, ARaggedLastRowIsCentred) {
  SceneLegend wanted = legend({"aa", "bb", "cc", "dd", "ee"});
  wanted.columns = 2;
  EXPECT_EQ(starts(set(wanted)), "0,62 0,62 31");
  wanted.columns = 3;
  EXPECT_EQ(starts(set(wanted)), "0,62,124 31,93");
}

TEST_F(LegendBlockTest, MayRunDownTheColumns) {
  SceneLegend wanted = legend({"a", "b", "c", "d", "e"});
  wanted.columns = 2;
  wanted.fill = LegendFill::columns;
  const LegendBlock block = set(wanted);
  const auto of = [&](std::size_t i) {
    return *std::find_if(block.entries.begin(), block.entries.end(), [&](const PlacedEntry& e) { return e.entry == i; });
  };
  EXPECT_EQ(of(0).from.x, of(1).from.x);
  EXPECT_EQ(of(1).from.x, of(2).from.x);
  EXPECT_EQ(of(3).from.x, of(4).from.x);
  EXPECT_GT(of(3).from.x, of(0).from.x);
  EXPECT_EQ(of(0).text.y, of(3).text.y);
  EXPECT_GT(of(0).text.y, of(1).text.y);
  EXPECT_EQ(of(1).text.y, of(4).text.y);
}

TEST_F(LegendBlockTest, ColumnsAreAsWideAsTheirWidestEntry) {
  SceneLegend wanted = legend({"a", "b", "cccccc", "d"});
  wanted.columns = 2;
  EXPECT_EQ(starts(set(wanted)), "0,82 0,82");
}

TEST_F(LegendBlockTest, StandsInOneColumnWhereItIsStacked) { EXPECT_EQ(set(legend({"aa", "bb", "cc"}), 1000, true).columns, 1u); }

TEST_F(LegendBlockTest, RowsReserveTheirDescenders) {
  SceneLegend wanted = legend({"aa", "pp", "cc"});
  wanted.columns = 1;
  const LegendBlock block = set(wanted);
  EXPECT_DOUBLE_EQ(block.height, 7 + 3.5 + 9 + 3.5 + 7);
  EXPECT_DOUBLE_EQ(block.entries[0].text.y - block.entries[1].text.y, 7 + 3.5) << "from baseline to baseline";
  EXPECT_DOUBLE_EQ(block.entries[1].text.y - block.entries[2].text.y, 2 + 7 + 3.5);
  EXPECT_DOUBLE_EQ(block.entries[2].text.y, 0);
}

TEST_F(LegendBlockTest, ScriptsDoNotStickOutOfTheBlock) {
  SceneLegend wanted = legend({"aa"});
  wanted.entries[0].text.lines = {TextLine(std::vector<burin::Run>{{"T"}, {"p99", false, false, "_"}})};
  const LegendBlock block = set(wanted);
  EXPECT_DOUBLE_EQ(block.height, 7 + 0.2 * 8 + 2.25);
}

}  // namespace
}  // namespace burin
