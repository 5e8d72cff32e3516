#include "entry.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "diag/print.h"
#include "yaml/node.h"

namespace burin::fuzz {
namespace {

/// A line break apart, no character that a terminal obeys.
void check_printable(const std::string& text) {
  Diagnostics faults;
  Sources sources;
  std::string lines = text;
  std::erase(lines, '\n');
  require(lines.find_first_of("\r\t") == lines.npos && check_encoding(sources.add("printed", lines), faults),
          "what is printed is UTF-8 without control characters", text);
}

void check_place(const Span& span) {
  if (!span) return;
  require(span.begin <= span.end && span.end <= span.source->text.size(), "a place lies within its source", span.source->name);
}

}  // namespace

void require(bool holds, std::string_view promise, std::string_view found) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n%s\n", std::string(promise).c_str(), std::string(found).c_str());
  std::abort();
}

void check_diagnostics(const Diagnostics& diagnostics, const Sources& sources) {
  for (const Diagnostic& d : diagnostics.all()) {
    require(d.code && !d.message.empty(), "a diagnostic says something");
    require(d.span || d.severity != Severity::error, "an error has a place", d.message);
    check_place(d.span);
    for (const Note& note : d.notes) check_place(note.span);
  }
  PrintOptions narrow;
  narrow.limit = 0;
  narrow.width = 30;
  check_printable(print_diagnostics(diagnostics, sources, narrow));
  check_printable(print_diagnostics(diagnostics, sources));
  check_printable(json_array(diagnostics_json(diagnostics, sources)));
}

}  // namespace burin::fuzz
