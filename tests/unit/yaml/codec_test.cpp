#include "yaml/codec.h"

#include <gtest/gtest.h>

#include "marked.h"
#include "spec/figure.h"

namespace burin {
namespace {

class CodecTest : public testing::Test {
 protected:
  /// Reads the value of `key: …`; nothing if that was refused.
  template <class T>
  std::optional<T> read(const std::string& value) {
    diagnostics_ = {};
    const Source& source = sources_.add("fig.yaml", "key: " + value + "\n");
    const auto root = parse_yaml(source, diagnostics_);
    if (!root) return std::nullopt;
    Reader reader{diagnostics_, "owner", "key"};
    T result{};
    if (!read_value(root->entries.front().value, result, reader)) return std::nullopt;
    return result;
  }
  template <class T>
  std::string fault(const std::string& value) {
    EXPECT_FALSE(read<T>(value)) << value;
    return words(diagnostics_);
  }

  Sources sources_;
  Diagnostics diagnostics_;
};

TEST_F(CodecTest, TextsStayTexts) {
  EXPECT_EQ(read<std::string>("no"), "no");
  EXPECT_EQ(read<std::string>("1.10"), "1.10");
  EXPECT_EQ(read<std::string>("\"off\""), "off");
  EXPECT_EQ(read<Text>("\"\"")->text, "");
  EXPECT_EQ(read<Text>("C:\\new\\table")->text, "C:\\new\\table");
  EXPECT_EQ(fault<Text>("[a]"),
            "found a list where `key` takes a text [wrong-type]\n  help: a text that begins with a bracket needs quotes\n");
  EXPECT_EQ(fault<Text>("{a}"),
            "found a map where `key` takes a text [wrong-type]\n  help: a text that begins with a bracket needs quotes\n");
  EXPECT_EQ(fault<Text>("\n  - a"), "found a list where `key` takes a text [wrong-type]\n");
  EXPECT_EQ(fault<Text>(""), "found nothing where `key` takes a text [wrong-type]\n  help: write a value, or remove the key\n");
}

TEST_F(CodecTest, TextsHaveLinesAndNoOtherControlCharacter) {
  EXPECT_EQ(read<Text>("\"a\\nb\"")->text, "a\nb");
  EXPECT_EQ(read<Text>("|\n  a\n  b\n\n")->text, "a\nb");
  EXPECT_EQ(fault<Text>("\"a\\tb\""),
            "`key` holds a tab, which cannot be printed [bad-text]\n"
            "  help: in double quotes `\\` begins an escape: write `\\\\`, or put the text in single quotes\n");
  EXPECT_EQ(fault<Text>("a\tb"), "`key` holds a tab, which cannot be printed [bad-text]\n  help: write blanks\n");
  for (const char* escape : {"\\x07", "\\r", "\\x7f", "\\0", "\\x9b"})
    EXPECT_NE(fault<Text>("\"a" + std::string(escape) + "b\"").find("the control character U+00"), std::string::npos) << escape;
  for (const char* escape : {"\\L", "\\P", "\\uFFFE"})
    EXPECT_NE(fault<Text>("\"a" + std::string(escape) + "b\"").find("the character U+"), std::string::npos) << escape;
}

TEST_F(CodecTest, ACommentInPlaceOfAColourIsExplained) {
  EXPECT_EQ(fault<Color>("#ff0000"),
            "found nothing where `key` takes a colour such as `\"#8b0000\"` or `salmon` [wrong-type]\n"
            "  help: `#` begins a comment in YAML: put the value in quotes, \"#ff0000\"\n");
}

TEST_F(CodecTest, NumbersAreDecimal) {
  EXPECT_EQ(read<double>("-1.5e3"), -1500);
  EXPECT_EQ(fault<double>("0x1F"),
            "found `0x1F` where `key` takes a number [bad-number]\n  help: numbers are decimal, with a point and an exponent such as "
            "`1e-3`: write `31`\n");
  EXPECT_EQ(fault<double>("0o17"),
            "found `0o17` where `key` takes a number [bad-number]\n  help: numbers are decimal, with a point and an exponent such as "
            "`1e-3`: write `15`\n");
  EXPECT_EQ(fault<double>("1_000"),
            "found `1_000` where `key` takes a number [bad-number]\n  help: numbers are decimal, with a point and an exponent such as "
            "`1e-3`: write `1000`\n");
  EXPECT_EQ(fault<double>("0100"),
            "found `0100` where `key` takes a number [bad-number]\n  help: numbers are decimal, with a point and an exponent such as "
            "`1e-3`: write `100`\n");
  EXPECT_EQ(fault<double>("\"1\""),
            "found `1` where `key` takes a number [bad-number]\n  help: remove the quotes: in quotes it is a text\n");
  EXPECT_EQ(fault<double>("1,5"), "found `1,5` where `key` takes a number [bad-number]\n  help: the decimal sign is a point\n");
  EXPECT_EQ(fault<double>("ten"), "found `ten` where `key` takes a number [bad-number]\n");
  EXPECT_EQ(fault<double>("[1]"), "found a list where `key` takes a number [wrong-type]\n");
  EXPECT_EQ(fault<double>("true"), "found `true` where `key` takes a number [bad-number]\n");
}

TEST_F(CodecTest, WholeNumbersHaveNoFraction) {
  EXPECT_EQ(read<int>("4"), 4);
  EXPECT_EQ(read<int>("4.0"), 4);
  EXPECT_EQ(fault<int>("4.5"), "found `4.5` where `key` takes a whole number [bad-number]\n");
  EXPECT_EQ(fault<int>("1e12"), "found `1e12` where `key` takes a whole number [bad-number]\n");
  EXPECT_EQ(fault<int>("{}"), "found a map where `key` takes a whole number [wrong-type]\n");
}

TEST_F(CodecTest, OnlyTrueAndFalseAreTruthValues) {
  EXPECT_EQ(read<bool>("true"), true);
  EXPECT_EQ(read<bool>("false"), false);
  EXPECT_EQ(fault<bool>("yes"), "found `yes` where `key` takes `true` or `false` [wrong-type]\n  help: write `true`\n");
  EXPECT_EQ(fault<bool>("off"), "found `off` where `key` takes `true` or `false` [wrong-type]\n  help: write `false`\n");
  EXPECT_EQ(fault<bool>("1"), "found `1` where `key` takes `true` or `false` [wrong-type]\n  help: write `true`\n");
  EXPECT_EQ(fault<bool>("\"true\""),
            "found `true` where `key` takes `true` or `false` [wrong-type]\n  help: remove the quotes: in quotes it is a text\n");
  EXPECT_FALSE(read<bool>("True"));
}

TEST_F(CodecTest, WordsComeFromTheirList) {
  EXPECT_EQ(read<Dash>("dotted"), Dash::dotted);
  EXPECT_EQ(fault<Dash>("doted"),
            "found `doted` where `key` takes `solid`, `dashed`, `dotted` or `dash_dot` [bad-value]\n  help: did you mean `dotted`?\n");
  EXPECT_EQ(fault<LegendFill>("x"), "found `x` where `key` takes `rows` or `columns` [bad-value]\n");
  EXPECT_EQ(fault<Marker>("triangel_up"),
            "found `triangel_up` where `key` takes one of its words [bad-value]\n  help: did you mean `triangle_up`?\n");
  EXPECT_EQ(fault<Dash>("[solid]"), "found a list where `key` takes `solid`, `dashed`, `dotted` or `dash_dot` [wrong-type]\n");
}

TEST_F(CodecTest, EveryWordReadsAsItsValueAndIsNamedSo) {
  for (const auto& choice : Choices<Marker>::list) {
    EXPECT_EQ(read<Marker>(std::string(choice.name)), choice.value);
    EXPECT_EQ(choice_name(choice.value), choice.name);
  }
}

TEST_F(CodecTest, ListsReportEveryItem) {
  EXPECT_EQ(read<std::vector<double>>("[1, 2]"), (std::vector<double>{1, 2}));
  EXPECT_EQ(read<std::vector<double>>("[]"), (std::vector<double>{}));
  EXPECT_EQ(fault<std::vector<double>>("[a, 1, b]"),
            "found `a` where `key` takes a number [bad-number]\nfound `b` where `key` takes a number [bad-number]\n");
  EXPECT_EQ(fault<std::vector<double>>("5"),
            "found `5` where `key` takes a list [wrong-type]\n  help: a list of one is written in brackets: `[5]`\n");
  EXPECT_EQ(fault<std::vector<double>>("many"), "found `many` where `key` takes a list [wrong-type]\n");
}

TEST_F(CodecTest, NamedMapsKeepNamesAndTheirPlaces) {
  const auto named = read<Named<Text>>("{b: x, a: y}");
  ASSERT_TRUE(named);
  EXPECT_EQ(named->names(), (std::vector<std::string_view>{"b", "a"}));
  EXPECT_EQ(named->find("a")->text, "y");
  EXPECT_EQ(named->find("c"), nullptr);
  EXPECT_EQ(place_of(named->items[1].span).column, 13u);
  EXPECT_EQ(fault<Named<Text>>("[a]"), "found a list where `key` takes a map [wrong-type]\n");
}

TEST_F(CodecTest, LongTextsAreCutWhereACharacterEnds) {
  const std::string said = fault<double>(std::string(39, 'a') + "µµµ");
  EXPECT_EQ(said, "found `" + std::string(39, 'a') + "…` where `key` takes a number [bad-number]\n");
}

}  // namespace
}  // namespace burin
