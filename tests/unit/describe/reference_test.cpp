#include "describe/reference.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "compile.h"
#include "describe/language.h"
#include "describe/schema.h"
#include "diag/print.h"

namespace burin {
namespace {

std::string repo_file(const std::string& path) {
  std::ifstream in(std::string(BURIN_SOURCE_DIR) + "/" + path);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

TEST(Reference, InTheRepoIsWhatTheProgramPrints) {
  EXPECT_EQ(repo_file("docs/reference.md"), reference_page()) << "write it anew with `make docs`";
}

TEST(Schema, InTheRepoIsWhatTheProgramPrints) {
  EXPECT_EQ(repo_file("docs/figure.schema.json"), json_schema()) << "write it anew with `make docs`";
}

/// A figure around one map of the language: what stands before and after its keys, and the keys that it needs beside the one shown.
struct Context {
  std::string before, after;
  std::vector<std::pair<std::string, std::string>> needed = {};
};

const std::map<std::string_view, Context>& contexts() {
  static const std::string kMarks = "marks: [{mark: line, x: gpus, y: seconds}]";
  static const std::string kPanels = "panels: [{" + kMarks + "}]\n";
  static const std::map<std::string_view, Context> kContexts{
      {"figure", {"", "\n", {{"panels", "[{marks: [{mark: line, x: gpus, y: seconds, by: system}]}]"}}}},
      {"label", {"x_label: {", "}\n" + kPanels, {{"text", "GPUs"}}}},
      {"font", {"font: {", "}\n" + kPanels}},
      {"size", {"size: {", "}\n" + kPanels}},
      {"layout", {"layout: {", "}\npanels: [{name: A, " + kMarks + "}, {name: B, " + kMarks + "}, {name: C, " + kMarks + "}]\n"}},
      {"share", {"layout: {share: {", "}}\n" + kPanels}},
      {"letters", {"letters: {", "}\n" + kPanels}},
      {"box size", {"size: {panel: {", "}}\n" + kPanels}},
      {"gap", {"layout: {gap: {", "}}\n" + kPanels}},
      {"style", {"style: {", "}\n" + kPanels}},
      {"legend", {"legend: {", "}\npanels: [{marks: [{mark: line, x: gpus, y: seconds, by: system}]}]\n"}},
      {"legend place",
       {"layout: {columns: 2}\nlegend: {at: {", "}}\npanels: [{name: speed, marks: [{mark: line, x: gpus, y: seconds, by: system}]}]\n"}},
      {"series", {"series: {TP: {", "}}\npanels: [{marks: [{mark: line_points, x: gpus, y: seconds, by: system}]}]\n"}},
      {"data", {"data: {runs: {", "}}\n" + kPanels}},
      {"panel", {"panels: [{", "}]\n", {{"marks", "[{mark: line, x: gpus, y: seconds, by: system}]"}}}},
      {"axis", {"panels: [{x: {", "}, " + kMarks + "}]\n"}},
      {"ticks", {"panels: [{x: {ticks: {", "}}, " + kMarks + "}]\n"}},
      {"mark", {"series: {TP: {}}\npanels: [{marks: [{", "}]}]\n", {{"mark", "line_points"}, {"x", "gpus"}, {"y", "seconds"}}}},
      {"annotation", {"panels: [{" + kMarks + ", annotations: [{", "}]}]\n"}},
      {"segment", {"panels: [{" + kMarks + ", annotations: [{arrow: {", "}}]}]\n"}},
  };
  return kContexts;
}

std::string figure_with(const MapDoc& map, const FieldDoc& key) {
  const Context& context = contexts().at(map.name);
  const bool whole = map.name == "figure";
  const std::string joint = whole ? "\n" : ", ";
  std::string entries = fmt::format("{}: {}", key.name, key.example);
  for (const auto& [name, value] : context.needed)
    if (name != key.name && entries.find(joint + name + ":") == entries.npos) entries += fmt::format("{}{}: {}", joint, name, value);
  const bool brings_data = map.name == "data" || (whole && key.name == "data");
  return (brings_data ? "" : "data: {runs: runs.csv}\n") + context.before + entries + context.after;
}

TEST(Reference, EveryExampleCompiles) {
  for (const MapDoc& map : language_maps()) {
    for (const FieldDoc& key : map.keys) {
      if (key.later || map.name == "page") continue;
      EXPECT_FALSE(key.example.empty()) << map.name << "." << key.name << " has no example";
      ASSERT_TRUE(contexts().contains(map.name)) << "no context for examples of " << map.name;
      const std::string figure = figure_with(map, key);
      MemoryFiles files(
          {{"fig.yaml", figure}, {"runs.csv", "gpus,seconds,system\n1,40,TP\n1,44,PEFT\n2,21,TP\n2,30,PEFT\n4,12,TP\n4,22,PEFT\n"}});
      Sources sources;
      Diagnostics diagnostics;
      const auto ruler = make_fixed_ruler();
      const auto spec = read_spec("fig.yaml", {}, files, sources, diagnostics);
      const auto compiled = spec ? compile(*spec, files, *ruler, sources, diagnostics) : std::nullopt;
      EXPECT_TRUE(compiled) << figure << print_diagnostics(diagnostics, sources);
      EXPECT_TRUE(diagnostics.all().empty()) << figure << print_diagnostics(diagnostics, sources);
    }
  }
}

}  // namespace
}  // namespace burin
