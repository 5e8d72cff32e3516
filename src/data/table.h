// Comes in: names of columns and stretches of a source that are cells, from csv, jsonl or the figure itself.
// Goes out: texts, numbers and places of cells by column and row. Does not read files and does not choose rows: see select.h.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "diag/diagnostic.h"
#include "spec/data.h"

namespace burin {

/// Numbers of rows of a table, from 0, in the order in which they are used.
using Rows = std::vector<std::uint32_t>;

/// A text that cells are compared with.
struct CellValue {
  std::string text;
  std::optional<double> number;  ///< the text read as a number

  explicit CellValue(std::string text);
  /// Whether a cell has the same text, or both are numbers and equal (`1` and `1.0`).
  bool matches(std::string_view cell) const;
};

/// Where a cell's text stands: a stretch of the table's source, or a text kept aside because it is not written there as it reads.
struct DataCell {
  static constexpr std::uint32_t kAside = 0xFFFFFFFF;
  std::uint32_t begin = 0;  ///< byte of the source, or the number of the text kept aside
  std::uint32_t size = 0;   ///< in bytes, or `kAside`
};

/// Rows and columns of texts, read as numbers on demand. A cell without a value is empty, is one of `na`, or is `nan`, `inf` or `-inf`.
class DataTable {
 public:
  /// `source` may be null if every cell is kept aside; it must outlive the table. `na`: cells that mean "no value".
  DataTable(std::string name, const Source* source, const std::vector<std::string>& na = {});

  /// Adds a column; every column must be given the same number of cells before the table is used.
  std::size_t add_column(std::string name, Span header);
  void add_cell(std::size_t column, DataCell cell) { columns_[column].cells.push_back(cell); }
  /// A cell whose text is not a stretch of the source.
  DataCell set_aside(std::string text, Span span);

  /// Says which key of the figure the table comes from, `file: runs.csv`, for messages that show it.
  void set_origin(std::string origin) { origin_ = std::move(origin); }

  const std::string& name() const { return name_; }
  const Source* source() const { return source_; }
  std::size_t row_count() const { return columns_.empty() ? 0 : columns_.front().cells.size(); }
  std::size_t column_count() const { return columns_.size(); }
  const std::string& column_name(std::size_t column) const { return columns_[column].name; }
  std::vector<std::string_view> column_names() const;
  /// Where a column's name is written.
  Span column_span(std::size_t column) const { return columns_[column].header; }
  /// The column of this name.
  std::optional<std::size_t> find(std::string_view name) const;

  /// The text of a cell, without quotes; valid as long as the table stays where it is.
  std::string_view text(std::size_t column, std::size_t row) const;
  /// Where a cell is written.
  Span span(std::size_t column, std::size_t row) const;
  /// Whether a cell says that there is no value.
  bool missing(std::size_t column, std::size_t row) const;

  /// A whole column as numbers, NaN where there is no value. Reported once, however often it is asked for: each cell that is
  /// neither (`bad-cell`, at most ten, the rest counted), and a warning (`non-finite`) that counts cells with `inf`. `use` is where the
  /// figure takes the column for numbers.
  const std::vector<double>& numbers(std::size_t column, Diagnostics& diagnostics, Span use = {}) const;

 private:
  struct Column {
    std::string name;
    Span header;
    std::vector<DataCell> cells;
  };
  struct Aside {
    std::string text;
    Span span;
  };
  std::optional<double> number(std::string_view cell) const;
  bool is_na(std::string_view cell) const;
  std::string bad_cell_help(std::string_view cell) const;
  void report_bad_cells(std::size_t column, const Rows& bad, std::size_t values, Span use, Diagnostics& diagnostics) const;

  std::string name_;
  std::string origin_;
  const Source* source_;
  std::vector<CellValue> na_;
  std::vector<Column> columns_;
  std::map<std::string, std::size_t, std::less<>> index_;  // of columns by name, the first if there are more
  std::vector<Aside> aside_;
  mutable std::vector<std::vector<double>> numbers_;  // by column; empty until asked for
};

/// The table of columns written into the figure, `columns: {x: [1, 2, 3]}`. Nothing if their lengths differ; then there is an error.
std::optional<DataTable> table_from_columns(std::string name, const Named<std::vector<CellText>>& columns,
                                            const std::vector<std::string>& na, Diagnostics& diagnostics);

/// The column that the author names at `span`; an error (`unknown-name`) with a suggestion if there is none.
std::optional<std::size_t> column_of(const DataTable& table, std::string_view name, Span span, Diagnostics& diagnostics);

/// "the columns of `runs` are `x` and `y`", cut short if there are many.
std::string columns_text(const DataTable& table);

}  // namespace burin
