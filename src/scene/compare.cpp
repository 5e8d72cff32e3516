#include "scene/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "scene/ticks.h"

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

}  // namespace

Text compared_text(const Text& text, const ScenePoint& from, const ScenePoint& to, Diagnostics& diagnostics) {
  const std::size_t open = text.text.find('{'), close = text.text.find('}');
  if (open == text.text.npos && close == text.text.npos) return text;
  const auto refuse = [&](const std::string& message, const std::string& help) {
    diagnostics.add(codes::bad_value, text.span, message).advise(help);
    return text;
  };
  const std::string hole = open < close && close != text.text.npos ? text.text.substr(open + 1, close - open - 1) : "?";
  const std::string name = hole.substr(0, hole.find(':'));
  const auto known = std::find_if(std::begin(kComparisons), std::end(kComparisons), [&](const auto& c) { return c.first == name; });
  const auto format = parse_tick_format("{" + hole.substr(name.size()) + "}");
  if (known == std::end(kComparisons) || !format || text.text.find_first_of("{}", close + 1) != text.text.npos)
    return refuse("what a bracket says has one hole for a number",
                  "write `{:.1f}` for the larger value over the smaller, `{difference:.1f}` or `{percent:.0f}`");
  const bool of_y = from.y_axis == to.y_axis && !from.y.of_box && !to.y.of_box && from.y.value != to.y.value;
  const Coordinate &first = of_y ? from.y : from.x, &second = of_y ? to.y : to.x;
  if (first.of_box || second.of_box || (of_y ? from.y_axis != to.y_axis : from.x_axis != to.x_axis))
    return refuse("this bracket compares values, and its points have none on one axis",
                  "write points of series or numbers of the axes, or a text without braces");
  const double value = compare(known->second, first.value, second.value);
  if (!std::isfinite(value))
    return refuse(fmt::format("{} and {} have no {}", number_text(first.value), number_text(second.value),
                              known->second == Comparison::percent ? "difference in percent" : "ratio"),
                  "write `{difference:.1f}`, or a text without braces");
  Text filled = text;
  filled.text.replace(open, close - open + 1, tick_texts({value}, *format).front().plain());
  return filled;
}

}  // namespace burin
