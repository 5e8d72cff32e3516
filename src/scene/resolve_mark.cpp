// One mark of a panel: its table and rows, its series, their values.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "data/select.h"
#include "scene/resolve.h"
#include "scene/styles.h"
#include "spec/foreign.h"

namespace burin {
namespace {

/// Rows of a table that become one series.
struct SeriesRows {
  std::string name;  ///< of the registry; empty if the mark names none
  Text label;
  Rows rows;
};

class MarkResolver {
 public:
  MarkResolver(const Mark& mark, std::size_t number, const Panel& panel, std::size_t panel_number, PanelContext& context)
      : mark_(mark), number_(number), panel_(panel), panel_number_(panel_number), context_(context), diagnostics_(context.diagnostics) {}

  MarkSeries resolve();

 private:
  /// Where its kind is written; of a mark without one its own place.
  Span place() const { return mark_.mark.text.span ? mark_.mark.text.span : mark_.written.place; }
  const MarkKind* find_kind();
  bool find_table();
  Scope scope() const { return {table_, &context_.data.constants, context_.figure.constants.open}; }
  Rows selected_rows();
  std::vector<SeriesRows> split(const Rows& rows);
  std::optional<std::vector<double>> channel(const Channel& channel, std::string_view name, const Rows& rows);
  std::optional<SeriesValues> values_of(const SeriesRows& series);
  void check_values(const SeriesValues& values, const SeriesRows& series, const MarkKind& kind);

