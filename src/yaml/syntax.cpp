#include "yaml/syntax.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace burin {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t'; }
bool is_space(char c) { return is_blank(c) || c == '\n' || c == '\r'; }

/// A character as a message quotes it.
std::string quoted(char c) { return c == '`' ? "a backtick" : fmt::format("`{}`", c); }

/// Past the plain scalar at `begin` that reads as `value`: a blank in it may be a line break with blanks round it, a line break several.
/// `npos` if the text does not read so.
std::size_t end_of_plain(std::string_view text, std::size_t begin, std::string_view value) {
  constexpr std::string_view kSpace = " \t\r\n";
  std::size_t at = begin;
  for (std::size_t i = 0; i < value.size();) {
    if (kSpace.find(value[i]) == kSpace.npos) {
      if (at >= text.size() || text[at] != value[i]) return text.npos;
      ++at, ++i;
      continue;
    }
    const std::size_t next = text.find_first_not_of(kSpace, at);
    if (next == at || next == text.npos) return text.npos;
    at = next;
    i = std::min(value.find_first_not_of(kSpace, i), value.size());
  }
  return at;
}

/// A list or map in brackets.
struct Bracket {
  std::size_t open = 0;
  std::size_t close = std::string_view::npos;  ///< whichever bracket closes it
};

/// All brackets that YAML takes as such: those in quotes, comments and within texts outside of brackets are not.
std::vector<Bracket> find_brackets(std::string_view text) {
  std::vector<Bracket> brackets;
  std::vector<std::size_t> open;  // indices
  bool at_value = true;           // whether a bracket or a quote here would begin a value
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool before_space = i + 1 == text.size() || is_space(text[i + 1]);
    if (c == '#' && (i == 0 || is_space(text[i - 1]))) {
      i = std::min(text.find('\n', i), text.size()) - 1;
    } else if (is_space(c)) {
      at_value = at_value || c == '\n';
    } else if ((c == '"' || c == '\'') && at_value) {
      i = std::min(end_of_quoted(text, i), text.size()) - 1;
      at_value = false;
    } else if ((c == '[' || c == '{') && (at_value || !open.empty())) {
      open.push_back(brackets.size());
      brackets.push_back({i});
      at_value = true;
    } else if ((c == ']' || c == '}') && !open.empty()) {
      brackets[open.back()].close = i;
      open.pop_back();
      at_value = false;
    } else {
      at_value = (c == ',' && !open.empty()) || (c == ':' && before_space) || (c == '-' && before_space && at_value);
    }
  }
  return brackets;
}

/// The causes that are known, each a function that reports itself and says so.
class SyntaxReport {
 public:
  SyntaxReport(const Source& source, std::size_t at, const std::string& message, Diagnostics& diagnostics)
      : source_(source), text_(source.text), at_(at), message_(message), diagnostics_(diagnostics) {
    line_number_ = place_of({&source, at, at}).line;
    line_begin_ = source.line_starts[line_number_ - 1];
    line_ = line_text(source, line_number_);
  }

  void report() {
    if (tab() || dashes() || escape() || beginning() || bracket() || after_end() || colon() || no_blank() || no_colon() || indentation())
      return;
    if (message_ == "illegal flow end")
      add(at_, at_ + 1, fmt::format("this `{}` closes nothing", char_at(at_)));
    else
      add(at_, at_ + 1, message_.starts_with("end of") ? "this does not continue what stands above" : message_);
  }

 private:
  char char_at(std::size_t i) const { return i < text_.size() ? text_[i] : '\n'; }
  Diagnostic& add(std::size_t begin, std::size_t end, std::string message) {
    return diagnostics_.add(codes::yaml_syntax, {&source_, begin, std::min(end, text_.size())}, std::move(message));
  }
  /// The column at which a line says something, counted from 0; its key's if it is an item of a list.
  static std::size_t key_column(std::string_view line) {
    std::size_t at = line.find_first_not_of(" \t");
    while (at != line.npos && line.substr(at).starts_with("- ")) at = line.find_first_not_of(" \t", at + 1);
    return std::min(at, line.size());
  }
  /// The number of the last line before another that says something; 0 if none does.
  std::size_t line_above(std::size_t below) const {
    for (std::size_t number = below - 1; number > 0; --number) {
      const std::string_view line = line_text(source_, number);
      if (const std::size_t at = line.find_first_not_of(" \t"); at != line.npos && line[at] != '#') return number;
    }
    return 0;
  }

