#include "data/jsonl.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <unordered_map>
#include <utility>

namespace burin {
namespace {

constexpr const char* kOneObject = "each line is one object: `{\"x\": 1, \"y\": 2.5}`";
constexpr std::size_t kMostPadding = 32'000'000;  // cells that lines leave out: keys that stand in few of many lines would fill the memory
constexpr std::size_t kShownLines = 10;           // bad lines that are reported one by one

/// What is wrong with a line, in bytes of the source.
struct Fault {
  std::size_t begin = 0, end = 0;
  std::string message, help;
};

/// Receives the values of one line after the other from nlohmann-json (its SAX interface) and makes cells of them. That library
/// tells what the values are; where they are is followed along in the text, so that cells need no copies and have their places.
class LineReader {
 public:
  LineReader(DataTable& table, const Source& source) : table_(table), source_(source), text_(source.text) {}

  /// Reads the line [begin, end) into the table's next row. False leaves the fault.
  bool read(std::size_t begin, std::size_t end);
  const Fault& fault() const { return fault_; }
  /// Whether no more lines can be read.
  bool is_full() const { return padding_ > kMostPadding; }
  /// Gives every column its missing cells at the end. False leaves the fault.
  bool finish();

  bool null() { return add({}); }
  bool boolean(bool) { return add(stretch()); }
  bool number_integer(std::int64_t) { return add(stretch()); }
  bool number_unsigned(std::uint64_t) { return add(stretch()); }
  bool number_float(double, const std::string&) { return add(stretch()); }
  bool string(std::string& value);
  bool binary(nlohmann::json::binary_t&) { return false; }  // not in text
  bool start_object(std::size_t);
  bool key(std::string& name);
  bool end_object() { return true; }
  bool start_array(std::size_t) { return refuse_nested("a list"); }
  bool end_array() { return true; }
  bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception&);

 private:
  bool refuse(std::size_t begin, std::size_t end, std::string message, std::string help = {}) {
    fault_ = {begin, std::clamp(end, begin, text_.size()), std::move(message), std::move(help)};
    return false;
  }
  bool refuse_nested(std::string_view kind);
  bool add(DataCell cell);
  void skip(std::string_view characters) { at_ = std::min(text_.find_first_not_of(characters, at_), end_); }
  std::size_t string_end(std::size_t quote) const;
  DataCell stretch();
  bool pad(std::size_t column);

  DataTable& table_;
  const Source& source_;
  std::string_view text_;
  std::unordered_map<std::string, std::size_t> columns_;
  std::vector<std::size_t> filled_;  // by column: cells so far
  std::size_t begin_ = 0, end_ = 0, at_ = 0, row_ = 0, column_ = 0, padding_ = 0;
  bool inside_ = false;
  Fault fault_;
};

bool LineReader::read(std::size_t begin, std::size_t end) {
  begin_ = at_ = begin;
  end_ = end;
  inside_ = false;
  const std::string_view line = text_.substr(begin, end - begin);
  const bool good = nlohmann::json::sax_parse(line.begin(), line.end(), this);
  ++row_;
  return good;
}

/// Past the quote that ends the JSON string which begins at `quote`.
std::size_t LineReader::string_end(std::size_t quote) const {
  std::size_t i = quote + 1;
  while (i < end_ && text_[i] != '"') i += text_[i] == '\\' ? 2 : 1;
  return std::min(i + 1, end_);
}

bool LineReader::start_object(std::size_t) {
  if (inside_) return refuse_nested("an object");
  inside_ = true;
  skip(" \t\r");
  ++at_;
  return true;
}

bool LineReader::key(std::string& name) {
  skip(" \t\r,");
  const std::size_t quote = at_;
  at_ = string_end(quote);
  const Span span{&source_, quote + 1, at_ - 1};
  skip(" \t\r:");
  if (name.empty()) return refuse(quote, quote + 2, "a key without a name", "it becomes a column's name");
  const auto [found, added] = columns_.try_emplace(name, table_.column_count());
  if (added) {
    table_.add_column(name, span);
    filled_.push_back(0);
  }
  column_ = found->second;
  if (filled_[column_] > row_) return refuse(span.begin, span.end, fmt::format("the key `{}` stands twice in the line", name));
  return true;
}

bool LineReader::string(std::string& value) {
  const std::size_t quote = at_;
  at_ = string_end(quote);
  const bool plain = value.size() == at_ - quote - 2;  // an escape is always longer than what it stands for
  if (plain) return add({static_cast<std::uint32_t>(quote + 1), static_cast<std::uint32_t>(value.size())});
  return add(table_.set_aside(std::move(value), {&source_, quote + 1, at_ - 1}));
}

/// The number or word that begins here.
DataCell LineReader::stretch() {
  const std::size_t begin = at_;
  at_ = std::min(text_.find_first_of(" \t\r,}", begin), end_);
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_ - begin)};
}

