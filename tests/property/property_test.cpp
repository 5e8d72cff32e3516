// The proof of the layout: random figures from a seed, each drawn and read back. Exit status 1 if one fails.
//   property_test [--count N] [--seed N] [--first N]     figures first, first + 1, … of a seed
//   property_test [--seed N] --show N                    the YAML of one figure
// BURIN_PROPERTY_COUNT and BURIN_PROPERTY_SEED stand in for what is not written.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <optional>

#include "diag/number.h"
#include "draft.h"
#include "temp_folder.h"
#include "trial.h"

namespace burin::property {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kBatch = 20;      // figures that one gnuplot draws
constexpr std::uint64_t kFewest = 100;    // figures of which a share says something
constexpr double kRefusedAtMost = 0.2;    // of all figures: with more the generator proves too little
constexpr std::size_t kFaultsShown = 20;  // of one figure

struct Options {
  std::uint64_t count = BURIN_PROPERTY_COUNT, seed = 1, first = 0;
  std::optional<std::uint64_t> show;
};

std::optional<std::uint64_t> whole_number(const char* text) {
  const auto number = parse_number(text ? text : "");
  if (!number || *number < 0 || *number > 1e15) return std::nullopt;
  return static_cast<std::uint64_t>(*number);
}

/// False if the command line is wrong.
bool read_options(int count, char** words, Options& options) {
  options.count = whole_number(std::getenv("BURIN_PROPERTY_COUNT")).value_or(options.count);
  options.seed = whole_number(std::getenv("BURIN_PROPERTY_SEED")).value_or(options.seed);
  for (int i = 1; i < count; i += 2) {
    const std::string_view name = words[i];
    const auto number = i + 1 < count ? whole_number(words[i + 1]) : std::nullopt;
    if (!number) return false;
    if (name == "--count")
      options.count = *number;
    else if (name == "--seed")
      options.seed = *number;
    else if (name == "--first")
      options.first = *number;
    else if (name == "--show")
      options.show = *number;
    else
      return false;
  }
  return true;
}

/// Keeps the figure for a person to look at, and says what is wrong with it.
void report(const Trial& trial, std::uint64_t seed) {
  const fs::path folder = BURIN_PROPERTY_FAILURES;
  fs::create_directories(folder);
  const fs::path stem = folder / fmt::format("{}-{}", seed, trial.number);
  std::ofstream(stem.string() + ".yaml", std::ios::binary) << trial.yaml;
  std::error_code ignored;
  if (!trial.pdf.empty()) fs::copy_file(trial.pdf, stem.string() + ".pdf", fs::copy_options::overwrite_existing, ignored);
  fmt::print("FAILED: seed {}, figure {}: {}.yaml\n", seed, trial.number, stem.string());
  for (std::size_t i = 0; i < std::min(trial.faults.size(), kFaultsShown); ++i) fmt::print("  {}\n", trial.faults[i]);
  if (trial.faults.size() > kFaultsShown) fmt::print("  and {} more\n", trial.faults.size() - kFaultsShown);
  std::fflush(stdout);
}

int run(const Options& options) {
  const TempFolder folder;
  std::map<std::string, std::uint64_t> refused;
  std::uint64_t failed = 0, drawn = 0;
  const auto begin = std::chrono::steady_clock::now();
  const std::uint64_t end = options.first + options.count;
  for (std::uint64_t first = options.first; first < end; first += kBatch) {
    const auto ruler = make_pango_ruler();  // a new one: it remembers every text that it measured
    for (const Trial& trial : run_trials(options.seed, first, std::min(first + kBatch, end), folder.path(), *ruler)) {
      drawn += trial.pdf.empty() ? 0 : 1;
      if (!trial.refused.empty()) ++refused[trial.refused];
      if (!trial.faults.empty()) ++failed, report(trial, options.seed);
    }
    for (const auto& entry : fs::directory_iterator(folder.path())) fs::remove(entry.path());
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  std::uint64_t all_refused = 0;
  std::string kinds;
  for (const auto& [code, times] : refused) all_refused += times, kinds += fmt::format(", {} {}", times, code);
  fmt::print("seed {}: {} figures in {:.1f} s ({:.1f} a second), {} drawn, {} refused{}, {} failed\n", options.seed, options.count, seconds,
             static_cast<double>(options.count) / seconds, drawn, all_refused, kinds, failed);
  const bool too_many = options.count >= kFewest && static_cast<double>(all_refused) > kRefusedAtMost * static_cast<double>(options.count);
  if (too_many) fmt::print("too many are refused: the figures prove little\n");
  return failed > 0 || too_many ? 1 : 0;
}

}  // namespace
}  // namespace burin::property

int main(int count, char** words) {
  burin::property::Options options;
  if (!burin::property::read_options(count, words, options)) {
    fmt::print(stderr, "usage: property_test [--count N] [--seed N] [--first N] [--show N]\n");
    return 2;
  }
  if (options.show) {
    fmt::print("{}", burin::property::random_figure(options.seed, *options.show));
    return 0;
  }
  return burin::property::run(options);
}
