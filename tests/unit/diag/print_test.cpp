#include "diag/print.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace burin {
namespace {

class Print : public testing::Test {
 protected:
  /// Prints one error at the first place of `what` in a file that holds `text`.
  std::string printed(const std::string& text, const std::string& what, PrintOptions options = {}) {
    const Source& source = sources_.add("fig.yaml", text);
    const std::size_t at = text.find(what);
    diagnostics_.add(codes::bad_value, {&source, at, at + what.size()}, "fault");
    return print_diagnostics(diagnostics_, sources_, options);
  }

  Sources sources_;
  Diagnostics diagnostics_;
};

TEST_F(Print, ShowsPlaceLineCaretNotesAndHelp) {
  const Source& source = sources_.add("fig.yaml", "series:\n  TP: {colour: black}\n");
  diagnostics_.add(codes::unknown_key, {&source, 15, 21}, "unknown key `colour` in series `TP`").advise("did you mean `color`?");
  EXPECT_EQ(print_diagnostics(diagnostics_, sources_),
            "fig.yaml:2:8: error: unknown key `colour` in series `TP` [unknown-key]\n"
            "    2 |   TP: {colour: black}\n"
            "      |        ^~~~~~\n"
            "      = help: did you mean `color`?\n");
}

TEST_F(Print, NotesWithAPlaceShowTheirLine) {
  const Source& source = sources_.add("fig.yaml", "a: 1\na: 2\n");
  diagnostics_.add(codes::duplicate_key, {&source, 5, 6}, "twice").note({&source, 0, 1}, "the first").note("no place");
  EXPECT_EQ(print_diagnostics(diagnostics_, sources_),
            "fig.yaml:2:1: error: twice [duplicate-key]\n"
            "    2 | a: 2\n"
            "      | ^\n"
            "fig.yaml:1:1: note: the first\n"
            "    1 | a: 1\n"
            "      | ^\n"
            "      = note: no place\n");
}

TEST_F(Print, WhatHasNoPlaceIsSaidByBurin) {
  diagnostics_.add(codes::no_file, {}, "cannot read `a`");
  EXPECT_EQ(print_diagnostics(diagnostics_, sources_), "burin: error: cannot read `a` [no-file]\n");
}

TEST_F(Print, NothingIsPrintedWhereNothingIsWrong) {
  EXPECT_EQ(print_diagnostics(diagnostics_, sources_), "");
  EXPECT_EQ(json_array(diagnostics_json(diagnostics_, sources_)), "[]\n");
}

TEST_F(Print, CaretsStandUnderWideCharactersAndCombiningMarks) {
  EXPECT_EQ(printed("标题: x", "x"),
            "fig.yaml:1:5: error: fault [bad-value]\n"
            "    1 | 标题: x\n"
            "      |       ^\n");
  diagnostics_ = {};
  EXPECT_EQ(printed("e\u0301: xy", "xy"),
            "fig.yaml:1:5: error: fault [bad-value]\n"
            "    1 | e\u0301: xy\n"
            "      |    ^~\n");
  diagnostics_ = {};
  EXPECT_EQ(printed("a: 标题", "标题"),
            "fig.yaml:1:4: error: fault [bad-value]\n"
            "    1 | a: 标题\n"
            "      |    ^~~~\n");
}

TEST_F(Print, TabsAreFourBlanks) {
  EXPECT_EQ(printed("\ta: x", "x"),
            "fig.yaml:1:5: error: fault [bad-value]\n"
            "    1 |     a: x\n"
            "      |        ^\n");
}

TEST_F(Print, ControlCharactersDoNotReachTheTerminal) {
  const std::string out = printed("a: \x1b[31m\x80 \u009b \u202e x", "x");
  EXPECT_EQ(out.find('\x1b'), out.npos);
  EXPECT_NE(out.find("    1 | a: ?[31m? ? ? x\n"), out.npos) << out;
  diagnostics_ = {};
  diagnostics_.add(codes::bad_value, {}, "found `a\x1b\nb\x7f`");
  EXPECT_EQ(print_diagnostics(diagnostics_, sources_), "burin: error: found `a\\x1b\\nb\\x7f` [bad-value]\n");
}

TEST_F(Print, LongLinesAreCutAroundTheCaret) {
  PrintOptions options;
  options.width = 30;
  const std::string line = std::string(50, 'a') + "FAULT" + std::string(50, 'b');
  EXPECT_EQ(printed(line, "FAULT", options),
            "fig.yaml:1:51: error: fault [bad-value]\n"
            "    1 | …aaaaaaaaaaFAULTbbbbbbbbbbbbbbb…\n"
            "      |            ^~~~~\n");
  diagnostics_ = {};
  EXPECT_EQ(printed("FAULT" + std::string(50, 'b'), "FAULT", options),
            "fig.yaml:1:1: error: fault [bad-value]\n"
            "    1 | FAULTbbbbbbbbbbbbbbbbbbbbbbbbb…\n"
            "      | ^~~~~\n");
  diagnostics_ = {};
  EXPECT_EQ(printed(std::string(50, 'a') + "FAULT", "FAULT", options),
            "fig.yaml:1:51: error: fault [bad-value]\n"
            "    1 | …aaaaaaaaaaaaaaaaaaaaaaaaaFAULT\n"
            "      |                           ^~~~~\n");
}

TEST_F(Print, ASpanOverSeveralLinesIsMarkedInItsFirst) {
  EXPECT_EQ(printed("a: [1,\n  2]\nb: 3\n", "[1,\n  2]"),
            "fig.yaml:1:4: error: fault [bad-value]\n"
            "    1 | a: [1,\n"
            "      |    ^~~\n");
}

TEST_F(Print, AnEmptySpanHasACaretEvenAtTheEndOfTheLine) {
  const Source& source = sources_.add("fig.yaml", "a:\n");
  diagnostics_.add(codes::bad_value, {&source, 2, 2}, "fault");
  EXPECT_EQ(print_diagnostics(diagnostics_, sources_),
            "fig.yaml:1:3: error: fault [bad-value]\n"
            "    1 | a:\n"
            "      |   ^\n");
  diagnostics_ = {};
  const Source& empty = sources_.add("empty.yaml", "");
  diagnostics_.add(codes::bad_value, {&empty, 0, 0}, "fault");
  EXPECT_EQ(print_diagnostics(diagnostics_, sources_), "empty.yaml:1:1: error: fault [bad-value]\n    1 | \n      | ^\n");
}

TEST_F(Print, BeyondTheLimitTheRestIsCounted) {
  for (int i = 0; i < 5; ++i) diagnostics_.add(codes::bad_value, {}, "fault " + std::to_string(i));
  PrintOptions options;
  options.limit = 2;
  EXPECT_EQ(print_diagnostics(diagnostics_, sources_, options),
            "burin: error: fault 0 [bad-value]\n"
            "burin: error: fault 1 [bad-value]\n"
            "burin: 3 more not shown; --all shows them\n");
  options.limit = 0;
  const std::string all = print_diagnostics(diagnostics_, sources_, options);
  EXPECT_EQ(std::count(all.begin(), all.end(), '\n'), 5);
}

TEST_F(Print, WarningsDoNotCrowdOutErrors) {
  const Source& source = sources_.add("fig.yaml", "abcdef");
  diagnostics_.add(codes::unordered_x, {&source, 0, 1}, "warning");
  diagnostics_.add(codes::unordered_x, {&source, 1, 2}, "warning");
  diagnostics_.add(codes::bad_value, {&source, 2, 3}, "error");
  PrintOptions options;
  options.limit = 1;
  EXPECT_EQ(print_diagnostics(diagnostics_, sources_, options),
            "fig.yaml:1:3: error: error [bad-value]\n    1 | abcdef\n      |   ^\nburin: 2 more not shown; --all shows them\n");
}

TEST_F(Print, ColoursAreANSISequencesAroundTheSameText) {
  const Source& source = sources_.add("fig.yaml", "abc");
  diagnostics_.add(codes::unordered_x, {&source, 0, 2}, "fault").advise("help");
  PrintOptions options;
  const std::string plain = print_diagnostics(diagnostics_, sources_, options);
  options.color = true;
  std::string colored = print_diagnostics(diagnostics_, sources_, options);
  EXPECT_NE(colored.find("\x1b[1;35mwarning: \x1b[0m"), colored.npos);
  EXPECT_NE(colored.find("\x1b[1;32m^~\x1b[0m"), colored.npos);
  for (std::size_t at = colored.find('\x1b'); at != colored.npos; at = colored.find('\x1b'))
    colored.erase(at, colored.find('m', at) - at + 1);
  EXPECT_EQ(colored, plain);
}

TEST_F(Print, JsonHoldsTheSame) {
  const Source& source = sources_.add("fig.yaml", "µ: 1\na: 2\n");
  diagnostics_.add(codes::duplicate_key, {&source, 6, 7}, "tw\"ice").note({&source, 0, 2}, "the first").advise("remove");
  diagnostics_.add(codes::unordered_x, {}, "bytes \xff");
  EXPECT_EQ(nlohmann::json::parse(json_array(diagnostics_json(diagnostics_, sources_))), nlohmann::json::parse(R"([
    {"file": "fig.yaml", "line": 2, "column": 1, "end_line": 2, "end_column": 2, "severity": "error", "code": "duplicate-key",
     "message": "tw\"ice", "help": "remove",
     "notes": [{"file": "fig.yaml", "line": 1, "column": 1, "end_line": 1, "end_column": 2, "message": "the first"}]},
    {"severity": "warning", "code": "unordered-x", "message": "bytes \ufffd", "notes": []}])"));
}

TEST_F(Print, NeitherNamesNorJsonHoldWhatATerminalWouldObey) {
  const Source& source = sources_.add("a\x1b[2J\xff.yaml", "x");
  diagnostics_.add(codes::bad_value, {&source, 0, 1}, "\u0085 and \u202E and \U0001FFFF, but µ");
  EXPECT_EQ(print_diagnostics(diagnostics_, sources_).substr(0, 20), "a\\x1b[2J?.yaml:1:1: ");
  const std::string json = json_array(diagnostics_json(diagnostics_, sources_));
  EXPECT_NE(json.find("\\u0085 and \\u202e and \\ud83f\\udfff, but µ"), json.npos) << json;
  EXPECT_EQ(nlohmann::json::parse(json)[0]["message"], "\u0085 and \u202E and \U0001FFFF, but µ");
}

TEST(DisplayWidth, CountsColumnsOfATerminal) {
  EXPECT_EQ(display_width(""), 0u);
  EXPECT_EQ(display_width("abc"), 3u);
  EXPECT_EQ(display_width("µ×é"), 3u);
  EXPECT_EQ(display_width("e\u0301"), 1u);
  EXPECT_EQ(display_width("标题"), 4u);
  EXPECT_EQ(display_width("한"), 2u);
  EXPECT_EQ(display_width("😀"), 2u);
  EXPECT_EQ(display_width("ＡＢ"), 4u);
  EXPECT_EQ(display_width("a\u200bb"), 2u);
}

}  // namespace
}  // namespace burin
