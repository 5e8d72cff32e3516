#include "data/select.h"

#include <gtest/gtest.h>

#include "data/csv.h"
#include "messages.h"

namespace burin {
namespace {

class Select : public testing::Test {
 protected:
  void SetUp() override {
    table_ = read_csv("runs", source_, ',', {"OOM"}, diagnostics_);
    ASSERT_TRUE(table_);
  }

  static Where::Condition condition(const std::string& column, const std::vector<std::string>& values) {
    Where::Condition result{column, {}, {}};
    for (const std::string& value : values) result.values.push_back({value, {}, value.empty()});
    return result;
  }
  Rows keep(const std::vector<Where::Condition>& conditions) {
    return keep_rows(*table_, all_rows(*table_), conditions, absent_, diagnostics_);
  }
  Rows keep(const std::string& text) {
    const auto expression = parse_expression(text, {}, diagnostics_);
    return keep_rows({&*table_, nullptr}, all_rows(*table_), *expression, diagnostics_);
  }

  Source source_{"runs.csv", "cluster,model,gpus,secs\nA6000x4,1.1B,4,10\n3090x8,70B,8.0,OOM\nA6000x4,7B,4,\n3090x8,1.1B,8,20\n"};
  Diagnostics diagnostics_;
  std::optional<DataTable> table_;
  std::vector<AbsentValue> absent_;
};

TEST_F(Select, KeepsRowsWhoseCellsAreAmongTheValues) {
  EXPECT_EQ(keep({condition("cluster", {"A6000x4"})}), (Rows{0, 2}));
  EXPECT_EQ(keep({condition("cluster", {"A6000x4"}), condition("model", {"1.1B"})}), (Rows{0}));
  EXPECT_EQ(keep({condition("model", {"70B", "7B"})}), (Rows{1, 2}));
  EXPECT_EQ(keep(std::vector<Where::Condition>{}), (Rows{0, 1, 2, 3}));
  EXPECT_TRUE(absent_.empty());
}

TEST_F(Select, ComparesNumbersAsNumbers) { EXPECT_EQ(keep({condition("gpus", {"8"})}), (Rows{1, 3})); }

TEST_F(Select, TakesNullForCellsWithoutValue) {
  EXPECT_EQ(keep({condition("secs", {""})}), (Rows{1, 2}));
  EXPECT_EQ(keep({condition("secs", {"OOM"})}), (Rows{1}));
}

TEST_F(Select, KeepsTheOrderOfTheRowsItIsGiven) {
  EXPECT_EQ(keep_rows(*table_, {3, 2, 0}, {condition("model", {"1.1B"})}, absent_, diagnostics_), (Rows{3, 0}));
}

TEST_F(Select, ReportsAColumnThatIsNotThere) {
  EXPECT_EQ(keep({condition("modle", {"7B"})}), (Rows{}));
  EXPECT_EQ(messages(diagnostics_),
            "no column `modle` in table `runs` [unknown-name]\n"
            "  note: the columns of `runs` are `cluster`, `model`, `gpus` and `secs`\n"
            "  help: did you mean `model`?\n");
}

TEST_F(Select, TellsWhichValuesOccurNowhere) {
  EXPECT_EQ(keep({condition("cluster", {"A600x4", "3090x8", "H100"})}), (Rows{1, 3}));
  ASSERT_EQ(absent_.size(), 2u);
  EXPECT_EQ(absent_[0].column, "cluster");
  EXPECT_EQ(absent_[0].value, "A600x4");
  EXPECT_EQ(absent_[0].nearest, "A6000x4");
  EXPECT_EQ(absent_[1].value, "H100");
  EXPECT_EQ(absent_[1].nearest, "");
  EXPECT_EQ(messages(diagnostics_), "");
}

TEST_F(Select, KeepsRowsForWhichAnExpressionHolds) {
  EXPECT_EQ(keep("gpus >= 5"), (Rows{1, 3}));
  EXPECT_EQ(keep("gpus >= 4 and model == \"1.1B\""), (Rows{0, 3}));
}

TEST_F(Select, DropsRowsForWhichAnExpressionHasNoValue) {
  EXPECT_EQ(keep("secs > 0"), (Rows{0, 3}));
  EXPECT_EQ(keep("not (secs > 0)"), (Rows{}));
}

TEST_F(Select, GroupsRowsInTheOrderOfFirstAppearance) {
  const auto groups = group_by(*table_, 1, all_rows(*table_));
  ASSERT_EQ(groups.size(), 3u);
  EXPECT_EQ(groups[0].value, "1.1B");
  EXPECT_EQ(groups[0].rows, (Rows{0, 3}));
  EXPECT_EQ(groups[1].value, "70B");
  EXPECT_EQ(groups[2].value, "7B");
  EXPECT_TRUE(group_by(*table_, 1, {}).empty());
  EXPECT_EQ(group_by(*table_, 3, all_rows(*table_))[2].value, "");
}

}  // namespace
}  // namespace burin
