// Comes in: a script, in pieces, as they become ready. Goes out: how gnuplot ended and what it printed.
// Does not know what the script says, and does not read what gnuplot printed or drew: see script.h, messages.h and pdf/finish.h.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace burin {

/// How a process ended, or why it never began.
enum class Outcome { ok, not_found, could_not_start, failed, killed, timed_out };

/// What is known of a process that is over.
struct Ending {
  Outcome outcome = Outcome::ok;
  int exit_code = 0;   ///< exit status if `failed`, number of the signal if `killed`
  std::string reason;  ///< one line for a person, lower case, no full stop; empty if `ok`
  std::string output;  ///< what it wrote to stdout and stderr; of more than 64 KiB the first and the last part
};

/// The door to the one program that Burin runs. Destroying it ends the program, however busy that is.
class Process {
 public:
  virtual ~Process() = default;
  /// Hands over the next piece of the script. Does nothing once the program has ended: `finish` tells.
  virtual void send(std::string_view text) = 0;
  /// Closes the script and waits for the end. To be called once.
  virtual Ending finish() = 0;
};

struct ProcessOptions {
  std::string program = "gnuplot";                                  ///< a name to be found in PATH, or a path
  std::vector<std::string> environment;                             ///< `NAME=value`, beside what every run gets
  std::chrono::milliseconds time_limit = std::chrono::seconds(60);  ///< how long `send` and `finish` wait for it altogether
};

/// Starts gnuplot and returns at once, so that it loads its libraries while the caller compiles; a program that is missing or cannot be
/// started shows in `finish`. It runs in `/`, so that every path in a script has to be absolute, in UTF-8, the C locale and UTC, without
/// the author's gnuplotrc, and reads its script as the file `/dev/stdin`: on its plain standard input it reads byte by byte (10 MB in
/// 4.6 s instead of 0.05 s, gnuplot 5.4.4) and counts lines wrongly.
std::unique_ptr<Process> start_gnuplot(const ProcessOptions& options = {});

/// A process for tests: keeps the script and ends as it was told to.
struct FakeProcess : Process {
  std::string script;
  Ending ending;
  void send(std::string_view text) override { script += text; }
  Ending finish() override { return ending; }
};

}  // namespace burin
