// How texts, comments and names get into a script; and the real gnuplot reads them back.
#include "gnuplot/script.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <unistd.h>

#include <filesystem>

#include "gnuplot/process.h"

namespace burin {
namespace {

TEST(Script, EndsEveryLineOnce) {
  Script script;
  script.add("a\n");
  script.add("b");
  script.add("c\nd\n");
  script.add("");
  script.add("\ne\n");
  EXPECT_EQ(script.text(), "a\nb\nc\nd\n\ne\n");
}

TEST(Script, KnowsWhereEachLineCameFrom) {
  const Source source("fig.yaml", "title: x\n");
  Script script;
  script.add("nobody");
  script.add("one\ntwo\n", {&source, 0, 5});
  EXPECT_FALSE(script.span_of(1));
  EXPECT_EQ(script.span_of(2), (Span{&source, 0, 5}));
  EXPECT_EQ(script.span_of(3), (Span{&source, 0, 5}));
  EXPECT_FALSE(script.span_of(0));
  EXPECT_FALSE(script.span_of(4));
  EXPECT_FALSE(script.span_of(-1));
}

TEST(Quoted, StandsInSingleQuotesWhereItCan) {
  EXPECT_EQ(quoted(""), "''");
  EXPECT_EQ(quoted("plain"), "'plain'");
  EXPECT_EQ(quoted("it's `x`"), "\"it's \\140x\\140\"");
  EXPECT_EQ(quoted("say \"x\""), "'say \"x\"'");
  EXPECT_EQ(quoted("C:\\new\\"), "'C:\\new\\'");
  EXPECT_EQ(quoted("a\nb\"\\"), "\"a\\nb\\\"\\\\\"");
}

TEST(CommentText, CannotGoOnInTheNextLine) {
  EXPECT_EQ(comment_text("plain"), "plain");
  EXPECT_EQ(comment_text("a\nsystem('x')"), "a system('x')");
  EXPECT_EQ(comment_text("a\r\tb\x7f"), "a  b");
  EXPECT_EQ(comment_text("ends in \\"), "ends in");
  EXPECT_EQ(comment_text("ends in \\\\ \\ \\"), "ends in");
  EXPECT_EQ(comment_text("\\"), "");
  EXPECT_EQ(comment_text("C:\\new"), "C:\\new");
  EXPECT_EQ(comment_text("µ 中"), "µ 中");
}

TEST(Identifier, KeepsLettersDigitsAndUnderscores) {
  EXPECT_EQ(identifier("mLoRA"), "mLoRA");
  EXPECT_EQ(identifier("a b"), "a_b");
  EXPECT_EQ(identifier("a--b"), "a_b");
  EXPECT_EQ(identifier(" a "), "a");
  EXPECT_EQ(identifier("µ"), "");
  EXPECT_EQ(identifier("$x`;!"), "x");
  EXPECT_EQ(identifier("1F1B"), "1F1B");
}

class WithGnuplot : public testing::Test {
 protected:
  /// What gnuplot prints, without the last line's end.
  std::string printed(const std::string& script) {
    const auto gnuplot = start_gnuplot();
    gnuplot->send(script);
    const Ending ending = gnuplot->finish();
    EXPECT_EQ(ending.outcome, Outcome::ok) << ending.reason << ending.output;
    std::string output = ending.output;
    if (output.ends_with('\n')) output.pop_back();
    return output;
  }
};

TEST_F(WithGnuplot, QuotedTextsComeBackAsTheyAreAndRunNothing) {
  const std::string pwned = (std::filesystem::temp_directory_path() / fmt::format("PWNED-{}", ::getpid())).string();
  std::filesystem::remove(pwned);
  std::vector<std::string> texts{"'",
                                 "''",
                                 "\"",
                                 "it's \"q\"",
                                 "\\",
                                 "\\\\",
                                 "C:\\new\\table\\",
                                 "\\n",
                                 "%d %s %%",
                                 "{a}_b^c",
                                 "@x",
                                 "#no",
                                 "a;b",
                                 "!ls",
                                 "$(ls)",
                                 "${x}",
                                 "$1",
                                 "&amp",
                                 "~",
                                 "<>|",
                                 "µ × 😀",
                                 "notitle",
                                 "with lines",
                                 "\\140",
                                 "\\'",
                                 "\\\"",
                                 "'.system('ls').'",
                                 "EOD",
                                 "a\\",
                                 "`",
                                 "`touch " + pwned + "`",
                                 "\".system(\"touch " + pwned + "\").\"",
                                 "'.system('touch " + pwned + "').'",
                                 "\\`touch " + pwned + "\\`"};
  // Each alone, and with a line break, which takes the other kind of quotes.
  std::string script = "x = 'macro'\nset macros\n", expected;
  for (const std::string& text : texts) {
    script += "print " + burin::quoted(text) + "\nprint " + burin::quoted(text + "\n" + text) + "\n";
    expected += text + "\n" + text + "\n" + text + "\n";
  }
  expected.pop_back();
  EXPECT_EQ(printed(script), expected);
  EXPECT_FALSE(std::filesystem::exists(pwned));
}

TEST_F(WithGnuplot, CommentsHideWhateverTheyHold) {
  std::string script;
  for (const char* text : {"a\\", "a\nprint 'no'", "`echo no`", "a \\ ", "\\", "'", "\""}) script += "# " + comment_text(text) + "\n";
  EXPECT_EQ(printed(script + "print 'end'\n"), "end");
}

TEST_F(WithGnuplot, NamesOfDataBlocksAreNames) {
  for (const char* text : {"1F1B", "a b", "µ", "x'y", "EOD"})
    EXPECT_EQ(printed("$p1_" + identifier(text) + " << EOD\n1 2\nEOD\nprint |$p1_" + identifier(text) + "|\n"), "1") << text;
}

}  // namespace
}  // namespace burin
