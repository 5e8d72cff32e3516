#include "yaml/codec.h"

#include "diag/utf8.h"

namespace burin {
namespace {

bool is_plain_number(const Node& node) { return node.is_scalar() && !node.quoted && parse_number(node.text).has_value(); }

/// The way out of a text that cannot be printed. Authors who write TeX in double quotes meet `\a` of `\alpha`.
std::string unprintable_help(const Node& node) {
  const std::string_view written = std::string_view(node.span.source->text).substr(node.span.begin, node.span.end - node.span.begin);
  if (written.starts_with('"') && written.find('\\') != written.npos)
    return "in double quotes `\\` begins an escape: write `\\\\`, or put the text in single quotes";
  return "write blanks";
}

/// What YAML 1.1 took for true and false, and what is meant here.
std::string bool_help(const Node& node) {
  if (!node.is_scalar()) return {};
  if (node.text == "true" || node.text == "false") return "remove the quotes: in quotes it is a text";
  for (const std::string_view yes : {"yes", "Yes", "YES", "on", "On", "ON", "True", "TRUE", "1"})
    if (node.text == yes) return "write `true`";
  for (const std::string_view no : {"no", "No", "NO", "off", "Off", "OFF", "False", "FALSE", "0"})
    if (node.text == no) return "write `false`";
  return {};
}

}  // namespace

std::optional<char32_t> unprintable(std::string_view text) {
  for (std::size_t i = 0; i < text.size();)
    if (const char32_t c = next_code_point(text, i); !is_printable(c) && c != '\n') return c;
  return std::nullopt;
}

std::string not_empty(const Text& text) { return text.text.empty() ? "is empty" : ""; }

std::string number_help(const Node& node) {
  if (!node.is_scalar()) return {};
  if (node.quoted && parse_number(node.text)) return "remove the quotes: in quotes it is a text";
  const std::string& t = node.text;
  if (std::string advice = number_advice(t); !advice.empty()) return advice;
  if (t.find(',') != t.npos) return "the decimal sign is a point";
  return {};
}

bool Codec<Text>::read(const Node& node, Text& value, Reader& reader) {
  value.span = node.span;
  if (!read_value(node, value.text, reader)) return false;
  if (const auto c = unprintable(value.text)) {
    const std::string name =
        *c == '\t' ? "a tab" : fmt::format("the {}character U+{:04X}", *c < 0xA0 ? "control " : "", static_cast<unsigned>(*c));
    reader.diagnostics.add(codes::bad_text, node.span, fmt::format("`{}` holds {}, which cannot be printed", reader.key, name))
        .advise(unprintable_help(node));
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
  const bool is_bool = node.is_scalar() && !node.quoted && (node.text == "true" || node.text == "false");
  if (is_bool) value = node.text == "true";
  return is_bool || reader.wrong(node, expected(), codes::wrong_type, bool_help(node));
}

}  // namespace burin
