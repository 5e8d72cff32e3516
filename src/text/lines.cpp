#include "text/lines.h"

#include "text/math.h"

namespace burin {
namespace {

bool blank(char c) { return c == ' ' || c == '\n' || c == '\t'; }

/// Whether a command of mathematics stands in a text: a word behind a backslash.
bool has_math_command(std::string_view text) {
  for (std::size_t at = text.find('\\'); at != text.npos; at = text.find('\\', at + 1)) {
    std::size_t end = at + 1;
    while (end < text.size() && ((text[end] >= 'a' && text[end] <= 'z') || (text[end] >= 'A' && text[end] <= 'Z'))) ++end;
    if (end > at + 1 && is_math_command(text.substr(at + 1, end - at - 1))) return true;
  }
  return false;
}

/// Reads a text from its beginning to its end, run by run.
class LineReader {
 public:
  LineReader(const Text& text, TextMode mode, Diagnostics& diagnostics)
      : text_(text), in_(text.text), mode_(mode), diagnostics_(diagnostics) {}

  std::vector<TextLine> read() {
    if (in_.empty()) return {};
    lines_.emplace_back();
    for (at_ = 0; at_ < in_.size();)
      if (!(mode_ != TextMode::literal && (escape() || math())) && !(mode_ == TextMode::rich && emphasis())) character();
    for (TextLine& line : lines_) join_alike(line);
    return std::move(lines_);
  }

 private:
  void character() {
    const char c = in_[at_++];
    if (c == '\n') {
      lines_.emplace_back();
      return;
    }
    auto& runs = lines_.back().runs;
    if (runs.empty() || runs.back().bold != bold_ || runs.back().italic != italic_ || !runs.back().script.empty() || after_math_)
      runs.push_back({"", italic_, bold_});
    after_math_ = false;
    runs.back().text += c;
  }

  /// `\$`, and in rich text `\*`.
  bool escape() {
    if (in_[at_] != '\\' || at_ + 1 >= in_.size() || !(in_[at_ + 1] == '$' || (mode_ == TextMode::rich && in_[at_ + 1] == '*')))
      return false;
    ++at_;
    character();
    return true;
  }

  bool math() {
    if (in_[at_] != '$') return false;
    std::size_t end = in_.npos;
    if (!no_more_math_ && opens_math(in_, at_)) {
      end = closing_dollar(in_, at_);
      no_more_math_ = end == in_.npos;  // what closes none here closes no later one
    }
    // `"$\nu$"` in YAML's double quotes is a dollar, a line break, and `u$`.
    const std::size_t next = in_.find('$', at_ + 1);
    const std::size_t line_break = next == in_.npos ? next : std::string_view(in_).substr(0, next).find('\n', at_);
    if (line_break != in_.npos && (line_break == at_ + 1 || end == next)) {
      diagnostics_.add(codes::bad_text, part_of(in_, text_.span, at_, next + 1), "a line break stands between two dollars")
          .advise("in double quotes `\\n` is a line break: write `\\\\nu`, use single quotes, or `\\$` for a dollar that prints");
      at_ = next + 1;
      return true;
    }
    if (end == in_.npos) return stray_dollar(next);
    auto& runs = lines_.back().runs;
    for (Run& run : parse_math({in_, text_.span, at_ + 1, end}, diagnostics_)) runs.push_back(std::move(run));
    after_math_ = true;
    at_ = end + 1;
    return true;
  }

  /// A `$` that prints, although a command of mathematics follows before the `$` at `next`: it was meant to open or close some.
  bool stray_dollar(std::size_t next) {
    if (!has_math_command(std::string_view(in_).substr(at_, std::min(next, in_.size()) - at_))) return false;
    std::size_t at = at_;
    std::string fault = "this `$` is never closed", help = "write the `$` that closes it";
    if (!opens_math(in_, at_)) {
      fault = "a blank stands behind this `$`, so that it opens no mathematics", help = "remove the blank";
    } else if (next != in_.npos) {
      at = next;
      const bool is_blank = blank(in_[next - 1]);
      fault = is_blank ? "a blank stands before this `$`, so that it closes no mathematics"
                       : "a digit stands behind this `$`, so that it closes no mathematics";
      help = is_blank ? "remove the blank" : "write a blank behind it";
    }
    diagnostics_.add(codes::bad_text, part_of(in_, text_.span, at, at + 1), std::move(fault))
        .advise(help + "; `\\$` is a dollar that prints");
    at_ = next == in_.npos ? in_.size() : next + 1;
    return true;
  }

  /// `**` and `*`: opens before a character that is no blank if there is an end to it, closes after one.
  bool emphasis() {
    if (in_[at_] != '*') return false;
    const std::string mark = in_.compare(at_, 2, "**") == 0 ? "**" : "*";
    bool& on = mark == "**" ? bold_ : italic_;
    const std::size_t next = at_ + mark.size();
    const bool opens = !on && next < in_.size() && !blank(in_[next]) && in_.find(mark, next + 1) != in_.npos;
    const bool closes = on && at_ > 0 && !blank(in_[at_ - 1]);
    if (!opens && !closes) return false;
    on = opens;
    at_ = next;
    return true;
  }

  const Text& text_;
  const std::string& in_;
  TextMode mode_;
  Diagnostics& diagnostics_;
  std::vector<TextLine> lines_;
  std::size_t at_ = 0;
  bool bold_ = false, italic_ = false, after_math_ = false, no_more_math_ = false;
};

}  // namespace

bool opens_math(const std::string& text, std::size_t open) {
  return open + 1 < text.size() && !blank(text[open + 1]) && text[open + 1] != '$';
}
std::size_t closing_dollar(const std::string& text, std::size_t open) {
  for (std::size_t i = open + 1; i < text.size(); ++i) {
    if (text[i] == '\\')
      ++i;
    else if (text[i] == '$' && !blank(text[i - 1]) && !(i + 1 < text.size() && text[i + 1] >= '0' && text[i + 1] <= '9'))
      return i;
  }
  return text.npos;
}

std::vector<TextLine> text_lines(const Text& text, TextMode mode, Diagnostics& diagnostics) {
  return LineReader(text, mode, diagnostics).read();
}

}  // namespace burin