  const Mark& mark_;
  std::size_t number_;
  const Panel& panel_;
  std::size_t panel_number_;
  PanelContext& context_;
  Diagnostics& diagnostics_;
  const DataTable* table_ = nullptr;  // null if the mark holds all of its numbers itself
};

const MarkKind* MarkResolver::find_kind() {
  const Text& name = mark_.mark.text;
  if (name.text.empty()) return nullptr;  // reported when it was read
  if (const MarkKind* kind = find_mark_kind(name.text)) return kind;
  std::vector<std::string_view> names;
  for (const MarkKind* kind : mark_kinds()) names.push_back(kind->name);
  std::string theirs = foreign_value_help("mark", name.text);
  for (const std::string_view later : later_mark_kinds()) {
    if (theirs == fmt::format("write `{}`", later))
      theirs = fmt::format("it is called `{}` here and not drawn by this version of burin, which draws {}", later, listed(names));
    if (later != name.text) continue;
    diagnostics_.add(codes::not_drawn, name.span, fmt::format("the mark `{}` is not drawn by this version of burin", later))
        .advise(fmt::format("the marks that it draws are {}", listed(names)));
    return nullptr;
  }
  diagnostics_.add(codes::unknown_name, name.span, fmt::format("unknown mark `{}`", name.text))
      .advise(theirs.empty() ? suggestion_or_choices(name.text, names) : theirs);
  return nullptr;
}

/// Finds the table that the mark draws; false if it needs one that is not there.
bool MarkResolver::find_table() {
  const bool all_inline = (mark_.x.is_values || !mark_.x.written()) && (mark_.y.is_values || !mark_.y.written()) && mark_.by.text.empty();
  if (all_inline && mark_.data.text.empty()) return true;
  const auto& tables = context_.data.tables;
  const Text& name = mark_.data.text.empty() ? panel_.data : mark_.data;
  std::vector<std::string_view> names = context_.figure.data.names();
  const bool may_be_elsewhere = context_.figure.data.open;
  if (name.text.empty()) {
    if (tables.size() == 1) {
      const auto& only = tables.begin()->second;
      table_ = only ? &*only : nullptr;
      return only.has_value();
    }
    if (may_be_elsewhere) return false;
    // Without any table, an expression over constants alone cannot have rows.
    diagnostics_.add(codes::missing_key, place(), tables.empty() ? "this mark has no data" : "this mark does not say which table it draws")
        .advise(tables.empty() ? "define a table under `data`, or write the numbers: `x: [1, 2]`"
                               : fmt::format("write `data:` with one of {}", listed(names)));
    return false;
  }
  const auto found = tables.find(name.text);
  if (found == tables.end() && may_be_elsewhere) return false;
  if (found == tables.end()) {
    diagnostics_.add(codes::unknown_name, name.span, fmt::format("unknown data `{}`", name.text))
        .advise(names.empty() ? "define it: `data: {" + name.text + ": file.csv}`" : suggestion_or_choices(name.text, names));
    return false;
  }
  if (!found->second) return false;  // reported when it was loaded
  table_ = &*found->second;
  return true;
}

Rows MarkResolver::selected_rows() {
  Rows rows = all_rows(*table_);
  std::vector<AbsentValue> absent;
  for (const Where* where : {&panel_.where, &mark_.where}) {
    rows = keep_rows(*table_, rows, where->conditions, absent, diagnostics_);
    for (const Text& text : where->expressions)
      if (const auto expression = parse_expression(text.text, text.span, diagnostics_))
        rows = keep_rows(scope(), rows, *expression, diagnostics_);
  }
  for (const AbsentValue& value : absent)
    diagnostics_
        .add(codes::empty_selection, value.span,
             fmt::format("no row of `{}` has `{}` in column `{}`", table_->name(), value.value, value.column))
        .advise(value.nearest.empty() ? "" : fmt::format("did you mean `{}`?", value.nearest));
  // A panel that is empty on purpose says so by a note.
  const bool has_note =
      std::any_of(panel_.annotations.begin(), panel_.annotations.end(), [](const Annotation& a) { return !a.text.text.empty(); });
  const auto warn = [&](Span span, std::string message) {
    diagnostics_.add(codes::empty_selection, span, std::move(message))
        .advise("if the panel is empty on purpose, a note in it says so and ends this warning");
  };
  const Span where = value_span(panel_, &Panel::where);
  if (!rows.empty() || !absent.empty() || has_note || diagnostics_.has_errors()) return rows;
  if (table_->row_count() == 0)
    warn(place(), fmt::format("`{}` has no rows{}", table_->name(), table_->source() ? " below its header" : ""));
  else
    warn(where ? where : place(), fmt::format("no row of `{}` is left for this mark", table_->name()));
  return rows;
}

std::vector<SeriesRows> MarkResolver::split(const Rows& rows) {
  std::vector<SeriesRows> result;
  if (!mark_.by.text.empty()) {
    if (!mark_.series.text.empty())
      diagnostics_.add(codes::conflict, mark_.series.span, "`series` names one series, and `by` makes several")
          .advise("remove one of the two");
    const auto column = table_ ? column_of(*table_, mark_.by.text, mark_.by.span, diagnostics_) : std::nullopt;
    if (!column) return result;
    for (RowGroup& group : group_by(*table_, *column, rows)) {
      if (const auto c = unprintable(group.value)) {
        diagnostics_.add(
            codes::bad_cell, table_->span(*column, group.rows.front()),
            fmt::format("a value of column `{}` holds U+{:04X}, which cannot be printed", mark_.by.text, static_cast<unsigned>(*c)));
        continue;
      }
      context_.registry.number_of(group.value);  // in the order of the rows, not in that of the sort below
      result.push_back({group.value, Text{group.value, mark_.by.span}, std::move(group.rows)});
    }
    if (mark_.label && !mark_.label->text.empty())
      diagnostics_.add(codes::no_effect, key_span(mark_, &Mark::label), "`label` changes nothing about a mark with `by`")
          .advise("series are named by the values of their column; `label` under `series` names one of them");
    std::stable_sort(result.begin(), result.end(), [&](const SeriesRows& a, const SeriesRows& b) {
      return context_.registry.number_of(a.name) < context_.registry.number_of(b.name);
    });
    return result;
  }
  SeriesRows one{{}, mark_.label.value_or(Text{}), rows};
  if (!mark_.series.text.empty()) {
    const auto names = context_.figure.series.names();
    if (std::find(names.begin(), names.end(), mark_.series.text) == names.end()) {
      if (context_.figure.series.open) return result;
      diagnostics_.add(codes::unknown_name, mark_.series.span, fmt::format("unknown series `{}`", mark_.series.text))
          .advise(names.empty() ? "define it under `series`" : suggestion_or_choices(mark_.series.text, names));
      return result;
    }
    one.name = mark_.series.text;
    if (one.label.text.empty()) one.label = mark_.series;
  } else {
    // Marks without a name are told apart by their label, else by their place in the panel.
    one.name = one.label.text.empty() ? fmt::format("mark {}", number_) : one.label.text;
  }
  result.push_back(std::move(one));
  return result;
}

std::optional<std::vector<double>> MarkResolver::channel(const Channel& channel, std::string_view name, const Rows& rows) {
  if (!channel.written()) {
    if (!channel.span && is_written(mark_, &Mark::mark))
      diagnostics_.add(codes::missing_key, place(), fmt::format("the mark `{}` needs `{}`", mark_.mark.text.text, name))
          .advise("write a column, an expression over columns, or the values in brackets");
    return std::nullopt;
  }
  if (!channel.is_values) {
    const auto expression = parse_expression(channel.expression.text, channel.expression.span, diagnostics_);
    if (!expression) return std::nullopt;
    return evaluate(*expression, scope(), rows, diagnostics_);
  }
  std::vector<double> values;
  for (const CellText& cell : channel.values) {
    const auto number = parse_number(cell.text);
    if (!number && !cell.missing && !cell.text.empty())
      diagnostics_.add(codes::bad_number, cell.span, fmt::format("found `{}` in `{}`, which takes numbers", cell.text, name))
          .advise("a missing value is written `null`");
    values.push_back(number.value_or(std::nan("")));
  }
  return values;
}

std::optional<SeriesValues> MarkResolver::values_of(const SeriesRows& series) {
  auto x = channel(mark_.x, "x", series.rows);
  auto y = channel(mark_.y, "y", series.rows);
  if (!x || !y) return std::nullopt;
  if (x->size() != y->size()) {
    diagnostics_.add(codes::unequal_lengths, mark_.y.span, fmt::format("`y` has {} values", y->size()))
        .note(mark_.x.span, fmt::format("`x` has {}", x->size()))
        .advise("both need one value for each point");
    return std::nullopt;
  }
  return SeriesValues{std::move(*x), std::move(*y), mark_.missing};
}

void MarkResolver::check_values(const SeriesValues& values, const SeriesRows& series, const MarkKind& kind) {
  std::size_t holes = 0;
  bool unordered = false;
  int direction = 0;
  double before = std::nan("");
  for (std::size_t i = 0; i < values.x.size(); ++i) {
    if (!std::isfinite(values.x[i]) || !std::isfinite(values.y[i])) {
      ++holes;
      continue;
    }
    const int step = std::isnan(before) ? 0 : (values.x[i] > before) - (values.x[i] < before);
    if (step != 0 && direction == -step) unordered = true;
    if (step != 0) direction = step;
    before = values.x[i];
  }
  if (holes > 0 && values.missing == Missing::error)
    diagnostics_
        .add(codes::bad_cell, value_span(mark_, &Mark::missing),
             fmt::format("series `{}` has {} missing value{}", series.name, holes, holes == 1 ? "" : "s"))
        .advise("`missing: gap` leaves a gap in the line, `connect` bridges it");
  const std::size_t points = values.x.size() - holes;
  if (points == 0 && holes > 0 && !diagnostics_.has_errors())
    diagnostics_.add(codes::empty_selection, mark_.y.span, fmt::format("no point of series `{}` has both of its values", series.name));
  if (points == 1 && kind.draws_line && !kind.draws_marker)
    diagnostics_.add(codes::empty_selection, place(), fmt::format("series `{}` has one point, which a line does not show", series.name))
        .advise("draw `points` or `line_points`");
  if (unordered && kind.draws_line && !diagnostics_.has_errors())
    diagnostics_.add(codes::unordered_x, mark_.x.span, fmt::format("the x values of series `{}` go back and forth", series.name))
        .advise("sort the rows by x, or draw `points`");
}

MarkSeries MarkResolver::resolve() {
  MarkSeries result;
  const MarkKind* kind = find_kind();
  if (mark_.style.color) resolve_color(*mark_.style.color, context_.figure.colors, diagnostics_);
  if (!find_table()) return result;
  const Rows rows = table_ ? selected_rows() : Rows{};
  const std::vector<SeriesRows> all = split(rows);
  // Where it cannot be said which series there are, what each would have drawn is looked at all the same: one run names all faults.
  if (all.empty() && diagnostics_.has_errors()) {
    channel(mark_.x, "x", rows);
    channel(mark_.y, "y", rows);
  }
  for (const SeriesRows& series : all) {
    const Look look = context_.registry.look_of(series.name, mark_.style, diagnostics_);
    const auto values = values_of(series);
    if (!values || !kind) continue;
    check_values(*values, series, *kind);
    context_.registry.drawn(panel_number_, series.name, series.label, mark_, *kind, look);
    SceneSeries drawn{series.name, look, kind->draw(*values), mark_.mark.text.span};
    (is_horizontal(mark_.axis) ? drawn.x_axis : drawn.y_axis) = mark_.axis;
    result.series.push_back(std::move(drawn));
    result.extents.push_back(kind->extent(*values));
  }
  return result;
}

}  // namespace

MarkSeries resolve_mark(const Mark& mark, std::size_t number, const Panel& panel, std::size_t panel_number, PanelContext& context) {
  return MarkResolver(mark, number, panel, panel_number, context).resolve();
}

}  // namespace burin
