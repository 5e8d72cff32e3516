// Comes in: the path of a data file. Goes out: its table. Decides by the file's ending how it is inflated and which reader it gets.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "data/files.h"
#include "data/table.h"

namespace burin {

/// A data file as the figure names it.
struct TableFile {
  std::string name;                       ///< of the table
  std::string path;                       ///< what is opened, and what messages call the file
  Span span;                              ///< where the figure names the file
  std::vector<std::string> na;            ///< cells that mean "no value"
  std::size_t limit = DiskFiles::kLimit;  ///< bytes of the inflated file
  std::string written = {};               ///< the path as the figure writes it, for messages
};

/// Reads `.csv`, `.tsv`, `.jsonl` or `.ndjson`, each perhaps compressed (`.gz`, `.bz2`, `.xz`, `.zst`). The text becomes one of the
/// sources. Nothing if the file cannot be read (`no-file`), is not UTF-8 (`encoding`) or is no table (`bad-table`).
std::optional<DataTable> read_table(const TableFile& file, const Files& files, Sources& sources, Diagnostics& diagnostics);

}  // namespace burin
