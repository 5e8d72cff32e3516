#include "data/csv.h"

#include <fmt/format.h>

#include <utility>

namespace burin {
namespace {

constexpr std::size_t kShownRows = 10;  // rows of a wrong length that are reported one by one

/// A cell as it stands in the file. One in quotes holds the text between them.
struct RawCell {
  std::size_t begin = 0, end = 0;
  bool doubled_quotes = false;  ///< the text has `""` for `"`
};

/// Reads row after row.
class CsvRows {
 public:
  CsvRows(const Source& source, char separator, Diagnostics& diagnostics)
      : source_(source), text_(source.text), separator_(separator), diagnostics_(diagnostics) {}

  /// The next row that is no blank line; false at the end, or after a fault that makes the rest unreadable.
  bool next(std::vector<RawCell>& cells);
  Span span() const { return {&source_, begin_, end_}; }  ///< of the row, without its line end
  bool broken() const { return broken_; }

 private:
  bool at_line_end() const { return at_ == text_.size() || text_[at_] == '\n' || text_[at_] == '\r'; }
  bool at_blank() const { return text_[at_] == ' ' || (text_[at_] == '\t' && separator_ != '\t'); }
  void skip_blanks() {
    while (at_ < text_.size() && at_blank()) ++at_;
  }
  void skip_blank_lines();
  bool read_cell(RawCell& cell);
  bool read_quoted(RawCell& cell);

  const Source& source_;
  std::string_view text_;
  char separator_;
  Diagnostics& diagnostics_;
  std::size_t at_ = 0, begin_ = 0, end_ = 0;
  bool broken_ = false;
};

void CsvRows::skip_blank_lines() {
  for (std::size_t line = at_;; line = at_) {
    skip_blanks();
    if (at_ < text_.size() && at_line_end()) {
      ++at_;
    } else {
      if (at_ < text_.size()) at_ = line;
      return;
    }
  }
}

bool CsvRows::next(std::vector<RawCell>& cells) {
  cells.clear();
  skip_blank_lines();
  if (broken_ || at_ == text_.size()) return false;
  begin_ = at_;
  for (;;) {
    RawCell& cell = cells.emplace_back();
    if (!read_cell(cell)) {
      broken_ = true;
      return false;
    }
    if (at_line_end()) break;
    ++at_;  // the separator
  }
  end_ = at_;
  return true;
}

bool CsvRows::read_cell(RawCell& cell) {
  skip_blanks();
  if (at_ < text_.size() && text_[at_] == '"') return read_quoted(cell);
  cell.begin = at_;
  while (!at_line_end() && text_[at_] != separator_) ++at_;
  cell.end = at_;
  while (cell.end > cell.begin && (text_[cell.end - 1] == ' ' || text_[cell.end - 1] == '\t')) --cell.end;
  return true;
}

bool CsvRows::read_quoted(RawCell& cell) {
  const std::size_t quote = at_;
  cell.begin = at_ + 1;
  for (std::size_t from = cell.begin;;) {
    cell.end = text_.find('"', from);
    if (cell.end == text_.npos) {
      diagnostics_.add(codes::bad_table, {&source_, quote, quote + 1}, "the quote that begins here is never closed")
          .advise("end the cell with `\"`; a `\"` within a quoted cell is written twice");
      return false;
    }
    if (!text_.substr(cell.end + 1).starts_with('"')) break;
    cell.doubled_quotes = true;
    from = cell.end + 2;
  }
  at_ = cell.end + 1;
  skip_blanks();
  if (at_line_end() || text_[at_] == separator_) return true;
  diagnostics_.add(codes::bad_table, {&source_, at_, at_ + 1}, "text follows the quote that ends a cell")
      .note({&source_, quote, quote + 1}, "the cell begins here")
      .advise("a `\"` within a quoted cell is written twice");
  return false;
}

std::string unquoted(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    result += text[i];
    if (text[i] == '"') ++i;
  }
  return result;
}

/// Makes the columns from the first row; false if a name is missing, repeated, or plainly not separated.
bool read_header(DataTable& table, const Source& source, const std::vector<RawCell>& cells, char separator, Diagnostics& diagnostics) {
  bool good = true;
  for (const RawCell& cell : cells) {
    const Span span{&source, cell.begin, cell.end};
    const std::string_view text = std::string_view(source.text).substr(cell.begin, cell.end - cell.begin);
    std::string name = cell.doubled_quotes ? unquoted(text) : std::string(text);
    if (name.empty()) {
      diagnostics.add(codes::bad_table, span, fmt::format("column {} has no name", table.column_count() + 1))
          .advise(table.column_count() == 0 ? "name it in the first line; pandas leaves its index nameless unless told `index=False`"
                                            : "name it in the first line, or take the separator away");
      good = false;
    } else if (const auto earlier = table.find(name)) {
      diagnostics.add(codes::bad_table, span, fmt::format("a second column is called `{}`", name))
          .note(table.column_span(*earlier), "the first is here");
      good = false;
    }
    table.add_column(std::move(name), span);
  }
  if (cells.size() != 1) return good;
  const std::string_view expected = separator == ',' ? "commas" : "tabs";
  for (const auto& [other, other_name] : {std::pair(';', "semicolons"), std::pair('\t', "tabs"), std::pair(',', "commas")}) {
    if (table.column_name(0).find(other) == std::string::npos) continue;
    diagnostics.add(codes::bad_table, table.column_span(0), fmt::format("the cells stand between {}, expected {}", other_name, expected))
        .advise(other == ';' ? "save the file with commas and decimal points"
                             : "end the file's name in `.csv` for commas, in `.tsv` for tabs");
    return false;
  }
  return good;
}

}  // namespace

std::optional<DataTable> read_csv(std::string name, const Source& source, char separator, const std::vector<std::string>& na,
                                  Diagnostics& diagnostics) {
  DataTable table(std::move(name), &source, na);
  CsvRows rows(source, separator, diagnostics);
  std::vector<RawCell> cells;
  if (!rows.next(cells)) {
    if (!rows.broken()) diagnostics.add(codes::bad_table, {&source, 0, 0}, "the file is empty").advise("its first line names the columns");
    return std::nullopt;
  }
  if (!read_header(table, source, cells, separator, diagnostics)) return std::nullopt;
  std::size_t row = 0, uneven = 0;
  Span first_not_shown;
  while (rows.next(cells)) {
    ++row;
    if (cells.size() != table.column_count()) {
      if (++uneven <= kShownRows)
        diagnostics.add(codes::bad_table, rows.span(),
                        fmt::format("row {} has {} cell{}, but the header has {}", row, cells.size(), cells.size() == 1 ? "" : "s",
                                    table.column_count()));
      else if (!first_not_shown)
        first_not_shown = rows.span();
      continue;
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const auto [begin, end, doubled_quotes] = cells[i];
      if (doubled_quotes)
        table.add_cell(i, table.set_aside(unquoted(std::string_view(source.text).substr(begin, end - begin)), {&source, begin, end}));
      else
        table.add_cell(i, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end - begin)});
    }
  }
  if (uneven > kShownRows)
    diagnostics.add(codes::bad_table, first_not_shown, fmt::format("{} more rows are not as long as the header", uneven - kShownRows));
  if (uneven > 0 || rows.broken()) return std::nullopt;
  return table;
}

}  // namespace burin
