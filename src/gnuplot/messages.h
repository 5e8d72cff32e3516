// Comes in: what gnuplot printed. Goes out: its error and its warnings, with the script lines that it spoke of.
// Does not run gnuplot: see process.h.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace burin {

/// One thing that gnuplot said.
struct GnuplotMessage {
  int line = 0;         ///< the script line at which it had arrived, from 1: the last one of a continued command; 0 if not known
  std::string text;     ///< in gnuplot's words
  std::string command;  ///< the command it had in hand, joined to one line, if it printed that
  int column = 0;       ///< where in `command` it stopped reading, in characters from 1; 0 if not known
};

/// The error that stopped gnuplot (its text is empty if it named none), and its warnings.
struct GnuplotMessages {
  GnuplotMessage error;
  std::vector<GnuplotMessage> warnings;
};

/// Reads what gnuplot printed. Lines that are neither error nor warning, such as what `print` wrote, are left out.
GnuplotMessages read_gnuplot_messages(std::string_view output);

}  // namespace burin
