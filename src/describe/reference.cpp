#include "describe/reference.h"

#include <fmt/format.h>

#include "data/functions.h"
#include "describe/language.h"
#include "diag/diagnostic.h"
#include "marks/mark.h"

namespace burin {
namespace {

/// What a key takes, in words.
std::string takes(const Shape& shape) {
  using Kind = Shape::Kind;
  switch (shape.kind) {
    case Kind::any:
      return "any value";
    case Kind::text:
      return "a text";
    case Kind::number:
      return "a number";
    case Kind::integer:
      return "a whole number";
    case Kind::boolean:
      return "`true` or `false`";
    case Kind::length:
      return "a length";
    case Kind::page_part:
      return "a part of one such as `0.5 text`";
    case Kind::color:
      return "a colour";
    case Kind::word: {
      std::string words;
      for (const std::string_view word : words_of(shape)) words += fmt::format("{}`{}`", words.empty() ? "" : " ", word);
      return words;
    }
    case Kind::list:
      return "a list, each " + takes(shape.parts[0]);
    case Kind::pair:
      return "a list of two, each " + takes(shape.parts[0]);
    case Kind::named:
      return "a map of your names, each " + takes(shape.parts[0]);
    case Kind::object:
      return fmt::format("[{0}](#{0})", shape.name);
    case Kind::one_of: {
      std::string all;
      for (const Shape& part : shape.parts) all += (all.empty() ? "" : ", or ") + takes(part);
      return all;
    }
  }
  return {};
}

/// A text for a cell of a Markdown table.
std::string cell(std::string text) {
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] == '|') text.insert(i++, 1, '\\');
  return text;
}

constexpr std::string_view kHead = R"(# Reference

Made by `burin reference` from the tables that the program reads figures with; a test compiles every example.

- A **length** carries a unit: `pt` (1/72 in), `mm`, `cm`, `in`, `tpt` (TeX's point, 1/72.27 in), `em` (the size of the font around it) or `%`.
- A **colour** is `"#rgb"`, `"#rrggbb"`, a CSS name, or a name from `colors`. Quote `#`: it begins a comment in YAML.
- A **text** is literal: `_ ^ & @ % { } ~ \` print as they are. `\n` in double quotes breaks the line; `\$` is a dollar.
- What is not written comes from further out: `every_panel` for panels, the figure's font for fonts, the registry `series` for looks.
  Maps merge key by key, lists replace.
- An automatic end of a range lies 5 % beyond the data, those that the other axis' range hides left out.
- A panel whose `where` keeps no row is drawn empty, with a warning; a note in the panel says that this is meant, and ends the warning.
- A look that is not written is automatic: colours of Okabe and Ito, each with a marker and a dash. Who writes a `color` gets whole lines.
)";

}  // namespace

std::string reference_page() {
  std::string out(kHead);
  for (const MapDoc& map : language_maps()) {
    out += fmt::format("\n## {}\n\n| Key | Takes | Says | Example |\n|---|---|---|---|\n", map.name);
    for (const FieldDoc& key : map.keys) {
      std::string doc(key.doc);
      if (key.required) doc += " Needed.";
      if (key.later) doc += " Not drawn yet.";
      out += fmt::format("| `{}` | {} | {} | {} |\n", key.name, cell(takes(key.shape)), cell(doc),
                         key.example.empty() ? std::string() : cell(fmt::format("`{}: {}`", key.name, key.example)));
    }
  }
  out += "\n## Marks\n\n| Mark | Draws |\n|---|---|\n";
  for (const MarkKind* kind : mark_kinds()) out += fmt::format("| `{}` | {} |\n", kind->name, kind->doc);
  out += "\n## Functions in expressions\n\nBeside `+ - * / ^ ( )`, comparisons, and `and or not`:\n\n| Function | Gives |\n|---|---|\n";
  for (const Function& function : functions()) out += fmt::format("| `{}` | {} |\n", function.name, cell(std::string(function.doc)));
  out += "\n## Diagnostics\n\n| Code | | Means |\n|---|---|---|\n";
  for (const Code* code : all_codes())
    out += fmt::format("| `{}` | {} | {} |\n", code->name, code->severity == Severity::error ? "error" : "warning",
                       cell(std::string(code->doc)));
  return out;
}

}  // namespace burin
