#include "gnuplot/script.h"

#include <fmt/format.h>

namespace burin {

void Script::add(std::string_view text, Span span) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines_.push_back({std::string(text.substr(0, end)), span});
    if (end == text.npos) return;
    text.remove_prefix(end + 1);
  }
}

std::string Script::text() const {
  std::string result;
  for (const Line& line : lines_) {
    result += line.text;
    result += '\n';
  }
  return result;
}

Span Script::span_of(int line) const {
  if (line < 1 || static_cast<std::size_t>(line) > lines_.size()) return {};
  return lines_[static_cast<std::size_t>(line) - 1].span;
}

std::string quoted(std::string_view text) {
  std::string result;
  // gnuplot 5.4 reads one doubled quote in single quotes, and two in a row as the string's end.
  if (text.find_first_of("\n'") == text.npos) return fmt::format("'{}'", text);
  result = "\"";
  for (const char c : text) {
    switch (c) {
      case '\n':
        result += "\\n";
        break;
      case '"':
        result += "\\\"";
        break;
      case '\\':
        result += "\\\\";
        break;
      case '`':
        result += "\\140";
        break;  // a bare one would run a command
      default:
        result += c;
    }
  }
  return result + '"';
}

std::string comment_text(std::string_view text) {
  std::string result;
  for (const char c : text) result += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
  while (!result.empty() && (result.back() == '\\' || result.back() == ' ')) result.pop_back();
  return result;
}

std::string identifier(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (plain)
      result += c;
    else if (!result.empty() && result.back() != '_')
      result += '_';
  }
  while (!result.empty() && result.back() == '_') result.pop_back();
  return result;
}

}  // namespace burin
