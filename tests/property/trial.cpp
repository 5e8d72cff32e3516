#include "trial.h"

#include <fmt/format.h>

#include <fstream>

#include <algorithm>

#include "data/files.h"
#include "diag/print.h"
#include "draft.h"
#include "gnuplot/process.h"
#include "layout/dump.h"
#include "layout_faults.h"
#include "page_faults.h"
#include "pdf/finish.h"

namespace burin::property {
namespace {

namespace fs = std::filesystem;

/// What the compiler may say of a figure whose content finds no room.
constexpr const Code* kRefusals[] = {&codes::no_room, &codes::off_page, &codes::overlap};

/// What makes gnuplot forget a figure. A terminal's background outlives `reset session`.
constexpr std::string_view kBetween = "reset session\nset terminal pdfcairo nobackground\n";

/// Compiles `trial.yaml`. Any error but `no-room` is a fault, of the compiler or of the figure that is meant to be valid.
void compile_text(Trial& trial, Ruler& ruler) {
  Diagnostics diagnostics;
  const MemoryFiles files{{"fig.yaml", trial.yaml}};
  trial.sources = std::make_shared<Sources>();
  const auto spec = read_spec("fig.yaml", {}, files, *trial.sources, diagnostics);
  if (spec) trial.compiled = compile(*spec, files, ruler, *trial.sources, diagnostics);
  bool other = !trial.compiled && !diagnostics.has_errors();
  for (const Diagnostic& d : diagnostics.all()) {
    if (std::find(std::begin(kRefusals), std::end(kRefusals), d.code) != std::end(kRefusals) && trial.refused.empty())
      trial.refused = std::string(d.code->name);
    other = other || (d.severity == Severity::error && d.code != &codes::no_room);
  }
  if (other) trial.faults.push_back("an error on a valid figure:\n" + print_diagnostics(diagnostics, *trial.sources));
}

std::string dump(const Trial& trial) { return trial.compiled ? dump_layout(trial.compiled->layout, trial.compiled->scene) : trial.refused; }

std::string script_text(const Trial& trial, const fs::path& output) {
  return emit(trial.compiled->scene, trial.compiled->layout, {trial.compiled->title, "0", "fig.yaml", "fig.gp", output.string()}).text();
}

/// What a gnuplot that draws only this figure says; empty if it draws it.
std::string draw_alone(const Trial& trial, const fs::path& raw) {
  const auto gnuplot = start_gnuplot();
  gnuplot->send(script_text(trial, raw));
  const Ending ending = gnuplot->finish();
  return ending.outcome == Outcome::ok ? "" : fmt::format("gnuplot: {}\n{}", ending.reason, ending.output);
}

void finish(Trial& trial, const fs::path& raw, const fs::path& pdf) {
  Diagnostics diagnostics;
  const PdfProperties properties{trial.compiled->layout.width, trial.compiled->layout.height, trial.compiled->title, "burin", {}};
  if (const auto finished = finish_pdf(raw.string(), properties, diagnostics)) {
    std::ofstream(pdf, std::ios::binary) << *finished;
    trial.pdf = pdf;
  }
  for (const Diagnostic& d : diagnostics.all()) trial.faults.push_back(fmt::format("the PDF: {}", d.message));
}

}  // namespace

Trial compile_trial(std::uint64_t seed, std::uint64_t number, Ruler& ruler) {
  Trial trial, again, reordered;
  trial.number = number;
  trial.yaml = again.yaml = random_figure(seed, number);
  reordered.yaml = reordered_figure(seed, number);
  compile_text(trial, ruler);
  if (!trial.faults.empty()) return trial;
  compile_text(again, ruler);
  if (dump(trial) != dump(again)) trial.faults.push_back("compiled again it has another layout");
  compile_text(reordered, ruler);
  if (dump(trial) != dump(reordered)) trial.faults.push_back("with its keys in another order it has another layout:\n" + reordered.yaml);
  if (!trial.compiled || !trial.refused.empty()) return trial;
  const auto faults = layout_faults(trial.compiled->scene, trial.compiled->layout, ruler);
  trial.faults.insert(trial.faults.end(), faults.begin(), faults.end());
  return trial;
}

std::vector<Trial> run_trials(std::uint64_t seed, std::uint64_t first, std::uint64_t last, const fs::path& folder, Ruler& ruler) {
  std::vector<Trial> trials;
  const auto raw = [&](const Trial& trial) { return folder / fmt::format("{}-raw.pdf", trial.number); };
  // It draws one figure while the next is compiled.
  auto gnuplot = start_gnuplot();
  for (std::uint64_t number = first; number < last; ++number) {
    const Trial& trial = trials.emplace_back(compile_trial(seed, number, ruler));
    if (trial.compiled && trial.refused.empty()) gnuplot->send(script_text(trial, raw(trial)) + std::string(kBetween));
  }
  const bool all_drawn = gnuplot->finish().outcome == Outcome::ok;
  std::vector<fs::path> pdfs;
  for (Trial& trial : trials) {
    if (!trial.compiled || !trial.refused.empty()) continue;
    if (const std::string why = all_drawn ? "" : draw_alone(trial, raw(trial)); !why.empty())
      trial.faults.push_back(why);
    else
      finish(trial, raw(trial), folder / fmt::format("{}.pdf", trial.number));
    if (!trial.pdf.empty()) pdfs.push_back(trial.pdf);
  }
  if (pdfs.empty()) return trials;
  auto page = e2e::read_pdf_pages(pdfs);
  auto next = page.begin();
  for (Trial& trial : trials) {
    if (trial.pdf.empty()) continue;
    const auto faults = page_faults(trial.compiled->scene, trial.compiled->layout, *next++, ruler);
    trial.faults.insert(trial.faults.end(), faults.begin(), faults.end());
  }
  return trials;
}

}  // namespace burin::property
