#include "cli/session.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <utility>

#include "cli/output.h"
#include "diag/print.h"
#include "layout/dump.h"
#include "layout/report.h"
#include "scene/dump.h"
#include "spec/dump.h"

namespace burin {

Reporter::~Reporter() {
  if (options_.json) std::fputs(json_array(objects_).c_str(), stderr);
}

bool Reporter::tell(Session& session) {
  if (options_.strict) session.diagnostics.promote_warnings();
  const bool good = !session.diagnostics.has_errors();
  if (options_.json) {
    for (std::string& object : diagnostics_json(session.diagnostics, session.sources)) objects_.push_back(std::move(object));
    return good;
  }
  PrintOptions print;
  const char* no_color = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  print.color = isatty(STDERR_FILENO) == 1 && !(no_color && *no_color) && !(terminal && std::string_view(terminal) == "dumb");
  if (options_.all) print.limit = 0;
  const std::string text = print_diagnostics(session.diagnostics, session.sources, print);
  std::fwrite(text.data(), 1, text.size(), stderr);
  return good;
}

void tell_choices(const ReportOptions& options, const std::string& path, const Compiled& compiled) {
  if (!options.verbose || options.json) return;
  fmt::print(stderr, "{}: {} by {} mm\n{}", path, mm_text(compiled.layout.width), mm_text(compiled.layout.height),
             legend_report(compiled.layout, compiled.scene));
}

int print_dump(Dump dump, const ReadFigure& spec, const Compiled& compiled) {
  std::string text;
  switch (dump) {
    case Dump::none:
      break;
    case Dump::spec:
      text = dump_figure(spec.figure);
      break;
    case Dump::scene:
      text = dump_scene(compiled.scene);
      break;
    case Dump::layout:
      text = dump_layout(compiled.layout, compiled.scene);
      break;
    case Dump::script: {
      const std::string stem = stem_of(spec.path);
      text = emit(compiled.scene, compiled.layout, script_names(compiled, spec.path, stem + ".gp", stem + ".pdf")).text();
      break;
    }
  }
  return print(text);
}

ScriptNames script_names(const Compiled& compiled, const std::string& spec, const std::string& script, const std::string& output) {
  return {compiled.title, std::string(burin_version()), spec, script, output};
}

}  // namespace burin
