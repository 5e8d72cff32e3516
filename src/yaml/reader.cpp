#include "yaml/reader.h"

#include <algorithm>

namespace burin {
namespace {

/// A scalar as a message quotes it, long texts cut.
std::string found_text(const Node& node) {
  if (!node.is_scalar()) return std::string(kind_name(node));
  if (node.text.empty()) return "an empty text";
  constexpr std::size_t kLongest = 40;
  if (node.text.size() <= kLongest) return fmt::format("`{}`", node.text);
  std::size_t cut = kLongest;
  while (cut > 0 && (static_cast<unsigned char>(node.text[cut]) & 0xC0) == 0x80) --cut;
  return fmt::format("`{}…`", node.text.substr(0, cut));
}

/// Whether a value is not written at all: its place is then that of its key.
bool is_absent(const Node& node) {
  return node.is_null() && node.span && node.span.source->text[node.span.begin] != '~' &&
         std::string_view(node.span.source->text).substr(node.span.begin, node.span.end - node.span.begin) != "null";
}

/// A key without a value, which may be because of a comment, `color: #ff0000`: says so.
std::string absent_help(const Node& node, bool takes_map) {
  if (!is_absent(node)) return {};
  const std::string& text = node.span.source->text;
  std::size_t at = std::min(text.find(':', node.span.begin), text.size());
  at = std::min(text.find_first_not_of(" \t", at + 1), text.size());
  if (at >= text.size() || text[at] != '#')
    return takes_map ? "indent its keys below it, or remove it" : "write a value, or remove the key";
  const std::size_t end = std::min(text.find_first_of(" ,}]\r\n", at), text.size());
  return fmt::format("`#` begins a comment in YAML: put the value in quotes, \"{}\"", text.substr(at, end - at));
}

}  // namespace

bool Reader::wrong(const Node& node, std::string_view expected, const Code& code, std::string help) {
  const std::string target = key.empty() ? owner : fmt::format("`{}`", key);
  if (std::string theirs = foreign_value && node.is_scalar() ? foreign_value(key, node.text) : ""; !theirs.empty())
    help = std::move(theirs);
  if (std::string absent = absent_help(node, expected == "a map"); !absent.empty()) help = std::move(absent);
  diagnostics.add(code, node.span, fmt::format("found {} where {} takes {}", found_text(node), target, expected)).advise(std::move(help));
  return false;
}

void Reader::missing_key(const Node& node, std::string_view name, std::string_view doc) {
  std::string sentence(doc.substr(0, doc.find_last_not_of('.') + 1));
  if (!sentence.empty() && sentence[0] >= 'A' && sentence[0] <= 'Z') sentence[0] = static_cast<char>(sentence[0] - 'A' + 'a');
  diagnostics.add(codes::missing_key, node.span, fmt::format("{} has no `{}`", owner, name))
      .advise(fmt::format("`{}`: {}", name, sentence));
}

bool Reader::at_most(const Node& node, std::size_t most) {
  const std::size_t count = node.items.size() + node.entries.size();
  if (count <= most) return true;
  diagnostics.add(codes::bad_value, node.span, fmt::format("`{}` holds {} parts, expected at most {}", key, count, most));
  return false;
}

std::string_view Reader::unknown_key(const Entry& entry, const Node& map, std::span<const std::string_view> free, const KeyHome& home) {
  const Node& word = entry.key;
  // `{label: Time, in s}` is a label and a key `in s` without a value.
  if (entry.value.span == word.span && map.span && map.span.source->text[map.span.begin] == '{') {
    diagnostics
        .add(codes::unknown_key, word.span, fmt::format("a comma ends the value before `{}`, which is no key of {}", word.text, owner))
        .advise("put a text with a comma in quotes: \"…\"");
    return {};
  }
  Diagnostic& fault = diagnostics.add(codes::unknown_key, word.span, fmt::format("unknown key `{}` in {}", word.text, owner));
  // A word that is known within says more than one that is somewhat like it, or, if it is short, a letter apart.
  constexpr std::size_t kShort = 3;
  const std::string_view near = suggest(word.text, free);
  const bool is_nearer = home.inside.empty() || (word.text.size() > kShort && edit_distance(word.text, near) == 1);
  if (!home.above.empty()) {
    fault.advise(fmt::format("if it belongs to `{}`, which has no value, indent it further", home.above));
  } else if (!home.parts.empty()) {
    fault.advise(fmt::format("did you mean `{}`?", home.parts));
  } else if (!near.empty() && is_nearer) {
    fault.advise(fmt::format("did you mean `{}`?", near));
    return is_misspelt(word.text, near) ? near : std::string_view();
  } else if (!home.here.empty()) {
    fault.advise(fmt::format("did you mean `{}`?", home.here));
    if (const auto same = std::find(free.begin(), free.end(), home.here); same != free.end()) return *same;
  } else if (!home.inside.empty()) {
    constexpr std::size_t kShown = 3;
    const std::vector<std::string_view> maps(home.inside.begin(), home.inside.begin() + std::min(home.inside.size(), kShown));
    fault.advise(fmt::format("did you mean {}?", listed(maps)));
  } else {
    fault.advise(suggestion_or_choices(word.text, free));
  }
  return {};
}

std::vector<std::string_view> free_names(const Node& map, std::span<const std::string_view> names) {
  std::vector<std::string_view> free;
  for (const std::string_view name : names)
    if (!map.find(name)) free.push_back(name);
  return free;
}

}  // namespace burin
