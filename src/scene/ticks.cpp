#include "scene/ticks.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "diag/number.h"
#include "scene/scale.h"

namespace burin {
namespace {

constexpr int kMaxTicks = 1000;        // of a step that the author chose
constexpr double kWhole = 0.25;        // the weight of ticks at the data where these are a few whole numbers
constexpr int kDecadesWithMinor = 10;  // a log axis of more has its minor ticks at powers only

std::string with_minus(std::string text) {
  if (text.starts_with('-')) text.replace(0, 1, "\u2212");
  return text;
}

/// What the paper calls a labelling: ticks at start, start + step, …
struct Labelling {
  double start = 0, step = 0;
  int count = 0;
};

double coverage(double low, double high, double first, double last) {
  const double range = high - low;
  return 1 - 0.5 * ((high - last) * (high - last) + (low - first) * (low - first)) / (0.01 * range * range);
}
double best_coverage(double low, double high, double span) {
  const double range = high - low;
  if (span <= range) return 1;
  const double half = (span - range) / 2;
  return 1 - 0.5 * 2 * half * half / (0.01 * range * range);
}
double density(int count, int wanted, double low, double high, double first, double last) {
  const double r = (count - 1) / (last - first);
  const double rt = (wanted - 1) / (std::max(last, high) - std::min(first, low));
  return 2 - std::max(r / rt, rt / r);
}
double best_density(int count, int wanted) { return count >= wanted ? 2 - (count - 1.0) / (wanted - 1.0) : 1; }

bool is_whole(double value) { return std::abs(value - std::round(value)) < 1e-9; }

/// How many of these values have a tick.
double share_hit(const std::vector<double>& values, double first, double last, double step) {
  const auto hits = [&](double v) {
    return v >= first - step * 1e-9 && v <= last + step * 1e-9 && std::abs(std::remainder(v - first, step)) < step * 1e-9;
  };
  return static_cast<double>(std::count_if(values.begin(), values.end(), hits)) / static_cast<double>(values.size());
}

/// The search of the paper, its legibility left to the layout and ticks outside of the range left out. If `whole` has values, only whole
/// numbers get ticks, and those values rather than others.
Labelling search(double low, double high, int most, const std::vector<double>& whole) {
  constexpr double kNice[] = {1, 5, 2, 2.5, 4, 3};
  constexpr int kNiceCount = 6;
  constexpr double kSimplicity = 0.25, kCoverage = 0.2, kDensity = 0.5;
  // What does not depend on the ticks, at its best.
  const double kRest = 0.05 + (whole.empty() ? 0 : kWhole);
  Labelling best;
  double best_score = -2;
  const double slack = (high - low) * 1e-10;
  for (int skip = 1; skip < 100; ++skip) {
    bool hopeless = true;
    for (int i = 0; i < kNiceCount; ++i) {
      const double rank = static_cast<double>(i) / (kNiceCount - 1);
      if (kSimplicity * (2 - rank - skip) + kCoverage + kDensity + kRest < best_score) continue;
      hopeless = false;
      for (int count = 2; count <= most; ++count) {
        const double bound_density = best_density(count, most);
        if (kSimplicity * (2 - rank - skip) + kCoverage + kDensity * bound_density + kRest < best_score) continue;
        const double delta = (high - low) / (count + 1) / skip / kNice[i];
        for (int power = static_cast<int>(std::ceil(std::log10(delta))); power < 400; ++power) {
          const double step = skip * kNice[i] * std::pow(10, power);
          if (kSimplicity * (2 - rank - skip) + kCoverage * best_coverage(low, high, step * (count - 1)) + kDensity * bound_density +
                  kRest <
              best_score)
            break;
          if (step * (count - 1) > high - low + slack) break;
          // Multiples of the step only: 0.6, 0.8 and not 0.5, 0.7, which the paper allows.
          for (double start = std::ceil((low - slack) / step); start * step + step * (count - 1) <= high + slack; ++start) {
            const double first = start * step, last = first + step * (count - 1);
            if (!whole.empty() && !(is_whole(first) && is_whole(step))) continue;
            const bool has_zero = first <= 0 && last >= 0 && std::abs(std::remainder(first, step)) < slack;
            const double score = kSimplicity * (1 - rank - skip + 1 + (has_zero ? 1 : 0)) + kCoverage * coverage(low, high, first, last) +
                                 kDensity * density(count, most, low, high, first, last) + 0.05 +
                                 (whole.empty() ? 0 : kWhole * share_hit(whole, first, last, step));
            if (score > best_score) best_score = score, best = {first, step, count};
          }
        }
      }
    }
    if (hopeless) break;
  }
  return best;
}

/// 3 x 0.2 is 0.6 to a reader of the script, and not 0.6000000000000001.
double settled(double value) { return parse_number(fmt::format("{:.12g}", value)).value_or(value); }

std::vector<double> linear_values(double low, double high, int most, std::vector<double> whole) {
  std::vector<double> values;
  std::erase_if(whole, [&](double value) { return value < low || value > high; });
  if (whole.size() < 3) whole.clear();
  Labelling found = search(low, high, std::max(most, 2), whole);
  // Where no two multiples of a nice step lie in the range, three are better than none.
  if (found.count < 2 && most <= 2) found = search(low, high, 3, whole);
  for (int i = 0; i < found.count; ++i) {
    const double value = found.start + i * found.step;
    values.push_back(std::abs(value) < found.step * 1e-9 ? 0 : settled(value));
  }
  return values;
}

std::vector<double> stepped_values(double low, double high, double step) {
  std::vector<double> values;
  const double slack = (high - low) * 1e-10;
  const double first = std::ceil((low - slack) / step);
  for (double i = first; i * step <= high + slack && values.size() < kMaxTicks; ++i) values.push_back(i == 0 ? 0 : settled(i * step));
  return values;
}

/// Powers of the base, as many as have room; within less than two of them 1, 2 and 5 times a power, or linear ticks.
std::vector<Tick> log_ticks(const SceneAxis& axis, int most) {
  const int base = axis.scale == Scale::log2 ? 2 : 10;
  const double of_base = std::log10(base), slack = 1e-9;
  const int first = static_cast<int>(std::ceil(std::log10(axis.low) / of_base - slack));
  const int last = static_cast<int>(std::floor(std::log10(axis.high) / of_base + slack));
  std::vector<Tick> ticks;
  if (last - first >= 1) {
    const int step = std::max(1, static_cast<int>(std::ceil((last - first) / std::max(1.0, most - 1.0))));
    // Plain numbers as long as all of them are short.
    const bool plain = base == 2 ? last <= 20 && first >= -3 : last <= 4 && first >= -3;
    const int whole = first + ((step - first % step) % step);  // so that 10^0 is among them
    for (int e = whole + step > last ? first : whole; e <= last; e += step) {
      const double value = std::pow(base, e);
      // Numbers of different size share no decimals: each is written for itself.
      const auto kind = axis.ticks.format.kind;
      const bool formatted = kind != TickFormat::Kind::automatic && kind != TickFormat::Kind::power;
      ticks.push_back({value,
                       {formatted                                  ? tick_texts({value}, axis.ticks.format).front()
                        : plain && kind != TickFormat::Kind::power ? TextLine(number_text(value))
                                                                   : power_line(base, e)}});
    }
    if (ticks.size() >= 2) return ticks;
  }
  std::vector<double> values;
  for (int e = first - 1; e <= last; ++e)
    for (const double m : {1.0, 2.0, 5.0})
      if (const double v = m * std::pow(10, e); base == 10 && v >= axis.low * (1 - slack) && v <= axis.high * (1 + slack))
        values.push_back(v);
  if (values.size() < 2 || static_cast<int>(values.size()) > most) values = linear_values(axis.low, axis.high, most, {});
  ticks.clear();
  const auto texts = tick_texts_apart(values, axis.ticks.format);
  for (std::size_t i = 0; i < values.size(); ++i) ticks.push_back({values[i], {texts[i]}});
  return ticks;
}

std::vector<Run> times_power(int exponent) {
  TextLine power = power_line(10, exponent);
  power.runs.front().text.insert(0, "×");
  return power.runs;
}

/// Adds runs to a line; what is set like its end becomes one run with it.
void append(TextLine& line, const std::vector<Run>& runs) {
  for (const Run& run : runs) {
    if (!line.runs.empty() && run.script.empty() && line.runs.back().script.empty())
      line.runs.back().text += run.text;
    else
      line.runs.push_back(run);
  }
}

/// The power of ten that an axis up to `largest` is counted in, and what stands behind its numbers for that.
std::pair<int, std::vector<Run>> suffix_for(double largest, TickFormat::Kind kind) {
  static constexpr std::string_view kLarge[] = {"", "k", "M", "G", "T", "P", "E"}, kSmall[] = {"", "m", "µ", "n", "p"};
  if (kind == TickFormat::Kind::percent) return {-2, {{"%"}}};
  if (kind == TickFormat::Kind::plain || largest == 0) return {0, {}};
  if (kind == TickFormat::Kind::power || kind == TickFormat::Kind::engineering) {
    const int step = kind == TickFormat::Kind::power ? 1 : 3;
    const int exponent = static_cast<int>(std::floor(std::log10(largest) / step + 1e-9)) * step;
    return {exponent, exponent == 0 ? std::vector<Run>{} : times_power(exponent)};
  }
  if (largest >= (kind == TickFormat::Kind::si ? 1e3 : 1e5)) {
    const int exponent = static_cast<int>(std::floor(std::log10(largest) / 3)) * 3;
    return {exponent, exponent <= 18 ? std::vector<Run>{{std::string(kLarge[exponent / 3])}} : times_power(exponent)};
  }
  if (kind == TickFormat::Kind::si && largest < 1 && largest >= 1e-12) {
    const int exponent = static_cast<int>(std::floor(std::log10(largest) / 3)) * 3;
    return {exponent, {{std::string(kSmall[-exponent / 3])}}};
  }
  if (largest >= 1e-3) return {0, {}};
  const int exponent = static_cast<int>(std::floor(std::log10(largest)));
  return {exponent, times_power(exponent)};
}

/// The fewest decimals that tell `value` within what a tick can be off by, at most 12.
int decimals_of(double value, double tolerance) {
  for (int decimals = 0; decimals < 12; ++decimals) {
    const double shift = std::pow(10, decimals);
    if (std::abs(std::round(value * shift) / shift - value) <= tolerance) return decimals;
  }
  return 12;
}

}  // namespace

TextLine power_line(int base, int exponent) {
  return std::vector<Run>{{std::to_string(base)}, {with_minus(std::to_string(exponent)), false, false, "^"}};
}

std::optional<TickFormat> parse_tick_format(std::string_view text) {
  TickFormat format;
  static constexpr std::pair<std::string_view, TickFormat::Kind> kWords[] = {{"plain", TickFormat::Kind::plain},
                                                                             {"si", TickFormat::Kind::si},
                                                                             {"percent", TickFormat::Kind::percent},
                                                                             {"power", TickFormat::Kind::power},
                                                                             {"engineering", TickFormat::Kind::engineering}};
  for (const auto& [word, kind] : kWords)
    if (text == word) return TickFormat{.kind = kind, .decimals = {}, .before = {}, .after = {}};
  const std::size_t open = text.find('{'), close = text.find('}');
  if (open == text.npos || close == text.npos || close < open || text.find_first_of("{}", close + 1) != text.npos) return std::nullopt;
  const std::string_view hole = text.substr(open + 1, close - open - 1);
  format.kind = TickFormat::Kind::plain;
  format.before = text.substr(0, open);
  format.after = text.substr(close + 1);
  if (hole.empty()) return format;
  // `:.1f` or `:.0%`, as in Python and fmt.
  if (hole.size() != 4 || !hole.starts_with(":.") || hole[2] < '0' || hole[2] > '9' || (hole[3] != 'f' && hole[3] != '%'))
    return std::nullopt;
  format.decimals = hole[2] - '0';
  if (hole[3] == '%') format.kind = TickFormat::Kind::percent;
  return format;
}

std::vector<TextLine> tick_texts(const std::vector<double>& values, const TickFormat& format) {
  double largest = 0, smallest_gap = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < values.size(); ++i) {
    largest = std::max(largest, std::abs(values[i]));
    if (i > 0 && values[i] != values[i - 1]) smallest_gap = std::min(smallest_gap, std::abs(values[i] - values[i - 1]));
  }
  const auto decimals_in = [&](double unit) {
    const double tolerance = std::isfinite(smallest_gap) ? smallest_gap / unit * 1e-6 : std::abs(largest) / unit * 1e-9;
    int decimals = 0;
    for (const double value : values) decimals = std::max(decimals, decimals_of(value / unit, tolerance));
    return decimals;
  };
  auto [exponent, suffix] = suffix_for(largest, format.kind);
  double unit = std::pow(10, exponent);
  int decimals = decimals_in(unit);
  // A suffix is for short numbers; values that differ late only are clearer written out.
  if (format.kind == TickFormat::Kind::automatic && exponent > 0 && exponent <= 9 && decimals > 2)
    unit = 1, suffix.clear(), decimals = decimals_in(unit);
  if (format.decimals) decimals = *format.decimals;
  const bool zero_is_bare = !suffix.empty() && format.kind != TickFormat::Kind::percent;
  std::vector<TextLine> texts;
  for (const double value : values) {
    const bool bare = value == 0 && zero_is_bare;
    TextLine line(format.before + (bare ? "0" : with_minus(fixed_text(value / unit, decimals))));
    if (!bare) append(line, suffix);
    if (!format.after.empty()) append(line, {{format.after}});
    texts.push_back(std::move(line));
  }
  return texts;
}

