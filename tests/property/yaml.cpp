#include "yaml.h"

#include <algorithm>

#include "diag/number.h"

namespace burin::property {
namespace {

constexpr std::size_t kLine = 110;  // characters of a map or list in one line

std::string flow(const Yaml& node) {
  if (node.kind == Yaml::Kind::scalar) return node.scalar;
  std::string text = node.kind == Yaml::Kind::map ? "{" : "[";
  bool first = true;
  const auto separate = [&] { text += first ? "" : ", ", first = false; };
  for (const Yaml& item : node.items) separate(), text += flow(item);
  for (const auto& [key, value] : node.entries) separate(), text += key + ": " + flow(value);
  return text + (node.kind == Yaml::Kind::map ? "}" : "]");
}

void block(const Yaml& node, const std::string& indent, bool at_key, std::string& out) {
  const std::string line = flow(node);
  if (node.empty() || node.kind == Yaml::Kind::scalar || (!indent.empty() && line.size() < kLine)) {
    out += (at_key ? " " : "") + line + "\n";
    return;
  }
  bool inside_item = !at_key && !indent.empty();  // the first key stands behind the list's dash
  if (at_key) out += "\n";
  for (const Yaml& item : node.items) {
    out += (inside_item ? "" : indent) + "- ";
    inside_item = false;
    block(item, indent + "  ", false, out);
  }
  for (const auto& [key, value] : node.entries) {
    out += (inside_item ? "" : indent) + key + ":";
    inside_item = false;
    block(value, indent + "  ", true, out);
  }
}

bool needs_no_quotes(const std::string& text) {
  static constexpr std::string_view kWords[] = {"null", "true", "false", "yes", "no", "on", "off", "y", "n", "auto"};
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  if (text.empty() || !letter(text.front()) || std::find(std::begin(kWords), std::end(kWords), text) != std::end(kWords)) return false;
  if (text.back() == ' ') return false;
  return std::all_of(text.begin(), text.end(), [&](char c) { return letter(c) || (c >= '0' && c <= '9') || c == ' ' || c == '_'; });
}

/// Reorders the keys of maps, but for those whose order is that of the legend and of the colours.
void shuffle(Yaml& node, Dice& dice, bool ordered) {
  for (Yaml& item : node.items) shuffle(item, dice, false);
  for (auto& [key, value] : node.entries) shuffle(value, dice, key == "series");
  if (ordered) return;
  std::vector<std::pair<std::string, Yaml>> entries(node.entries.begin(), node.entries.end());
  for (std::size_t i = entries.size(); i > 1; --i) std::swap(entries[i - 1], entries[dice.below(i)]);
  node.entries.assign(entries.begin(), entries.end());
}

}  // namespace

Yaml::Yaml(double number) : Yaml(number_text(number)) {}

Yaml Yaml::list(std::vector<Yaml> items) {
  Yaml node;
  node.kind = Kind::list;
  node.items = std::move(items);
  return node;
}

bool Yaml::has(const std::string& key) const {
  return std::any_of(entries.begin(), entries.end(), [&](const auto& entry) { return entry.first == key; });
}

Yaml& Yaml::operator[](const std::string& key) {
  const auto found = std::find_if(entries.begin(), entries.end(), [&](const auto& entry) { return entry.first == key; });
  if (found != entries.end()) return found->second;
  return entries.emplace_back(key, Yaml()).second;
}

Yaml quoted_text(const std::string& text, Dice& dice) {
  if (needs_no_quotes(text) && dice.chance(70)) return Yaml(text);
  std::string out;
  if (text.find('\n') == text.npos && dice.chance(60)) {
    for (const char c : text) out += c == '\'' ? std::string("''") : std::string(1, c);
    return Yaml("'" + out + "'");
  }
  for (const char c : text) {
    if (c == '\\' || c == '"') out += '\\';
    out += c == '\n' ? std::string("\\n") : std::string(1, c);
  }
  return Yaml('"' + out + '"');
}

std::string yaml_text(const Yaml& root, Dice* dice) {
  Yaml copy = root;
  if (dice) shuffle(copy, *dice, false);
  std::string out;
  block(copy, "", false, out);
  return out;
}

}  // namespace burin::property
