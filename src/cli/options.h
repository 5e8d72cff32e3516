// The command line as it was typed, read: one record for each command.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace burin {

/// What every command that reads figures takes.
struct ReportOptions {
  bool json = false;     ///< diagnostics as JSON
  bool strict = false;   ///< warnings are errors
  bool all = false;      ///< print every diagnostic
  bool verbose = false;  ///< tell what was chosen, and which gnuplot runs
};

enum class Dump { none, spec, scene, layout, script };

struct RenderOptions {
  std::vector<std::string> specs;
  std::string output;   ///< empty: the spec's name with .pdf, in the current folder
  std::string depfile;  ///< empty: none
  std::string gnuplot;
  double time_limit_s = 60;
  Dump dump = Dump::none;
  std::vector<std::string> settings;  ///< `key=value`
  ReportOptions report;
};

struct EmitOptions {
  std::string spec;
  std::string output;  ///< empty or `-`: standard output
  std::vector<std::string> settings;
  ReportOptions report;
};

struct CheckOptions {
  std::vector<std::string> specs;
  Dump dump = Dump::none;
  bool layout = false;  ///< tell where each millimetre went
  std::vector<std::string> settings;
  ReportOptions report;
};

struct ExplainOptions {
  std::vector<std::string> words;     ///< a key or a code; or a figure and a path in it
  std::vector<std::string> settings;  ///< `key=value`, for a figure
};

struct NewOptions {
  std::string starter;
  std::string folder;  ///< empty: the starter's name
};

/// Exit statuses.
inline constexpr int kFine = 0, kWrongFigure = 1, kWrongCommand = 2, kSystemFailed = 3;

int run_render(const RenderOptions& options);
int run_emit(const EmitOptions& options);
int run_check(const CheckOptions& options);
int run_explain(const ExplainOptions& options);
int run_new(const NewOptions& options);
int run_list(const std::string& what);
int run_schema();
int run_reference();

/// What `burin list` can list.
std::vector<std::string> list_subjects();

/// The versions of burin and of what it stands on.
std::string version_text();

/// Reads the command line and runs the command; the exit status comes back.
int run_command_line(int argc, char** argv);

}  // namespace burin
