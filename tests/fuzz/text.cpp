// One text, read in every mode and written as gnuplot's strings.
#include "text/lines.h"

#include "emit/markup.h"
#include "entry.h"
#include "gnuplot/script.h"
#include "script_check.h"
#include "text/ruler.h"
#include "yaml/node.h"

namespace burin::fuzz {
namespace {

/// gnuplot's enhanced text as it must be: braces balanced, nothing of its own at the end of the line.
void check_enhanced(const std::string& text) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\') {
      require(i + 1 < text.size(), "no text ends in a lone backslash", text);
      ++i;
    } else if (text[i] == '{') {
      ++depth;
    } else if (text[i] == '}') {
      require(--depth >= 0, "braces of enhanced text are balanced", text);
    } else {
      require(text[i] != '@' && text[i] != '&' && text[i] != '~', "the author's characters are only characters", text);
    }
  }
  require(depth == 0, "braces of enhanced text are balanced", text);
}

void check_mode(const Text& text, TextMode mode) {
  Diagnostics diagnostics;
  const auto lines = text_lines(text, mode, diagnostics);
  if (mode == TextMode::literal) {
    require(plain_text(lines) == text.text, "a literal text is printed as it is", text.text);
    require(diagnostics.all().empty(), "nothing is wrong with a literal text", text.text);
  }
  for (const Diagnostic& d : diagnostics.all())
    require(d.span.begin <= d.span.end && d.span.end <= text.text.size(), "a place lies within the text", text.text);
  for (const bool force : {false, true}) {
    const Markup made = markup(lines, force);
    if (made.enhanced)
      check_enhanced(made.text);
    else
      require(made.text == plain_text(lines), "a text that is not enhanced is itself", text.text);
    check_quoted(quoted(made.text));
  }
  dump_text(lines);
  measure(*make_fixed_ruler(), lines, FontSpec{});
  const std::string comment = comment_text(text.text);
  require(comment.find('\n') == comment.npos && !comment.ends_with('\\'), "a comment stays on its line", text.text);
}

}  // namespace

void text(std::string_view input) {
  Sources sources;
  Diagnostics faults;
  const Source& source = sources.add("text", std::string(input));
  // What Codec<Text> lets through.
  if (input.empty() || input.ends_with('\n') || input.find_first_of("\r\t") != input.npos || !check_encoding(source, faults)) return;
  const Text value{source.text, {&source, 0, source.text.size()}};
  for (const TextMode mode : {TextMode::literal, TextMode::math, TextMode::rich}) check_mode(value, mode);
}

}  // namespace burin::fuzz
