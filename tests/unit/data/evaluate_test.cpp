#include "data/evaluate.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <locale>

#include "data/csv.h"
#include "data/functions.h"
#include "data/select.h"
#include "messages.h"

namespace burin {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/// A table, some constants, and expressions over them.
struct World {
  explicit World(std::string text = "gpus,secs,model,tokens-per-second\n1,100,7B,10\n2,,7B,20\n4,30,70B,0\n")
      : source("runs.csv", std::move(text)) {
    table = read_csv("runs", source, ',', {}, diagnostics);
  }
  std::vector<double> values(const std::string& text) {
    const auto expression = parse_expression(text, {}, diagnostics);
    return expression ? evaluate(*expression, {&*table, &constants}, all_rows(*table), diagnostics) : std::vector<double>{};
  }
  /// The only diagnostics of an expression.
  std::string fault(const std::string& text) {
    diagnostics = {};
    values(text);
    return messages(diagnostics);
  }

  Source source;
  Diagnostics diagnostics;
  std::optional<DataTable> table;
  Constants constants{{"tokens", 1000}};
};

/// Equal, NaN counting as equal to itself.
void expect_values(const std::vector<double>& found, const std::vector<double>& expected) {
  ASSERT_EQ(found.size(), expected.size());
  for (std::size_t i = 0; i < found.size(); ++i)
    EXPECT_TRUE(found[i] == expected[i] || (std::isnan(found[i]) && std::isnan(expected[i]))) << i << ": " << found[i];
}

/// The value of an expression without names.
double value(const std::string& text) {
  Diagnostics diagnostics;
  const auto expression = parse_expression(text, {}, diagnostics);
  EXPECT_TRUE(expression) << messages(diagnostics);
  return expression ? evaluate(*expression, {}, {0}, diagnostics).front() : kNan;
}

TEST(Evaluate, ComputesARowAtATime) {
  World world;
  expect_values(world.values("gpus"), {1, 2, 4});
  expect_values(world.values("tokens / gpus + 1"), {1001, 501, 251});
  expect_values(world.values("`tokens-per-second` * 2"), {20, 40, 0});
  expect_values(world.values("5"), {5, 5, 5});
  EXPECT_EQ(messages(world.diagnostics), "");
}

TEST(Evaluate, ComputesTheRowsThatAreAskedFor) {
  World world;
  const auto expression = parse_expression("gpus * 10", {}, world.diagnostics);
  expect_values(evaluate(*expression, {&*world.table, nullptr}, {2, 0}, world.diagnostics), {40, 10});
  expect_values(evaluate(*expression, {&*world.table, nullptr}, {}, world.diagnostics), {});
}

TEST(Evaluate, KnowsAllOperatorsAndFunctions) {
  EXPECT_EQ(value("7473 * 512 * 10"), 38261760);
  EXPECT_EQ(value("-2 ^ 2"), -4);
  EXPECT_EQ(value("2 ^ -1"), 0.5);
  EXPECT_EQ(value("2 ^ 3 ^ 2"), 512);
  EXPECT_EQ(value("1 - 2 - 3"), -4);
  EXPECT_EQ(value("8 / 4 / 2"), 1);
  EXPECT_EQ(value("8 / -(2 + 2)"), -2);
  EXPECT_EQ(value("not -1 > 3"), 1);
  EXPECT_EQ(value("1 < 2 and 2 <= 2 and 3 > 2 and 3 >= 3 and 1 == 1 and 1 != 2"), 1);
  EXPECT_EQ(value("1 > 2 or 2 < 1"), 0);
  EXPECT_EQ(value("min(3, 1, 2) + max(3, 1, 2) * 10"), 31);
  EXPECT_EQ(value("abs(-3) + sqrt(16) + exp(0) + log(exp(2))"), 10);
  EXPECT_EQ(value("log2(8) + log10(1000)"), 6);
  EXPECT_EQ(value("floor(-1.5) + ceil(1.2) * 10 + round(2.5) * 100"), 318);
  EXPECT_EQ(value("if(2 > 1, 5, 6) + if(0, 5, 6) * 10"), 65);
}

TEST(Evaluate, GivesNoValueWhereOneIsMissing) {
  World world;
  expect_values(world.values("secs + 1"), {101, kNan, 31});
  expect_values(world.values("secs > 50"), {1, kNan, 0});
  expect_values(world.values("secs != 30"), {1, kNan, 0});
  expect_values(world.values("not secs"), {0, kNan, 0});
  expect_values(world.values("min(secs, 1)"), {1, kNan, 1});
  expect_values(world.values("max(1, secs)"), {100, kNan, 30});
  expect_values(world.values("secs ^ 0"), {1, kNan, 1});
  expect_values(world.values("1 ^ secs"), {1, kNan, 1});
  expect_values(world.values("secs * 0"), {0, kNan, 0});
  expect_values(world.values("secs - secs"), {0, kNan, 0});
  expect_values(world.values("if(secs > 50, 1, 2)"), {1, kNan, 2});
  expect_values(world.values("if(gpus == 2, 1, secs)"), {100, 1, 30});
}

TEST(Evaluate, LetsOneSideOfAndAndOrDecideAlone) {
  World world;
  expect_values(world.values("secs > 50 and gpus > 0"), {1, kNan, 0});
  expect_values(world.values("secs > 50 and gpus > 9"), {0, 0, 0});
  expect_values(world.values("gpus > 0 or secs > 50"), {1, 1, 1});
  expect_values(world.values("gpus > 9 or secs > 50"), {1, kNan, 0});
}

TEST(Evaluate, GivesNoValueForWhatIsNotFinite) {
  World world;
  expect_values(world.values("tokens / `tokens-per-second`"), {100, 50, kNan});
  expect_values(world.values("1 / (1 / `tokens-per-second`)"), {10, 20, kNan});
  expect_values(world.values("1 / `tokens-per-second` > 0.06"), {1, 0, kNan});
  for (const char* text : {"0 / 0", "log(0)", "log(-1)", "sqrt(-1)", "exp(1000)", "10 ^ 400", "(-8) ^ 0.5", "1e300 * 1e300", "1 / -0"})
    EXPECT_TRUE(std::isnan(value(text))) << text;
}

TEST(Evaluate, ComparesCellsWithTexts) {
  World world;
  expect_values(world.values("model == \"7B\""), {1, 1, 0});
  expect_values(world.values("'7B' != model"), {0, 0, 1});
  expect_values(world.values("gpus >= 2 and model == \"7B\""), {0, 1, 0});
  expect_values(world.values("secs == \"\""), {0, 1, 0});
  expect_values(world.values("gpus == \"4.0\""), {0, 0, 1});
  EXPECT_EQ(messages(world.diagnostics), "");
}

TEST(Evaluate, PrefersAColumnToAConstantOfTheSameName) {
  World world;
  world.constants["gpus"] = 99;
  expect_values(world.values("gpus"), {1, 2, 4});
}

TEST(Evaluate, ReportsNamesThatAreNotThere) {
  World world;
  const std::string columns = "  note: the columns of `runs` are `gpus`, `secs`, `model` and `tokens-per-second`\n";
  EXPECT_EQ(world.fault("sec + 1"),
            "no column or constant `sec` for table `runs` [unknown-name]\n" + columns + "  help: did you mean `secs`?\n");
  EXPECT_EQ(world.fault("token"),
            "no column or constant `token` for table `runs` [unknown-name]\n" + columns + "  help: did you mean `tokens`?\n");
  EXPECT_EQ(world.fault("zebra == \"x\""), "no column or constant `zebra` for table `runs` [unknown-name]\n" + columns);
  world.constants.clear();
  EXPECT_EQ(world.fault("tokens-per-second"),
            "no column or constant `tokens` for table `runs` [unknown-name]\n" + columns +
                "  help: a column whose name is no identifier stands in back ticks: `` `tokens-per-second` ``\n"
                "no column or constant `per` for table `runs` [unknown-name]\n" +
                columns + "no column or constant `second` for table `runs` [unknown-name]\n" + columns);
}

TEST(Evaluate, ReportsAConstantThatIsComparedWithAText) {
  World world;
  EXPECT_EQ(world.fault("tokens == \"x\""), "the constant `tokens` is a number and cannot be compared with a text [bad-expression]\n");
}

TEST(Evaluate, ReportsCellsThatAreNoNumbers) {
  World world("x,y\n1,2\n3,ten\n");
  expect_values(world.values("y * 2"), {4, kNan});
  EXPECT_EQ(world.diagnostics.all().at(0).message, "`ten` in column `y`, row 2, is not a number");
}

TEST(Evaluate, WarnsOnceOfRowsThatHaveTheirValuesAndNoResult) {
  const std::string what = " has no finite value in some rows, which counts as no value [non-finite]\n  note: such as row 3, where ";
  const std::string help =
      "\n  help: a division by zero has none, nor has the root or logarithm of some numbers; `where` leaves such rows out\n";
  World world;
  EXPECT_EQ(world.fault("gpus / `tokens-per-second`"),
            "`gpus / `tokens-per-second``" + what + "`gpus` is 4 and `tokens-per-second` is 0" + help);
  EXPECT_EQ(world.fault("1 / (gpus - 4)"), "`1 / (gpus - 4)`" + what + "`gpus` is 4" + help);
  EXPECT_EQ(world.fault("log(gpus - 4.5) + secs").substr(0, 24), "`log(gpus - 4.5) + secs`") << "its first row has all values";
  EXPECT_EQ(world.fault("if(gpus == 4, 0, 1 / (gpus - 4))"), "") << "what is not chosen does not matter";
  EXPECT_EQ(world.fault("secs / gpus"), "") << "a missing value has its own meaning";
  EXPECT_EQ(World("a,b\n,0\n").fault("a / b"), "");
}

TEST(Evaluate, TakesNothingFromOutside) {
  for (const char* text : {"_pi", "_e", "sin(1)", "rnd(1)", "`touch x`", "rint(2)", "sum(1,2)", "avg(1)", "ln(2)"}) {
    World world;
    world.values(text);
    EXPECT_TRUE(world.diagnostics.has_errors()) << text;
  }
}

struct CommaPoint : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
};

