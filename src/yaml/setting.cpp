#include "yaml/setting.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace burin {

std::optional<std::vector<PathStep>> parse_path(std::string_view path) {
  std::vector<PathStep> steps;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find_first_of(".["), path.size());
    if (end > 0) {
      steps.push_back({std::string(path.substr(0, end))});
    } else if (path.front() == '[') {
      const std::size_t close = path.find(']');
      if (close == path.npos || close == 1) return std::nullopt;
      const std::string_view item = path.substr(1, close - 1);
      std::size_t index = 0;
      const auto [stop, fault] = std::from_chars(item.data(), item.data() + item.size(), index);
      const bool is_index = fault == std::errc() && stop == item.data() + item.size();
      steps.push_back({{}, is_index ? index : 0, is_index ? std::string() : std::string(item)});
      path.remove_prefix(close + 1);
      if (path.starts_with('.')) path.remove_prefix(1);
      continue;
    } else {
      return std::nullopt;
    }
    path.remove_prefix(end);
    if (path.starts_with('.')) {
      path.remove_prefix(1);
      if (path.empty()) return std::nullopt;
    }
  }
  if (steps.empty() || steps.front().key.empty()) return std::nullopt;
  return steps;
}

namespace {

/// The item of a list that a step asks for; null if there is none.
Node* item_at(Node& list, const PathStep& step) {
  if (!list.is_sequence()) return nullptr;
  if (step.name.empty()) return step.index < list.items.size() ? &list.items[step.index] : nullptr;
  for (Node& item : list.items)
    if (const Node* name = item.find("name"); name && name->text == step.name) return &item;
  return nullptr;
}

}  // namespace

bool set_at(Node& root, const std::vector<PathStep>& path, const Source& setting, Node value, Diagnostics& diagnostics) {
  const Span whole{&setting, 0, setting.text.size()};
  Node* at = &root;
  for (const PathStep& step : path) {
    if (step.key.empty()) {
      Node* item = item_at(*at, step);
      if (!item) {
        const std::string what = step.name.empty() ? std::to_string(step.index) : fmt::format("`{}`", step.name);
        diagnostics.add(codes::bad_value, whole, fmt::format("there is no item {} in {}", what, kind_name(*at)))
            .advise("items are counted from 0, or called what their `name` says");
        return false;
      }
      at = item;
      continue;
    }
    if (at->is_null()) at->kind = Node::Kind::map;
    if (!at->is_map()) {
      diagnostics.add(codes::wrong_type, whole, fmt::format("`{}` cannot be set in {}", step.key, kind_name(*at)))
          .advise(at->is_sequence() ? "an item of a list is written `[0]`, the first one" : "");
      return false;
    }
    Node* next = nullptr;
    for (Entry& entry : at->entries)
      if (entry.key.text == step.key) next = &entry.value;
    if (!next) {
      Entry entry;
      entry.key.kind = Node::Kind::scalar;
      entry.key.text = step.key;
      entry.key.span = entry.value.span = whole;
      at->entries.push_back(std::move(entry));
      next = &at->entries.back().value;
    }
    at = next;
  }
  *at = std::move(value);
  return true;
}

bool apply_setting(Node& root, const std::string& setting, Sources& sources, Diagnostics& diagnostics) {
  const std::size_t equals = setting.find('=');
  const std::string key = setting.substr(0, equals);
  // Named after its key, with the value as its text: carets then stand under the value.
  const Source& source = sources.add(fmt::format("-D {}", key), equals == setting.npos ? "" : setting.substr(equals + 1));
  const auto path = parse_path(key);
  if (equals == setting.npos || !path) {
    diagnostics
        .add(codes::bad_value, {&source, 0, std::min<std::size_t>(1, source.text.size())}, fmt::format("`{}` is no setting", setting))
        .advise("write a key, `=`, and its value: -D font.size=9pt");
    return false;
  }
  if (source.text.find_first_not_of(" \t\r\n") == source.text.npos) {
    diagnostics.add(codes::bad_value, {&source, 0, 0}, fmt::format("`{}` is set to nothing", key))
        .advise("an empty text is written `\"\"`");
    return false;
  }
  auto value = parse_yaml(source, diagnostics);
  return value && set_at(root, *path, source, std::move(*value), diagnostics);
}

}  // namespace burin
