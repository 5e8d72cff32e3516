// A line of text as runs: stretches that are set alike. Most lines are one plain run.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace burin {

/// A stretch of characters. `script` is its path of super- and subscripts: "^_" is a subscript within a superscript.
struct Run {
  std::string text;
  bool italic = false;
  bool bold = false;
  std::string script = {};
  bool operator==(const Run&) const = default;
};

struct TextLine {
  std::vector<Run> runs;

  TextLine() = default;
  TextLine(std::vector<Run> runs_in) : runs(std::move(runs_in)) {}
  /// A line of plain characters; implicit, since that is what most lines are.
  TextLine(std::string text) {
    if (!text.empty()) runs.push_back({std::move(text)});
  }
  TextLine(const char* text) : TextLine(std::string(text)) {}

  /// Whether every character is set in the line's own font, on its baseline.
  bool is_plain() const { return runs.empty() || (runs.size() == 1 && runs[0] == Run{runs[0].text}); }
  /// The characters alone.
  std::string plain() const {
    std::string text;
    for (const Run& run : runs) text += run.text;
    return text;
  }
  bool operator==(const TextLine&) const = default;
};

/// Makes one run of neighbours that are set alike: gnuplot draws them in one piece, so that letters kern across their border.
inline void join_alike(TextLine& line) {
  std::vector<Run> joined;
  for (Run& run : line.runs) {
    if (!joined.empty() && Run{run.text, joined.back().italic, joined.back().bold, joined.back().script} == run)
      joined.back().text += run.text;
    else
      joined.push_back(std::move(run));
  }
  line.runs = std::move(joined);
}

/// A line for dumps: plain runs as they are, others as `<bi^_ text>`.
inline std::string dump_text(const TextLine& line) {
  std::string text;
  for (const Run& run : line.runs) {
    const std::string marks = (run.bold ? "b" : "") + std::string(run.italic ? "i" : "") + run.script;
    text += marks.empty() ? run.text : "<" + marks + " " + run.text + ">";
  }
  return text;
}
/// The same for several lines, joined by `\\n`.
inline std::string dump_text(const std::vector<TextLine>& lines) {
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i) text += (i > 0 ? "\\n" : "") + dump_text(lines[i]);
  return text;
}

/// The characters of several lines, joined by `joint`.
inline std::string plain_text(const std::vector<TextLine>& lines, std::string_view joint = "\n") {
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i) text += (i > 0 ? std::string(joint) : "") + lines[i].plain();
  return text;
}

}  // namespace burin
