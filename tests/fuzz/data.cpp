// Tables in all formats, and an expression over the columns of one.
#include <cmath>

#include "data/read_table.h"
#include "data/select.h"
#include "entry.h"

namespace burin::fuzz {
namespace {

std::string_view ending(char kind) {
  switch (kind) {
    case 'j':
      return ".jsonl";
    case 't':
      return ".tsv";
    case 'g':
      return ".csv.gz";
    case 'b':
      return ".csv.bz2";
    case 'x':
      return ".csv.xz";
    case 'z':
      return ".csv.zst";
    default:
      return ".csv";
  }
}

void check_table(const DataTable& table, Diagnostics& diagnostics) {
  for (std::size_t column = 0; column < table.column_count(); ++column) {
    std::size_t cells = 0;
    for (std::size_t row = 0; row < table.row_count(); ++row) {
      const Span span = table.span(column, row);
      require(span.begin <= span.end && span.end <= table.source()->text.size(), "a cell lies within its source");
      cells += table.missing(column, row) || !table.text(column, row).empty();
    }
    require(cells == table.row_count(), "a cell has a text or is missing");
    const auto& numbers = table.numbers(column, diagnostics);
    require(numbers.size() == table.row_count(), "every row has a number or NaN");
    for (const double number : numbers) require(!std::isinf(number), "a number of a table is finite");
    std::size_t grouped = 0;
    for (const RowGroup& group : group_by(table, column, all_rows(table))) grouped += group.rows.size();
    require(grouped == table.row_count(), "every row is in one group");
  }
}

}  // namespace

void data(std::string_view input) {
  const std::string_view line = input.substr(0, input.find('\n'));
  const std::string_view rest = input.substr(std::min(line.size() + 1, input.size()));
  const std::string path = "table" + std::string(ending(line.empty() ? 'c' : line.front()));
  const MemoryFiles files{{path, std::string(rest)}};
  Sources sources;
  Diagnostics diagnostics;
  const Source& written = sources.add("fig.yaml", std::string(line.substr(std::min<std::size_t>(line.size(), 2))));
  // YAML lets nothing else through.
  if (!check_encoding(written, diagnostics)) return;
  const Span place{&written, 0, written.text.size()};
  const auto table = read_table({"table", path, place, {"NA", "-1"}, std::size_t{1} << 20}, files, sources, diagnostics);
  if (table) check_table(*table, diagnostics);
  const Constants constants{{"one", 1}, {"x", 0.5}};
  if (const auto expression = parse_expression(written.text, place, diagnostics)) {
    const Scope scope{table ? &*table : nullptr, &constants};
    const Rows rows = table ? all_rows(*table) : Rows{0};
    const auto values = evaluate(*expression, scope, rows, diagnostics);
    require(values.size() == rows.size(), "an expression has a value for each row");
    for (const double value : values) require(!std::isinf(value), "an expression's value is finite or missing");
    keep_rows(scope, rows, *expression, diagnostics);
  }
  if (table && table->column_count() > 0) {
    Where::Condition condition;
    condition.column = table->column_name(0);
    condition.span = place;
    CellText& value = condition.values.emplace_back();
    value.text = written.text;
    value.span = place;
    std::vector<AbsentValue> absent;
    keep_rows(*table, all_rows(*table), {condition}, absent, diagnostics);
  }
  check_diagnostics(diagnostics, sources);
}

}  // namespace burin::fuzz
