// One run over one figure: its sources, files and diagnostics, and how those are told to the author.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/options.h"
#include "compile.h"
#include "data/files.h"

namespace burin {

struct Session {
  Sources sources;
  Diagnostics diagnostics;
  DiskFiles files;
};

/// Tells what is wrong with the figures of one call on standard error: as text at once, in colour on a terminal; as JSON in one array, when
/// it goes.
class Reporter {
 public:
  explicit Reporter(const ReportOptions& options) : options_(options) {}
  ~Reporter();
  Reporter(const Reporter&) = delete;
  Reporter& operator=(const Reporter&) = delete;
  /// Tells of one figure. With `strict` warnings become errors first. True if nothing stops the figure.
  bool tell(Session& session);

 private:
  ReportOptions options_;
  std::vector<std::string> objects_;
};

/// Tells on standard error what was chosen for a figure (`--verbose`).
void tell_choices(const ReportOptions& options, const std::string& path, const Compiled& compiled);

/// Prints a product of a stage for `--dump`; `none` prints nothing. An exit status comes back.
int print_dump(Dump dump, const ReadFigure& spec, const Compiled& compiled);

/// The names that a script is given.
ScriptNames script_names(const Compiled& compiled, const std::string& spec, const std::string& script, const std::string& output);

}  // namespace burin
