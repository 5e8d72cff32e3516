// Comes in: what the stages find wrong. Goes out: a list of diagnostics in the order of the files, each with its place and a way out.
// Does not print: see diag/print.h. The table of all codes is codes.inc.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "diag/source.h"

namespace burin {

enum class Severity { error, warning };

/// A kind of fault: one line of the table that `burin explain` prints.
struct Code {
  std::string_view name;
  Severity severity;
  std::string_view doc;  ///< one line: what it means and what to do
};

/// Each code is a constant named as in the table: `codes::unknown_key` prints as `unknown-key`.
namespace codes {
#define BURIN_CODE(id, name, severity, doc) inline constexpr Code id{name, Severity::severity, doc};
#include "diag/codes.inc"
#undef BURIN_CODE
}  // namespace codes

/// Every code, in the table's order.
std::span<const Code* const> all_codes();

/// A second place that explains a diagnostic: the earlier duplicate, the theme that set a value.
struct Note {
  Span span;
  std::string text;
};

/// One fault: where it is, what was found and expected, and what to do about it.
struct Diagnostic {
  const Code* code = nullptr;
  Severity severity = Severity::error;
  Span span;
  std::string message;
  std::vector<Note> notes;
  std::string help;

  /// Adds a note, with its own place if it has one.
  Diagnostic& note(Span place, std::string text);
  Diagnostic& note(std::string text) { return note({}, std::move(text)); }
  /// Says what to do; an empty text changes nothing.
  Diagnostic& advise(std::string text);
};

/// Collects what is wrong. The same fault at the same place is kept once, however many panels meet it; of faults without end the first are.
class Diagnostics {
 public:
  static constexpr std::size_t kLimit = 1000;  ///< errors, and as many warnings: nobody mends more from one run
  /// Adds a fault; the result may be given notes and help until the next call.
  Diagnostic& add(const Code& code, Span span, std::string message);
  /// Says that the value at `origin` is used at `use` as well: a fault found in it from now on has a note there.
  void repeated(Span origin, Span use) {
    if (repeats_.size() < kLimit) repeats_.emplace_back(origin, use);
  }
  /// Whether anything so far stops the figure from being drawn.
  bool has_errors() const;
  /// Makes every warning an error, those to come too (`--strict`).
  void promote_warnings();
  /// All of them: sources in the order in which they were read, then by place; what has no place comes last.
  std::vector<Diagnostic> sorted(const Sources& sources) const;
  const std::vector<Diagnostic>& all() const { return list_; }
  /// How many there were beyond the limit.
  std::size_t dropped() const { return dropped_; }

 private:
  std::vector<Diagnostic> list_;
  std::set<std::tuple<const Code*, const Source*, std::size_t, std::size_t, std::string>> seen_;
  std::vector<std::pair<Span, Span>> repeats_;  // values with the places that repeat them
  std::size_t errors_ = 0, warnings_ = 0, dropped_ = 0;
  bool strict_ = false;
  Diagnostic unkept_;  // where the notes of a repetition go
};

}  // namespace burin
