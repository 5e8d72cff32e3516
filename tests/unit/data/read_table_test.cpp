#include "data/read_table.h"

#include <gtest/gtest.h>

#include <boost/iostreams/device/back_inserter.hpp>
#include <boost/iostreams/filter/gzip.hpp>
#include <boost/iostreams/filtering_stream.hpp>

#include "messages.h"

namespace burin {
namespace {

struct Read {
  Read(const std::string& path, const std::string& content, std::size_t limit = DiskFiles::kLimit) : files{{path, content}} {
    table = read_table({"runs", path, {&figure, 6, 10}, {"OOM"}, limit}, files, sources, diagnostics);
  }
  std::string text() const { return messages(diagnostics); }

  Source figure{"fig.yaml", "data: here"};
  MemoryFiles files;
  Sources sources;
  Diagnostics diagnostics;
  std::optional<DataTable> table;
};

std::string gzipped(const std::string& text) {
  std::string bytes;
  boost::iostreams::filtering_ostream out;
  out.push(boost::iostreams::gzip_compressor());
  out.push(boost::iostreams::back_inserter(bytes));
  out << text;
  out.reset();
  return bytes;
}

std::string utf16(const std::string& text) {
  std::string bytes;
  for (const char c : text) bytes += {c, '\0'};
  return bytes;
}

TEST(ReadTable, ChoosesTheReaderByTheEnding) {
  EXPECT_EQ(Read("a.csv", "x,y\n1,2\n").table->text(1, 0), "2");
  EXPECT_EQ(Read("a.tsv", "x\ty\n1\t2\n").table->text(1, 0), "2");
  EXPECT_EQ(Read("a.jsonl", "{\"x\":1,\"y\":2}\n").table->text(1, 0), "2");
  EXPECT_EQ(Read("a.ndjson", "{\"x\":1,\"y\":2}\n").table->text(1, 0), "2");
  EXPECT_EQ(Read("a.csv.gz", gzipped("x,y\n1,2\n")).table->text(1, 0), "2");
  EXPECT_EQ(Read("a.jsonl.gz", gzipped("{\"x\":1,\"y\":2}\n")).table->text(1, 0), "2");
}

TEST(ReadTable, KeepsTheTextAmongTheSourcesAndThePathAmongTheOpened) {
  const Read read("runs/a.csv", "x\nOOM\n");
  ASSERT_EQ(read.sources.all().size(), 1u);
  EXPECT_EQ(read.sources.all()[0].name, "runs/a.csv");
  EXPECT_EQ(read.table->name(), "runs");
  EXPECT_TRUE(read.table->missing(0, 0));
  EXPECT_EQ(read.files.opened(), std::vector<std::string>{"runs/a.csv"});
}

TEST(ReadTable, TakesTheByteOrderMarkAway) {
  EXPECT_EQ(Read("a.csv", "\xEF\xBB\xBFx,y\n1,2\n").table->column_name(0), "x");
  EXPECT_EQ(Read("a.csv", "\xEF\xBB\xBF\"x\",y\n1,2\n").table->column_name(0), "x");
  EXPECT_EQ(Read("a.csv.gz", gzipped("\xEF\xBB\xBFx,y\n1,2\n")).table->column_name(0), "x");
  EXPECT_EQ(Read("a.jsonl", "\xEF\xBB\xBF{\"x\":1}\n").table->column_name(0), "x");
}

TEST(ReadTable, NamesTheEndingsThatItKnows) {
  EXPECT_EQ(Read("a.dat", "x\n1\n").text(),
            "1:7+4: the ending of `a.dat` does not say what the file holds [bad-value]\n"
            "  help: burin reads `.csv`, `.tsv`, `.jsonl` and `.ndjson`, each also with `.gz`, `.bz2`, `.xz` or `.zst` behind\n");
  EXPECT_EQ(Read("gz", "").diagnostics.all().size(), 1u);
}

TEST(ReadTable, SaysWhyAFileCannotBeRead) {
  Read read("a.csv", "x\n");
  read_table({"runs", "b.csv", {&read.figure, 6, 10}, {}}, read.files, read.sources, read.diagnostics);
  EXPECT_EQ(read.text(), "1:7+4: cannot read `b.csv`: there is no such file [no-file]\n");
  EXPECT_EQ(Read("a.csv.gz", gzipped("x\n1\n").substr(0, 15)).text(),
            "1:7+4: cannot read `a.csv.gz`: its gzip data are broken or cut off [no-file]\n");
  EXPECT_EQ(Read("a.csv.gz", gzipped(std::string(1000, 'x')), 100).text(),
            "1:7+4: cannot read `a.csv.gz`: it inflates to more than 100 bytes [no-file]\n");
}

TEST(ReadTable, ReportsAnEmptyFile) {
  EXPECT_EQ(Read("a.csv", "").text(), "1:7+4: `a.csv` is empty [bad-table]\n  help: its first line names the columns\n");
  EXPECT_EQ(Read("a.csv", "\xEF\xBB\xBF\r\n \n").text(), "1:7+4: `a.csv` is empty [bad-table]\n  help: its first line names the columns\n");
  EXPECT_EQ(Read("a.jsonl", "").text(),
            "1:7+4: `a.jsonl` is empty [bad-table]\n  help: each line is one object: `{\"x\": 1, \"y\": 2.5}`\n");
}

TEST(ReadTable, ReportsUtf16) {
  const std::string expected = "1:1+1: the file is UTF-16 [encoding]\n  help: save it as UTF-8\n";
  EXPECT_EQ(Read("a.csv", "\xFF\xFE" + utf16("x,y\n1,2\n")).text(), expected);
  EXPECT_EQ(Read("a.csv", utf16("x,y\n1,2\n")).text(), expected);
}

TEST(ReadTable, ReportsBytesThatAreNotText) {
  EXPECT_EQ(Read("a.csv", std::string("x,y\n1,\0\n", 8)).text(),
            "2:3+1: the control character U+0000 stands in the file [encoding]\n  help: remove it\n");
  EXPECT_EQ(Read("a.csv", "x,y\n1,5 \xB5s\n").text(), "2:5+1: the byte 0xB5 is not UTF-8 [encoding]\n  help: save the file as UTF-8\n");
}

TEST(ReadTable, SeesThatAFileIsSomethingElse) {
  EXPECT_EQ(Read("a.csv", gzipped("x\n")).text(),
            "1:7+4: `a.csv` is compressed with gzip [bad-table]\n  help: let its name end in `.gz`\n");
  EXPECT_EQ(Read("a.csv", "PK\x03\x04...").text(),
            "1:7+4: `a.csv` is a zip archive or an Excel workbook, not a text file [bad-table]\n  help: save the data as CSV\n");
}

}  // namespace
}  // namespace burin
