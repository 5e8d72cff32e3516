// Chance from a seed. The same seed gives the same figures on every platform, which the distributions of <random> do not promise.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <span>

namespace burin::property {

class Dice {
 public:
  /// Figure `number` of a run with this seed; neighbours have nothing in common.
  Dice(std::uint64_t seed, std::uint64_t number) : engine_(mixed(seed ^ mixed(number))) {}

  /// From 0 to `count` - 1.
  std::size_t below(std::size_t count) { return static_cast<std::size_t>(engine_() % count); }
  /// From `low` to `high`, both among them.
  int between(int low, int high) { return low + static_cast<int>(below(static_cast<std::size_t>(high - low + 1))); }
  /// From `low` to less than `high`.
  double real(double low, double high) { return low + (high - low) * static_cast<double>(engine_() >> 11) * 0x1p-53; }
  /// True in `percent` of a hundred cases.
  bool chance(int percent) { return between(1, 100) <= percent; }
  template <class T>
  const T& pick(std::span<const T> choices) {
    return choices[below(choices.size())];
  }
  template <class T, std::size_t count>
  const T& pick(const T (&choices)[count]) {
    return choices[below(count)];
  }

 private:
  /// splitmix64 (Steele, Lea and Flood, 2014).
  static std::uint64_t mixed(std::uint64_t x) {
    x += 0x9E3779B97F4A7C15;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB;
    return x ^ (x >> 31);
  }
  std::mt19937_64 engine_;
};

}  // namespace burin::property
