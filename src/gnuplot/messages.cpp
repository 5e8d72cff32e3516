#include "gnuplot/messages.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace burin {
namespace {

/// The rest of a line that begins with `"file" line 7: ` or `line 7: `, and the number; nothing if it does not.
std::optional<std::pair<int, std::string_view>> after_location(std::string_view line) {
  if (line.starts_with('"')) line.remove_prefix(std::min(line.find('"', 1), line.size() - 1) + 1);
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  constexpr std::string_view kWord = "line ";
  if (!line.starts_with(kWord)) return std::nullopt;
  line.remove_prefix(kWord.size());
  int number = 0;
  const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
  line.remove_prefix(static_cast<std::size_t>(end - line.data()));
  if (error != std::errc() || !line.starts_with(": ")) return std::nullopt;
  return std::pair(number, line.substr(2));
}

/// The text of a warning; nothing if the line is none. Pango's come as `(gnuplot:12): Pango-WARNING **: 12:00:00.000: text`.
std::optional<std::string_view> warning_text(std::string_view line) {
  for (const std::string_view mark : {"warning: ", "Warning: "}) {
    if (line.starts_with(mark)) return line.substr(mark.size());
  }
  const std::size_t stars = line.find(" **: ");
  if (!line.starts_with('(') || stars == std::string_view::npos) return std::nullopt;
  const std::size_t time_end = line.find(": ", stars + 5);
  return line.substr(time_end == std::string_view::npos ? stars + 5 : time_end + 2);
}

}  // namespace

GnuplotMessages read_gnuplot_messages(std::string_view output) {
  GnuplotMessages result;
  std::string_view before;  // the two lines before this one
  std::string_view last;
  while (!output.empty()) {
    const std::size_t size = std::min(output.find('\n'), output.size());
    const std::string_view line = output.substr(0, size);
    output.remove_prefix(std::min(size + 1, output.size()));
    const auto located = after_location(line);
    const std::string_view text = located ? located->second : line;
    constexpr std::string_view kSystem = "system error: ";
    if (const auto warning = warning_text(text)) {
      result.warnings.push_back({located ? located->first : 0, std::string(*warning), "", 0});
    } else if (located && result.error.text.empty()) {
      result.error = {located->first, std::string(text), "", 0};
      if (!last.empty() && last.find_first_not_of(' ') == last.size() - 1 && last.ends_with('^')) {
        constexpr std::string_view kPrompt = "gnuplot> ";
        const std::size_t prompt = before.starts_with(kPrompt) ? kPrompt.size() : 0;
        result.error.command = before.substr(prompt);
        result.error.column = static_cast<int>(last.size() - std::min(prompt, last.size() - 1));
      }
    } else if (line.starts_with(kSystem) && !result.error.text.empty()) {
      result.error.text += fmt::format(" ({})", line.substr(kSystem.size()));
    }
    before = std::exchange(last, line);
  }
  return result;
}

}  // namespace burin
