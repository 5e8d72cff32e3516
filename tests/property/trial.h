// Random figures put to the test: compiled, drawn by the real gnuplot, read back, and held against what every figure keeps.
// Does not choose how many, and does not print.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "compile.h"

namespace burin::property {

/// One figure of a run.
struct Trial {
  std::uint64_t number = 0;
  std::string yaml;
  std::shared_ptr<Sources> sources;  ///< that places in `compiled` point into
  std::optional<Compiled> compiled;  ///< nothing if it has an error
  std::string refused;               ///< the code by which the compiler itself says that it will not look well; empty if it does not
  std::vector<std::string> faults;   ///< what is wrong, one line each
  std::filesystem::path pdf;         ///< as it was drawn; empty if it was not
};

/// Compiles figure `number` and holds its layout against its own arithmetic.
Trial compile_trial(std::uint64_t seed, std::uint64_t number, Ruler& ruler);

/// Compiles the figures from `first` to `last` - 1 and draws those that are not refused, all in one gnuplot, to PDFs in `folder`.
std::vector<Trial> run_trials(std::uint64_t seed, std::uint64_t first, std::uint64_t last, const std::filesystem::path& folder,
                              Ruler& ruler);

}  // namespace burin::property
