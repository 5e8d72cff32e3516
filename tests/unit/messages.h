// What tests of the data stage compare: diagnostics as short texts, one a line, each with its place.
#pragma once

#include <fmt/format.h>

#include <string>

#include "diag/diagnostic.h"

namespace burin {

/// "line:column+length: message [code]", then "  help: ..." and "  note: ..." lines if there are any.
inline std::string messages(const Diagnostics& diagnostics) {
  std::string text;
  for (const Diagnostic& each : diagnostics.all()) {
    const Place place = place_of(each.span);
    text += each.span ? fmt::format("{}:{}+{}: ", place.line, place.column, each.span.end - each.span.begin) : "";
    text += fmt::format("{} [{}]\n", each.message, each.code->name);
    for (const Note& note : each.notes) text += fmt::format("  note: {}\n", note.text);
    if (!each.help.empty()) text += fmt::format("  help: {}\n", each.help);
  }
  return text;
}

}  // namespace burin
