#include "data/read_table.h"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "data/csv.h"
#include "data/inflate.h"
#include "data/jsonl.h"
#include "yaml/node.h"

namespace burin {
namespace {

enum class Format { csv, tsv, json_lines };

std::optional<Format> format_of(std::string_view path) {
  if (path.ends_with(".csv")) return Format::csv;
  if (path.ends_with(".tsv")) return Format::tsv;
  if (path.ends_with(".jsonl") || path.ends_with(".ndjson")) return Format::json_lines;
  return std::nullopt;
}

/// What files that are no text begin with, and what they are.
constexpr std::array kForeign = {
    std::pair<std::string_view, std::string_view>{"PK\x03\x04", "a zip archive or an Excel workbook"},
    std::pair<std::string_view, std::string_view>{"SQLite format 3", "an SQLite database"},
    std::pair<std::string_view, std::string_view>{"PAR1", "a Parquet file"},
    std::pair<std::string_view, std::string_view>{"%PDF-", "a PDF"},
};

/// Says what a file is that does not hold what its ending promises; false if it does not look like text.
bool check_kind(const TableFile& file, std::string_view text, Diagnostics& diagnostics) {
  if (const Compression found = compression_of(text); found != Compression::none) {
    diagnostics.add(codes::bad_table, file.span, fmt::format("`{}` is compressed with {}", file.path, compression_name(found)))
        .advise(fmt::format("let its name end in `{}`", compression_ending(found)));
    return false;
  }
  for (const auto& [magic, kind] : kForeign)
    if (text.starts_with(magic)) {
      diagnostics.add(codes::bad_table, file.span, fmt::format("`{}` is {}, not a text file", file.path, kind))
          .advise("save the data as CSV");
      return false;
    }
  return true;
}

/// The inflated text of the file, without a byte order mark.
std::optional<std::string> read_text(const TableFile& file, Compression compression, const Files& files, Diagnostics& diagnostics) {
  std::string bytes, why;
  const auto refuse = [&] {
    diagnostics.add(codes::no_file, file.span, fmt::format("cannot read `{}`: {}", file.path, why));
    return std::nullopt;
  };
  if (!files.read(file.path, bytes, why)) return refuse();
  if (compression != Compression::none) {
    std::string text;
    if (!inflate(bytes, compression, file.limit, text, why)) return refuse();
    bytes = std::move(text);
  }
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.erase(0, 3);
  return bytes;
}

}  // namespace

std::optional<DataTable> read_table(const TableFile& file, const Files& files, Sources& sources, Diagnostics& diagnostics) {
  std::string_view stem = file.path;
  const Compression compression = take_compression(stem);
  const std::optional<Format> format = format_of(stem);
  if (!format) {
    diagnostics.add(codes::bad_value, file.span, fmt::format("the ending of `{}` does not say what the file holds", file.path))
        .advise("burin reads `.csv`, `.tsv`, `.jsonl` and `.ndjson`, each also with `.gz`, `.bz2`, `.xz` or `.zst` behind");
    return std::nullopt;
  }
  std::optional<std::string> text = read_text(file, compression, files, diagnostics);
  if (!text || !check_kind(file, *text, diagnostics)) return std::nullopt;
  if (text->find_first_not_of(" \t\r\n") == text->npos) {
    diagnostics.add(codes::bad_table, file.span, fmt::format("`{}` is empty", file.path))
        .advise(*format == Format::json_lines ? "each line is one object: `{\"x\": 1, \"y\": 2.5}`" : "its first line names the columns");
    return std::nullopt;
  }
  const Source& source = sources.add(file.path, std::move(*text));
  if (!check_encoding(source, diagnostics)) return std::nullopt;
  std::optional<DataTable> table = *format == Format::json_lines
                                       ? read_jsonl(file.name, source, file.na, diagnostics)
                                       : read_csv(file.name, source, *format == Format::csv ? ',' : '\t', file.na, diagnostics);
  if (table) table->set_origin(fmt::format("file: {}", file.written.empty() ? file.path : file.written));
  return table;
}

}  // namespace burin
