// Which characters of a text are printed. Mathematics itself is tested in math_test.
#include "text/lines.h"

#include <gtest/gtest.h>

#include "marked.h"

namespace burin {
namespace {

std::string lines(const std::string& text, TextMode mode = TextMode::math) {
  Diagnostics diagnostics;
  const auto result = text_lines({text, {}}, mode, diagnostics);
  EXPECT_EQ(messages(diagnostics), "");
  return dump_text(result);
}

TEST(TextLines, PrintEveryCharacterAsItIs) {
  for (const char* text : {"sort_array", "O(n^2)", "a & b", "50%", "{a, b}", "}{", "~", "C:\\new\\table", "it's \"q\"", "@x", "#1",
                           "`touch`", "a  b", " ", "\\", "batch_size=1", "**a**", "*a*", "µ × 😀"})
    EXPECT_EQ(lines(text), text);
}

TEST(TextLines, BreakAtLineBreaks) {
  EXPECT_EQ(lines("a\nb"), "a\\nb");
  EXPECT_EQ(lines("a\n\nb"), "a\\n\\nb");
  EXPECT_EQ(lines(""), "");
  Diagnostics diagnostics;
  EXPECT_EQ(text_lines({"", {}}, TextMode::math, diagnostics).size(), 0u);
  EXPECT_EQ(text_lines({"a", {}}, TextMode::math, diagnostics).size(), 1u);
  EXPECT_EQ(text_lines({"a\nb\nc", {}}, TextMode::math, diagnostics).size(), 3u);
}

TEST(TextLines, DollarsThatCannotBeMathematicsAreDollars) {
  for (const char* text : {"$5", "$5 vs $10", "5$", "$ a$", "a $b $", "$a $b", "$", "$$", "$ $", "US$ and A$ x", "$1$2"})
    EXPECT_EQ(lines(text), text);
}

TEST(TextLines, ADollarThatIsMeantForMathematicsIsNotPrintedInSilence) {
  const auto fault = [](const std::string& text) {
    Diagnostics diagnostics;
    text_lines({text, {}}, TextMode::math, diagnostics);
    return words(diagnostics);
  };
  const std::string printed = "; `\\$` is a dollar that prints\n";
  EXPECT_EQ(fault("cost $\\mu s"), "this `$` is never closed [bad-text]\n  help: write the `$` that closes it" + printed);
  EXPECT_EQ(fault("$ \\mu$ s"),
            "a blank stands behind this `$`, so that it opens no mathematics [bad-text]\n  help: remove the blank" + printed);
  EXPECT_EQ(fault("$\\mu $ s"),
            "a blank stands before this `$`, so that it closes no mathematics [bad-text]\n  help: remove the blank" + printed);
  EXPECT_EQ(fault("$\\mu$5"),
            "a digit stands behind this `$`, so that it closes no mathematics [bad-text]\n  help: write a blank behind it" + printed);
  for (const char* text : {"\\$5 in C:\\text", "$5 in C:\\dir", "$\\mu$ and $5", "$5 \\", "C:\\mu $5"}) EXPECT_EQ(fault(text), "") << text;
}

TEST(TextLines, ABackslashMakesADollar) {
  EXPECT_EQ(lines("\\$x\\$"), "$x$");
  EXPECT_EQ(lines("\\$5"), "$5");
  EXPECT_EQ(lines("a\\b"), "a\\b");
}

TEST(TextLines, LiteralTextHasNoMathematics) {
  EXPECT_EQ(lines("$x$", TextMode::literal), "$x$");
  EXPECT_EQ(lines("\\$5", TextMode::literal), "\\$5");
  EXPECT_EQ(lines("**a** *b*", TextMode::literal), "**a** *b*");
}

TEST(TextLines, DollarsAroundMathematicsAreNotPrinted) {
  EXPECT_EQ(lines("$\\mu$s").find('$'), std::string::npos);
  EXPECT_NE(lines("$x$"), "x") << "a variable is italic";
  EXPECT_EQ(lines("10$^3$ and $5").find("10"), 0u);
}

TEST(TextLines, WhatIsSetAlikeIsOneRun) {
  Diagnostics diagnostics;
  const auto runs = [&](const std::string& text) { return text_lines({text, {}}, TextMode::math, diagnostics).front().runs.size(); };
  EXPECT_EQ(runs("50 $\\%$ of"), 1u) << "a letter kerns with what stands before it";
  EXPECT_EQ(runs("A $x$ A"), 3u);
  EXPECT_EQ(runs("} $\\Delta$"), 1u);
}

TEST(TextLines, AnAccentStandsOverACharacter) {
  const auto fault = [](const std::string& text) {
    Diagnostics diagnostics;
    text_lines({text, {}}, TextMode::math, diagnostics);
    return words(diagnostics);
  };
  EXPECT_EQ(fault("$\\hat{x}$ $\\bar\\mu$"), "");
  EXPECT_EQ(fault("$\\bar\\!$"), "`\\bar` stands over nothing [bad-text]\n");
  EXPECT_EQ(fault("$\\hat{}$"), "`\\hat` stands over nothing [bad-text]\n");
}

TEST(TextLines, RichTextHasBoldAndItalic) {
  EXPECT_EQ(lines("**a** and *b*", TextMode::rich), "<b a> and <i b>");
  EXPECT_EQ(lines("2 * 3 * 4", TextMode::rich), "2 * 3 * 4");
}

}  // namespace
}  // namespace burin
