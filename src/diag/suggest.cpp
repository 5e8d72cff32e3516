#include "diag/suggest.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace burin {
namespace {

constexpr std::size_t kLongest = 100;    // of a word: the distance takes the square of it
constexpr std::size_t kLookedAt = 1000;  // of the choices
constexpr std::size_t kListed = 50;      // of the choices: more help nobody

std::string lower(std::string_view word) {
  std::string result(word);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return result;
}

/// Whether one word goes on where the other ends: `latency` and `latency_us`, but not `mark` for `market`.
bool continues(std::string_view word, std::string_view choice) {
  constexpr std::size_t kShortest = 3;
  const std::size_t common = std::min(word.size(), choice.size());
  if (common < kShortest || lower(word.substr(0, common)) != lower(choice.substr(0, common))) return false;
  return word.size() < choice.size() || (word.size() > common && std::string_view("_-. ").find(word[common]) != std::string_view::npos);
}

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before(b.size() + 1), above(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) above[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    std::swap(before, above);
    std::swap(above, row);
  }
  return above[b.size()];
}

std::string_view suggest(std::string_view word, std::span<const std::string_view> choices) {
  if (word.size() > kLongest) return {};
  choices = choices.first(std::min(choices.size(), kLookedAt));
  const std::size_t limit = (word.size() + 1) / 3;
  std::string_view best;
  std::size_t best_score = 2 * limit + 2;
  for (const std::string_view choice : choices) {
    if (choice.size() > word.size() + limit || word.size() > choice.size() + limit) continue;
    const std::size_t folded = edit_distance(lower(word), lower(choice));
    if (folded > limit) continue;
    const std::size_t score = 2 * folded + (edit_distance(word, choice) > folded ? 1 : 0);
    if (score < best_score) best = choice, best_score = score;
  }
  if (!best.empty()) return best;
  const auto longer = std::find_if(choices.begin(), choices.end(), [&](std::string_view choice) { return continues(word, choice); });
  return longer == choices.end() ? std::string_view() : *longer;
}

bool is_misspelt(std::string_view word, std::string_view choice) {
  return word.size() <= kLongest && edit_distance(lower(word), lower(choice)) <= (word.size() + 1) / 3;
}

std::string listed(std::span<const std::string_view> choices) {
  std::string result;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (i > 0) result += i + 1 == choices.size() ? " or " : ", ";
    result += fmt::format("`{}`", choices[i]);
  }
  return result;
}

std::string suggestion_or_choices(std::string_view word, std::span<const std::string_view> all) {
  std::vector<std::string_view> choices;  // each once
  for (const std::string_view choice : all.first(std::min(all.size(), kLookedAt)))
    if (std::find(choices.begin(), choices.end(), choice) == choices.end()) choices.push_back(choice);
  if (choices.empty()) return {};
  if (const auto near = suggest(word, choices); !near.empty()) return fmt::format("did you mean `{}`?", near);
  if (choices.size() == 1) return fmt::format("there is only `{}`", choices[0]);
  if (choices.size() > kListed)
    return fmt::format("choose one of {}, or of {} more", listed(std::span(choices).first(kListed)), choices.size() - kListed);
  return fmt::format("choose one of {}", listed(choices));
}

}  // namespace burin
