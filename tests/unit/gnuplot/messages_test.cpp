#include "gnuplot/messages.h"

#include <gtest/gtest.h>

namespace burin {
namespace {

TEST(Messages, KeepsWarningsApart) {
  const GnuplotMessages messages = read_gnuplot_messages(
      "hi\nWarning: empty x range [1:1], adjusting to [0.99:1.01]\n\"/dev/stdin\" line 9: warning: Skipping data file with no valid "
      "points\n"
      "(gnuplot:12): Pango-WARNING **: 12:00:00.000: couldn't load font\n\nplot $d using 1:5\n                 ^\n"
      "\"/dev/stdin\" line 9: x range is invalid\n\n");
  ASSERT_EQ(messages.warnings.size(), 3U);
  EXPECT_EQ(messages.warnings[0].text, "empty x range [1:1], adjusting to [0.99:1.01]");
  EXPECT_EQ(messages.warnings[0].line, 0);
  EXPECT_EQ(messages.warnings[1].text, "Skipping data file with no valid points");
  EXPECT_EQ(messages.warnings[1].line, 9);
  EXPECT_EQ(messages.warnings[2].text, "couldn't load font");
  EXPECT_EQ(messages.error.text, "x range is invalid");
  EXPECT_EQ(messages.error.command, "plot $d using 1:5");
  EXPECT_EQ(messages.error.column, 18);
}

TEST(Messages, AddsTheSystemsReason) {
  const GnuplotMessages messages = read_gnuplot_messages(
      "\nset output \"/no/x.pdf\"\n  ^\n\"/dev/stdin\" line 2: cannot open file; output not changed\nsystem error: No such file or "
      "directory\n\n");
  EXPECT_EQ(messages.error.text, "cannot open file; output not changed (No such file or directory)");
}

TEST(Messages, ReadsTheFormOfAPlainPipe) {
  const GnuplotMessages messages =
      read_gnuplot_messages("\ngnuplot> plot $d with pints\n                     ^\n         line 5: unrecognized plot type\n\n");
  EXPECT_EQ(messages.error.line, 5);
  EXPECT_EQ(messages.error.command, "plot $d with pints");
  EXPECT_EQ(messages.error.column, 13);
}

TEST(Messages, TakesAnyText) {
  for (const char* text :
       {"", "\n", "\"", "\"\n", "\" line", "line 99999999999999999999: x\n", "line 3", "^\nline 1: a", "(a **: ", "\"a\" line 1: "}) {
    EXPECT_TRUE(read_gnuplot_messages(text).warnings.size() < 2) << text;
  }
}

}  // namespace
}  // namespace burin
