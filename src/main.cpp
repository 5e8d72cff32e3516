#include <csignal>

#include "cli/options.h"

int main(int argc, char** argv) {
  // An ignored SIGCHLD, inherited from whoever started burin, would lose gnuplot's exit status.
  std::signal(SIGCHLD, SIG_DFL);
  return burin::run_command_line(argc, argv);
}
