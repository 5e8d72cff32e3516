// YAML that is made to hurt its reader: deep, endless, huge, or no text at all. Each is a diagnostic, soon and in little memory; the sizes
// are such that anything of the second order would take minutes.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <chrono>
#include <set>

#include "compile.h"
#include "diag/print.h"

namespace burin {
namespace {

std::string repeated(std::string_view text, std::size_t count) {
  std::string result;
  result.reserve(text.size() * count);
  for (std::size_t i = 0; i < count; ++i) result += text;
  return result;
}

/// `pattern` with each number from 0 in place of `{0}`.
std::string numbered(std::string_view pattern, int count) {
  std::string result;
  for (int i = 0; i < count; ++i) result += fmt::format(fmt::runtime(pattern), i);
  return result;
}

/// The codes of what is said of a figure, each once.
std::string said(const std::string& yaml) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  const MemoryFiles files{{"fig.yaml", yaml}};
  Sources sources;
  Diagnostics diagnostics;
  const auto ruler = make_fixed_ruler();
  if (const auto spec = read_spec("fig.yaml", {}, files, sources, diagnostics)) compile(*spec, files, *ruler, sources, diagnostics);
  const std::string printed = print_diagnostics(diagnostics, sources) + json_array(diagnostics_json(diagnostics, sources));
  EXPECT_LT(printed.size(), std::size_t{4} << 20);
  EXPECT_LT(Clock::now() - start, std::chrono::seconds(60)) << yaml.substr(0, 100);
  std::set<std::string_view> codes;
  for (const Diagnostic& d : diagnostics.all()) codes.insert(d.code->name);
  std::string text;
  for (const std::string_view code : codes) text += (text.empty() ? "" : " ") + std::string(code);
  return text;
}

TEST(HostileYaml, IsRefusedIfItNestsTooDeeply) {
  for (const std::size_t depth : {600u, 200'000u}) {
    EXPECT_EQ(said("a: " + repeated("[", depth)), "yaml-limit");
    EXPECT_EQ(said("a: " + repeated("{", depth)), "yaml-limit");
    EXPECT_EQ(said(repeated("? ", depth) + "a"), "yaml-limit");
    EXPECT_EQ(said(repeated("- ", depth) + "a"), "yaml-limit");
  }
  std::string blocks;
  for (std::size_t level = 0; level < 2000; ++level) blocks += std::string(level, ' ') + "a:\n";
  EXPECT_EQ(said(blocks), "yaml-limit");
}

TEST(HostileYaml, IsRefusedIfItsAliasesUnfoldIntoTooMuch) {
  const auto bomb = [](const std::string& first, const std::string& level) {
    std::string text = "a0: &a0 " + first + "\n";
    for (int i = 1; i < 10; ++i) text += fmt::format("a{0}: &a{0} [{1}]\n", i, repeated(fmt::format("{}a{}, ", level, i - 1), 10));
    return text;
  };
  EXPECT_EQ(said(bomb("1", "*")), "yaml-limit");
  EXPECT_EQ(said(bomb("[" + repeated("[], ", 1000) + "]", "*")), "yaml-limit") << "empty lists count";
  EXPECT_EQ(said(bomb("{" + numbered("k{0}: 1, ", 1000) + "}", "*")), "yaml-limit");
  EXPECT_EQ(said("a: &a " + std::string(1'000'000, 'x') + "\nb: [" + repeated("*a, ", 10'000) + "]"), "yaml-limit") << "long texts count";
  std::string nested;
  for (int i = 0; i < 60; ++i) nested += fmt::format("&a{} [", i);
  EXPECT_EQ(said("a: " + nested + repeated("1, ", 100'000) + repeated("]", 60)), "yaml-limit") << "so do copies that are kept";
  EXPECT_EQ(said("&a [1, *a]"), "yaml-limit");
  EXPECT_EQ(said("a: &a {b: *a}"), "yaml-limit");
}

TEST(HostileYaml, IsRefusedIfItIsNoText) {
  EXPECT_EQ(said(std::string("a: b\0c", 6)), "encoding");
  EXPECT_EQ(said("a: \xB5"), "encoding");
  EXPECT_EQ(said(std::string("\xFF\xFE"
                             "a\0:\0",
                             6)),
            "encoding");
  EXPECT_EQ(said(std::string("\0a\0:", 4)), "encoding");
  EXPECT_EQ(said(""), "yaml-document");
  EXPECT_EQ(said("\xEF\xBB\xBF"), "yaml-document");
  EXPECT_EQ(said("# nothing\n"), "yaml-document");
}

TEST(HostileYaml, MayHaveAByteOrderMarkAndWindowsLineEnds) {
  EXPECT_EQ(said("\xEF\xBB\xBFpanels:\r\n  - title: |\r\n      a\r\n      b\r\n    marks: [{mark: line, x: [0, 1], y: [0, 1]}]\r\n"), "");
}

TEST(HostileYaml, IsRefusedIfItIsLarge) {
  EXPECT_EQ(said("title: \"" + std::string(30'000'000, 'x') + "\"\n"), "no-file");
  EXPECT_EQ(said(std::string(5'000'000, '#')), "no-file");
  EXPECT_EQ(said("a: [" + repeated("1,", 1'000'000) + "]"), "yaml-limit");
}

TEST(HostileYaml, IsReadAtOnceHoweverManyKeysItHas) {
  EXPECT_EQ(said(numbered("k{0}: 1\n", 100'000)), "unknown-key");
  EXPECT_EQ(said(repeated("a: 1\n", 100'000)), "duplicate-key");
  EXPECT_EQ(said("a: &a {" + numbered("k{0}: 1, ", 30'000) + "}\nb: {<<: *a, " + numbered("l{0}: 1, ", 30'000) + "}"),
            "missing-key unknown-key");
}

TEST(HostileYaml, IsReadAtOnceHoweverManyKeysAreLists) { EXPECT_EQ(said("a: [" + repeated("[a]: b, ", 50'000) + "]"), "wrong-type"); }

TEST(HostileYaml, IsReadAtOnceHoweverManyItemsItHas) {
  const std::string line = "marks: [{mark: line, x: [0, 1], y: [0, 1]}]";
  EXPECT_EQ(said("panels: [{marks: [{mark: line, x: [" + repeated("a, ", 100'000) + "], y: [1]}]}]"), "bad-number");
  EXPECT_EQ(said("panels: [" + repeated("{titel: a}, ", 10'000) + "]"), "unknown-key");
  EXPECT_EQ(said("panels: [{title: \"" + repeated("$x ", 200'000) + "\", " + line + "}]"), "no-room");
}

TEST(HostileYaml, IsRefusedIfItHoldsMoreThanAnyFigure) {
  EXPECT_EQ(said("colors: {" + numbered("k{0}: red, ", 100'000) + "}\npanels: [{}]"), "bad-value");
  EXPECT_EQ(said("constants: {" + numbered("k{0}: k{0} + 1, ", 100'000) + "}\npanels: [{}]"), "bad-value");
  EXPECT_EQ(said("panels: [" + repeated("{}, ", 100'000) + "]"), "bad-value");
}

TEST(HostileYaml, IsQuotedInMessagesInPart) {
  const std::string name(1'000'000, 'x');
  EXPECT_EQ(said("a: !" + name + " 1\n"), "missing-key unknown-key yaml-syntax");
  EXPECT_EQ(said(name + ": 1\n"), "yaml-syntax") << "YAML ends a key after 1024 characters";
  EXPECT_EQ(said("layout: {columns: " + name + "}\npanels: [{}]"), "bad-number");
}

}  // namespace
}  // namespace burin