  /// Whether a list or map in brackets is around the place, closed or not.
  bool is_within_bracket() const {
    const auto brackets = find_brackets(text_);
    return std::any_of(brackets.begin(), brackets.end(), [&](const Bracket& b) { return b.open < at_ && b.close >= at_; });
  }

  bool tab();
  bool dashes();
  bool escape();
  bool beginning();
  bool bracket();
  bool after_end();
  bool colon();
  bool no_blank();
  bool no_colon();
  bool indentation();

  const Source& source_;
  std::string_view text_;
  std::size_t at_;
  const std::string& message_;
  Diagnostics& diagnostics_;
  std::size_t line_number_ = 1, line_begin_ = 0;
  std::string_view line_;
};

bool SyntaxReport::tab() {
  const std::size_t tab = line_.substr(0, std::min(line_.find_first_not_of(" \t"), line_.size())).find('\t');
  if (tab == line_.npos) return false;
  add(line_begin_ + tab, line_begin_ + tab + 1, "a tab indents this line").advise("YAML is indented with blanks only");
  return true;
}

/// A line of more than three dashes, which takes what follows into a text.
bool SyntaxReport::dashes() {
  for (std::size_t number = 1; number <= source_.line_starts.size(); ++number) {
    const std::string_view line = line_text(source_, number);
    if (line.size() < 4 || line.find_first_not_of('-') != line.npos) continue;
    const std::size_t begin = source_.line_starts[number - 1];
    diagnostics_.add(codes::yaml_document, {&source_, begin, begin + line.size()}, fmt::format("`{}` does not begin a document", line))
        .advise("YAML's sign for that has three dashes, and a figure needs none: remove the line");
    return true;
  }
  return false;
}

bool SyntaxReport::escape() {
  if (!message_.starts_with("unknown escape") && !message_.starts_with("bad character found while scanning hex")) return false;
  const std::size_t begin = text_.rfind('\\', at_ - 1);
  if (begin == text_.npos || begin < line_begin_) return false;
  const char letter = char_at(begin + 1);
  add(begin, begin + 2, fmt::format("`\\{}` means nothing in double quotes", letter))
      .advise(fmt::format("write `\\\\{}`, or put the text in single quotes", letter));
  return true;
}

/// A text without quotes that begins as no text can.
bool SyntaxReport::beginning() {
  const auto cannot_begin = [&](std::size_t at, std::string_view with) {
    add(at, at + with.size(), fmt::format("a text cannot begin with {}", with.size() == 1 ? quoted(with[0]) : fmt::format("`{}`", with)))
        .advise("put the text in quotes: \"…\"");
    return true;
  };
  const auto last = [&](std::string_view characters) {
    const std::size_t found = text_.find_last_of(characters, at_);
    return found == text_.npos || found < line_begin_ ? at_ : found;
  };
  if (message_ == "unknown token") return cannot_begin(at_, text_.substr(at_, 1));
  if (message_ == "illegal block entry") return cannot_begin(at_, "- ");
  if (message_ == "illegal map key") return cannot_begin(at_, "? ");
  if (message_ == "unexpected character in block scalar") return cannot_begin(last("|>"), text_.substr(last("|>"), 1));
  if (message_.find("alias") != message_.npos) return cannot_begin(last("*"), "*");
  if (message_ == "the referenced anchor is not defined") {
    const std::size_t end = std::min(text_.find_first_of(" \t\r\n,]}", at_), text_.size());
    add(at_, end, fmt::format("`{}` refers to an anchor that is not there", text_.substr(at_, end - at_)))
        .advise("a text that begins with `*` needs quotes: \"…\"");
    return true;
  }
  if (message_.find("anchor") != message_.npos) return cannot_begin(last("&"), "&");
  return false;
}

