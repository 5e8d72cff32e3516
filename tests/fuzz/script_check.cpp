#include "script_check.h"

#include <algorithm>
#include <string>
#include <vector>

#include "diag/number.h"
#include "entry.h"

namespace burin::fuzz {
namespace {

/// A line with its strings cut out: `set label 1 "" at 0, 0`.
struct Bare {
  std::string text;         ///< strings are left as `""` or `''`, comments are gone
  std::size_t singles = 0;  ///< strings in single quotes
};

Bare without_strings(std::string_view line) {
  Bare bare;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (c == '#' && bare.text.find_first_not_of(' ') == std::string::npos) break;  // elsewhere burin writes no comment
    if (c != '\'' && c != '"') {
      bare.text += c;
      continue;
    }
    for (++i;; ++i) {
      require(i < line.size(), "a string ends on its line", line);
      if (c == '"') require(line[i] != '`', "no back tick in double quotes, where it runs a program", line);
      if (c == '"' && line[i] == '\\') {
        ++i;
      } else if (line[i] == c) {
        if (c == '"' || i + 1 >= line.size() || line[i + 1] != c) break;
        ++i;  // '' within single quotes
      }
    }
    bare.singles += c == '\'';
    bare.text += {c, c};
  }
  return bare;
}

bool begins_with_any(std::string_view text, std::initializer_list<std::string_view> words) {
  return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return text.starts_with(word); });
}

/// One command without its strings.
void check_command(std::string_view command, std::string_view line) {
  command.remove_prefix(std::min(command.find_first_not_of(' '), command.size()));
  if (command.empty()) return;
  require(begins_with_any(command, {"set ", "unset ", "reset", "plot ", "$", "if (GPVAL_VERSION < 5.4) exit error "}),
          "a command is one that burin writes", line);
  require(command.find_first_of("`@!|") == command.npos, "nothing outside of quotes runs or expands anything", line);
  for (const std::string_view word : {"nan", "-nan", "inf", "-inf"})
    for (std::size_t at = command.find(word); at != command.npos; at = command.find(word, at + 1)) {
      const auto part_of_word = [&](std::size_t i) {
        return i < command.size() && (std::isalnum(static_cast<unsigned char>(command[i])) || command[i] == '_');
      };
      require((at > 0 && part_of_word(at - 1)) || part_of_word(at + word.size()), "numbers are finite", line);
    }
}

/// A row of a data block: numbers, or nothing.
void check_row(std::string_view row) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < row.size(); ++count) {
    const std::size_t end = std::min(row.find(' ', at), row.size());
    require(parse_number(row.substr(at, end - at)).has_value(), "a data block holds finite numbers", row);
    at = end + 1;
  }
  require(count == 0 || count == 2, "a row of a data block is a pair", row);
}

}  // namespace

void check_script(std::string_view script) {
  require(script.ends_with('\n'), "a script ends with a line end");
  bool in_block = false, in_plot = false;
  while (!script.empty()) {
    const std::size_t end = script.find('\n');
    const std::string_view line = script.substr(0, end);
    script.remove_prefix(end + 1);
    require(std::none_of(line.begin(), line.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; }),
            "a line holds no control characters", line);
    if (in_block) {
      if (line == "EOD")
        in_block = false;
      else
        check_row(line);
      continue;
    }
    const Bare bare = without_strings(line);
    const bool goes_on = line.ends_with('\\');
    require(!goes_on || bare.text.ends_with(", \\"), "only plots go on in the next line", line);
    if (in_plot || bare.text.starts_with("plot ")) {
      require(bare.singles == 0, "a plot reads no file", line);
      in_plot = goes_on;
    } else {
      require(!goes_on, "only plots go on in the next line", line);
    }
    std::string_view rest = bare.text;
    for (std::size_t stop; !rest.empty(); rest.remove_prefix(stop)) {
      stop = std::min(rest.find(';'), rest.size() - 1) + 1;
      check_command(rest.substr(0, rest[stop - 1] == ';' ? stop - 1 : stop), line);
    }
    in_block = bare.text.starts_with('$') && bare.text.ends_with(" << EOD");
  }
  require(!in_block && !in_plot, "a script ends outside of data and plots");
}

void check_quoted(std::string_view quoted) {
  const Bare bare = without_strings(quoted);
  require(bare.text == "''" || bare.text == "\"\"", "a text in quotes is one string", quoted);
}

}  // namespace burin::fuzz
