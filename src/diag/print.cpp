#include "diag/print.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "diag/utf8.h"

namespace burin {
namespace {

struct Paint {
  bool on;
  std::string operator()(std::string_view code, std::string_view text) const {
    return on ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
  }
};

constexpr std::string_view kBold = "1", kRed = "1;31", kMagenta = "1;35", kCyan = "1;36", kGreen = "1;32";

/// Whether a terminal shows the character as itself: printable, and none that turns the direction of writing.
bool is_shown(char32_t c) { return is_printable(c) && !(c >= 0x202A && c <= 0x202E) && !(c >= 0x2066 && c <= 0x2069); }

/// Columns of one character: combining marks 0; wide and fullwidth (Unicode Standard Annex 11) and emoji 2.
std::size_t column_count(char32_t c) {
  const auto in = [c](char32_t lo, char32_t hi) { return c >= lo && c <= hi; };
  if (in(0x300, 0x36F) || in(0x1AB0, 0x1AFF) || in(0x20D0, 0x20FF) || in(0xFE00, 0xFE0F) || in(0xFE20, 0xFE2F) || in(0x200B, 0x200F))
    return 0;
  if (in(0x1100, 0x115F) || in(0x2E80, 0xA4CF) || in(0xAC00, 0xD7A3) || in(0xF900, 0xFAFF) || in(0xFE30, 0xFE6F) || in(0xFF00, 0xFF60) ||
      in(0xFFE0, 0xFFE6) || in(0x1F300, 0x1F64F) || in(0x1F900, 0x1F9FF) || in(0x20000, 0x3FFFD))
    return 2;
  return 1;
}

/// A source line made fit for a terminal: tabs as four blanks, control and broken characters as "?".
/// `marks` are byte offsets into the line; they come back as columns.
std::string printable(std::string_view line, std::initializer_list<std::pair<std::size_t, std::size_t*>> marks) {
  std::string result;
  std::size_t column = 0;
  const auto settle = [&](std::size_t at) {
    for (const auto& [offset, target] : marks)
      if (offset == at) *target = column;
  };
  for (std::size_t i = 0; i < line.size();) {
    settle(i);
    const std::size_t start = i;
    const char32_t c = next_code_point(line, i);
    for (std::size_t inner = start + 1; inner < i; ++inner) settle(inner);
    if (c == '\t') {
      result += "    ", column += 4;
    } else if (!is_shown(c)) {
      result += '?', column += 1;
    } else {
      result += line.substr(start, i - start), column += column_count(c);
    }
  }
  for (const auto& [offset, target] : marks)
    if (offset >= line.size()) *target = column + (offset - line.size());
  return result;
}

/// Cuts `text` to the columns [from, from + width).
std::string columns_of(std::string_view text, std::size_t from, std::size_t width) {
  std::string result;
  std::size_t column = 0;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t start = i;
    column += column_count(next_code_point(text, i));
    if (column > from && column <= from + width) result += text.substr(start, i - start);
  }
  return result;
}

std::string source_lines(const Span& span, const Paint& paint, std::size_t width) {
  const Place place = place_of(span);
  const std::string_view line = line_text(*span.source, place.line);
  const std::size_t line_start = span.source->line_starts[place.line - 1];
  const std::size_t begin = span.begin - line_start;
  const std::size_t end = std::min(std::max(span.end, span.begin + 1) - line_start, std::max(line.size(), begin + 1));
  std::size_t first = 0, past = 0;
  std::string shown = printable(line, {{begin, &first}, {end, &past}});
  if (past <= first) past = first + 1;
  if (const std::size_t total = display_width(shown); total > width) {
    const std::size_t from = std::min(first > width / 3 ? first - width / 3 : 0, total - std::min(total, width));
    const bool cut_end = from + width < total;
    shown = (from > 0 ? "…" : "") + columns_of(shown, from, width) + (cut_end ? "…" : "");
    const std::size_t shift = from > 0 ? 1 : 0;
    first = first - from + shift;
    past = std::min(past - from, width) + shift;
    if (past <= first) past = first + 1;
  }
  const std::string under = std::string(first, ' ') + paint(kGreen, "^" + std::string(past - first - 1, '~'));
  return fmt::format("{:>5} | {}\n      | {}\n", place.line, shown, under);
}

/// Messages may quote what the author wrote: keep control characters out of the terminal.
std::string clean(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t start = i;
    const char32_t c = next_code_point(text, i);
    if (c == '\n')
      result += "\\n";
    else if (c == kBroken)
      result += '?';
    else if (!is_shown(c))
      result += c < 0x100 ? fmt::format("\\x{:02x}", static_cast<unsigned>(c)) : fmt::format("\\u{:04x}", static_cast<unsigned>(c));
    else
      result += text.substr(start, i - start);
  }
  return result;
}

