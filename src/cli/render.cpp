// burin render: gnuplot starts first and loads its libraries while the figure is compiled; its PDF is checked before it takes its place.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <set>

#include "cli/output.h"
#include "cli/session.h"
#include "gnuplot/messages.h"
#include "gnuplot/process.h"
#include "pdf/finish.h"
#include "scene/styles.h"

namespace burin {
namespace {

/// The date for the PDF: SOURCE_DATE_EPOCH, or none.
std::optional<std::int64_t> settled_date() {
  const char* text = std::getenv("SOURCE_DATE_EPOCH");
  if (!text) return std::nullopt;
  const std::string_view digits = text;
  std::int64_t seconds = 0;
  const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), seconds);
  if (fault != std::errc() || end != digits.data() + digits.size() || seconds < 0) return std::nullopt;
  return seconds;
}

/// Brings gnuplot's own error back to the YAML. `lines_before` were sent ahead of the script.
void report_gnuplot(const Ending& ending, const Script& script, int lines_before, const std::string& program, Diagnostics& diagnostics) {
  const GnuplotMessages messages = read_gnuplot_messages(ending.output);
  const Span span = messages.error.line > lines_before ? script.span_of(messages.error.line - lines_before) : Span{};
  auto& fault = diagnostics.add(codes::gnuplot_failed, span, ending.reason.empty() ? "gnuplot drew nothing" : ending.reason);
  if (!messages.error.text.empty()) fault.note(fmt::format("gnuplot says: {}", messages.error.text));
  if (!messages.error.command.empty()) fault.note(fmt::format("in the command: {}", messages.error.command));
  if (ending.outcome == Outcome::not_found || ending.outcome == Outcome::could_not_start)
    fault.advise(
        "install gnuplot (Debian: apt-get install gnuplot-nox), or name it: `--gnuplot PATH` or BURIN_GNUPLOT; `burin emit` writes the "
        "script without it");
  else if (ending.outcome == Outcome::timed_out)
    fault.advise("`--time-limit SECONDS` gives it more time");
  else
    fault.advise(fmt::format("`burin emit` writes the script, which `{} -d` runs alone", program));
}

/// Draws a compiled figure with a gnuplot that runs already; the PDF's bytes. Nothing if that failed; `diagnostics` then says why.
std::optional<std::string> draw(const Compiled& compiled, const RenderOptions& options, const ReadFigure& spec, Process& gnuplot,
                                Diagnostics& diagnostics) {
  const MemoryFile drawn;
  const Script script = emit(compiled.scene, compiled.layout, script_names(compiled, spec.path, stem_of(spec.path) + ".gp", drawn.path()));
  gnuplot.send(script.text());
  const Ending ending = gnuplot.finish();
  if (ending.outcome != Outcome::ok) {
    report_gnuplot(ending, script, 1, options.gnuplot, diagnostics);
    return std::nullopt;
  }
  const PdfProperties properties{compiled.layout.width, compiled.layout.height, compiled.title, fmt::format("burin {}", burin_version()),
                                 settled_date()};
  return finish_pdf(drawn.path(), properties, diagnostics);
}

/// Whether something went wrong that is more than a warning made an error.
bool has_fault_beside_warnings(const Diagnostics& diagnostics) {
  const auto& all = diagnostics.all();
  return std::any_of(all.begin(), all.end(), [](const Diagnostic& d) { return d.code->severity == Severity::error; });
}

/// Why the PDF or the depfile cannot be written where they are wanted; empty if they can.
std::string outputs_fault(const std::string& output, const std::string& depfile, const std::vector<std::string>& read) {
  std::string why = output_fault(output, read, ".pdf");
  if (depfile.empty() || !why.empty()) return why;
  why = output_fault(depfile, read, "");
  std::error_code none;
  const auto whole = [&](const std::string& name) {
    return std::filesystem::weakly_canonical(std::filesystem::absolute(name, none), none);
  };
  if (why.empty() && whole(depfile) == whole(output)) why = fmt::format("the depfile `{}` would overwrite the PDF", depfile);
  return why;
}

int render_one(const std::string& path, const RenderOptions& options, Reporter& reporter) {
  Session session;
  const std::string output = options.output.empty() ? stem_of(path) + ".pdf" : options.output;
  std::unique_ptr<Process> gnuplot;
  if (options.dump == Dump::none) {
    ProcessOptions process;
    process.program = options.gnuplot;
    process.time_limit = std::chrono::milliseconds(static_cast<std::int64_t>(options.time_limit_s * 1000));
    gnuplot = start_gnuplot(process);
  }
  // Pango begins to load fonts when the ruler is made, in a thread of its own: before the YAML is read.
  const auto ruler = make_pango_ruler();
  const auto spec = read_spec(path, options.settings, session.files, session.sources, session.diagnostics);
  if (gnuplot && spec && !session.diagnostics.has_errors()) gnuplot->send(warm_up(figure_font(spec->figure.font)));
  const auto compiled = spec ? compile(*spec, session.files, *ruler, session.sources, session.diagnostics) : std::nullopt;
  if (options.report.strict) session.diagnostics.promote_warnings();
  if (session.diagnostics.has_errors() || !compiled) {
    reporter.tell(session);
    return kWrongFigure;
  }
  tell_choices(options.report, path, *compiled);
  if (!gnuplot) {
    reporter.tell(session);
    return print_dump(options.dump, *spec, *compiled);
  }
  if (const std::string why = outputs_fault(output, options.depfile, session.files.opened()); !why.empty()) {
    reporter.tell(session);
    fmt::print(stderr, "burin: {}\n", why);
    return kWrongCommand;
  }
  if (options.report.verbose && !options.report.json) fmt::print(stderr, "{}: drawn by `{} -d /dev/stdin`\n", path, options.gnuplot);
  const auto pdf = draw(*compiled, options, *spec, *gnuplot, session.diagnostics);
  // A warning of the finished PDF, which `--strict` has made an error, must not let it take its place.
  if (pdf && !session.diagnostics.has_errors()) {
    if (const std::string fault = write_file(output, *pdf); !fault.empty())
      session.diagnostics.add(codes::bad_output, {}, fmt::format("cannot write `{}`: {}", output, fault));
  }
  if (!reporter.tell(session)) return has_fault_beside_warnings(session.diagnostics) ? kSystemFailed : kWrongFigure;
  if (!options.depfile.empty()) {
    const std::string why = write_file(options.depfile, depfile_text(output, session.files.opened()));
    if (!why.empty()) {
      fmt::print(stderr, "burin: cannot write `{}`: {}\n", options.depfile, why);
      return kSystemFailed;
    }
  }
  return kFine;
}

}  // namespace

int run_render(const RenderOptions& options) {
  if (options.specs.size() > 1 && (!options.output.empty() || !options.depfile.empty())) {
    fmt::print(stderr, "burin: `-o` and `-M` name one file, and there are {} figures\n", options.specs.size());
    return kWrongCommand;
  }
  std::set<std::string> stems;
  if (options.dump == Dump::none)
    for (const std::string& path : options.specs)
      if (!stems.insert(stem_of(path)).second) {
        fmt::print(stderr, "burin: two of the figures would be `{}.pdf`: draw them in calls of their own, with `-o`\n", stem_of(path));
        return kWrongCommand;
      }
  int status = kFine;
  Reporter reporter(options.report);
  for (const std::string& path : options.specs) status = std::max(status, render_one(path, options, reporter));
  return status;
}

}  // namespace burin
