#include "scene/scale.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "diag/number.h"

namespace burin {
namespace {

constexpr double kLargest = 1e150, kSmallest = 1e-150;  // of ends and of their distance
constexpr double kNarrowest = 1e-12;                    // the distance of the ends, as a part of the larger one

/// To 13 digits, which is one more than the narrowest range needs.
double rounded(double value) { return parse_number(fmt::format("{:.13g}", value)).value_or(value); }

}  // namespace

double spread(Scale scale, double value) { return is_log(scale) ? std::log10(value) : value; }
double unspread(Scale scale, double value) { return is_log(scale) ? std::pow(10, value) : value; }

double axis_position(const SceneAxis& axis, double value) {
  const double low = spread(axis.scale, axis.low), high = spread(axis.scale, axis.high);
  const double position = (spread(axis.scale, value) - low) / (high - low);
  return axis.reverse ? 1 - position : position;
}

double axis_value(const SceneAxis& axis, double position) {
  const double low = spread(axis.scale, axis.low), high = spread(axis.scale, axis.high);
  const double p = axis.reverse ? 1 - position : position;
  return unspread(axis.scale, low + p * (high - low));
}

bool on_scale(Scale scale, double value) { return std::isfinite(value) && (!is_log(scale) || value > 0); }

bool can_be_range(Scale scale, double low, double high) {
  if (!on_scale(scale, low) || !on_scale(scale, high)) return false;
  const double largest = std::max(std::abs(low), std::abs(high));
  return largest <= kLargest && high - low >= std::max(kSmallest, largest * kNarrowest);
}

std::pair<double, double> padded_range(Scale scale, std::span<const double> values, double padding) {
  double low = std::numeric_limits<double>::infinity(), high = -low;
  for (const double value : values) {
    if (!on_scale(scale, value)) continue;
    low = std::min(low, spread(scale, value));
    high = std::max(high, spread(scale, value));
  }
  if (low > high) return is_log(scale) ? std::pair(1.0, 10.0) : std::pair(0.0, 1.0);
  const auto ends = [&](double room) {
    const double first = unspread(scale, low - room), last = unspread(scale, high + room);
    // Twice 4 is 8 to gnuplot, too, and not 7.999999999999999, which would cost the axis its last tick.
    return is_log(scale) ? std::pair(rounded(first), rounded(last)) : std::pair(first, last);
  };
  const double widest = std::max(std::abs(low), std::abs(high));
  if (high - low <= widest * kNarrowest) {
    const double room = is_log(scale) ? std::log10(2) : widest > 0 ? widest / 2 : 1;
    return ends(room);
  }
  return ends(padding * (high - low));
}

}  // namespace burin