TEST(Evaluate, DoesNotHeedTheGlobalLocale) {
  const std::locale before = std::locale::global(std::locale(std::locale::classic(), new CommaPoint));
  const double result = value("min(1.5, 2.5) + 0.25");
  std::locale::global(before);
  EXPECT_EQ(result, 1.75);
}

TEST(Evaluate, TakesTheLongestExpression) {
  std::string text = "1";
  while (text.size() < 1990) text += "+a";
  World world("a\n1\n");
  expect_values(world.values(text), {996});
}

TEST(Evaluate, ComputesAMillionRowsQuickly) {
  std::string text = "a,b,c\n";
  for (int i = 0; i < 1000000; ++i) text += fmt::format("{},{},m{}\n", i, i % 100, i % 3);
  World world(std::move(text));
  const auto begin = std::chrono::steady_clock::now();
  const std::vector<double> values = world.values("if(c == \"m1\", log10(a + 1), b / 3 * tokens)");
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  EXPECT_EQ(values.size(), 1000000u);
  RecordProperty("milliseconds", static_cast<int>(took.count() * 1000));
  EXPECT_LT(took.count(), 10);
}

using Written = std::vector<std::pair<std::string, std::string>>;

/// Constants of a figure, and what evaluating them gives.
struct Defined {
  explicit Defined(const Written& written) {
    Named<Text> named;
    for (const auto& [name, text] : written) named.items.push_back({name, {}, {text, {}}});
    values = evaluate_constants(named, diagnostics);
  }
  std::string text() const { return messages(diagnostics); }
  Diagnostics diagnostics;
  Constants values;
};

