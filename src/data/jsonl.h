// Comes in: the text of a JSON Lines file, one flat object a line. Goes out: a table whose columns are all keys in the order of their
// first appearance. A key that a line lacks, or null, is a cell without a value.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "data/table.h"

namespace burin {

/// Reads a source that is valid UTF-8. A line that is not JSON, not an object, or holds a list or an object as a value is an
/// error (`bad-table`) at its place; at most ten are told apart. Nothing if there was an error.
std::optional<DataTable> read_jsonl(std::string name, const Source& source, const std::vector<std::string>& na, Diagnostics& diagnostics);

}  // namespace burin
