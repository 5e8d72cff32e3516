// Comes in: the text of a CSV or TSV file. Goes out: a table whose cells are stretches of that text.
// RFC 4180, and what programs write in spite of it: blanks round cells, blank lines, any line ends. No comments: `#` is data.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "data/table.h"

namespace burin {

/// Reads a source that is valid UTF-8 without a byte order mark; `separator` is `,` or a tab, and the first row names the columns.
/// A row of another length than the header is an error (`bad-table`), at most ten are told apart. Nothing if there was an error.
std::optional<DataTable> read_csv(std::string name, const Source& source, char separator, const std::vector<std::string>& na,
                                  Diagnostics& diagnostics);

}  // namespace burin
