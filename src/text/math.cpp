#include "text/math.h"

#include <fmt/format.h>

#include <algorithm>

#include "diag/suggest.h"
#include "diag/utf8.h"

namespace burin {
namespace {

using Kind = MathSymbol::Kind;

constexpr int kMaxDepth = 20;  // of groups within groups

/// Commands that take a group.
constexpr std::string_view kFonts[] = {"mathrm", "mathbf", "mathit", "text", "operatorname"};
struct Accent {
  std::string_view name, mark;
};
constexpr Accent kAccents[] = {{"hat", "\u0302"}, {"bar", "\u0304"},  {"tilde", "\u0303"},
                               {"dot", "\u0307"}, {"ddot", "\u0308"}, {"vec", "\u20D7"}};

/// All commands but accents, which are seldom meant.
std::vector<std::string_view> command_names() {
  std::vector<std::string_view> names{"frac", "sqrt"};
  for (const MathSymbol& symbol : math_symbols()) names.push_back(symbol.name);
  names.insert(names.end(), std::begin(kFonts), std::end(kFonts));
  return names;
}

class MathParser {
 public:
  MathParser(const MathSource& source, Diagnostics& diagnostics)
      : source_(source), text_(source.text.substr(0, source.end)), at_(source.begin), diagnostics_(diagnostics) {}

  std::vector<Run> parse() {
    while (!failed_ && at_ < text_.size()) {
      if (text_[at_] == '}') {
        fault(at_, at_ + 1, "this `}` closes nothing");
        break;
      }
      atom();
    }
    // A blank that an operator left at the very end would show.
    while (!runs_.empty() && runs_.back().text == " ") runs_.pop_back();
    return std::move(runs_);
  }

 private:
  struct Style {
    bool italic = true;  // letters are; digits and signs never
    bool bold = false;
    bool spaces = false;  // blanks print, as in \text
    std::string script;
  };

  void fault(std::size_t begin, std::size_t end, std::string message, std::string help = {}) {
    if (!failed_)
      diagnostics_.add(codes::bad_text, part_of(source_.text, source_.span, begin, end), std::move(message)).advise(std::move(help));
    failed_ = true;
  }

  void put(std::string_view text, bool italic, bool is_operand = true) {
    if (text.empty()) return;  // a command that prints nothing, such as a negative blank
    const Run run{std::string(text), italic, style_.bold, style_.script};
    if (!runs_.empty() && runs_.back().italic == run.italic && runs_.back().bold == run.bold && runs_.back().script == run.script)
      runs_.back().text += run.text;
    else
      runs_.push_back(run);
    after_operand_ = is_operand;
  }

  /// An operator with its room around it; a sign before an operand, and one within a script, has none.
  void put_operator(std::string_view text, bool is_relation) {
    const bool roomy = style_.script.empty() && !runs_.empty() && (is_relation || after_operand_);
    put(roomy ? fmt::format(" {} ", text) : std::string(text), false, false);
  }

  void atom() {
    const char c = text_[at_];
    if (c == '{') {
      group([this] {});
    } else if (c == '^' || c == '_') {
      script(c);
    } else if (c == '\\') {
      command();
    } else if (c == ' ' || c == '\n') {
      ++at_;
      if (style_.spaces) put(" ", false);
    } else if (c == '&' || c == '#' || c == '%') {
      fault(at_, at_ + 1, fmt::format("`{}` means nothing in mathematics here", c), fmt::format("write `\\{}` to print it", c));
    } else if (style_.spaces) {
      take_character(style_.italic);
    } else if (c == '-') {
      ++at_;
      put_operator("\u2212", false);
    } else if (c == '+' || c == '*') {
      ++at_;
      put_operator(c == '*' ? "\u2217" : "+", false);
    } else if (c == '=' || c == '<' || c == '>') {
      ++at_;
      put_operator(std::string_view(&c, 1), true);
    } else if (c == '\'') {
      ++at_;
      put("\u2032", false);
    } else if (c == ',' || c == ';') {
      ++at_;
      put(style_.script.empty() ? std::string(1, c) + " " : std::string(1, c), false, false);
    } else {
      const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
      take_character(is_letter && style_.italic, c != '(' && c != '[' && c != '|');
    }
  }

  void take_character(bool italic, bool is_operand = true) {
    const std::size_t length = character_size(text_.substr(at_));
    put(text_.substr(at_, length), italic, is_operand);
    at_ += length;
  }

  /// Reads `{…}`; `style` is set before it and restored behind it.
  template <class F>
  void group(F set_style) {
    const std::size_t open = at_;
    if (++depth_ > kMaxDepth) return fault(open, open + 1, fmt::format("groups are nested deeper than {}", kMaxDepth));
    const Style outer = style_;
    set_style();
    ++at_;
    while (!failed_ && at_ < text_.size() && text_[at_] != '}') atom();
    if (!failed_ && at_ >= text_.size()) fault(open, open + 1, "this `{` is never closed");
    ++at_;
    --depth_;
    style_ = outer;
  }

