// burin --version
#include <cairo.h>
#include <fmt/format.h>

#include <cstdlib>

#include "cli/options.h"
#include "compile.h"
#include "gnuplot/process.h"

namespace burin {

std::string version_text() {
  ProcessOptions options;
  if (const char* program = std::getenv("BURIN_GNUPLOT"); program && *program) options.program = program;
  options.time_limit = std::chrono::seconds(5);
  const auto gnuplot = start_gnuplot(options);
  gnuplot->send("print sprintf('%.1f patchlevel %s', GPVAL_VERSION, GPVAL_PATCHLEVEL)\n");
  const Ending ending = gnuplot->finish();
  std::string gnuplot_version = ending.outcome == Outcome::ok ? ending.output.substr(0, ending.output.find('\n')) : ending.reason;
  return fmt::format("burin {}\ngnuplot: {}\ncairo: {}\nyaml-cpp: {}", burin_version(), gnuplot_version, cairo_version_string(),
                     YAML_CPP_VERSION);
}

}  // namespace burin
