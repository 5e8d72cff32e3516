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
#include "layout/dump.h"
#include "scene/dump.h"

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
      {"legend group", {"legend: {groups: [{", "}]}\npanels: [{marks: [{mark: line, x: gpus, y: seconds, by: system}]}]\n"}},
      {"series", {"series: {TP: {", "}}\npanels: [{marks: [{mark: line_points, x: gpus, y: seconds, by: system}]}]\n"}},
      {"data", {"data: {runs: {", "}}\n" + kPanels}},
      {"panel", {"panels: [{", "}]\n", {{"marks", "[{mark: line, x: gpus, y: seconds, by: system}]"}}}},
      {"axis", {"panels: [{x: {", "}, " + kMarks + "}]\n"}},
      {"ticks", {"panels: [{x: {ticks: {", "}}, " + kMarks + "}]\n"}},
      {"mark", {"series: {TP: {}}\npanels: [{marks: [{", "}]}]\n", {{"mark", "line_points"}, {"x", "gpus"}, {"y", "seconds"}}}},
      {"annotation", {"panels: [{" + kMarks + ", annotations: [{", "}]}]\n"}},
      {"point of a series", {"panels: [{marks: [{mark: line, x: gpus, y: seconds, by: system}], annotations: [{text: a, at: {", "}}]}]\n"}},
      {"inset", {"panels: [{" + kMarks + ", inset: {", "}}]\n"}},
      {"bracket", {"panels: [{" + kMarks + ", annotations: [{bracket: {", "}}]}]\n"}},
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

/// The scene and the layout of a figure in which nothing is wrong.
std::string compiled_text(const std::string& figure) {
  MemoryFiles files(
      {{"fig.yaml", figure}, {"runs.csv", "gpus,seconds,system\n1,40,TP\n1,44,PEFT\n2,21,TP\n2,30,PEFT\n4,12,TP\n4,22,PEFT\n"}});
  Sources sources;
  Diagnostics diagnostics;
  const auto ruler = make_fixed_ruler();
  const auto spec = read_spec("fig.yaml", {}, files, sources, diagnostics);
  const auto compiled = spec ? compile(*spec, files, *ruler, sources, diagnostics) : std::nullopt;
  EXPECT_TRUE(compiled) << figure << print_diagnostics(diagnostics, sources);
  EXPECT_TRUE(diagnostics.all().empty()) << figure << print_diagnostics(diagnostics, sources);
  return compiled ? dump_scene(compiled->scene) + dump_layout(compiled->layout, compiled->scene) : "";
}

TEST(Reference, EveryExampleCompiles) {
  for (const MapDoc& map : language_maps()) {
    for (const FieldDoc& key : map.keys) {
      if (key.later || map.name == "page") continue;
      EXPECT_FALSE(key.example.empty()) << map.name << "." << key.name << " has no example";
      ASSERT_TRUE(contexts().contains(map.name)) << "no context for examples of " << map.name;
      compiled_text(figure_with(map, key));
    }
  }
}

/// What a key that an example needs beside it reads like: `0.3, h_span: [20, 30]` for `, h_span: [20, 30]`.
std::string_view companions(const FieldDoc& key) {
  int depth = 0;
  for (std::size_t i = 0; i < key.example.size(); ++i) {
    const char c = key.example[i];
    depth += (c == '[' || c == '{') - (c == ']' || c == '}');
    if (depth == 0 && c == ',') return key.example.substr(i);
  }
  return {};
}

TEST(Reference, ADefaultIsAValueOfItsKeyAndChangesNothingWhereItIsWritten) {
  std::size_t count = 0;
  for (const MapDoc& map : language_maps()) {
    for (FieldDoc key : map.keys) {
      if (key.later || key.otherwise.empty()) continue;
      const std::string written = key.otherwise + std::string(companions(key));
      key.example = written;
      const std::string figure = figure_with(map, key), entry = fmt::format("{}: {}", key.name, key.otherwise);
      std::string without = figure;
      std::size_t end = without.find(entry);
      ASSERT_NE(end, without.npos);
      const std::size_t begin = end;
      end += entry.size();
      if (without.compare(end, 2, ", ") == 0) end += 2;
      without.erase(begin, end - begin);
      EXPECT_EQ(compiled_text(figure), compiled_text(without)) << map.name << "." << key.name;
      ++count;
    }
  }
  EXPECT_GT(count, 15u);
}

TEST(Reference, DefaultsAreTheInitialisersOfTheMembers) {
  std::map<std::string, std::string> defaults;
  for (const MapDoc& map : language_maps())
    for (const FieldDoc& key : map.keys) defaults[fmt::format("{}.{}", map.name, key.name)] = key.otherwise;
  EXPECT_EQ(defaults.at("axis.scale"), "linear");
  EXPECT_EQ(defaults.at("axis.visible"), "true");
  EXPECT_EQ(defaults.at("axis.reverse"), "false");
  EXPECT_EQ(defaults.at("size.width"), "6.5in");
  EXPECT_EQ(defaults.at("legend.columns"), "auto");
  EXPECT_EQ(defaults.at("annotation.anchor"), "bottom_left");
  EXPECT_EQ(defaults.at("figure.text"), "math");
  EXPECT_EQ(defaults.at("axis.range"), "") << "taken from the data";
  EXPECT_EQ(defaults.at("font.size"), "") << "that of the font around it";
  EXPECT_EQ(written_as(Length{2.5, Unit::percent}), "2.5%");
  EXPECT_EQ(written_as(std::optional<double>()), "");
}

}  // namespace
}  // namespace burin