  /// The argument of a command: a group, or one character or command.
  template <class F>
  void argument(std::size_t owner, F set_style) {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    if (at_ >= text_.size() || text_[at_] == '}' || text_[at_] == '^' || text_[at_] == '_')
      return fault(owner, at_, fmt::format("`{}` needs something after it", text_.substr(owner, at_ - owner)));
    if (text_[at_] == '{') return group(set_style);
    if (++depth_ > kMaxDepth) return fault(owner, at_, fmt::format("groups are nested deeper than {}", kMaxDepth));
    const Style outer = style_;
    set_style();
    atom();
    style_ = outer;
    --depth_;
  }

  void script(char kind) {
    const std::size_t owner = at_++;
    argument(owner, [&] { style_.script += kind; });
    after_operand_ = true;
  }

  void command() {
    const std::size_t begin = at_++;
    if (at_ >= text_.size()) return fault(begin, begin + 1, "a backslash at the end stands for nothing");
    const auto is_letter = [&](std::size_t i) {
      return i < text_.size() && ((text_[i] >= 'a' && text_[i] <= 'z') || (text_[i] >= 'A' && text_[i] <= 'Z'));
    };
    std::size_t end = at_;
    while (is_letter(end)) ++end;
    if (end == at_) end += character_size(text_.substr(at_));
    const std::string_view name = text_.substr(at_, end - at_);
    at_ = end;
    if (std::find(std::begin(kFonts), std::end(kFonts), name) != std::end(kFonts)) {
      return argument(begin, [&] {
        style_.italic = name == "mathit";
        style_.bold = name == "mathbf";
        style_.spaces = name == "text";
      });
    }
    for (const Accent& accent : kAccents)
      if (accent.name == name) {
        // The mark combines with the first character of what it stands over, read apart from what is before.
        std::vector<Run> outer = std::move(runs_);
        runs_.clear();
        argument(begin, [] {});
        if (!failed_ && runs_.empty()) fault(begin, end, fmt::format("`\\{}` stands over nothing", name));
        if (!failed_) runs_.front().text.insert(character_size(runs_.front().text), accent.mark);
        outer.insert(outer.end(), runs_.begin(), runs_.end());
        runs_ = std::move(outer);
        return;
      }
    if (name == "frac") return fraction(begin);
    if (name == "sqrt") {
      put("\u221A", false, false);
      return bracketed(begin);
    }
    if (name == "left" || name == "right") return;
    const auto& symbols = math_symbols();
    const auto found = std::find_if(symbols.begin(), symbols.end(), [&](const MathSymbol& s) { return s.name == name; });
    if (found == symbols.end()) {
      const auto near = suggest(name, command_names());
      return fault(begin, end, fmt::format("`\\{}` is not known in mathematics", name),
                   near.empty() ? "docs/reference.md lists what is; `text: literal` in the figure takes every text as it stands"
                                : fmt::format("did you mean `\\{}`?", near));
    }
    switch (found->kind) {
      case Kind::letter:
        put(found->text, style_.italic);
        break;
      case Kind::upright:
        put(found->text, false);
        break;
      case Kind::binary:
        put_operator(found->text, false);
        break;
      case Kind::relation:
        put_operator(found->text, true);
        break;
      case Kind::function:
        put(found->text, false, false);
        put(" ", false, false);
        break;
      case Kind::space:
        put(found->text, false, after_operand_);
        break;
    }
  }

  /// An argument that gets brackets where it is more than one word or number.
  void bracketed(std::size_t owner) {
    std::vector<Run> outer = std::move(runs_);
    runs_.clear();
    argument(owner, [] {});
    std::vector<Run> inner = std::move(runs_);
    runs_ = std::move(outer);
    const bool simple = std::all_of(inner.begin(), inner.end(), [](const Run& r) {
      return r.text.find_first_of(" +-/=(") == r.text.npos && r.text.find("\u2212") == r.text.npos;
    });
    if (!simple) put("(", false, false);
    for (Run& run : inner) runs_.push_back(std::move(run));
    after_operand_ = true;
    if (!simple) put(")", false);
  }

  void fraction(std::size_t owner) {
    bracketed(owner);
    if (failed_) return;
    put("/", false, false);
    bracketed(owner);
  }

  const MathSource& source_;
  std::string_view text_;
  std::size_t at_;
  Diagnostics& diagnostics_;
  std::vector<Run> runs_;
  Style style_;
  int depth_ = 0;
  bool after_operand_ = false;
  bool failed_ = false;
};

}  // namespace

bool is_math_command(std::string_view name) {
  const auto names = command_names();
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::vector<Run> parse_math(const MathSource& source, Diagnostics& diagnostics) { return MathParser(source, diagnostics).parse(); }

}  // namespace burin
