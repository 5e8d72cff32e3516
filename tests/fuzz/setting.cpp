// A setting of the command line, put into a tree.
#include "yaml/setting.h"

#include "entry.h"
#include "spec/figure.h"
#include "yaml/lookup.h"

namespace burin::fuzz {
namespace {

constexpr std::string_view kFigure =
    "size: {width: 3in}\n"
    "panels:\n"
    "  - title: a\n"
    "    marks: [{mark: line, x: [0, 1], y: [1, 2]}]\n"
    "  - {x: {range: [0, 1]}}\n";

void check_tree(const Node& node) {
  if (node.span)
    require(node.span.begin <= node.span.end && node.span.end <= node.span.source->text.size(), "a node lies within its source", node.text);
  for (const Node& item : node.items) check_tree(item);
  for (const Entry& entry : node.entries) check_tree(entry.key), check_tree(entry.value);
}

}  // namespace

void setting(std::string_view input) {
  const std::string line(input.substr(0, input.find('\n')));
  const std::string_view rest = input.substr(std::min(line.size() + 1, input.size()));
  Sources sources;
  Diagnostics diagnostics;
  auto root = parse_yaml(sources.add("fig.yaml", std::string(rest.empty() ? kFigure : rest)), diagnostics);
  if (root) {
    check_tree(*root);
    const bool good = apply_setting(*root, line, sources, diagnostics);
    require(good || diagnostics.has_errors(), "a setting is put in, or is an error");
    check_tree(*root);
    const Figure figure = read_figure(*root, diagnostics);
    if (const auto path = parse_path(line.substr(0, line.find('=')))) look_up(figure, *path, std::nullopt);
  }
  check_diagnostics(diagnostics, sources);
}

}  // namespace burin::fuzz