/// Within `[…]` or `{…}`: never closed, closed by the other bracket, a text with a colon, a comma too few.
bool SyntaxReport::bracket() {
  const auto brackets = find_brackets(text_);
  const auto around = std::find_if(brackets.rbegin(), brackets.rend(), [&](const Bracket& b) { return b.open < at_ && b.close >= at_; });
  if (around == brackets.rend()) return false;
  const char open = text_[around->open];
  const char close = open == '[' ? ']' : '}';
  if (around->close != text_.npos && text_[around->close] != close) {
    add(around->open, around->open + 1, fmt::format("this `{}` is closed by `{}`", open, text_[around->close]))
        .note({&source_, around->close, around->close + 1}, fmt::format("`{}` is expected here", close));
    return true;
  }
  if (around->close == text_.npos) {
    // `{color: #ff0000}`: the rest of the line, and the bracket with it, is a comment.
    const std::string_view rest = text_.substr(around->open, text_.find('\n', around->open) - around->open);
    if (const std::size_t comment = rest.find(" #"); comment != rest.npos && rest.find(close, comment) != rest.npos) {
      const std::size_t begin = around->open + comment + 1, end = std::min(text_.find_first_of(" ,}]\r\n", begin), text_.size());
      add(begin, end, "`#` begins a comment in YAML")
          .note({&source_, around->open, around->open + 1}, fmt::format("so that this `{}` is never closed", open))
          .advise(fmt::format("put the value in quotes, \"{}\"", text_.substr(begin, end - begin)));
      return true;
    }
    add(around->open, around->open + 1, fmt::format("this `{}` is never closed", open))
        .advise(fmt::format("write the `{}`; a text that begins with `{}` needs quotes", close, open));
    return true;
  }
  if (char_at(at_) == ':') return colon();
  if (no_blank()) return true;
  const std::string_view entry = text_.substr(at_, text_.find_first_of(",]}\n", at_) - at_);
  const bool is_key = entry.find(": ") != entry.npos;
  if (!is_key && after_end()) return true;
  add(at_, at_ + 1, is_key ? "a comma is missing before this" : fmt::format("`,` or `{}` is expected here", close))
      .advise("a text with brackets or quotes in it needs quotes round all of it");
  return true;
}

/// Text behind a quote or bracket that ends a value.
bool SyntaxReport::after_end() {
  const std::size_t before = at_ == 0 ? text_.npos : text_.find_last_not_of(" \t", at_ - 1);
  if (before == text_.npos || before < line_begin_) return false;
  std::string help;
  switch (text_[before]) {
    case '\'':
      help = "within single quotes a `'` is written twice; or put the text in double quotes";
      break;
    case '"':
      help = "put the whole text in single quotes";
      break;
    case '}':
    case ']':
      help = fmt::format("a text that begins with `{}` needs quotes", text_[before] == '}' ? '{' : '[');
      break;
    default:
      return false;
  }
  add(at_, at_ + 1, fmt::format("text follows the `{}` that ends a value", text_[before])).advise(std::move(help));
  return true;
}

/// `label: Latency: p99`, or a comma too few.
bool SyntaxReport::colon() {
  if (char_at(at_) != ':') return false;
  const std::size_t first = text_.find(": ", line_begin_);
  if (first >= at_) return false;
  // `{color: red marker: circle}`: the last word before the colon may be a key.
  const std::string_view value = text_.substr(first + 2, at_ - first - 2);
  const std::size_t blank = value.find_last_of(" \t\n");
  const std::string_view word = blank == value.npos ? "" : value.substr(blank + 1);
  const bool is_word = !word.empty() && word.find_first_not_of("abcdefghijklmnopqrstuvwxyz_0123456789") == word.npos;
  const bool in_bracket = is_word && value.find_first_not_of(" \t\n") < blank && is_within_bracket();
  if (in_bracket)
    add(at_ - word.size(), at_, fmt::format("a comma is missing before `{}`, or this is a text with `: ` in it", word))
        .advise(fmt::format("write `, {}:` if it is a key, else put the text in quotes: \"…\"", word));
  else
    add(at_, at_ + 1, "`: ` stands within a text").advise("put the text in quotes: \"…\"");
  return true;
}

