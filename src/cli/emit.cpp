// burin emit: the gnuplot script, to a file or to standard output.
#include <fmt/format.h>

#include "cli/output.h"
#include "cli/session.h"

namespace burin {

int run_emit(const EmitOptions& options) {
  Session session;
  Reporter reporter(options.report);
  const auto ruler = make_pango_ruler();
  const auto spec = read_spec(options.spec, options.settings, session.files, session.sources, session.diagnostics);
  const auto compiled = spec ? compile(*spec, session.files, *ruler, session.sources, session.diagnostics) : std::nullopt;
  if (!reporter.tell(session) || !compiled) return kWrongFigure;
  const bool to_file = !options.output.empty() && options.output != "-";
  const std::string script = to_file ? options.output.substr(options.output.find_last_of('/') + 1) : stem_of(options.spec) + ".gp";
  const std::string text =
      emit(compiled->scene, compiled->layout, script_names(*compiled, options.spec, script, stem_of(script) + ".pdf")).text();
  if (!to_file) return print(text);
  if (const std::string why = output_fault(options.output, session.files.opened(), ".gp"); !why.empty()) {
    fmt::print(stderr, "burin: {}\n", why);
    return kWrongCommand;
  }
  if (const std::string why = write_file(options.output, text); !why.empty()) {
    fmt::print(stderr, "burin: cannot write `{}`: {}\n", options.output, why);
    return kSystemFailed;
  }
  return kFine;
}

}  // namespace burin
