// argv → options of one command. Each command is in a file of its own.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "cli/options.h"

namespace burin {
namespace {

const std::map<std::string, Dump> kDumps{{"spec", Dump::spec}, {"scene", Dump::scene}, {"layout", Dump::layout}, {"script", Dump::script}};

constexpr std::string_view kIntroduction =
    "burin compiles a figure from YAML to a PDF that can go to print.\n"
    "\n"
    "  burin fig.yaml                 draws fig.pdf in the current folder\n"
    "  burin emit fig.yaml -o fig.gp  writes the gnuplot script instead, which runs alone\n"
    "  burin check fig.yaml           only looks for mistakes\n"
    "\n"
    "A small figure:\n"
    "\n"
    "  size: {width: 3.3in, height: 2.2in}\n"
    "  data: {runs: runs.csv}\n"
    "  panels:\n"
    "    - x: {label: GPUs}\n"
    "      y: {label: Time (s)}\n"
    "      marks: [{mark: line_points, x: gpus, y: seconds, by: system}]\n";

constexpr std::string_view kFooter =
    "Exit status: 0 all is well, 1 a figure has errors, 2 the command line has, 3 gnuplot or the system failed.\n"
    "Environment: BURIN_GNUPLOT names the gnuplot to run, SOURCE_DATE_EPOCH the date in the PDF (none without it),\n"
    "NO_COLOR switches colours off. docs/reference.md tells every key.";

void add_report(CLI::App& command, ReportOptions& report, std::string& format) {
  command.add_option("--format", format, "How diagnostics are printed: text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->default_str("text");
  command.add_flag("--strict", report.strict, "Treat warnings as errors");
  command.add_flag("--all", report.all, "Print every diagnostic, not the first 20");
}

}  // namespace

int run_command_line(int argc, char** argv) {
  CLI::App app{std::string(kIntroduction), "burin"};
  app.footer(std::string(kFooter));
  app.set_version_flag("--version", version_text, "Print the versions of burin, gnuplot, cairo and yaml-cpp");
  app.require_subcommand(1);

  std::string format = "text";
  const char* of_environment = std::getenv("BURIN_GNUPLOT");
  RenderOptions render;
  render.gnuplot = of_environment && *of_environment ? of_environment : "gnuplot";
  CLI::App* render_command = app.add_subcommand("render", "Draw figures as PDF (the command may be left out: `burin fig.yaml`)");
  render_command->add_option("SPEC", render.specs, "The figures' YAML files")->required();
  render_command->add_option("-o,--output", render.output, "The PDF to write; default: the spec's name with .pdf, in the current folder");
  render_command->add_option("-M,--depfile", render.depfile, "Also write a Makefile rule that names every file that was read");
  render_command->add_option("--gnuplot", render.gnuplot, "The gnuplot to run")->default_str(render.gnuplot);
  render_command->add_option("--time-limit", render.time_limit_s, "Seconds that gnuplot may take")
      ->check(CLI::PositiveNumber)
      ->default_str("60");
  render_command
      ->add_option("--dump", render.dump, "Print what a stage made of the figure instead of drawing: spec, scene, layout or script")
      ->transform(CLI::CheckedTransformer(kDumps).description("{spec,scene,layout,script}"));
  add_report(*render_command, render.report, format);

  EmitOptions emit;
  CLI::App* emit_command = app.add_subcommand("emit", "Write the gnuplot script that draws a figure");
  emit_command->add_option("SPEC", emit.spec, "The figure's YAML file")->required();
  emit_command->add_option("-o,--output", emit.output, "The script to write; default: standard output, as with -");
  add_report(*emit_command, emit.report, format);

  CheckOptions check;
  CLI::App* check_command = app.add_subcommand("check", "Look for mistakes without drawing");
  check_command->add_option("SPEC", check.specs, "The figures' YAML files")->required();
  check_command->add_option("--dump", check.dump, "Print what a stage made of the figure: spec, scene, layout or script")
      ->transform(CLI::CheckedTransformer(kDumps).description("{spec,scene,layout,script}"));
  add_report(*check_command, check.report, format);

  CLI::App* schema_command = app.add_subcommand("schema", "Print the JSON Schema of the language, for editors");
  CLI::App* reference_command = app.add_subcommand("reference", "Print the reference of the language, in Markdown");

  std::vector<std::string> arguments(argv + 1, argv + argc);
  // `burin fig.yaml` is `burin render fig.yaml`.
  const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
  const auto names_command = [&](const std::string& a) {
    return std::any_of(commands.begin(), commands.end(), [&](const CLI::App* c) { return c->get_name() == a; });
  };
  const auto is_for_app = [](const std::string& a) { return a == "--help" || a == "-h" || a == "--version"; };
  if (!arguments.empty() && !names_command(arguments.front()) && !is_for_app(arguments.front()))
    arguments.insert(arguments.begin(), "render");
  if (arguments.empty()) {
    std::cerr << app.help();
    return kWrongCommand;
  }
  std::reverse(arguments.begin(), arguments.end());
  try {
    app.parse(arguments);
  } catch (const CLI::ParseError& fault) {
    return app.exit(fault) == 0 ? kFine : kWrongCommand;
  }
  const bool json = format == "json";
  render.report.json = emit.report.json = check.report.json = json;
  if (*render_command) return run_render(render);
  if (*emit_command) return run_emit(emit);
  if (*schema_command) return run_schema();
  if (*reference_command) return run_reference();
  return run_check(check);
}

}  // namespace burin
