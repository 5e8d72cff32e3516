#include "yaml/reader.h"

#include <algorithm>

namespace burin {
namespace {

/// A scalar as a message quotes it, long texts cut.
std::string found_text(const Node& node) {
  if (!node.is_scalar()) return std::string(kind_name(node));
  constexpr std::size_t kLongest = 40;
  if (node.text.size() <= kLongest) return fmt::format("`{}`", node.text);
  std::size_t cut = kLongest;
  while (cut > 0 && (static_cast<unsigned char>(node.text[cut]) & 0xC0) == 0x80) --cut;
  return fmt::format("`{}…`", node.text.substr(0, cut));
}

/// `color: #ff0000` is a key without a value and a comment: says so.
std::string comment_help(const Node& node) {
  if (!node.is_null() || !node.span) return {};
  const std::string& text = node.span.source->text;
  std::size_t at = std::min(text.find(':', node.span.begin), text.size());
  at = std::min(text.find_first_not_of(" \t", at + 1), text.size());
  if (at >= text.size() || text[at] != '#') return {};
  const std::size_t end = std::min(text.find_first_of(" ,}]\r\n", at), text.size());
  return fmt::format("`#` begins a comment in YAML: put the value in quotes, \"{}\"", text.substr(at, end - at));
}

}  // namespace

bool Reader::wrong(const Node& node, std::string_view expected, const Code& code, std::string help) {
  const std::string target = key.empty() ? owner : fmt::format("`{}`", key);
  if (std::string comment = comment_help(node); !comment.empty()) help = std::move(comment);
  diagnostics.add(code, node.span, fmt::format("found {} where {} takes {}", found_text(node), target, expected)).advise(std::move(help));
  return false;
}

void Reader::unknown_key(const Node& key_node, const Node& map, std::span<const std::string_view> names) {
  // A key that stands there already is not what the author meant by another one.
  std::vector<std::string_view> free;
  for (const std::string_view name : names)
    if (!map.find(name)) free.push_back(name);
  diagnostics.add(codes::unknown_key, key_node.span, fmt::format("unknown key `{}` in {}", key_node.text, owner))
      .advise(suggestion_or_choices(key_node.text, free));
}

}  // namespace burin
