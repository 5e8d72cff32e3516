#include "scene/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "diag/number.h"
#include "scene/ticks.h"
#include "text/lines.h"

namespace burin {
namespace {

enum class Comparison { ratio, difference, percent };
constexpr std::pair<std::string_view, Comparison> kComparisons[] = {
    {"", Comparison::ratio}, {"ratio", Comparison::ratio}, {"difference", Comparison::difference}, {"percent", Comparison::percent}};

double compare(Comparison comparison, double from, double to) {
  switch (comparison) {
    case Comparison::ratio:
      return std::max(from, to) / std::min(from, to);
    case Comparison::difference:
      return to - from;
    case Comparison::percent:
      break;
  }
  return (to - from) / std::abs(from) * 100;
}

/// Where one of `characters` is first found outside of mathematics, from a place outside of it on; npos if none is.
std::size_t find_in_text(const std::string& text, TextMode mode, std::string_view characters, std::size_t from = 0) {
  bool may_be_math = mode != TextMode::literal;
  for (std::size_t i = from; i < text.size(); ++i) {
    if (may_be_math && text.compare(i, 2, "\\$") == 0) {
      ++i;
      continue;
    }
    if (may_be_math && text[i] == '$' && opens_math(text, i)) {
      const std::size_t end = closing_dollar(text, i);
      may_be_math = end != text.npos;  // what closes none here closes no later one
      if (may_be_math) i = end;
    }
    if (characters.find(text[i]) != characters.npos) return i;
  }
  return text.npos;
}

/// The two values that a bracket compares; nothing if its points have none on one axis.
std::optional<std::pair<double, double>> values_of(const ScenePoint& from, const ScenePoint& to) {
  const bool level = from.y.of_box == to.y.of_box && from.y_axis == to.y_axis && from.y.value == to.y.value;
  const Coordinate &first = level ? from.x : from.y, &second = level ? to.x : to.y;
  if (first.of_box || second.of_box || (level ? from.x_axis != to.x_axis : from.y_axis != to.y_axis)) return std::nullopt;
  return std::pair(first.value, second.value);
}

}  // namespace

Text compared_text(const Text& text, const ScenePoint& from, const ScenePoint& to, TextMode mode, Diagnostics& diagnostics) {
  const std::size_t open = find_in_text(text.text, mode, "{}");
  if (open == text.text.npos) return text;
  const std::size_t close = find_in_text(text.text, mode, "}", open);
  const auto refuse = [&](const std::string& message, const std::string& help) {
    diagnostics.add(codes::bad_value, text.span, message).advise(help);
    return text;
  };
  const std::string hole = open < close && close != text.text.npos ? text.text.substr(open + 1, close - open - 1) : "?";
  const std::string name = hole.substr(0, hole.find(':'));
  const auto known = std::find_if(std::begin(kComparisons), std::end(kComparisons), [&](const auto& c) { return c.first == name; });
  const auto format = parse_tick_format("{" + hole.substr(name.size()) + "}");
  if (known == std::end(kComparisons) || !format || find_in_text(text.text, mode, "{}", close + 1) != text.text.npos)
    return refuse("what a bracket says has one hole for a number",
                  "write `{:.1f}` for the larger value over the smaller, `{difference:.1f}` or `{percent:.0f}`");
  const auto values = values_of(from, to);
  if (!values)
    return refuse("this bracket compares values, and its points have none on one axis",
                  "write points of series or numbers of the axes, or a text without braces");
  const auto [first, second] = *values;
  const double value = compare(known->second, first, second);
  if (!std::isfinite(value) || (known->second == Comparison::ratio && std::min(first, second) <= 0))
    return refuse(fmt::format("{} and {} have no {}", number_text(first), number_text(second),
                              known->second == Comparison::percent ? "difference in percent" : "ratio of the larger to the smaller"),
                  "write `{difference:.1f}`, or a text without braces");
  Text filled = text;
  filled.text.replace(open, close - open + 1, tick_texts({value}, *format).front().plain());
  return filled;
}

}  // namespace burin
