// Where numbers come from: files and inline columns, rows to keep, and the channels of marks.
#pragma once

#include "spec/style.h"

namespace burin {

/// A value written inline, kept as text: whether it is a number is decided by the column that it stands in.
struct CellText {
  std::string text;
  Span span;
  bool missing = false;  ///< written as nothing, or as null
};
template <>
struct Codec<CellText> {
  static std::string expected() { return "a number or a text"; }
  static Shape shape() { return {.kind = Shape::Kind::cell}; }
  static bool read(const Node& node, CellText& value, Reader& reader);
};

/// One table: a file, or columns written inline. `runs: results.csv` is short for `runs: {file: results.csv}`.
struct DataSource {
  Text file;
  std::vector<std::string> na;
  Named<std::vector<CellText>> columns;
  Text sqlite;
  Text query;
  Written written;
};
template <>
struct Table<DataSource> {
  static constexpr std::string_view what = "data";
  static constexpr auto shorthand = &DataSource::file;
  static constexpr std::tuple fields{
      field("file", &DataSource::file, "A CSV, TSV or JSON Lines file, also compressed (.gz .bz2 .xz .zst), relative to the figure's file.",
            "runs.csv", not_empty),
      field("na", &DataSource::na, "Cells that mean that there is no value, beside the empty cell.", R"([OOM, "-"], file: runs.csv)"),
      field("columns", &DataSource::columns, "The table itself: a list of values for each column.", "{gpus: [1, 2], seconds: [40, 21]}"),
      later(field("sqlite", &DataSource::sqlite, "An SQLite database.")),
      later(field("query", &DataSource::query, "The query that selects the table from the database.")),
  };
};

/// Rows to keep: each column's cell must be one of the values, and the expression must hold.
struct Where {
  struct Condition {
    std::string column;
    Span span;  ///< of the column's name
    std::vector<CellText> values;
  };
  std::vector<Condition> conditions;
  std::vector<Text> expressions;
  bool empty() const { return conditions.empty() && expressions.empty(); }
};
template <>
struct Codec<Where> {
  static std::string expected() { return "a map of columns and values, or an expression"; }
  static Shape shape() {
    return {.kind = Shape::Kind::one_of,
            .parts = {Shape{.kind = Shape::Kind::named, .parts = {Shape{}}}, Shape{.kind = Shape::Kind::text}}};
  }
  static bool read(const Node& node, Where& value, Reader& reader);
};
/// A condition on a column replaces the one from further out; expressions add up.
void overlay(Where& base, const Where& over);

/// What a channel of a mark shows: an expression over columns, or the values themselves.
struct Channel {
  Text expression;
  std::vector<CellText> values;
  Span span;
  bool is_values = false;
  bool written() const { return is_values || !expression.text.empty(); }
};
template <>
struct Codec<Channel> {
  static std::string expected() { return "a column, an expression or a list of values"; }
  static Shape shape() {
    return {.kind = Shape::Kind::one_of,
            .parts = {Shape{.kind = Shape::Kind::text}, Shape{.kind = Shape::Kind::list, .parts = {Codec<CellText>::shape()}}}};
  }
  static bool read(const Node& node, Channel& value, Reader& reader);
};

}  // namespace burin
