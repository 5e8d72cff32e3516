#include "data/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

#include "diag/number.h"
#include "diag/suggest.h"

namespace burin {
namespace {

constexpr std::size_t kShownCells = 10;  // bad cells of a column that are reported one by one

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_infinite(std::string_view cell) { return cell == "inf" || cell == "-inf"; }

/// The longest beginning of a cell that is a number.
std::string_view leading_number(std::string_view cell) {
  for (std::size_t size = std::min<std::size_t>(cell.size(), 40); size > 0; --size)
    if (parse_number(cell.substr(0, size))) return cell.substr(0, size);
  return {};
}

/// A text as an item of a YAML list.
std::string quoted(std::string_view text) {
  const char quote = text.find_first_of("\"\\") == text.npos ? '"' : '\'';
  std::string result(1, quote);
  for (const char c : text) result += c == '\'' && quote == '\'' ? std::string("''") : std::string(1, c);
  return result + quote;
}

}  // namespace

/// What an author should do about a cell that is no number.
std::string DataTable::bad_cell_help(std::string_view cell) const {
  if (std::string advice = number_advice(cell); !advice.empty()) return advice;
  const std::size_t comma = cell.find(',');
  if (comma != cell.npos && cell.find_first_not_of("+-0123456789.,eE") == cell.npos) {
    std::string pointed(cell);
    pointed[comma] = '.';
    const bool thousands = cell.size() - comma == 4;  // 1,234 may mean either
    if (parse_number(pointed) && !thousands) return fmt::format("write `{}`: numbers have a decimal point", pointed);
    return "numbers have a decimal point and no separators of thousands";
  }
  if (cell.find_first_not_of("+-0123456789") == cell.npos && std::any_of(cell.begin(), cell.end(), is_digit))
    return "numbers are written without leading zeros and with one sign";
  if (cell.front() == ' ' || cell.back() == ' ') return "take the blanks out of the quotes";
  const std::string_view number = leading_number(cell);
  const std::string_view rest = cell.substr(number.size());
  const bool unit = !number.empty() && !rest.empty() && rest.size() <= 8 && std::none_of(rest.begin(), rest.end(), is_digit);
  if (unit) return fmt::format("write `{}`, and the unit into the column's name", number);
  if (cell.size() > 20) return {};
  return fmt::format("if it means \"no value\", say so: `data: {{{}: {{{}, na: [{}]}}}}`", name_, origin_, quoted(cell));
}

CellValue::CellValue(std::string text_in) : text(std::move(text_in)), number(parse_number(text)) {}

bool CellValue::matches(std::string_view cell) const {
  if (cell == text) return true;
  return number && !cell.empty() && parse_number(cell) == number;
}

DataTable::DataTable(std::string name, const Source* source, const std::vector<std::string>& na)
    : name_(std::move(name)), origin_(source ? "file: …" : "columns: {…}"), source_(source), na_(na.begin(), na.end()) {}

std::size_t DataTable::add_column(std::string name, Span header) {
  index_.emplace(name, columns_.size());
  columns_.push_back({std::move(name), header, {}});
  return columns_.size() - 1;
}

DataCell DataTable::set_aside(std::string text, Span span) {
  aside_.push_back({std::move(text), span});
  return {static_cast<std::uint32_t>(aside_.size() - 1), DataCell::kAside};
}

std::vector<std::string_view> DataTable::column_names() const {
  std::vector<std::string_view> names;
  for (const Column& column : columns_) names.push_back(column.name);
  return names;
}

std::optional<std::size_t> DataTable::find(std::string_view name) const {
  const auto found = index_.find(name);
  return found == index_.end() ? std::nullopt : std::optional(found->second);
}

std::string_view DataTable::text(std::size_t column, std::size_t row) const {
  const DataCell cell = columns_[column].cells[row];
  if (cell.size == DataCell::kAside) return aside_[cell.begin].text;
  return cell.size == 0 ? std::string_view() : std::string_view(source_->text).substr(cell.begin, cell.size);
}

Span DataTable::span(std::size_t column, std::size_t row) const {
  const DataCell cell = columns_[column].cells[row];
  if (cell.size == DataCell::kAside) return aside_[cell.begin].span;
  return {source_, cell.begin, std::size_t{cell.begin} + cell.size};
}

bool DataTable::is_na(std::string_view cell) const {
  if (cell.empty()) return true;
  return std::any_of(na_.begin(), na_.end(), [cell](const CellValue& value) { return value.matches(cell); });
}

bool DataTable::missing(std::size_t column, std::size_t row) const {
  const std::string_view cell = text(column, row);
  return is_na(cell) || cell == "nan" || is_infinite(cell);
}

std::optional<double> DataTable::number(std::string_view cell) const {
  if (is_na(cell)) return std::numeric_limits<double>::quiet_NaN();
  if (const auto value = parse_number(cell)) return value;
  if (cell == "nan") return std::numeric_limits<double>::quiet_NaN();
  if (is_infinite(cell)) return std::numeric_limits<double>::infinity();
  return std::nullopt;
}

const std::vector<double>& DataTable::numbers(std::size_t column, Diagnostics& diagnostics, Span use) const {
  numbers_.resize(columns_.size());
  std::vector<double>& result = numbers_[column];
  if (!result.empty() || row_count() == 0) return result;
  constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();
  result.reserve(row_count());
  Rows bad, infinite;
  std::size_t values = 0;
  for (std::size_t row = 0; row < row_count(); ++row) {
    const std::optional<double> value = number(text(column, row));
    if (!value) bad.push_back(static_cast<std::uint32_t>(row));
    if (value && std::isinf(*value)) infinite.push_back(static_cast<std::uint32_t>(row));
    const bool finite = value && std::isfinite(*value);
    values += finite ? 1 : 0;
    result.push_back(finite ? *value : kMissing);
  }
  report_bad_cells(column, bad, values, use, diagnostics);
  if (!infinite.empty()) {
    const std::string count = infinite.size() == 1 ? "a cell" : fmt::format("{} cells", infinite.size());
    diagnostics
        .add(codes::non_finite, span(column, infinite.front()),
             fmt::format("{} of column `{}` {} infinite, which is drawn as no value", count, columns_[column].name,
                         infinite.size() == 1 ? "is" : "are"))
        .advise("list `inf` under the table's `na` if that is meant");
  }
  return result;
}

void DataTable::report_bad_cells(std::size_t column, const Rows& bad, std::size_t values, Span use, Diagnostics& diagnostics) const {
  const std::string& column_name = columns_[column].name;
  const auto note_use = [&](Diagnostic& fault) {
    if (use) fault.note(use, fmt::format("`{}` is used as numbers here", column_name));
  };
  if (bad.size() > 1 && values == 0) {
    const std::string_view cell = text(column, bad.front());
    note_use(
        diagnostics
            .add(codes::bad_cell, span(column, bad.front()),
                 fmt::format("column `{}` holds no numbers: the first of its {} cells with a value is `{}`", column_name, bad.size(), cell))
            .advise(leading_number(cell).empty() ? "" : bad_cell_help(cell)));
    return;
  }
  // Cells that say the same have one cause, and are told of once.
  std::vector<std::pair<std::uint32_t, std::size_t>> kinds;  // the first row of each text, and how many there are
  std::map<std::string_view, std::size_t> kind_of;
  for (const std::uint32_t row : bad) {
    const auto [found, is_new] = kind_of.emplace(text(column, row), kinds.size());
    if (is_new) kinds.emplace_back(row, 0);
    ++kinds[found->second].second;
  }
  std::size_t told = 0;
  for (std::size_t i = 0; i < std::min(kinds.size(), kShownCells); ++i) {
    const auto& [row, count] = kinds[i];
    const std::string_view cell = text(column, row);
    told += count;
    Diagnostic& fault = diagnostics.add(codes::bad_cell, span(column, row),
                                        fmt::format("`{}` in column `{}`, row {}{}, is not a number", cell, column_name, row + 1,
                                                    count > 1 ? fmt::format(" and {} more", count - 1) : ""));
    fault.advise(bad_cell_help(cell));
    if (i == 0) note_use(fault);
  }
  if (told < bad.size())
    diagnostics.add(codes::bad_cell, span(column, kinds[kShownCells].first),
                    fmt::format("{} more cells of column `{}` are not numbers", bad.size() - told, column_name));
}

std::optional<DataTable> table_from_columns(std::string name, const Named<std::vector<CellText>>& columns,
                                            const std::vector<std::string>& na, Diagnostics& diagnostics) {
  DataTable table(std::move(name), nullptr, na);
  bool good = true;
  for (const auto& [column, span, cells] : columns.items) {
    const auto& first = columns.items.front();
    if (cells.size() != first.value.size()) {
      diagnostics
          .add(codes::unequal_lengths, span,
               fmt::format("column `{}` has {} cells, but column `{}` has {}", column, cells.size(), first.name, first.value.size()))
          .note(first.span, fmt::format("`{}` is here", first.name));
      good = false;
    }
    const std::size_t index = table.add_column(column, span);
    for (const CellText& cell : cells) table.add_cell(index, table.set_aside(cell.text, cell.span));
  }
  if (!good) return std::nullopt;
  return table;
}

std::string columns_text(const DataTable& table) {
  constexpr std::size_t kShown = 20;
  const auto names = table.column_names();
  if (names.empty()) return fmt::format("`{}` has no columns", table.name());
  if (names.size() == 1) return fmt::format("the only column of `{}` is `{}`", table.name(), names.front());
  std::string list;
  for (std::size_t i = 0; i < std::min(names.size(), kShown); ++i) {
    const bool last = i + 1 == names.size();
    list += fmt::format("{}`{}`", i == 0 ? "" : last ? " and " : ", ", names[i]);
  }
  if (names.size() > kShown) list += fmt::format(" and {} more", names.size() - kShown);
  return fmt::format("the columns of `{}` are {}", table.name(), list);
}

std::optional<std::size_t> column_of(const DataTable& table, std::string_view name, Span span, Diagnostics& diagnostics) {
  if (const auto column = table.find(name)) return column;
  Diagnostic& fault = diagnostics.add(codes::unknown_name, span, fmt::format("no column `{}` in table `{}`", name, table.name()));
  if (const auto near = suggest(name, table.column_names()); !near.empty()) fault.advise(fmt::format("did you mean `{}`?", near));
  fault.note(columns_text(table));
  return std::nullopt;
}

}  // namespace burin
