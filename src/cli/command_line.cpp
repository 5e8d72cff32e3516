#include "cli/command_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <span>

#include "cli/output.h"
#include "diag/number.h"
#include "diag/suggest.h"

namespace burin {
namespace {

const std::map<std::string, Dump> kDumps{{"spec", Dump::spec}, {"scene", Dump::scene}, {"layout", Dump::layout}, {"script", Dump::script}};

constexpr const char* kIntroduction =
    "burin compiles a figure from YAML to a PDF that can go to print.\n"
    "\n"
    "  burin fig.yaml                 draws fig.pdf in the current folder\n"
    "  burin emit fig.yaml -o fig.gp  writes the gnuplot script instead, which runs alone\n"
    "  burin check fig.yaml           only looks for mistakes\n"
    "  burin new lines                starts a figure from a template\n"
    "\n"
    "A small figure:\n"
    "\n"
    "  size: {width: 3.3in, height: 2.2in}\n"
    "  data: {runs: runs.csv}\n"
    "  panels:\n"
    "    - x: {label: GPUs}\n"
    "      y: {label: Time (s)}\n"
    "      marks: [{mark: line_points, x: gpus, y: seconds, by: system}]\n";

constexpr const char* kFooter =
    "Exit status: 0 all is well, 1 a figure has errors, 2 the command line has, 3 gnuplot or the system failed.\n"
    "Environment: BURIN_GNUPLOT names the gnuplot to run, SOURCE_DATE_EPOCH the date in the PDF (none without it),\n"
    "NO_COLOR switches colours off. `burin reference` prints every key of the language.";

std::string program_of_environment() {
  const char* program = std::getenv("BURIN_GNUPLOT");
  return program && *program ? program : "gnuplot";
}

/// Takes one of these words, with a message as figures get them.
CLI::Validator one_of(const std::vector<std::string>& words) {
  return CLI::Validator(
      [words](std::string& word) {
        const std::vector<std::string_view> choices(words.begin(), words.end());
        if (std::find(words.begin(), words.end(), word) != words.end()) return std::string();
        return fmt::format("`{}` is none of its words; {}", word, suggestion_or_choices(word, choices));
      },
      fmt::format("{{{}}}", fmt::join(words, ",")));
}

/// Takes a time that gnuplot may have, up to a day.
CLI::Validator seconds() {
  return CLI::Validator(
      [](std::string& word) {
        const auto number = parse_number(word);
        return number && *number >= 0.001 && *number <= 86400 ? std::string() : fmt::format("`{}` is no number from 0.001 to 86400", word);
      },
      "SECONDS");
}

/// What is wrong with a command line, said as of a figure; `left_over` are the words that nothing takes.
std::string command_fault(const CLI::ParseError& fault, const CLI::App& command, const std::vector<std::string>& left_over) {
  const auto* extra = dynamic_cast<const CLI::ExtrasError*>(&fault);
  const std::string said = fault.what();
  constexpr std::string_view kRequired = " is required";
  if (said.ends_with(kRequired))
    return fmt::format("`burin {}` needs {}", command.get_name(), said.substr(0, said.size() - kRequired.size()));
  if (!extra || left_over.empty()) return said;
  const std::string& word = left_over.front();
  if (!word.starts_with('-')) return fmt::format("nothing takes the word `{}`", word);
  std::vector<std::string> options;
  for (const CLI::Option* option : command.get_options())
    for (const std::string& name : option->get_lnames()) options.push_back("--" + name);
  const std::vector<std::string_view> names(options.begin(), options.end());
  return fmt::format("unknown option `{}`; {}", word, suggestion_or_choices(word, names));
}

/// The command that a word was probably meant to be: one that is no file and names none, and is near to a command.
std::string_view meant_command(const std::string& word, std::span<const std::string_view> commands) {
  std::error_code none;
  if (word.find_first_of("./") != word.npos || std::filesystem::exists(word, none)) return {};
  return suggest(word, commands);
}

}  // namespace

CommandLine::CommandLine() : app(kIntroduction, "burin") {
  app.footer(kFooter);
  app.set_version_flag("--version", version_text, "Print the versions of burin, gnuplot, cairo and yaml-cpp");
  app.require_subcommand(1);
  add_figure_commands();
  add_language_commands();
}

void CommandLine::add_report(CLI::App& command, ReportOptions& report) {
  command.add_option("--format", format_, "How diagnostics are printed")->check(one_of({"text", "json"}))->default_str("text");
  command.add_flag("--strict", report.strict, "Treat warnings as errors");
  command.add_flag("--all", report.all, "Print every diagnostic, not the first 20");
}

void CommandLine::add_settings(CLI::App& command, std::vector<std::string>& settings) {
  command.add_option("-D", settings, "Set a key as if the figure had: -D font.size=9pt; may stand several times")
      ->type_name("KEY=VALUE")
      ->take_all()
      ->expected(1);
}

CLI::App* CommandLine::command(const std::string& name, const std::string& doc, int (*run)(const CommandLine&)) {
  CLI::App* added = app.add_subcommand(name, doc);
  added->callback([this, run] {
    render_.report.json = emit_.report.json = check_.report.json = format_ == "json";
    status = run(*this);
  });
  return added;
}

void CommandLine::add_figure_commands() {
  const auto add_dump = [](CLI::App& to, Dump& dump) {
    to.add_option("--dump", dump, "Print what a stage made of the figure instead of drawing it")
        ->transform(CLI::Transformer(kDumps).description(""))
        ->transform(one_of({"spec", "scene", "layout", "script"}));
  };
  render_.gnuplot = program_of_environment();
  CLI::App* render = command("render", "Draw figures as PDF (the command may be left out: `burin fig.yaml`)",
                             [](const CommandLine& c) { return run_render(c.render_); });
  render->add_option("SPEC", render_.specs, "The figures' YAML files")->required();
  render->add_option("-o,--output", render_.output, "The PDF to write; default: the spec's name with .pdf, in the current folder");
  render->add_option("-M,--depfile", render_.depfile, "Also write a Makefile rule that names every file that was read");
  render->add_option("--gnuplot", render_.gnuplot, "The gnuplot to run");
  render->add_option("--time-limit", render_.time_limit_s, "Seconds that gnuplot may take")->check(seconds())->default_str("60");
  render->add_flag("--verbose", render_.report.verbose, "Tell where legends stand, and which gnuplot runs");
  add_dump(*render, render_.dump);
  add_settings(*render, render_.settings);
  add_report(*render, render_.report);

  CLI::App* emit = command("emit", "Write the gnuplot script that draws a figure", [](const CommandLine& c) { return run_emit(c.emit_); });
  emit->add_option("SPEC", emit_.spec, "The figure's YAML file")->required();
  emit->add_option("-o,--output", emit_.output, "The script to write; default: standard output, as with -");
  add_settings(*emit, emit_.settings);
  add_report(*emit, emit_.report);

  CLI::App* check = command("check", "Look for mistakes without drawing", [](const CommandLine& c) { return run_check(c.check_); });
  check->add_option("SPEC", check_.specs, "The figures' YAML files")->required();
  check->add_flag("--layout", check_.layout, "Tell where each millimetre of the page went, and which text made each gap");
  check->add_flag("--verbose", check_.report.verbose, "Tell where legends stand");
  add_dump(*check, check_.dump);
  add_settings(*check, check_.settings);
  add_report(*check, check_.report);
}

void CommandLine::add_language_commands() {
  CLI::App* fresh = command("new", "Start a figure from a template: `burin list starters` names them",
                            [](const CommandLine& c) { return run_new(c.new_); });
  fresh->add_option("STARTER", new_.starter, "The template's name");
  fresh->add_option("FOLDER", new_.folder, "The folder to make; default: the template's name");

  CLI::App* explain = command("explain", "Tell what a key or a diagnostic means, or where a figure's value comes from",
                              [](const CommandLine& c) { return run_explain(c.explain_); });
  explain->add_option("WORD", explain_.words, "A key, a diagnostic's code, or a figure and a path in it: fig.yaml panels[3].y.range")
      ->required()
      ->expected(1, 2);
  add_settings(*explain, explain_.settings);

  CLI::App* list = command("list", "List what there is", [](const CommandLine& c) { return run_list(c.what_); });
  list->add_option("WHAT", what_, "What to list; without it, what can be listed")->check(one_of(list_subjects()));

  command("schema", "Print the JSON Schema of the language, for editors", [](const CommandLine&) { return run_schema(); });
  command("reference", "Print the reference of the language, in Markdown", [](const CommandLine&) { return run_reference(); });

  CLI::App* completion = command("completion", "Print what a shell needs to complete burin's commands",
                                 [](const CommandLine& c) { return print(completion_text(c.app, c.shell_)); });
  completion->add_option("SHELL", shell_, "The shell")->required()->check(one_of({"bash", "zsh", "fish"}));
  command("manual", "Print the manual page, for man", [](const CommandLine& c) { return print(manual_text(c.app)); });
}

int run_command_line(int argc, char** argv) {
  CommandLine line;
  std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.empty()) {
    std::cerr << line.app.help();
    return kWrongCommand;
  }
  // `burin fig.yaml` is `burin render fig.yaml`.
  const auto commands = line.app.get_subcommands([](const CLI::App*) { return true; });
  const bool names_command =
      std::any_of(commands.begin(), commands.end(), [&](const CLI::App* c) { return c->get_name() == arguments.front(); });
  if (!names_command && arguments.front() != "--help" && arguments.front() != "-h" && arguments.front() != "--version") {
    std::vector<std::string_view> names;
    for (const CLI::App* command : commands) names.push_back(command->get_name());
    if (const std::string_view near = meant_command(arguments.front(), names); !near.empty()) {
      fmt::print(stderr, "burin: `{}` is neither a command nor a file; did you mean `{}`?\n", arguments.front(), near);
      return kWrongCommand;
    }
    arguments.insert(arguments.begin(), "render");
  }
  std::reverse(arguments.begin(), arguments.end());
  try {
    line.app.parse(arguments);
  } catch (const CLI::ParseError& fault) {
    if (fault.get_exit_code() == 0) return line.app.exit(fault);
    const auto parsed = line.app.get_subcommands();
    const CLI::App& command = parsed.empty() ? line.app : *parsed.front();
    fmt::print(stderr, "burin: {}\n`burin{}{} --help` tells what there is\n", command_fault(fault, command, line.app.remaining(true)),
               parsed.empty() ? "" : " ", parsed.empty() ? "" : command.get_name());
    return kWrongCommand;
  }
  return line.status;
}

}  // namespace burin
