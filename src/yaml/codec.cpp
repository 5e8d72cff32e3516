#include "yaml/codec.h"

namespace burin {
namespace {

bool is_plain_number(const Node& node) { return node.is_scalar() && !node.quoted && parse_number(node.text).has_value(); }

/// What to do about a number in a form that other YAML readers take in silence.
std::string number_help(const Node& node) {
  if (!node.is_scalar()) return {};
  if (node.quoted && parse_number(node.text)) return "remove the quotes: in quotes it is a text";
  const std::string& t = node.text;
  if (t.starts_with("0x") || t.starts_with("0o") || t.find('_') != t.npos) return "numbers are decimal: digits, a point, an exponent";
  if (t.size() > 1 && t[0] == '0' && t.find_first_not_of("0123456789") == t.npos) return "remove the leading zero";
  if (t.find(',') != t.npos) return "the decimal sign is a point";
  return {};
}

}  // namespace

bool Codec<Text>::read(const Node& node, Text& value, Reader& reader) {
  value.span = node.span;
  if (!read_value(node, value.text, reader)) return false;
  for (const char c : value.text) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte >= 0x20 && byte != 0x7F) || c == '\n') continue;
    const std::string name = c == '\t' ? "a tab" : fmt::format("the control character U+{:04X}", byte);
    reader.diagnostics.add(codes::bad_text, node.span, fmt::format("`{}` holds {}, which cannot be printed", reader.key, name))
        .advise("write blanks, or `\\n` for a new line");
    return false;
  }
  // A block scalar ends with a line break that nobody wants to see.
  while (!value.text.empty() && value.text.back() == '\n') value.text.pop_back();
  return true;
}

bool Codec<std::string>::read(const Node& node, std::string& value, Reader& reader) {
  if (!node.is_scalar()) {
    const bool brackets = node.span && (node.span.source->text[node.span.begin] == '[' || node.span.source->text[node.span.begin] == '{');
    return reader.wrong(node, expected(), codes::wrong_type, brackets ? "a text that begins with a bracket needs quotes" : "");
  }
  value = node.text;
  return true;
}

bool Codec<double>::read(const Node& node, double& value, Reader& reader) {
  if (!is_plain_number(node))
    return reader.wrong(node, expected(), node.is_scalar() ? codes::bad_number : codes::wrong_type, number_help(node));
  value = *parse_number(node.text);
  return true;
}

bool Codec<int>::read(const Node& node, int& value, Reader& reader) {
  double number = 0;
  if (!is_plain_number(node))
    return reader.wrong(node, expected(), node.is_scalar() ? codes::bad_number : codes::wrong_type, number_help(node));
  number = *parse_number(node.text);
  if (number != std::floor(number) || std::abs(number) > 1e9) return reader.wrong(node, expected(), codes::bad_number);
  value = static_cast<int>(number);
  return true;
}

bool Codec<bool>::read(const Node& node, bool& value, Reader& reader) {
  if (!node.is_scalar() || (node.text != "true" && node.text != "false")) {
    const bool yaml_1_1 = node.is_scalar() && (node.text == "yes" || node.text == "no" || node.text == "on" || node.text == "off");
    return reader.wrong(node, expected(), codes::wrong_type, yaml_1_1 ? "write `true` or `false`" : "");
  }
  value = node.text == "true";
  return true;
}

}  // namespace burin
