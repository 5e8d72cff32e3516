#include "data/table.h"

#include <gtest/gtest.h>

#include <cmath>

#include "data/csv.h"
#include "messages.h"

namespace burin {
namespace {

/// A table of one column `y` with these cells, one a line, read as numbers.
struct Read {
  explicit Read(const std::string& cells, const std::vector<std::string>& na = {}) : source("runs.tsv", "y\n" + cells) {
    table = read_csv("runs", source, '\t', na, diagnostics);
    if (table) numbers = table->numbers(0, diagnostics);
  }
  std::string text() const { return messages(diagnostics); }

  Source source;
  Diagnostics diagnostics;
  std::optional<DataTable> table;
  std::vector<double> numbers;
};

TEST(TableNumbers, AreReadExactly) {
  const Read read("1e-9\n1e300\n5e-324\n0.1\n-0.0\n16777217\n+3\n.5\n");
  EXPECT_EQ(read.numbers, (std::vector<double>{1e-9, 1e300, 5e-324, 0.1, -0.0, 16777217, 3, 0.5}));
  EXPECT_EQ(read.text(), "");
}

TEST(TableNumbers, AreMissingInEmptyCellsAndThoseOfNa) {
  Source source("a.csv", "x,y\n1,\n2,OOM\n3,-\n4,-999.0\n5,7\n");
  Diagnostics diagnostics;
  const auto table = read_csv("a", source, ',', {"OOM", "-", "-999"}, diagnostics);
  const std::vector<double>& y = table->numbers(1, diagnostics);
  ASSERT_EQ(y.size(), 5u);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_TRUE(std::isnan(y[i]) && table->missing(1, i)) << i;
  EXPECT_EQ(y[4], 7);
  EXPECT_FALSE(table->missing(1, 4));
  EXPECT_EQ(messages(diagnostics), "");
}

TEST(TableNumbers, AreMissingWhereProgramsWriteNan) {
  const Read read("nan\n1\n");
  EXPECT_TRUE(std::isnan(read.numbers[0]));
  EXPECT_TRUE(read.table->missing(0, 0));
  EXPECT_EQ(read.text(), "");
}

TEST(TableNumbers, CountInfiniteCellsInOneWarning) {
  const Read read("1\ninf\n-inf\n");
  EXPECT_TRUE(std::isnan(read.numbers[1]) && std::isnan(read.numbers[2]));
  EXPECT_EQ(read.text(),
            "3:1+3: 2 cells of column `y` are infinite, which is drawn as no value [non-finite]\n"
            "  help: list `inf` under the table's `na` if that is meant\n");
  EXPECT_FALSE(read.diagnostics.has_errors());
  EXPECT_EQ(Read("1\ninf\n", {"inf"}).text(), "");
}

TEST(TableNumbers, OfAColumnWithoutValuesAreFine) {
  const Read read("nan\nnan\n");
  EXPECT_TRUE(std::isnan(read.numbers[0]) && std::isnan(read.numbers[1]));
  EXPECT_EQ(read.text(), "");
}

TEST(TableNumbers, AreNotGuessedFromAStrayText) {
  EXPECT_EQ(Read("1\n2\n10\nten\n").text(),
            "5:1+3: `ten` in column `y`, row 4, is not a number [bad-cell]\n"
            "  help: if it means \"no value\", say so: `data: {runs: {file: …, na: [\"ten\"]}}`\n");
}

TEST(TableNumbers, AreReportedOnceHoweverOftenTheyAreAskedFor) {
  Read read("1\nten\n");
  read.table->numbers(0, read.diagnostics);
  EXPECT_EQ(read.diagnostics.all().size(), 1u);
  EXPECT_EQ(&read.table->numbers(0, read.diagnostics), &read.table->numbers(0, read.diagnostics));
}

TEST(TableNumbers, ComeWithHelpForWhatAuthorsWrite) {
  const auto help = [](const std::string& cell) { return Read("1\n" + cell + "\n").diagnostics.all().at(0).help; };
  EXPECT_EQ(help("1,5"), "write `1.5`: numbers have a decimal point");
  EXPECT_EQ(help("-0,25"), "write `-0.25`: numbers have a decimal point");
  EXPECT_EQ(help("1,234"), "numbers have a decimal point and no separators of thousands");
  EXPECT_EQ(help("1,234,567.5"), "numbers have a decimal point and no separators of thousands");
  EXPECT_EQ(help("50%"), "write `50`, and the unit into the column's name");
  EXPECT_EQ(help("3ms"), "write `3`, and the unit into the column's name");
  EXPECT_EQ(help("1.5 GB"), "write `1.5`, and the unit into the column's name");
  EXPECT_TRUE(help("0123").ends_with(": write `123`"));
  EXPECT_EQ(help("--5"), "numbers are written without leading zeros and with one sign");
  EXPECT_EQ(help("\" 1\""), "take the blanks out of the quotes");
  EXPECT_EQ(help("-"), "if it means \"no value\", say so: `data: {runs: {file: …, na: [\"-\"]}}`");
  for (const char* cell : {"NaN", "NA", "N/A", "Inf"})
    EXPECT_EQ(help(cell), "if it means \"no value\", say so: `data: {runs: {file: …, na: [\"" + std::string(cell) + "\"]}}`");
  for (const auto& [cell, decimal] : {std::pair("0x1F", "31"), {"1_000", "1000"}, {"0o17", "15"}})
    EXPECT_TRUE(help(cell).ends_with(": write `" + std::string(decimal) + "`")) << cell;
  EXPECT_EQ(help("a cell that is far too long"), "");
}

TEST(TableNumbers, CountWhatIsBadBeyondTenCells) {
  std::string cells = "1\n";
  for (int i = 0; i < 15; ++i) cells += "bad" + std::to_string(i) + "\n";
  const Read read(cells);
  ASSERT_EQ(read.diagnostics.all().size(), 11u);
  EXPECT_EQ(read.diagnostics.all()[9].message, "`bad9` in column `y`, row 11, is not a number");
  EXPECT_EQ(read.diagnostics.all()[10].message, "5 more cells of column `y` are not numbers");
}

TEST(TableNumbers, TellOnceOfCellsThatSayTheSame) {
  const Read read("1\nOOM\n2\nOOM\nOOM\n");
  ASSERT_EQ(read.diagnostics.all().size(), 1u);
  EXPECT_EQ(read.diagnostics.all()[0].message, "`OOM` in column `y`, row 2 and 2 more, is not a number");
}

TEST(TableNumbers, OfAColumnOfTextsAreOneError) {
  EXPECT_EQ(Read("7B\n70B\n").text(),
            "2:1+2: column `y` holds no numbers: the first of its 2 cells with a value is `7B` [bad-cell]\n"
            "  help: write `7`, and the unit into the column's name\n");
  EXPECT_EQ(Read("TP\nFSDP\n").text(), "2:1+2: column `y` holds no numbers: the first of its 2 cells with a value is `TP` [bad-cell]\n");
}

TEST(CellValueTest, MatchesEqualTextsAndEqualNumbers) {
  EXPECT_TRUE(CellValue("7B").matches("7B"));
  EXPECT_FALSE(CellValue("7B").matches("7b"));
  EXPECT_TRUE(CellValue("1").matches("1.0"));
  EXPECT_TRUE(CellValue("1e3").matches("1000"));
  EXPECT_FALSE(CellValue("1").matches("01"));
  EXPECT_TRUE(CellValue("").matches(""));
  EXPECT_FALSE(CellValue("0").matches(""));
}

struct Written {
  Source source{"fig.yaml", "columns: {x: [1, 2, OOM], y: [2.5, ~, \"a\"]}"};
  CellText cell(std::string text, std::size_t at, bool missing = false) const { return {text, {&source, at, at + 1}, missing}; }
};

TEST(WrittenColumns, MakeATableWithPlacesInTheFigure) {
  const Written written;
  Named<std::vector<CellText>> columns;
  columns.items.push_back({"x", {&written.source, 10, 11}, {written.cell("1", 14), written.cell("2", 17), written.cell("OOM", 20)}});
  columns.items.push_back({"y", {&written.source, 26, 27}, {written.cell("2.5", 30), written.cell("", 35, true), written.cell("a", 38)}});
  Diagnostics diagnostics;
  const auto table = table_from_columns("small", columns, {"OOM"}, diagnostics);
  ASSERT_TRUE(table);
  EXPECT_EQ(table->row_count(), 3u);
  EXPECT_TRUE(std::isnan(table->numbers(0, diagnostics)[2]));
  EXPECT_TRUE(std::isnan(table->numbers(1, diagnostics)[1]));
  EXPECT_EQ(table->text(0, 2), "OOM");
  EXPECT_EQ(messages(diagnostics),
            "1:39+1: `a` in column `y`, row 3, is not a number [bad-cell]\n"
            "  help: if it means \"no value\", say so: `data: {small: {columns: {…}, na: [\"a\"]}}`\n");
}

TEST(WrittenColumns, MustBeEquallyLong) {
  const Written written;
  Named<std::vector<CellText>> columns;
  columns.items.push_back({"x", {&written.source, 10, 11}, std::vector<CellText>(5)});
  columns.items.push_back({"y", {&written.source, 26, 27}, std::vector<CellText>(4)});
  Diagnostics diagnostics;
  EXPECT_FALSE(table_from_columns("small", columns, {}, diagnostics));
  EXPECT_EQ(messages(diagnostics),
            "1:27+1: column `y` has 4 cells, but column `x` has 5 [unequal-lengths]\n"
            "  note: `x` is here\n");
}

TEST(ColumnOf, SuggestsAColumnAndNamesThemAll) {
  Source source("a.csv", "adapters,tokens_per_second,model\n");
  Diagnostics diagnostics;
  const auto table = read_csv("runs", source, ',', {}, diagnostics);
  EXPECT_EQ(column_of(*table, "model", {}, diagnostics), 2u);
  EXPECT_FALSE(column_of(*table, "adapter", {}, diagnostics));
  EXPECT_FALSE(column_of(*table, "zzz", {}, diagnostics));
  EXPECT_EQ(messages(diagnostics),
            "no column `adapter` in table `runs` [unknown-name]\n"
            "  note: the columns of `runs` are `adapters`, `tokens_per_second` and `model`\n"
            "  help: did you mean `adapters`?\n"
            "no column `zzz` in table `runs` [unknown-name]\n"
            "  note: the columns of `runs` are `adapters`, `tokens_per_second` and `model`\n");
}

}  // namespace
}  // namespace burin
