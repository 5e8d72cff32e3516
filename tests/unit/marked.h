// A text in which `[[` and `]]` surround what a diagnostic must point at, and its diagnostics with those brackets put back.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "diag/diagnostic.h"
#include "messages.h"

namespace burin {

/// `x: {[[scael]]: log}` without its brackets.
inline std::string unmarked(std::string text) {
  for (const std::string_view bracket : {"[[", "]]"})
    for (std::size_t at = text.find(bracket); at != text.npos; at = text.find(bracket)) text.erase(at, bracket.size());
  return text;
}

/// The source's text with brackets around the place of each diagnostic, and of each note that has one.
inline std::string marked(const Source& source, const Diagnostics& diagnostics) {
  std::vector<Span> spans;
  const auto add = [&](const Span& span) {
    if (span.source == &source && std::find(spans.begin(), spans.end(), span) == spans.end()) spans.push_back(span);
  };
  for (const Diagnostic& each : diagnostics.all()) {
    add(each.span);
    for (const Note& note : each.notes) add(note.span);
  }
  std::multimap<std::size_t, std::string, std::greater<>> brackets;
  for (const Span& span : spans) brackets.emplace(span.end, "]]"), brackets.emplace(span.begin, "[[");
  std::string text = source.text;
  for (const auto& [at, bracket] : brackets) text.insert(std::min(at, text.size()), bracket);
  return text;
}

/// The diagnostics without their places, which `marked` shows: "message [code]", then notes and help.
inline std::string words(const Diagnostics& diagnostics) {
  std::string text;
  for (const Diagnostic& each : diagnostics.all()) {
    text += fmt::format("{} [{}]\n", each.message, each.code->name);
    for (const Note& note : each.notes) text += fmt::format("  note: {}\n", note.text);
    if (!each.help.empty()) text += fmt::format("  help: {}\n", each.help);
  }
  return text;
}

}  // namespace burin
