#include "data/jsonl.h"

#include <gtest/gtest.h>

#include <cmath>

#include "messages.h"

namespace burin {
namespace {

struct Read {
  explicit Read(std::string text) : source("log.jsonl", std::move(text)) { table = read_jsonl("log", source, {}, diagnostics); }
  std::string cells() const {
    if (!table) return "no table";
    std::string result;
    for (std::size_t column = 0; column < table->column_count(); ++column) result += (column > 0 ? "|" : "") + table->column_name(column);
    for (std::size_t row = 0; row < table->row_count(); ++row)
      for (std::size_t column = 0; column < table->column_count(); ++column)
        result += (column > 0 ? "|" : "/") + std::string(table->text(column, row));
    return result;
  }
  std::string place(std::size_t column, std::size_t row) const {
    const Span span = table->span(column, row);
    return source.text.substr(span.begin, span.end - span.begin);
  }
  std::string text() const { return messages(diagnostics); }

  Source source;
  Diagnostics diagnostics;
  std::optional<DataTable> table;
};

constexpr const char* kHelp = "  help: each line is one object: `{\"x\": 1, \"y\": 2.5}`\n";

TEST(JsonLines, ReadObjectsOfNumbersTextsAndTruths) {
  EXPECT_EQ(Read("{\"x\": 1, \"y\": \"a b\", \"z\": true}\n{\"x\":-2.50e3,\"y\":\"\",\"z\":false}\r\n").cells(),
            "x|y|z/1|a b|true/-2.50e3||false");
}

TEST(JsonLines, TakeTheUnionOfKeysInOrderOfFirstAppearance) {
  EXPECT_EQ(Read("{\"b\":1}\n{\"a\":2,\"b\":3}\n{}\n{\"c\":4,\"a\":5}\n").cells(), "b|a|c/1||/3|2|/||/|5|4");
}

TEST(JsonLines, TakeNullForNoValue) {
  Read read("{\"x\": null, \"y\": 1}\n{\"x\": 2, \"y\": null}\n");
  EXPECT_EQ(read.cells(), "x|y/|1/2|");
  EXPECT_TRUE(std::isnan(read.table->numbers(0, read.diagnostics)[0]));
}

TEST(JsonLines, KnowThePlaceOfEachCell) {
  const Read read("{\"a\\\"b\" : 12.5 ,\"t\":\"x\\n\\u00e9\\ud83d\\ude00\", \"n\":7}\n");
  EXPECT_EQ(read.cells(), "a\"b|t|n/12.5|x\n\u00e9\U0001F600|7");
  EXPECT_EQ(read.place(0, 0), "12.5");
  EXPECT_EQ(read.place(1, 0), "x\\n\\u00e9\\ud83d\\ude00");
  EXPECT_EQ(read.place(2, 0), "7");
}

TEST(JsonLines, ReportABadNumberAtItsPlace) {
  Read read("{\"y\": 1}\n{\"y\": \"fast\"}\n");
  read.table->numbers(0, read.diagnostics);
  EXPECT_EQ(read.text(),
            "2:8+4: `fast` in column `y`, row 2, is not a number [bad-cell]\n"
            "  help: if it means \"no value\", say so: `data: {log: {file: …, na: [\"fast\"]}}`\n");
}

TEST(JsonLines, IgnoreBlankLines) { EXPECT_EQ(Read("\n{\"x\":1}\n  \n\n{\"x\":2}").cells(), "x/1/2"); }

TEST(JsonLines, MustBeFlat) {
  EXPECT_EQ(Read("{\"x\": 1, \"y\": [1, 2]}\n{\"x\": {\"z\": 1}}\n").text(),
            "1:15+1: a list as the value of `y` [bad-table]\n"
            "  help: a table needs numbers and texts: write out its parts as keys of their own\n"
            "2:7+1: an object as the value of `x` [bad-table]\n"
            "  help: a table needs numbers and texts: write out its parts as keys of their own\n");
}

TEST(JsonLines, MustBeObjects) {
  EXPECT_EQ(Read("5\n[1]\n").text(),
            "1:1+1: a line that is no object [bad-table]\n" + std::string(kHelp) + "2:1+3: a line that is no object [bad-table]\n" + kHelp);
}

TEST(JsonLines, MustBeJson) {
  EXPECT_EQ(Read("{\"x\": 1}\n{\"x\": nope}\n").text(), "2:8+1: the line is not JSON from here on [bad-table]\n" + std::string(kHelp));
  EXPECT_EQ(Read("{\"x\": 1\n").text(), "1:8+1: the line is not JSON from here on [bad-table]\n" + std::string(kHelp));
  EXPECT_EQ(Read("{\"x\": 1} {\"x\": 2}\n").text(), "1:10+1: the line is not JSON from here on [bad-table]\n" + std::string(kHelp));
}

TEST(JsonLines, HaveNoNan) {
  const std::string help = "  help: write null for no value\n";
  EXPECT_EQ(Read("{\"x\": NaN}\n").text(), "1:7+3: JSON has no `NaN` [bad-table]\n" + help);
  EXPECT_EQ(Read("{\"x\": -Infinity}\n").text(), "1:8+8: JSON has no `Infinity` [bad-table]\n" + help);
}

TEST(JsonLines, MustNotRepeatAKey) {
  EXPECT_EQ(Read("{\"x\": 1, \"x\": 2}\n").text(), "1:11+1: the key `x` stands twice in the line [bad-table]\n");
}

TEST(JsonLines, CountBadLinesBeyondTen) {
  std::string text;
  for (int i = 0; i < 13; ++i) text += "{\"x\": [1]}\n";
  const Read read(text);
  ASSERT_EQ(read.diagnostics.all().size(), 11u);
  EXPECT_EQ(read.diagnostics.all()[10].message, "3 more lines are not flat JSON objects");
}

TEST(JsonLines, MayNotHaveKeysOfTheirOwnEach) {
  std::string text;
  for (int i = 0; i < 10'000; ++i) text += fmt::format("{{\"k{}\": 1}}\n", i);
  const Read read(text);
  ASSERT_EQ(read.diagnostics.all().size(), 1u);
  EXPECT_TRUE(read.diagnostics.all()[0].message.ends_with("keys, most of which stand in few of them")) << read.diagnostics.all()[0].message;
}

TEST(JsonLines, SurviveDeepNesting) { EXPECT_EQ(Read("{\"x\": " + std::string(200000, '[') + "}\n").diagnostics.all().size(), 1u); }

}  // namespace
}  // namespace burin
