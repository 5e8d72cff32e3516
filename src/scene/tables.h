// Comes in: `data` and `constants` of a figure. Goes out: its tables and the values of its constants.
#pragma once

#include <map>

#include "data/evaluate.h"
#include "data/files.h"
#include "data/table.h"
#include "spec/figure.h"

namespace burin {

/// Everything that expressions can speak of. A table that could not be read is there without a value.
struct FigureData {
  std::map<std::string, std::optional<DataTable>, std::less<>> tables;
  Constants constants;
};

/// Reads every table that the figure names. Paths are relative to `folder`, that of the figure's file.
FigureData load_data(const Figure& figure, const std::string& folder, const Files& files, Sources& sources, Diagnostics& diagnostics);

}  // namespace burin
