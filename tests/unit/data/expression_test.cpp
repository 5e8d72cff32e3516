#include "data/expression.h"

#include <gtest/gtest.h>

#include "messages.h"

namespace burin {
namespace {

/// Reads an expression that is the value of a key.
struct Parsed {
  explicit Parsed(const std::string& text, const std::string& quote = "") : source("fig.yaml", "y: " + quote + text + quote) {
    expression = parse_expression(text, {&source, 3, source.text.size()}, diagnostics);
  }
  std::string formula() const { return expression ? expression->formula : messages(diagnostics); }
  /// "column+length: message", the first line of the only diagnostic.
  std::string fault() const {
    const std::string all = messages(diagnostics);
    return all.substr(2, all.find(" [") - 2);
  }
  std::string help() const { return diagnostics.all().empty() ? "" : diagnostics.all()[0].help; }

  Source source;
  Diagnostics diagnostics;
  std::optional<Expression> expression;
};

std::string formula(const std::string& text) { return Parsed(text).formula(); }
std::string fault(const std::string& text) { return Parsed(text).fault(); }
std::string help(const std::string& text) { return Parsed(text).help(); }

TEST(ExpressionGrammar, BindsAsInMathematics) {
  EXPECT_EQ(formula("a + b * c"), "(n0+(n1*n2))");
  EXPECT_EQ(formula("(a + b) * c"), "((n0+n1)*n2)");
  EXPECT_EQ(formula("a - b - c"), "((n0-n1)-n2)");
  EXPECT_EQ(formula("a / b / c"), "ratio(ratio(n0,n1),n2)");
  EXPECT_EQ(formula("a ^ b ^ c"), "power(n0,power(n1,n2))");
  EXPECT_EQ(formula("-a ^ b"), "(-power(n0,n1))");
  EXPECT_EQ(formula("a ^ -b"), "power(n0,(-n1))");
  EXPECT_EQ(formula("a * -+-b"), "(n0*(-(-n1)))");
}

TEST(ExpressionGrammar, BindsAndCloserThanOrAndNotCloserThanBoth) {
  EXPECT_EQ(formula("a or b and c"), "or(n0,and(n1,n2))");
  EXPECT_EQ(formula("not a == b and c"), "and(not(equal(n0,n1)),n2)");
  EXPECT_EQ(formula("not not a"), "not(not(n0))");
  EXPECT_EQ(formula("a + 1 >= b"), "at_least((n0+k0),n1)");
}

TEST(ExpressionGrammar, ReadsFunctions) {
  EXPECT_EQ(formula("if(a > 1, max(a, b, 3), sqrt(b))"), "if(more(n0,k0),max(n0,n1,k1),sqrt(n1))");
}

TEST(ExpressionGrammar, ComparesTextsWithColumns) {
  const Parsed parsed("model == \"7B\" and 'a b' != `the model`");
  EXPECT_EQ(parsed.formula(), "and(t0,not(t1))");
  EXPECT_EQ(parsed.expression->tests[0].value.text, "7B");
  EXPECT_EQ(parsed.expression->tests[1].value.text, "a b");
  EXPECT_EQ(parsed.expression->names[1].text, "the model");
  EXPECT_FALSE(parsed.expression->names[0].number);
  EXPECT_TRUE(Parsed("model == \"7B\" or model > 3").expression->names[0].number);
}

TEST(ExpressionGrammar, ListsNamesOnceWithTheirFirstPlace) {
  const Parsed parsed("a + größe * a");
  ASSERT_EQ(parsed.expression->names.size(), 2u);
  EXPECT_EQ(parsed.expression->names[1].text, "größe");
  EXPECT_EQ(parsed.expression->names[1].span, (Span{&parsed.source, 7, 14}));
}

TEST(ExpressionGrammar, TakesAFunctionsNameWithoutABracketForAColumn) {
  EXPECT_EQ(formula("max - min"), "(n0-n1)");
  EXPECT_EQ(formula("max(`max`, 1)"), "max(n0,k0)");
}

TEST(ExpressionGrammar, KnowsTheReservedNames) {
  EXPECT_TRUE(is_reserved("and") && is_reserved("not") && is_reserved("or") && is_reserved("min") && is_reserved("if"));
  EXPECT_FALSE(is_reserved("sin") || is_reserved("model"));
}

TEST(ExpressionFaults, StandAtTheVeryWord) {
  EXPECT_EQ(fault("a + * b"), "8+1: `*` stands where a number, a name or a bracket is expected");
  EXPECT_EQ(fault("a +"), "6+1: the expression ends where a number, a name or a bracket is expected");
  EXPECT_EQ(fault("a b"), "6+1: `b` stands where an operator is expected");
  EXPECT_EQ(fault("a `b c`"), "6+5: a name stands where an operator is expected");
  EXPECT_EQ(fault("(a + b"), "4+1: this bracket is never closed");
  EXPECT_EQ(fault("min(a, b"), "7+1: this bracket is never closed");
  EXPECT_EQ(fault("a + b)"), "9+1: this bracket was never opened");
  EXPECT_EQ(fault("(a, b)"), "6+1: `,` stands where an operator or `)` is expected");
  EXPECT_EQ(fault("()"), "5+1: `)` stands where a number, a name or a bracket is expected");
  EXPECT_EQ(fault("a + not b"), "8+3: `not` stands where a number, a name or a bracket is expected");
  EXPECT_EQ(fault("model == \"7B"), "13+1: the quote `\"` is never closed");
  EXPECT_EQ(fault("  "), "4+2: an empty expression");
}

TEST(ExpressionFaults, StandAtTheVeryWordAlsoWithinQuotes) {
  EXPECT_EQ(Parsed("a + * b", "\"").fault(), "9+1: `*` stands where a number, a name or a bracket is expected");
}

TEST(ExpressionFaults, StandAtTheWholeTextIfYamlWroteItDifferently) {
  Source source("fig.yaml", "y: \"a\\n+ * b\"");
  Diagnostics diagnostics;
  parse_expression("a\n+ * b", {&source, 3, 13}, diagnostics);
  EXPECT_EQ(messages(diagnostics), "1:4+10: `*` stands where a number, a name or a bracket is expected [bad-expression]\n");
}

TEST(ExpressionFaults, AboutFunctions) {
  EXPECT_EQ(messages(Parsed("sqr(a)").diagnostics), "1:4+3: no function `sqr` [unknown-name]\n  help: did you mean `sqrt`?\n");
  EXPECT_EQ(help("system(\"ls\")"),
            "choose one of `min`, `max`, `abs`, `sqrt`, `exp`, `log`, `log2`, `log10`, `floor`, `ceil`, `round` or `if`");
  EXPECT_EQ(fault("1 + sqrt(a, b)"), "8+10: `sqrt` takes 1 argument, found 2");
  EXPECT_EQ(fault("if(a, b)"), "4+8: `if` takes 3 arguments, found 2");
  EXPECT_EQ(fault("min()"), "4+5: `min` takes 1 to 100 arguments, found 0");
  EXPECT_EQ(fault("min(a,)"), "10+1: `)` stands where a number, a name or a bracket is expected");
}

TEST(ExpressionFaults, AboutNumbersUseTheOneGrammar) {
  EXPECT_EQ(messages(Parsed("2 * 0x1F").diagnostics),
            "1:8+4: `0x1F` is not a number [bad-number]\n  help: a name does not begin with a digit, and a product needs its `*`\n");
  EXPECT_EQ(fault("010 + 1"), "4+3: `010` is not a number");
  EXPECT_EQ(help("010 + 1"), "numbers are decimal, without leading zeros");
  EXPECT_EQ(fault("1_000"), "4+5: `1_000` is not a number");
  EXPECT_EQ(fault("1.2.3"), "4+5: `1.2.3` is not a number");
  EXPECT_EQ(fault("2tokens"), "4+7: `2tokens` is not a number");
  EXPECT_EQ(formula("1e-3+.5-2E+3-1e3"), "(((k0+k1)-k2)-k3)");
}

TEST(ExpressionFaults, TeachWhatOtherLanguagesWrite) {
  EXPECT_EQ(fault("a = b"), "6+1: `=` is not an operator here");
  EXPECT_EQ(help("a = b"), "write `==` to compare");
  EXPECT_EQ(help("a && b"), "write `and`");
  EXPECT_EQ(help("a || b"), "write `or`");
  EXPECT_EQ(help("!a"), "write `not`");
  EXPECT_EQ(help("a ** 2"), "write `^`");
  EXPECT_EQ(help("a <> 2"), "write `!=`");
  EXPECT_EQ(help("a ? b : c"), "write `if(condition, then, else)`");
  EXPECT_EQ(help("a AND b"), "write `and`");
  EXPECT_EQ(help("a \u2212 b"), "write `-`");
  EXPECT_EQ(help("a\u00D7b"), "write `*`");
  EXPECT_EQ(help("a.b"), "a column whose name is no identifier stands in back ticks");
  EXPECT_EQ(fault("a % b"), "6+1: `%` has no meaning in an expression");
  EXPECT_EQ(fault("1 < x < 3"), "10+1: a second comparison in a row");
  EXPECT_EQ(help("1 < x < 3"), "join comparisons with `and`: `1 < x and x < 3`");
}

TEST(ExpressionFaults, AboutTexts) {
  EXPECT_EQ(fault("model < \"7B\""), "10+1: `<` cannot be applied to a text");
  EXPECT_EQ(fault("\"a\" == \"b\""), "11+3: a text is compared with something other than a column");
  EXPECT_EQ(fault("(a + 1) == \"b\""), "4+7: a text is compared with something other than a column");
  EXPECT_EQ(fault("\"gpus\""), "4+6: a text stands where a number is expected");
  EXPECT_EQ(help("-\"gpus\""), "compare it with a column, `column == \"gpus\"`; a column called `gpus` stands in back ticks");
  EXPECT_EQ(fault("min(\"a\")"), "8+3: a text stands where a number is expected");
}

TEST(ExpressionFaults, OfDeepNestingDoNotCrash) {
  const std::string deep = "more than 100 brackets and signs within each other";
  const auto repeated = [](const std::string& part, int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += part;
    return text;
  };
  for (const char* part : {"(", "-", "not ", "abs(", "2^"})
    EXPECT_EQ(Parsed(repeated(part, 300) + "1").diagnostics.all().at(0).message, deep);
  EXPECT_EQ(Parsed(repeated("(", 90) + "1" + repeated(")", 90)).formula(), "k0");
  EXPECT_EQ(Parsed(repeated("(", 200000)).diagnostics.all().at(0).message, "an expression of 200000 bytes, at most 2000 are read");
}

}  // namespace
}  // namespace burin
