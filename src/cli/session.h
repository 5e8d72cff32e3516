// One run over one figure: its sources, files and diagnostics, and how those are told to the author.
#pragma once

#include <optional>
#include <string>

#include "cli/options.h"
#include "compile.h"
#include "data/files.h"

namespace burin {

struct Session {
  Sources sources;
  Diagnostics diagnostics;
  DiskFiles files;
};

/// Prints what is wrong to standard error, in colour on a terminal. With `strict` warnings become errors first.
/// True if nothing stops the figure.
bool report(Session& session, const ReportOptions& options);

/// Prints a product of a stage for `--dump`; `none` prints nothing. An exit status comes back.
int print_dump(Dump dump, const ReadFigure& spec, const Compiled& compiled);

/// The names that a script is given.
ScriptNames script_names(const Compiled& compiled, const std::string& spec, const std::string& script, const std::string& output);

}  // namespace burin
