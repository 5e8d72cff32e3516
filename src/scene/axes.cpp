#include "scene/axes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "scene/scale.h"
#include "scene/styles.h"
#include "scene/ticks.h"
#include "text/lines.h"

namespace burin {
namespace {

/// The ends that the author wrote, where they can be ends at all.
void check_range(const Axis& axis, std::string_view name, Diagnostics& diagnostics) {
  if (!axis.range) return;
  const auto& [low, high] = *axis.range;
  const Span span = value_span(axis, &Axis::range);
  const Scale scale = axis.scale;
  for (const AxisEnd* end : {&low, &high})
    if (end->value && !on_scale(scale, *end->value)) {
      diagnostics
          .add(codes::bad_range, end->span, fmt::format("a `{}` axis has no place for {}", choice_name(scale), number_text(*end->value)))
          .note(value_span(axis, &Axis::scale), "the scale is set here")
          .advise("write an end above zero, or `auto`");
    }
  if (!low.value || !high.value) return;
  if (*low.value == *high.value)
    diagnostics.add(codes::bad_range, span, fmt::format("both ends of the range of `{}` are {}", name, number_text(*low.value)))
        .advise("the ends must differ; `auto` takes one from the data");
  else if (*low.value > *high.value)
    diagnostics
        .add(codes::bad_range, span,
             fmt::format("the range of `{}` runs from {} down to {}", name, number_text(*low.value), number_text(*high.value)))
        .advise(fmt::format("write `range: [{}, {}]`, with `reverse: true` if values shall grow the other way", number_text(*high.value),
                            number_text(*low.value)));
}

/// Both ends: the author's where written, else from `values`.
void set_range(SceneAxis& result, const std::optional<Range>& range, double padding, const std::vector<double>& values) {
  auto [low, high] = padded_range(result.scale, values, padding);
  if (range) {
    const Range& ends = *range;
    if (ends.low.value) low = *ends.low.value;
    if (ends.high.value) high = *ends.high.value;
    // Data wholly beyond the one written end leave no room for the other.
    const bool is_log = result.scale == Scale::log || result.scale == Scale::log2;
    if (low >= high && !ends.high.value) high = is_log ? 10 * low : low + std::max(1.0, std::abs(low));
    if (low >= high && !ends.low.value) low = is_log ? high / 10 : high - std::max(1.0, std::abs(high));
  }
  if (low < high) result.low = low, result.high = high;
}

void set_ticks(SceneAxis& result, const Axis& axis, PanelContext& context) {
  const Ticks& ticks = axis.ticks;
  const bool listed_at = is_written(ticks, &Ticks::at);
  if (is_written(ticks, &Ticks::labels) && ticks.labels.size() != ticks.at.size()) {
    context.diagnostics.add(codes::unequal_lengths, value_span(ticks, &Ticks::labels),
                            fmt::format("`labels` has {} texts for {} values of `at`", ticks.labels.size(), ticks.at.size()));
    return;
  }
  if (!listed_at) {
    if (ticks.every && *ticks.every > 0 && result.high > result.low && (result.high - result.low) / *ticks.every > 200)
      context.diagnostics.add(
          codes::bad_value, value_span(ticks, &Ticks::every),
          fmt::format("`every` makes more than 200 ticks from {} to {}", number_text(result.low), number_text(result.high)));
    return;
  }
  std::vector<double> values;
  for (const auto& at : ticks.at) values.push_back(at.value);
  const auto texts = tick_texts(values, result.ticks.format);
  std::vector<Tick> fixed;
  const double slack = (result.high - result.low) * 1e-9;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!on_scale(result.scale, values[i]) || values[i] < result.low - slack || values[i] > result.high + slack) {
      // A value that could not be read was reported then.
      if (!context.diagnostics.has_errors())
        context.diagnostics.add(codes::outside_scale, ticks.at[i].span,
                                fmt::format("the tick at {} lies outside of the axis, which runs from {:.6g} to {:.6g}",
                                            number_text(values[i]), result.low, result.high));
      continue;
    }
    if (ticks.labels.empty())
      fixed.push_back({values[i], {texts[i]}});
    else
      fixed.push_back({values[i], text_lines(ticks.labels[i], context.figure.text, context.diagnostics), ticks.labels[i].span});
  }
  result.ticks.fixed = std::move(fixed);
}