TEST(EvaluateConstants, TakesThemInAnyOrder) {
  const Defined defined(Written{{"hours", "tokens / rate"}, {"rate", "2 * base"}, {"tokens", "7473 * 512 * 10"}, {"base", "1e3"}});
  EXPECT_EQ(defined.values, (Constants{{"base", 1000}, {"hours", 19130.88}, {"rate", 2000}, {"tokens", 38261760}}));
  EXPECT_EQ(defined.text(), "");
}

TEST(EvaluateConstants, ReportsCircles) {
  EXPECT_EQ(Defined(Written{{"a", "a + 1"}}).text(), "the constant `a` depends on itself [bad-expression]\n");
  const Defined defined(Written{{"z", "a"}, {"a", "b + 1"}, {"b", "c"}, {"c", "a"}, {"d", "2"}, {"e", "f"}, {"f", "e"}});
  EXPECT_EQ(defined.text(),
            "these constants depend on each other: `a` → `b` → `c` → `a` [bad-expression]\n"
            "these constants depend on each other: `e` → `f` → `e` [bad-expression]\n");
  EXPECT_EQ(defined.values.at("d"), 2);
  EXPECT_TRUE(std::isnan(defined.values.at("a")));
}

TEST(EvaluateConstants, ReportsOneFaultForWhatDependsOnIt) {
  EXPECT_EQ(Defined(Written{{"tokens", "5"}, {"a", "tokns * 2"}, {"b", "a + 1"}}).text(),
            "no constant `tokns` [unknown-name]\n  help: did you mean `tokens`?\n");
  EXPECT_EQ(Defined(Written{{"a", "1 / 0"}, {"b", "a"}}).text(), "the constant `a` has no finite value [bad-expression]\n");
  EXPECT_EQ(Defined(Written{{"a", "1 +"}, {"b", "a"}}).text(),
            "the expression ends where a number, a name or a bracket is expected [bad-expression]\n");
}

TEST(EvaluateConstants, ReportsReservedNamesAndTexts) {
  EXPECT_EQ(Defined(Written{{"max", "5"}}).text(),
            "a constant cannot be called `max` [bad-value]\n  help: the word has a meaning in expressions\n");
  EXPECT_EQ(Defined(Written{{"a", "5"}, {"b", "a == \"x\""}}).text(),
            "the constant `a` is a number and cannot be compared with a text [bad-expression]\n");
}

TEST(EvaluateConstants, FollowsLongChains) {
  Written written;
  for (int i = 0; i < 2000; ++i) written.emplace_back(fmt::format("c{}", i), fmt::format("c{} + 1", i + 1));
  written.emplace_back("c2000", "0");
  EXPECT_EQ(Defined(written).values.at("c0"), 2000);
}

}  // namespace
}  // namespace burin
