// burin check: everything but drawing.
#include <algorithm>

#include "cli/session.h"

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
  }
  return status;
}

}  // namespace burin