std::vector<TextLine> tick_texts_apart(const std::vector<double>& values, const TickFormat& format) {
  // As long as none is long, none is a power: 0.001 beside 5×10⁻⁴ would be two notations on one axis.
  const bool short_numbers = std::all_of(values.begin(), values.end(), [](double v) { return std::abs(v) >= 1e-4 && std::abs(v) < 1e5; });
  TickFormat alone = format;
  if (alone.kind == TickFormat::Kind::automatic && short_numbers) alone.kind = TickFormat::Kind::plain;
  std::vector<TextLine> texts;
  for (const double value : values) texts.push_back(tick_texts({value}, alone).front());
  return texts;
}

std::vector<Tick> choose_ticks(const SceneAxis& axis, int most) {
  if (axis.ticks.fixed) return *axis.ticks.fixed;
  if (is_log(axis.scale) && !axis.ticks.every) return log_ticks(axis, most);
  const auto values = axis.ticks.every ? stepped_values(axis.low, axis.high, *axis.ticks.every)
                                       : linear_values(axis.low, axis.high, most, axis.ticks.whole);
  const auto texts = tick_texts(values, axis.ticks.format);
  std::vector<Tick> ticks;
  for (std::size_t i = 0; i < values.size(); ++i) ticks.push_back({values[i], {texts[i]}});
  return ticks;
}

