// burin check: everything but drawing.
#include <fmt/format.h>

#include <algorithm>

#include "cli/output.h"
#include "cli/session.h"
#include "layout/report.h"

namespace burin {

int run_check(const CheckOptions& options) {
  int status = kFine;
  Reporter reporter(options.report);
  for (const std::string& path : options.specs) {
    Session session;
    const auto ruler = make_pango_ruler();
    const auto spec = read_spec(path, options.settings, session.files, session.sources, session.diagnostics);
    const auto compiled = spec ? compile(*spec, session.files, *ruler, session.sources, session.diagnostics) : std::nullopt;
    if (!reporter.tell(session))
      status = std::max(status, kWrongFigure);
    else if (compiled)
      status = std::max(status, print_dump(options.dump, *spec, *compiled));
    if (compiled) tell_choices(options.report, path, *compiled);
    if (options.layout && compiled && !session.diagnostics.has_errors())
      status = std::max(status, print(fmt::format("{}: {}", path, layout_report(compiled->layout, compiled->scene))));
  }
  return status;
}

}  // namespace burin