/// One of the two axes, so that both are treated alike.
struct Dimension {
  std::string_view name;
  Axis Panel::*spec;
  SceneAxis ScenePanel::*axis;
  double Vec::*value;
};
constexpr Dimension kX{"x", &Panel::x, &ScenePanel::x, &Vec::x};
constexpr Dimension kY{"y", &Panel::y, &ScenePanel::y, &Vec::y};

using Group = std::vector<PanelDraft*>;

/// The panels that have one range, group by group.
std::vector<Group> groups_of(std::vector<PanelDraft>& drafts, ShareScope scope) {
  std::vector<Group> groups;
  std::map<std::size_t, std::size_t> by_track;
  for (std::size_t i = 0; i < drafts.size(); ++i) {
    const ScenePanel& panel = drafts[i].panel;
    const std::size_t track = scope == ShareScope::none  ? i
                              : scope == ShareScope::all ? 0
                              : scope == ShareScope::row ? panel.row
                                                         : panel.column;
    const auto [found, is_new] = by_track.emplace(track, groups.size());
    if (is_new) groups.emplace_back();
    groups[found->second].push_back(&drafts[i]);
  }
  return groups;
}

/// The ends that members of a group write; each end has to be the same wherever it is written.
std::optional<Range> written_range(const Group& group, const Dimension& dimension, Diagnostics& diagnostics) {
  std::optional<Range> shared;
  for (const PanelDraft* draft : group) {
    const auto& own = (draft->spec.*dimension.spec).range;
    if (!own) continue;
    if (!shared) shared = Range{};
    for (const auto end : {&Range::low, &Range::high}) {
      const AxisEnd& mine = *own.*end;
      AxisEnd& theirs = *shared.*end;
      if (!mine.value) continue;
      if (theirs.value && *theirs.value != *mine.value)
        diagnostics
            .add(codes::conflict, mine.span, fmt::format("the panels share `{}`, and this end differs from another's", dimension.name))
            .note(theirs.span, "the other end is written here");
      theirs = mine;
    }
  }
  return shared;
}

/// Whether check_range has reported what is written.
bool is_faulty(Scale scale, const std::optional<Range>& range) {
  if (!range) return false;
  const auto &low = range->low.value, &high = range->high.value;
  return (low && !on_scale(scale, *low)) || (high && !on_scale(scale, *high)) || (low && high && *low >= *high);
}

void share_range(const Group& group, const Dimension& dimension, PanelContext& context) {
  std::vector<double> values;
  const PanelDraft& first = *group.front();
  for (const PanelDraft* draft : group) {
    const ScenePanel& panel = draft->panel;
    if ((panel.*dimension.axis).scale != (first.panel.*dimension.axis).scale)
      context.diagnostics.add(codes::conflict, panel.span, fmt::format("the panels share `{}`, and their scales differ", dimension.name))
          .note(first.panel.span, "the other scale is that of this panel");
    for (const auto& extent : draft->extents)
      for (const Vec& v : extent)
        // What the x range hides does not stretch the y axis.
        if (&dimension == &kX || (v.x >= panel.x.low && v.x <= panel.x.high)) values.push_back(v.*dimension.value);
  }
  for (const PanelDraft* draft : group)
    if ((draft->panel.*dimension.axis).reverse != (first.panel.*dimension.axis).reverse)
      context.diagnostics
          .add(codes::conflict, draft->panel.span, fmt::format("the panels share `{}`, and only some of them reverse it", dimension.name))
          .note(first.panel.span, "this panel runs the other way")
          .advise("write `reverse` in `every_panel`");
  const auto range = written_range(group, dimension, context.diagnostics);
  const auto& padding = (first.spec.*dimension.spec).padding;
  for (PanelDraft* draft : group) set_range(draft->panel.*dimension.axis, range, padding ? padding->value / 100 : 0.05, values);
  if (const SceneAxis& axis = first.panel.*dimension.axis; !is_faulty(axis.scale, range) && !can_be_range(axis.scale, axis.low, axis.high))
    context.diagnostics
        .add(codes::bad_range,
             range && range->low.span    ? range->low.span
             : range && range->high.span ? range->high.span
                                         : first.panel.span,
             fmt::format("`{}` cannot run from {} to {}", dimension.name, number_text(axis.low), number_text(axis.high)))
        .advise(
            "the ends are too large, too small or too close to each other for a picture: scale the values, or subtract what they share");
}