/// `title:a`, here or above.
bool SyntaxReport::no_blank() {
  std::size_t colon = text_.npos;
  if (at_ > line_begin_ && text_[at_ - 1] == ':' && !is_space(char_at(at_))) colon = at_ - 1;
  if (const std::size_t above = line_above(line_number_); above > 0 && colon == text_.npos) {
    const std::string_view line = line_text(source_, above);
    const std::size_t found = line.find(':');
    if (found < line.size() - 1 && line.find(": ") == line.npos && !line.ends_with(':')) colon = source_.line_starts[above - 1] + found;
  }
  if (colon == text_.npos) return false;
  add(colon, colon + 1, "a blank is missing behind this `:`");
  return true;
}

/// `panels` on a line of its own, here or above, or the text of a block that is not indented.
bool SyntaxReport::no_colon() {
  for (const std::size_t number : {line_number_, line_above(line_number_)}) {
    if (number == 0) continue;
    const std::string_view line = line_text(source_, number);
    const std::size_t first = line.find_first_not_of(" \t");
    if (first == line.npos || line.find(':') != line.npos || line[first] == '-' || line[first] == '#') continue;
    const std::size_t begin = source_.line_starts[number - 1];
    const std::size_t end = line.find_last_not_of(" \t", std::min(line.find(" #"), line.size())) + 1;
    const std::size_t above = line_above(number);
    if (above > 0 && (line_text(source_, above).ends_with(" |") || line_text(source_, above).ends_with(" >")))
      add(begin + first, begin + end, "the text of this block is not indented").advise("indent it further than the key that it belongs to");
    else
      add(begin + first, begin + end, "a `:` is missing behind this key");
    return true;
  }
  return false;
}

bool SyntaxReport::indentation() {
  const std::size_t number = line_above(line_number_);
  if (number == 0) return false;
  const std::string_view above = line_text(source_, number);
  const std::size_t begin = std::min(line_.find_first_not_of(' '), line_.size()), begin_above = above.find_first_not_of(' ');
  std::string message = "this line is indented like none of those above";
  if (begin == begin_above && begin < line_.size() && line_[begin] == '-' && above[begin] != '-')
    message = "an item of a list stands among the keys of a map";
  else if (begin == begin_above)
    return false;
  else if (key_column(line_) > key_column(above))
    message = "this line is indented further than the one above, which has its value already";
  add(line_begin_ + begin, line_begin_ + begin + 1, std::move(message))
      .advise("the keys of a map begin in one column, and so do the items of a list");
  return true;
}

}  // namespace

std::size_t end_of_quoted(std::string_view text, std::size_t begin) {
  const char quote = text[begin];
  for (std::size_t i = begin + 1; i < text.size(); ++i) {
    if (quote == '"' && text[i] == '\\') {
      ++i;
    } else if (text[i] == quote) {
      if (quote == '"' || i + 1 >= text.size() || text[i + 1] != '\'') return i + 1;
      ++i;
    }
  }
  return text.npos;
}

std::size_t end_of_scalar(std::string_view text, std::size_t begin, std::string_view value) {
  if (begin >= text.size()) return text.size();
  const char first = text[begin];
  if (first == '"' || first == '\'') return std::min(end_of_quoted(text, begin), text.size());
  if (first != '|' && first != '>')
    if (const std::size_t end = end_of_plain(text, begin, value); end != text.npos) return end;
  const std::size_t line_end = std::min(text.find('\n', begin), text.size());
  return text.substr(begin, line_end - begin).find_last_not_of(" \t\r") + begin + 1;
}

void report_syntax(const Source& source, std::size_t at, const std::string& message, Diagnostics& diagnostics) {
  SyntaxReport(source, at, message, diagnostics).report();
}

}  // namespace burin
