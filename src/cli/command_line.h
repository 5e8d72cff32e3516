// The command line as CLI11 knows it: the one place that names commands and options. Help, completions and the manual come from it.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "cli/options.h"

namespace burin {

/// All commands with their options; parsing runs the one that was given and leaves its exit status.
class CommandLine {
 public:
  CommandLine();
  CommandLine(const CommandLine&) = delete;
  CommandLine& operator=(const CommandLine&) = delete;

  CLI::App app;
  int status = 0;

 private:
  CLI::App* command(const std::string& name, const std::string& doc, int (*run)(const CommandLine&));
  void add_figure_commands();
  void add_language_commands();
  void add_report(CLI::App& command, ReportOptions& report);
  void add_settings(CLI::App& command, std::vector<std::string>& settings);

  std::string format_ = "text";
  RenderOptions render_;
  EmitOptions emit_;
  CheckOptions check_;
  ExplainOptions explain_;
  NewOptions new_;
  std::string what_;   // of `list`
  std::string shell_;  // of `completion`
};

/// What a shell reads to complete burin's commands and options: `bash`, `zsh` or `fish`.
std::string completion_text(const CLI::App& app, const std::string& shell);
/// The manual page, in roff.
std::string manual_text(const CLI::App& app);

}  // namespace burin