std::vector<double> minor_values(const SceneAxis& axis, const std::vector<Tick>& ticks) {
  std::vector<double> minor;
  if (axis.ticks.minor == 1) return minor;
  std::vector<double> major;
  for (const Tick& tick : ticks) major.push_back(tick.value);
  std::sort(major.begin(), major.end());
  const auto add = [&](double value) {
    const auto is_near = [&](double tick) { return std::abs(tick - value) <= std::abs(value) * 1e-9; };
    if (value < axis.low || value > axis.high || minor.size() >= std::size_t{kMaxTicks} || std::any_of(major.begin(), major.end(), is_near))
      return;
    minor.push_back(settled(value));
  };
  if (axis.scale == Scale::log) {
    const int first = static_cast<int>(std::floor(std::log10(axis.low))), last = static_cast<int>(std::ceil(std::log10(axis.high)));
    const int parts = last - first <= kDecadesWithMinor ? axis.ticks.minor.value_or(9) : 1;
    for (int e = first; e <= last; ++e)
      for (int k = 0; k < parts; ++k) add((1 + 9.0 * k / parts) * std::pow(10, e));
    return minor;
  }
  if (!axis.ticks.minor || major.size() < 2) return minor;
  // The steps before the first tick and behind the last one are like their neighbours.
  const auto beyond = [&](double from, double to) { return axis.scale == Scale::log2 ? to * to / from : 2 * to - from; };
  major.insert(major.begin(), beyond(major[1], major[0]));
  major.push_back(beyond(major[major.size() - 2], major.back()));
  const std::vector<double> bounds = std::exchange(major, std::vector<double>(major.begin() + 1, major.end() - 1));
  for (std::size_t i = 0; i + 1 < bounds.size(); ++i)
    for (int k = 1; k < *axis.ticks.minor; ++k) add(bounds[i] + (bounds[i + 1] - bounds[i]) * k / *axis.ticks.minor);
  return minor;
}

}  // namespace burin
