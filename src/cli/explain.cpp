// burin explain: what a key or a code means; which place of a figure, its themes and its page set a value.
#include <fmt/format.h>

#include <algorithm>

#include "cli/session.h"
#include "describe/language.h"
#include "yaml/dump.h"
#include "yaml/lookup.h"

namespace burin {
namespace {

/// One place that says a value, the weakest first.
struct Saying {
  std::string who;
  Written::Entry written;
};

std::string place_line(const Span& span) {
  const Place place = place_of(span);
  return fmt::format("{}:{}:{}", span.source->name, place.line, place.column);
}

/// All that is said at a path.
std::vector<Saying> sayings(const ReadFigure& spec, const std::vector<PathStep>& path) {
  std::vector<Saying> result;
  const auto ask = [&](const auto& value, std::span<const PathStep> at, const std::string& who) {
    const Found found = look_up(value, at, std::nullopt);
    if (found.written && found.written->value) result.push_back({who, *found.written});
  };
  // A panel takes its keys from `every_panel` of each layer first.
  const bool in_panel = path.size() > 2 && path[0].key == "panels" && path[1].key.empty();
  for (const Layer& layer : spec.layers) {
    if (in_panel) ask(layer.figure.every_panel, std::span(path).subspan(2), fmt::format("`every_panel` of {}", layer.name));
    if (!in_panel) ask(layer.figure, path, layer.name);
  }
  if (in_panel) ask(spec.layers.back().figure, path, "the panel");
  return result;
}

/// What the figure as a whole has at a path; a panel with what `every_panel` gives it.
Found there(const Figure& figure, const std::vector<PathStep>& path) {
  const bool in_panel = path.size() > 2 && path[0].key == "panels" && path[1].key.empty() && path[1].index < figure.panels.size();
  if (!in_panel) return look_up(figure, path, std::nullopt);
  Panel panel = figure.every_panel;
  overlay(panel, figure.panels[path[1].index]);
  return look_up(panel, std::span(path).subspan(2), std::nullopt);
}

/// Gives a step that names a panel the panel's index. What comes back is what there is instead if it does not; empty else.
std::string find_panel(const Figure& figure, PathStep& step) {
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < figure.panels.size(); ++i) {
    const auto& name = figure.panels[i].name;
    if (!name) continue;
    names.push_back(*name);
    step.index = i;
    if (*name == step.name) return {};
  }
  return names.empty() ? "no panel has a `name`" : fmt::format("the panels are named {}", listed(names));
}

/// What holds where nobody writes a key: a value, or the table's sentence about where it comes from.
void print_default(const std::string& written_path, const Found& found) {
  for (const MapDoc& map : language_maps())
    for (const FieldDoc& key : map.keys) {
      if (map.name != found.map || key.name != found.key) continue;
      if (key.otherwise.empty())
        fmt::print("{} is not written anywhere\n  {}\n", written_path, key.doc);
      else
        fmt::print("{}: {}\n  the built-in default, since it is not written anywhere\n", written_path, key.otherwise);
      return;
    }
  fmt::print("{} is not written anywhere\n", written_path);
}

int explain_place(const ExplainOptions& options) {
  const std::string& written_path = options.words[1];
  Session session;
  const auto spec = read_spec(options.words[0], options.settings, session.files, session.sources, session.diagnostics);
  if (!Reporter({}).tell(session) || !spec) return kWrongFigure;
  auto path = parse_path(written_path);
  Found found;
  if (path && path->size() > 1 && !(*path)[1].name.empty()) found.absent = find_panel(spec->figure, (*path)[1]);
  if (path && found.absent.empty()) found = there(spec->figure, *path);
  if (!path || !found.absent.empty() || !found.known) {
    fmt::print(stderr, "burin: `{}` is no place in the figure: {}\n", written_path,
               found.absent.empty() ? "paths look like panels[0].y.range, counted from 0, or panels[NAME].y.range" : found.absent);
    return kWrongCommand;
  }
  const auto all = sayings(*spec, *path);
  if (all.empty()) {
    print_default(written_path, found);
    return kFine;
  }
  const Saying& winner = all.back();
  fmt::print("{}: {}\n  set by {} at {}\n", written_path, written_text(winner.written.value), winner.who, place_line(winner.written.value));
  for (auto it = all.rbegin() + 1; it != all.rend(); ++it)
    fmt::print("  over {} by {} at {}\n", written_text(it->written.value), it->who, place_line(it->written.value));
  return kFine;
}

/// `a map of `from`, `to``: what it holds.
std::string map_keys(const Shape& map) {
  std::string keys;
  for (const FieldDoc& key : map.fields()) keys += fmt::format("{}`{}`", keys.empty() ? "" : ", ", key.name);
  return "a map of " + keys;
}

int explain_word(const std::string& word) {
  for (const Code* code : all_codes())
    if (code->name == word) {
      fmt::print("{} ({}): {}\n", code->name, code->severity == Severity::error ? "error" : "warning", code->doc);
      return kFine;
    }
  // `range`, or `axis.range` for one map's key alone.
  const std::size_t dot = word.find('.');
  const std::string map_name = dot == word.npos ? "" : word.substr(0, dot), key_name = word.substr(dot == word.npos ? 0 : dot + 1);
  std::vector<std::string_view> names;
  bool found = false;
  for (const MapDoc& map : language_maps())
    for (const FieldDoc& key : map.keys) {
      names.push_back(key.name);
      if (key.name != key_name || !(map_name.empty() || map_name == map.name)) continue;
      found = true;
      fmt::print("{}.{}: {}{}\n", map.name, key.name, key.doc, key.later ? " Not drawn yet." : "");
      fmt::print("  takes {}\n", takes(key.shape, map_keys));
      if (!key.otherwise.empty() && !key.later) fmt::print("  default {}\n", key.otherwise);
      if (!key.example.empty()) fmt::print("  {}: {}\n", key.name, key.example);
    }
  if (found) return kFine;
  const std::string_view near = suggest(key_name, names);
  const bool is_figure = word.ends_with(".yaml") || word.ends_with(".yml"), is_place = word.find('[') != word.npos;
  fmt::print(stderr, "burin: `{}` is neither a key nor a diagnostic{}\n", word,
             is_figure || is_place ? fmt::format("; of a place in a figure ask `burin explain {} {}`", is_figure ? word : "FIGURE",
                                                 is_place ? word : "panels[0].y.range")
             : near.empty()        ? ""
                                   : fmt::format("; did you mean `{}`?", near));
  return kWrongCommand;
}

}  // namespace

int run_explain(const ExplainOptions& options) {
  return options.words.size() == 2 ? explain_place(options) : explain_word(options.words[0]);
}

}  // namespace burin
