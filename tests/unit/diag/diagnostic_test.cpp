#include "diag/diagnostic.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace burin {
namespace {

std::vector<std::string> messages_of(const std::vector<Diagnostic>& list) {
  std::vector<std::string> texts;
  for (const Diagnostic& each : list) texts.push_back(each.message);
  return texts;
}

class DiagnosticsTest : public testing::Test {
 protected:
  Sources sources_;
  const Source& figure_ = sources_.add("fig.yaml", "abcdefgh\n");
  const Source& data_ = sources_.add("data.csv", "abcdefgh\n");
  Diagnostics diagnostics_;
};

TEST_F(DiagnosticsTest, StandInTheOrderOfTheFilesAndThoseWithoutPlaceComeLast) {
  diagnostics_.add(codes::bad_pdf, {}, "nowhere");
  diagnostics_.add(codes::bad_cell, {&data_, 0, 1}, "data");
  diagnostics_.add(codes::bad_value, {&figure_, 4, 5}, "later");
  diagnostics_.add(codes::bad_value, {&figure_, 1, 2}, "earlier");
  diagnostics_.add(codes::wrong_type, {&figure_, 1, 5}, "same place, found second");
  EXPECT_EQ(messages_of(diagnostics_.sorted(sources_)),
            (std::vector<std::string>{"earlier", "same place, found second", "later", "data", "nowhere"}));
}

TEST_F(DiagnosticsTest, KeepTheSameFaultAtTheSamePlaceOnce) {
  diagnostics_.add(codes::bad_value, {&figure_, 1, 2}, "fault").advise("the way out");
  diagnostics_.add(codes::bad_value, {&figure_, 1, 2}, "fault").note("lost with the repetition").advise("another");
  ASSERT_EQ(diagnostics_.all().size(), 1u);
  EXPECT_TRUE(diagnostics_.all()[0].notes.empty());
  EXPECT_EQ(diagnostics_.all()[0].help, "the way out");
  diagnostics_.add(codes::bad_value, {&figure_, 1, 2}, "another fault");
  diagnostics_.add(codes::bad_value, {&figure_, 1, 3}, "fault");
  diagnostics_.add(codes::wrong_type, {&figure_, 1, 2}, "fault");
  EXPECT_EQ(diagnostics_.all().size(), 4u);
}

TEST_F(DiagnosticsTest, KeepEveryFaultWithoutPlace) {
  diagnostics_.add(codes::bad_font, {}, "fault");
  diagnostics_.add(codes::bad_font, {}, "fault");
  EXPECT_EQ(diagnostics_.all().size(), 2u);
}

TEST_F(DiagnosticsTest, TakeTheirSeverityFromTheCode) {
  diagnostics_.add(codes::empty_selection, {&figure_, 0, 1}, "a warning");
  EXPECT_FALSE(diagnostics_.has_errors());
  diagnostics_.promote_warnings();
  EXPECT_TRUE(diagnostics_.has_errors());
  EXPECT_EQ(diagnostics_.all()[0].severity, Severity::error);
}

TEST_F(DiagnosticsTest, AnEmptyAdviceChangesNothing) {
  diagnostics_.add(codes::bad_value, {&figure_, 1, 2}, "fault").advise("the way out").advise("");
  EXPECT_EQ(diagnostics_.all()[0].help, "the way out");
}

TEST_F(DiagnosticsTest, OfFaultsWithoutEndTheFirstAreKeptAndWarningsCrowdOutNoError) {
  for (std::size_t i = 0; i < Diagnostics::kLimit + 5; ++i)
    diagnostics_.add(codes::missing_glyph, {&figure_, 0, 1}, std::to_string(i)).note("a note").advise("help");
  EXPECT_EQ(diagnostics_.all().size(), Diagnostics::kLimit);
  EXPECT_EQ(diagnostics_.dropped(), 5u);
  EXPECT_FALSE(diagnostics_.has_errors());
  diagnostics_.add(codes::bad_value, {&figure_, 0, 1}, "an error");
  EXPECT_TRUE(diagnostics_.has_errors());
}

TEST_F(DiagnosticsTest, WhatQuotesALongTextLosesItsMiddle) {
  std::string wide;
  for (int i = 0; i < 1000; ++i) wide += "é";
  const std::string& message = diagnostics_.add(codes::bad_value, {&figure_, 0, 1}, "x" + wide + " is long").message;
  EXPECT_LT(message.size(), 1010u);
  EXPECT_EQ(message.substr(0, 5), "xéé");
  EXPECT_TRUE(message.ends_with("é is long"));
  EXPECT_NE(message.find("é…é"), message.npos);
}

TEST(DiagnosticsAlone, NameTheFirstThreeUsesOfAValueThatIsRepeated) {
  const Source source("a", "0123456789");
  Diagnostics diagnostics;
  for (std::size_t at = 5; at < 9; ++at) diagnostics.repeated({&source, 1, 4}, {&source, at, at + 1});
  EXPECT_EQ(diagnostics.add(codes::bad_value, {&source, 2, 3}, "within").notes.size(), 3u);
  EXPECT_EQ(diagnostics.add(codes::bad_value, {&source, 3, 5}, "half").notes.size(), 0u);
  EXPECT_EQ(diagnostics.add(codes::bad_value, {}, "nowhere").notes.size(), 0u);
}

TEST(DiagnosticsAlone, StrictOnesAreErrorsFromThenOn) {
  Diagnostics diagnostics;
  diagnostics.add(codes::overlap, {}, "before");
  EXPECT_FALSE(diagnostics.has_errors());
  diagnostics.promote_warnings();
  EXPECT_TRUE(diagnostics.has_errors());
  EXPECT_EQ(diagnostics.add(codes::overlap, {}, "after").severity, Severity::error);
}

TEST(Codes, HaveNamesOfTheirOwnAndOneLineEach) {
  std::set<std::string_view> names;
  for (const Code* code : all_codes()) {
    EXPECT_TRUE(names.insert(code->name).second) << code->name;
    EXPECT_EQ(code->name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), code->name.npos) << code->name;
    EXPECT_FALSE(code->doc.empty()) << code->name;
    EXPECT_EQ(code->doc.find('\n'), code->doc.npos) << code->name;
    EXPECT_FALSE(code->doc.ends_with('.')) << code->name;
  }
  EXPECT_EQ(std::count(all_codes().begin(), all_codes().end(), &codes::unknown_key), 1);
}

}  // namespace
}  // namespace burin
