// Comes in: a word that is not known and the words that are. Goes out: the one that was probably meant, and lists for people to read.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace burin {

/// The number of insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`
/// (optimal string alignment; Damerau 1964), counted in bytes.
std::size_t edit_distance(std::string_view a, std::string_view b);

/// The nearest of `choices` within (length + 1) / 3 edits of `word`, case counting as half a difference; else the first that begins with
/// `word`, or with which it begins (`latency_us`, `latency`). Empty if none is near.
std::string_view suggest(std::string_view word, std::span<const std::string_view> choices);

/// Whether `word` is `choice` misspelt, and not a part of it or more.
bool is_misspelt(std::string_view word, std::string_view choice);

/// "did you mean `x`?" if something is near, else "one of `a`, `b`, `c`", each once; empty if there are no choices.
std::string suggestion_or_choices(std::string_view word, std::span<const std::string_view> all);

/// "`a`, `b` or `c`".
std::string listed(std::span<const std::string_view> choices);

}  // namespace burin
