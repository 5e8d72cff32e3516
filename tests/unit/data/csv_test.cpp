#include "data/csv.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <chrono>
#include <locale>

#include "messages.h"

namespace burin {
namespace {

struct Read {
  explicit Read(std::string text, char separator = ',') : source("runs.csv", std::move(text)) {
    table = read_csv("runs", source, separator, {}, diagnostics);
  }
  /// Header and rows, cells joined by `|`, rows by `/`.
  std::string cells() const {
    if (!table) return "no table";
    std::string result;
    for (std::size_t column = 0; column < table->column_count(); ++column) result += (column > 0 ? "|" : "") + table->column_name(column);
    for (std::size_t row = 0; row < table->row_count(); ++row)
      for (std::size_t column = 0; column < table->column_count(); ++column)
        result += (column > 0 ? "|" : "/") + std::string(table->text(column, row));
    return result;
  }
  std::string text() const { return messages(diagnostics); }

  Source source;
  Diagnostics diagnostics;
  std::optional<DataTable> table;
};

TEST(Csv, ReadsRowsWithAnyLineEnd) {
  for (const char* text : {"x,y\n1,2\n3,4\n", "x,y\r\n1,2\r\n3,4\r\n", "x,y\r1,2\r3,4", "x,y\n1,2\n3,4"})
    EXPECT_EQ(Read(text).cells(), "x|y/1|2/3|4");
}

TEST(Csv, ReadsQuotedCellsByRfc4180) {
  EXPECT_EQ(Read("\"x\",\"a,b\"\n\"a,b\",\"say \"\"hi\"\"\"\n").cells(), "x|a,b/a,b|say \"hi\"");
  EXPECT_EQ(Read("x\n\"\"\"foo\"\"\"\n").cells(), "x/\"foo\"");
  EXPECT_EQ(Read("x,y\n\"two\r\nlines\",2\n").cells(), "x|y/two\r\nlines|2");
  EXPECT_EQ(Read("x,y\n\"\",\"\"\n").cells(), "x|y/|");
  EXPECT_EQ(Read("x,\"say \"\"hi\"\"\"\n1,2\n").cells(), "x|say \"hi\"/1|2");
}

TEST(Csv, TakesAQuoteWithinACellAsItIs) { EXPECT_EQ(Read("x,y\n5\" disk,it's\n").cells(), "x|y/5\" disk|it's"); }

TEST(Csv, TrimsBlanksRoundCellsButNotWithinQuotes) { EXPECT_EQ(Read(" x , y\t\n 1 ,\t2 \n \" a \" , b c \n").cells(), "x|y/1|2/ a |b c"); }

TEST(Csv, KeepsEmptyCellsInTheirPlace) { EXPECT_EQ(Read("x,y,z\n2,,4\n,,\n,5,\n").cells(), "x|y|z/2||4/||/|5|"); }

TEST(Csv, IgnoresBlankLines) { EXPECT_EQ(Read("\n \nx,y\n\n1,2\r\n\r\n  \n\n3,4\n\n\n").cells(), "x|y/1|2/3|4"); }

TEST(Csv, HasNoComments) { EXPECT_EQ(Read("x,y\n#1,2\n# a,b\nEOD,1\n").cells(), "x|y/#1|2/# a|b/EOD|1"); }

TEST(Csv, ReadsTabsIfToldSo) {
  EXPECT_EQ(Read("x\ty\n\t2\n1\t\na,b\t c \n", '\t').cells(), "x|y/|2/1|/a,b|c");
  EXPECT_EQ(Read("x\ty\n\"a\tb\"\t2\n", '\t').cells(), "x|y/a\tb|2");
}

TEST(Csv, KnowsThePlaceOfEachCell) {
  const Read read("x,y\n1, \"a\"\"b\"\n");
  EXPECT_EQ(read.table->span(0, 0), (Span{&read.source, 4, 5}));
  EXPECT_EQ(read.table->span(1, 0), (Span{&read.source, 8, 12}));
  EXPECT_EQ(read.table->column_span(1), (Span{&read.source, 2, 3}));
}

TEST(Csv, OfAHeaderOnlyIsATableWithoutRows) {
  Read read("x,y\n");
  EXPECT_EQ(read.cells(), "x|y");
  EXPECT_EQ(read.table->row_count(), 0u);
  EXPECT_TRUE(read.table->numbers(0, read.diagnostics).empty());
  EXPECT_EQ(read.text(), "");
}

TEST(Csv, MustNotBeEmpty) {
  EXPECT_EQ(Read("").text(), "1:1+0: the file is empty [bad-table]\n  help: its first line names the columns\n");
  EXPECT_EQ(Read("\n \n").text(), "1:1+0: the file is empty [bad-table]\n  help: its first line names the columns\n");
}

TEST(Csv, ReportsRowsOfAnotherLengthThanTheHeader) {
  EXPECT_EQ(Read("x,y\n1\n1,2\n1,2,3\n").text(),
            "2:1+1: row 1 has 1 cell, but the header has 2 [bad-table]\n"
            "4:1+5: row 3 has 3 cells, but the header has 2 [bad-table]\n");
}

TEST(Csv, CountsUnevenRowsBeyondTen) {
  std::string text = "x,y\n";
  for (int i = 0; i < 14; ++i) text += "1\n";
  const Read read(text);
  ASSERT_EQ(read.diagnostics.all().size(), 11u);
  EXPECT_EQ(read.diagnostics.all()[10].message, "4 more rows are not as long as the header");
  EXPECT_EQ(place_of(read.diagnostics.all()[10].span).line, 12u);
  EXPECT_EQ(read.cells(), "no table");
}

TEST(Csv, ReportsColumnsWithoutOrWithTheSameName) {
  EXPECT_EQ(Read(",x,y,x\n").text(),
            "1:1+0: column 1 has no name [bad-table]\n"
            "  help: name it in the first line; pandas leaves its index nameless unless told `index=False`\n"
            "1:6+1: a second column is called `x` [bad-table]\n"
            "  note: the first is here\n");
  EXPECT_EQ(Read("x,y,\n").text(),
            "1:5+0: column 3 has no name [bad-table]\n"
            "  help: name it in the first line, or take the separator away\n");
}

TEST(Csv, ReportsAQuoteThatIsNeverClosedWhereItBegan) {
  EXPECT_EQ(Read("x,y\n1,2\n3,\"4\n5,6\n").text(),
            "3:3+1: the quote that begins here is never closed [bad-table]\n"
            "  help: end the cell with `\"`; a `\"` within a quoted cell is written twice\n");
}

TEST(Csv, ReportsTextBehindAClosingQuote) {
  EXPECT_EQ(Read("x,y\n\"a\"b,2\n").text(),
            "2:4+1: text follows the quote that ends a cell [bad-table]\n"
            "  note: the cell begins here\n"
            "  help: a `\"` within a quoted cell is written twice\n");
}

TEST(Csv, SeesThatCellsAreSeparatedBySomethingElse) {
  EXPECT_EQ(Read("x;y\n1,5;2\n").text(),
            "1:1+3: the cells stand between semicolons, expected commas [bad-table]\n"
            "  help: save the file with commas and decimal points\n");
  EXPECT_EQ(Read("x\ty\n").text(),
            "1:1+3: the cells stand between tabs, expected commas [bad-table]\n"
            "  help: end the file's name in `.csv` for commas, in `.tsv` for tabs\n");
  EXPECT_EQ(Read("x,y\n", '\t').text(),
            "1:1+3: the cells stand between commas, expected tabs [bad-table]\n"
            "  help: end the file's name in `.csv` for commas, in `.tsv` for tabs\n");
}

struct CommaPoint : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3"; }
};

TEST(Csv, DoesNotHeedTheGlobalLocale) {
  const std::locale before = std::locale::global(std::locale(std::locale::classic(), new CommaPoint));
  Read read("x\n1.5\n1,5\n");
  Read numbers("x\n1.5\n1234567\n");
  const std::vector<double> values = numbers.table->numbers(0, numbers.diagnostics);
  std::locale::global(before);
  EXPECT_EQ(values, (std::vector<double>{1.5, 1234567}));
  EXPECT_EQ(read.text(), "3:1+3: row 2 has 2 cells, but the header has 1 [bad-table]\n");
}

TEST(Csv, ReadsAMillionRowsQuickly) {
  std::string text = "step,time,loss,model,note\n";
  for (int i = 0; i < 1000000; ++i) text += fmt::format("{},{}.25,{}e-3,model-{},\n", i, i * 3, i % 977, i % 7);
  const auto begin = std::chrono::steady_clock::now();
  Read read(std::move(text));
  double sum = 0;
  for (const std::size_t column : {0, 1, 2})
    for (const double value : read.table->numbers(column, read.diagnostics)) sum += value;
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  EXPECT_EQ(read.table->row_count(), 1000000u);
  EXPECT_GT(sum, 0);
  RecordProperty("milliseconds", static_cast<int>(took.count() * 1000));
  // Far above what it takes (a quarter of a second), since sanitizers and busy machines are slower.
  EXPECT_LT(took.count(), 10);
}

}  // namespace
}  // namespace burin
