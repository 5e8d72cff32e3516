#include "describe/reference.h"

#include <fmt/format.h>

#include "data/functions.h"
#include "describe/language.h"
#include "diag/diagnostic.h"
#include "marks/mark.h"
#include "text/math.h"

namespace burin {
namespace {

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
- A **page** (`burin list pages`) is a venue: widths, a font, and limits that `burin check` holds texts and lines against. A **theme**
  (`burin list themes`) is a look: a file like a figure's with `font`, `colors`, `style`, `series`, `legend`, `layout` and what panels look like
  in `every_panel`, and without content. `page: ieee` and `theme: ieee` may stand together. Either may be a path to a file of your own.
- A **default** is what holds if no file says a key. Where none is named, the sentence says where the value comes from, or there is none.
- What is not written comes from further out: `every_panel` for panels, the figure's font for fonts, the registry `series` for looks.
  Maps merge key by key, lists replace.
- An automatic end of a range lies 5 % beyond the data, those that the other axis' range hides left out.
- A panel whose `where` keeps no row is drawn empty, with a warning; a note in the panel says that this is meant, and ends the warning.
- A look that is not written is automatic: colours of Okabe and Ito, each with a marker and a dash. Who writes a `color` gets whole lines.
)";

}  // namespace

std::string map_link(const Shape& map) {
  std::string anchor(map.name);  // of a heading, as Markdown makes it
  std::replace(anchor.begin(), anchor.end(), ' ', '-');
  return fmt::format("[{}](#{})", map.name, anchor);
}

std::string reference_page() {
  std::string out(kHead);
  for (const MapDoc& map : language_maps()) {
    out += fmt::format("\n## {}\n\n| Key | Takes | Says | Example |\n|---|---|---|---|\n", map.name);
    for (const FieldDoc& key : map.keys) {
      std::string doc(key.doc);
      if (key.required) doc += " Needed.";
      if (!key.otherwise.empty() && !key.later) doc += fmt::format(" Default: `{}`.", key.otherwise);
      if (key.later) doc += " Not drawn yet.";
      out += fmt::format("| `{}` | {} | {} | {} |\n", key.name, cell(takes(key.shape, map_link)), cell(doc),
                         key.example.empty() ? std::string() : cell(fmt::format("`{}: {}`", key.name, key.example)));
    }
  }
  out += "\n## Marks\n\n| Mark | Draws |\n|---|---|\n";
  for (const MarkKind* kind : mark_kinds()) out += fmt::format("| `{}` | {} |\n", kind->name, kind->doc);
  for (const std::string_view name : later_mark_kinds()) out += fmt::format("| `{}` | Not drawn yet. |\n", name);
  out +=
      "\n## Mathematics\n\nBetween dollars in a text, in TeX's notation: `^` and `_` with braces, `\\frac{a}{b}` (as a/b), `\\sqrt{x}`, "
      "`\\hat \\bar \\tilde \\dot \\ddot \\vec`, "
      "`\\mathrm \\mathbf \\mathit \\text`. In YAML's double quotes a backslash is doubled; single quotes need none of that.\n\n";
  for (const MathSymbol& symbol : math_symbols()) out += fmt::format("`\\{}` ", symbol.name);
  out += "\n\n## Functions in expressions\n\nBeside `+ - * / ^ ( )`, comparisons, and `and or not`:\n\n| Function | Gives |\n|---|---|\n";
  for (const Function& function : functions()) out += fmt::format("| `{}` | {} |\n", function.name, cell(std::string(function.doc)));
  out += "\n## Diagnostics\n\n| Code | | Means |\n|---|---|---|\n";
  for (const Code* code : all_codes())
    out += fmt::format("| `{}` | {} | {} |\n", code->name, code->severity == Severity::error ? "error" : "warning",
                       cell(std::string(code->doc)));
  return out;
}

}  // namespace burin
