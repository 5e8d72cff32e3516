// Comes in: a word of matplotlib, gnuplot, ggplot2 or Vega-Lite where this language has another one. Goes out: what to write instead.
// Knows keys and colours; what is merely misspelt is a matter of diag/suggest.h.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace burin {

/// A key of other tools, in lower case without `_` and `-`, and where this language has it, in YAML.
struct ForeignKey {
  std::string_view word;
  std::string_view here;
};
/// The table, for the test that holds it against the language.
std::span<const ForeignKey> foreign_keys();

/// `x: {label: …}` for `xlabel`, `x-label` or `xLabel`; empty for a word that no other tool has.
std::string_view foreign_key(std::string_view key);

/// What to write for a value of another tool under the key `key`: `marker: o`, `range: 0-10`, `legend: upper right`; empty if it is none.
std::string foreign_value_help(std::string_view key, std::string_view value);

/// What to write for a colour in the notation of another tool, such as `tab:blue`, `C0`, `rgb(1, 2, 3)`; empty if it is none.
std::string foreign_color_help(std::string_view color);

}  // namespace burin