bool same_ticks(const SceneAxis& a, const SceneAxis& b) {
  if (a.ticks.fixed.has_value() != b.ticks.fixed.has_value() || a.ticks.every != b.ticks.every || a.ticks.count != b.ticks.count)
    return false;
  const auto same = [](const Tick& p, const Tick& q) { return p.value == q.value && p.lines == q.lines; };
  return !a.ticks.fixed || std::equal(a.ticks.fixed->begin(), a.ticks.fixed->end(), b.ticks.fixed->begin(), b.ticks.fixed->end(), same);
}

/// Where panels of a column share x, only the lowest of them shows its texts; where those of a row share y, only the leftmost.
void hide_texts(std::vector<PanelDraft>& drafts, const Share& share) {
  const bool x = share.x == ShareScope::all || share.x == ShareScope::column, y = share.y == ShareScope::all || share.y == ShareScope::row;
  if (!x && !y) return;
  for (PanelDraft& draft : drafts)
    for (const PanelDraft& other : drafts) {
      const ScenePanel &a = draft.panel, &b = other.panel;
      // Ticks of the author's own that differ need texts of their own.
      if (x && a.column == b.column && a.column_span == b.column_span && b.row > a.row && same_ticks(a.x, b.x)) draft.panel.x.texts = false;
      if (y && a.row == b.row && a.row_span == b.row_span && b.column < a.column && same_ticks(a.y, b.y)) draft.panel.y.texts = false;
    }
}

}  // namespace

SceneAxis begin_axis(const Axis& axis, std::string_view name, PanelContext& context) {
  SceneAxis result;
  result.scale = axis.scale;
  result.reverse = axis.reverse;
  result.visible = axis.visible;
  result.grid = axis.grid;
  result.direction = axis.ticks.direction;
  result.tick_font = font_over(context.font, axis.ticks.font);
  result.label = resolve_label(axis.label, context.font, context.ink, context.figure, context.diagnostics);
  result.ticks.every = axis.ticks.every;
  result.ticks.count = axis.ticks.count;
  if (const auto& written = axis.ticks.format) {
    if (const auto format = parse_tick_format(written->text))
      result.ticks.format = *format;
    else
      context.diagnostics.add(codes::bad_value, written->span, fmt::format("`{}` is no format of numbers", written->text))
          .advise("write `{:.1f}` with any text round it, `si`, `percent` or `plain`");
  }
  check_range(axis, name, context.diagnostics);
  return result;
}

namespace {

/// Annotations at values that the axes do not reach: they would not be seen, or stand on another panel.
void warn_beyond(const ScenePanel& panel, Diagnostics& diagnostics) {
  const auto check = [&](const Coordinate& c, const SceneAxis& axis, std::string_view name) {
    if (!c.of_box && c.span && (c.value < axis.low || c.value > axis.high))
      diagnostics.add(codes::outside_scale, c.span,
                      fmt::format("`{}` runs from {:.6g} to {:.6g}, and this annotation stands at {}", name, axis.low, axis.high,
                                  number_text(c.value)));
  };
  for (const SceneNote& note : panel.notes) check(note.at.x, panel.x, "x"), check(note.at.y, panel.y, "y");
  for (const SceneShape& shape : panel.shapes)
    for (const ScenePoint& point : {shape.from, shape.to}) check(point.x, panel.x, "x"), check(point.y, panel.y, "y");
}

}  // namespace

void decide_axes(std::vector<PanelDraft>& drafts, const Share& share, PanelContext& context) {
  for (const Group& group : groups_of(drafts, share.x)) share_range(group, kX, context);
  for (const Group& group : groups_of(drafts, share.y)) share_range(group, kY, context);
  for (PanelDraft& draft : drafts) {
    set_ticks(draft.panel.x, draft.spec.x, context);
    set_ticks(draft.panel.y, draft.spec.y, context);
  }
  hide_texts(drafts, share);
  if (context.diagnostics.has_errors()) return;
  for (const PanelDraft& draft : drafts) warn_beyond(draft.panel, context.diagnostics);
}

}  // namespace burin
