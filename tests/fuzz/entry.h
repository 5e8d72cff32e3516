// What is fuzzed: functions that take any bytes and must neither crash, nor throw, nor break what they promise.
// libfuzzer.cpp feeds them inputs that a fuzzer invents, replay.cpp the files of corpus/ and crashes/.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "diag/diagnostic.h"

namespace burin::fuzz {

/// The whole compiler from YAML to script, data files in memory.
void figure(std::string_view input);
/// The first line is a letter for the kind of table and an expression, the rest is the table: "c tokens / seconds\n" and CSV.
void data(std::string_view input);
/// A text in all its modes, as gnuplot is given it.
void text(std::string_view input);
/// The first line is a setting as after `-D`, the rest the YAML that it is put into; without a rest, a figure.
void setting(std::string_view input);

struct Target {
  std::string_view name;
  void (*run)(std::string_view);
};
inline constexpr Target kTargets[] = {{"figure", figure}, {"data", data}, {"text", text}, {"setting", setting}};

/// Ends the program with a message if a promise does not hold.
void require(bool holds, std::string_view promise, std::string_view found = {});

/// Prints diagnostics in every form, and holds them against what all of them promise: a message in printable UTF-8, a place within its
/// source, and some place for every error.
void check_diagnostics(const Diagnostics& diagnostics, const Sources& sources);

}  // namespace burin::fuzz