std::string where(const Span& span, const Paint& paint) {
  if (!span) return paint(kBold, "burin: ");
  const Place place = place_of(span);
  return paint(kBold, fmt::format("{}:{}:{}: ", clean(span.source->name), place.line, place.column));
}

std::string print_one(const Diagnostic& d, const PrintOptions& options) {
  const Paint paint{options.color};
  const bool error = d.severity == Severity::error;
  std::string out = where(d.span, paint) + paint(error ? kRed : kMagenta, error ? "error: " : "warning: ") + clean(d.message) +
                    fmt::format(" [{}]\n", d.code->name);
  if (d.span) out += source_lines(d.span, paint, options.width);
  for (const Note& note : d.notes) {
    if (note.span)
      out += where(note.span, paint) + paint(kCyan, "note: ") + clean(note.text) + "\n" + source_lines(note.span, paint, options.width);
    else
      out += "      = " + paint(kCyan, "note: ") + clean(note.text) + "\n";
  }
  if (!d.help.empty()) out += "      = " + paint(kCyan, "help: ") + clean(d.help) + "\n";
  return out;
}

nlohmann::ordered_json place_json(const Span& span) {
  nlohmann::ordered_json out;
  if (!span) return out;
  const Place begin = place_of(span);
  const Place end = place_of({span.source, std::max(span.end, span.begin), span.end});
  out["file"] = span.source->name;
  out["line"] = begin.line;
  out["column"] = begin.column;
  out["end_line"] = end.line;
  out["end_column"] = end.column;
  return out;
}

/// JSON in which what no terminal should be sent is escaped as well, though JSON lets it through: C1 controls, separators, directions of
/// writing.
std::string escaped(std::string_view json) {
  std::string result;
  for (std::size_t i = 0; i < json.size();) {
    const std::size_t start = i;
    const char32_t c = next_code_point(json, i);
    if (c == '\n' || is_shown(c))
      result += json.substr(start, i - start);
    else if (c < 0x10000)
      result += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
    else  // a noncharacter beyond the first plane, as a pair of surrogates
      result += fmt::format("\\u{:04x}\\u{:04x}", static_cast<unsigned>(0xD7C0 + (c >> 10)), static_cast<unsigned>(0xDC00 + (c & 0x3FF)));
  }
  return result;
}

}  // namespace

std::size_t display_width(std::string_view text) {
  std::size_t columns = 0;
  for (std::size_t i = 0; i < text.size();) columns += column_count(next_code_point(text, i));
  return columns;
}

std::string print_diagnostics(const Diagnostics& diagnostics, const Sources& sources, const PrintOptions& options) {
  const std::vector<Diagnostic> all = diagnostics.sorted(sources);
  // What stops the figure is never hidden behind warnings: if not all fit, errors go first into the count.
  const auto errors =
      static_cast<std::size_t>(std::count_if(all.begin(), all.end(), [](const Diagnostic& d) { return d.severity == Severity::error; }));
  const std::size_t limit = options.limit == 0 ? all.size() : options.limit;
  std::size_t warnings_left = limit > errors ? limit - errors : 0, printed = 0;
  std::string out;
  for (const Diagnostic& d : all) {
    if (printed == limit) break;
    if (d.severity == Severity::warning) {
      if (warnings_left == 0) continue;
      --warnings_left;
    }
    out += print_one(d, options);
    ++printed;
  }
  const std::size_t hidden = all.size() - printed + diagnostics.dropped();
  if (hidden > 0) out += fmt::format("burin: {} more not shown{}\n", hidden, printed < all.size() ? "; --all shows them" : "");
  return out;
}

std::vector<std::string> diagnostics_json(const Diagnostics& diagnostics, const Sources& sources) {
  std::vector<std::string> objects;
  for (const Diagnostic& d : diagnostics.sorted(sources)) {
    nlohmann::ordered_json item = place_json(d.span);
    item["severity"] = d.severity == Severity::error ? "error" : "warning";
    item["code"] = d.code->name;
    item["message"] = d.message;
    item["notes"] = nlohmann::ordered_json::array();
    for (const Note& note : d.notes) {
      nlohmann::ordered_json n = place_json(note.span);
      n["message"] = note.text;
      item["notes"].push_back(std::move(n));
    }
    if (!d.help.empty()) item["help"] = d.help;
    objects.push_back(escaped(item.dump(2, ' ', false, nlohmann::json::error_handler_t::replace)));
  }
  return objects;
}

std::string json_array(const std::vector<std::string>& objects) {
  if (objects.empty()) return "[]\n";
  std::string out = "[";
  for (std::size_t i = 0; i < objects.size(); ++i) {
    out += i > 0 ? ",\n  " : "\n  ";
    for (const char c : objects[i]) out += c == '\n' ? std::string("\n  ") : std::string(1, c);  // within texts line breaks are escaped
  }
  return out + "\n]\n";
}

}  // namespace burin