bool LineReader::add(DataCell cell) {
  if (!inside_) return refuse(begin_, end_, "a line that is no object", kOneObject);
  if (cell.size == 0 && cell.begin == 0) cell.begin = stretch().begin;
  if (!pad(column_)) return false;
  table_.add_cell(column_, cell);
  ++filled_[column_];
  return true;
}

/// Fills a column with missing cells up to the row that is read.
bool LineReader::pad(std::size_t column) {
  padding_ += row_ - filled_[column];
  if (padding_ > kMostPadding) {
    const Span key = table_.column_span(column);
    return refuse(key.begin, key.end, fmt::format("the lines have {} keys, most of which stand in few of them", table_.column_count()),
                  "write the same keys in each line, such as `{\"name\": \"loss\", \"value\": 0.5}`");
  }
  for (; filled_[column] < row_; ++filled_[column]) table_.add_cell(column, {static_cast<std::uint32_t>(begin_), 0});
  return true;
}

bool LineReader::finish() {
  for (std::size_t column = 0; column < filled_.size(); ++column)
    if (!pad(column)) return false;
  return true;
}

bool LineReader::refuse_nested(std::string_view kind) {
  if (!inside_) return refuse(begin_, end_, "a line that is no object", kOneObject);
  return refuse(at_, at_ + 1, fmt::format("{} as the value of `{}`", kind, table_.column_name(column_)),
                "a table needs numbers and texts: write out its parts as keys of their own");
}

bool LineReader::parse_error(std::size_t position, const std::string&, const nlohmann::json::exception&) {
  const std::size_t at = std::clamp(begin_ + std::max<std::size_t>(position, 1) - 1, begin_, end_);
  const std::string_view rest = text_.substr(at, end_ - at);
  for (const std::string_view word : {"NaN", "Infinity"})  // as Python's json module writes them
    if (rest.starts_with(word)) return refuse(at, at + word.size(), fmt::format("JSON has no `{}`", word), "write null for no value");
  return refuse(at, at + 1, "the line is not JSON from here on", kOneObject);
}

}  // namespace

std::optional<DataTable> read_jsonl(std::string name, const Source& source, const std::vector<std::string>& na, Diagnostics& diagnostics) {
  DataTable table(std::move(name), &source, na);
  LineReader reader(table, source);
  std::size_t bad = 0, first_not_shown = 0;
  for (std::size_t line = 1; line <= source.line_starts.size(); ++line) {
    const std::string_view text = line_text(source, line);
    if (text.find_first_not_of(" \t\r") == text.npos) continue;
    const std::size_t begin = source.line_starts[line - 1];
    if (reader.read(begin, begin + text.size())) continue;
    if (++bad > kShownLines) {
      if (bad == kShownLines + 1) first_not_shown = begin;
      continue;
    }
    const Fault& fault = reader.fault();
    diagnostics.add(codes::bad_table, {&source, fault.begin, fault.end}, fault.message).advise(fault.help);
    if (reader.is_full()) return std::nullopt;
  }
  if (bad == 0 && !reader.finish()) {
    const Fault& fault = reader.fault();
    diagnostics.add(codes::bad_table, {&source, fault.begin, fault.end}, fault.message).advise(fault.help);
    return std::nullopt;
  }
  if (bad > kShownLines)
    diagnostics.add(codes::bad_table, {&source, first_not_shown, first_not_shown + 1},
                    fmt::format("{} more lines are not flat JSON objects", bad - kShownLines));
  if (bad > 0) return std::nullopt;
  if (table.column_count() == 0) {
    diagnostics.add(codes::bad_table, {&source, 0, 0}, "the file is empty").advise(kOneObject);
    return std::nullopt;
  }
  return table;
}

}  // namespace burin
