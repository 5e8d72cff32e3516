#include "scene/axes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

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
    const bool by_decades = is_log(result.scale);
    if (low >= high && !ends.high.value) high = by_decades ? 10 * low : low + std::max(1.0, std::abs(low));
    if (low >= high && !ends.low.value) low = by_decades ? high / 10 : high - std::max(1.0, std::abs(high));
  }
  if (low < high) result.low = low, result.high = high;
}

void set_ticks(SceneAxis& result, const Axis& axis, PanelContext& context) {
  const Ticks& ticks = axis.ticks;
  const bool listed_at = is_written(ticks, &Ticks::at);
  if (is_written(ticks, &Ticks::labels) && !listed_at) {
    context.diagnostics
        .add(codes::missing_key, key_span(ticks, &Ticks::labels), "`labels` names the ticks that `at` lists, and `at` is not written")
        .advise("write `at` with one value for each text");
    return;
  }
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
  const auto texts = is_log(result.scale) ? tick_texts_apart(values, result.ticks.format) : tick_texts(values, result.ticks.format);
  std::vector<Tick> fixed;
  // On a log axis a part of the range would be many times its lower end.
  const auto slack_at = [&](double end) { return (is_log(result.scale) ? end : result.high - result.low) * 1e-9; };
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!on_scale(result.scale, values[i]) || values[i] < result.low - slack_at(result.low) ||
        values[i] > result.high + slack_at(result.high)) {
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

/// The values along one kind of axis.
double Vec::*value_of(AxisName name) { return is_horizontal(name) ? &Vec::x : &Vec::y; }

using Group = std::vector<PanelDraft*>;

/// The panels that have one range of this axis, group by group; those without the axis are in none.
std::vector<Group> groups_of(std::vector<PanelDraft>& drafts, AxisName name, ShareScope scope) {
  std::vector<Group> groups;
  std::map<std::size_t, std::size_t> by_track;
  for (std::size_t i = 0; i < drafts.size(); ++i) {
    const ScenePanel& panel = drafts[i].panel;
    if (!panel.axis(name)) continue;
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
std::optional<Range> written_range(const Group& group, AxisName name, Diagnostics& diagnostics) {
  std::optional<Range> shared;
  for (const PanelDraft* draft : group) {
    const auto& own = axis_of(draft->spec, name)->range;
    if (!own) continue;
    if (!shared) shared = Range{};
    for (const auto end : {&Range::low, &Range::high}) {
      const AxisEnd& mine = *own.*end;
      AxisEnd& theirs = *shared.*end;
      if (!mine.value) continue;
      if (theirs.value && *theirs.value != *mine.value)
        diagnostics
            .add(codes::conflict, mine.span, fmt::format("the panels share `{}`, and this end differs from another's", choice_name(name)))
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

/// The values of this axis that a panel draws, but those that its x range hides: they do not stretch the y axis.
void add_values(const PanelDraft& draft, AxisName name, std::vector<double>& values) {
  for (std::size_t i = 0; i < draft.extents.size(); ++i) {
    const SceneSeries& series = draft.panel.series[i];
    if ((is_horizontal(name) ? series.x_axis : series.y_axis) != name) continue;
    const SceneAxis& x = *draft.panel.axis(series.x_axis);
    for (const Vec& v : draft.extents[i])
      if (is_horizontal(name) || (v.x >= x.low && v.x <= x.high)) values.push_back(v.*value_of(name));
  }
}

/// Whether the panels that share an axis agree in what cannot differ then.
void check_group(const Group& group, AxisName name, Diagnostics& diagnostics) {
  const PanelDraft& first = *group.front();
  const auto differ = [&](const PanelDraft& draft, std::string_view how) -> Diagnostic& {
    return diagnostics.add(codes::conflict, draft.panel.span, fmt::format("the panels share `{}`, and {}", choice_name(name), how));
  };
  for (const PanelDraft* draft : group) {
    const SceneAxis &mine = *draft->panel.axis(name), &theirs = *first.panel.axis(name);
    if (mine.scale != theirs.scale) differ(*draft, "their scales differ").note(first.panel.span, "the other scale is that of this panel");
    if (mine.reverse != theirs.reverse)
      differ(*draft, "only some of them reverse it")
          .note(first.panel.span, "this panel runs the other way")
          .advise("write `reverse` in `every_panel`");
  }
}

/// The distinct values, from three on, if they are a few whole numbers; nothing else.
std::vector<double> few_whole_numbers(const std::vector<double>& values) {
  constexpr std::size_t kFew = 12;
  std::set<double> distinct;
  for (const double value : values) {
    if (!std::isfinite(value)) continue;
    if (value != std::floor(value) || (distinct.insert(value).second && distinct.size() > kFew)) return {};
  }
  return distinct.size() < 3 ? std::vector<double>{} : std::vector<double>(distinct.begin(), distinct.end());
}

/// The largest that a member of the group writes.
double padding_of(const Group& group, AxisName name) {
  std::optional<double> largest;
  for (const PanelDraft* draft : group)
    if (const auto& padding = axis_of(draft->spec, name)->padding) largest = std::max(largest.value_or(0), padding->value / 100);
  return largest.value_or(0.05);
}

/// Whether everything is drawn on the second axis, and nothing is written or annotated that the first one shows.
bool is_idle(const PanelDraft& draft, AxisName name) {
  const AxisName second = is_horizontal(name) ? AxisName::x2 : AxisName::y2;
  const ScenePanel& panel = draft.panel;
  const auto on_second = [&](const SceneSeries& s) { return (is_horizontal(name) ? s.x_axis : s.y_axis) == second; };
  const Axis& axis = *axis_of(draft.spec, name);
  if (name == second || std::none_of(panel.series.begin(), panel.series.end(), on_second)) return false;
  if (!axis.label.text.text.empty() || is_written(axis, &Axis::ticks) || axis.grid) return false;
  const auto shows = [&](const ScenePoint& p) {
    return is_horizontal(name) ? !p.x.of_box && p.x_axis == name : !p.y.of_box && p.y_axis == name;
  };
  const auto shows_either = [&](const auto& each) { return shows(each.from) || shows(each.to); };
  const SceneAnnotations& beside = panel.annotations;
  return std::none_of(beside.notes.begin(), beside.notes.end(), [&](const SceneNote& n) { return shows(n.at); }) &&
         std::none_of(beside.shapes.begin(), beside.shapes.end(), shows_either) &&
         std::none_of(beside.brackets.begin(), beside.brackets.end(), shows_either);
}

void share_range(const Group& group, AxisName name, PanelContext& context) {
  std::vector<double> values;
  const PanelDraft& first = *group.front();
  check_group(group, name, context.diagnostics);
  for (const PanelDraft* draft : group) add_values(*draft, name, values);
  const auto range = written_range(group, name, context.diagnostics);
  const bool is_second = name == AxisName::x2 || name == AxisName::y2;
  if (is_second && values.empty() && !(range && range->low.value && range->high.value) && !context.diagnostics.has_errors())
    context.diagnostics
        .add(codes::missing_key, key_span(first.spec, name == AxisName::x2 ? &Panel::x2 : &Panel::y2),
             fmt::format("nothing is drawn on `{}`, and it has no `range` of its own", choice_name(name)))
        .advise(fmt::format("write `axis: {}` on a mark, or `range: [low, high]` on the axis", choice_name(name)));
  const std::vector<double> whole = few_whole_numbers(values);
  for (PanelDraft* draft : group) {
    SceneAxis& axis = *draft->panel.axis(name);
    set_range(axis, range, padding_of(group, name), values);
    axis.ticks.whole = whole;
    if (values.empty() && !range && is_idle(*draft, name)) axis.ticks.fixed.emplace();
  }
  if (const SceneAxis& axis = *first.panel.axis(name); !is_faulty(axis.scale, range) && !can_be_range(axis.scale, axis.low, axis.high))
    context.diagnostics
        .add(codes::bad_range,
             range && range->low.span    ? range->low.span
             : range && range->high.span ? range->high.span
                                         : first.panel.span,
             fmt::format("`{}` cannot run from {} to {}", choice_name(name), number_text(axis.low), number_text(axis.high)))
        .advise(
            "the ends are too large, too small or too close to each other for a picture: scale the values, or subtract what they share");
}

bool same_ticks(const SceneAxis& a, const SceneAxis& b) {
  if (a.ticks.fixed.has_value() != b.ticks.fixed.has_value() || a.ticks.every != b.ticks.every || a.ticks.count != b.ticks.count)
    return false;
  const auto same = [](const Tick& p, const Tick& q) { return p.value == q.value && p.lines == q.lines; };
  return !a.ticks.fixed || std::equal(a.ticks.fixed->begin(), a.ticks.fixed->end(), b.ticks.fixed->begin(), b.ticks.fixed->end(), same);
}

/// Where panels of a column share x, only the outermost on the axis's side shows its texts; where those of a row share y, likewise.
void hide_texts(std::vector<PanelDraft>& drafts, AxisName name, ShareScope scope) {
  const bool is_x = is_horizontal(name);
  if (scope == ShareScope::none || scope == (is_x ? ShareScope::row : ShareScope::column)) return;
  std::map<std::pair<std::size_t, std::size_t>, std::vector<ScenePanel*>> tracks;
  for (PanelDraft& draft : drafts) {
    ScenePanel& p = draft.panel;
    if (p.axis(name)) tracks[is_x ? std::pair(p.column, p.column_span) : std::pair(p.row, p.row_span)].push_back(&p);
  }
  const auto is_further_out = [&](const ScenePanel& b, const ScenePanel& a, Side side) {
    switch (side) {
      case Side::bottom:
        return b.row > a.row;
      case Side::top:
        return b.row < a.row;
      case Side::left:
        return b.column < a.column;
      case Side::right:
        return b.column > a.column;
    }
    return false;
  };
  // Texts that the other does not show, such as ticks and labels of the author's own that differ, stay.
  const auto shows = [](const SceneAxis& other, const SceneAxis& mine) {
    return other.visible && other.side == mine.side && same_ticks(mine, other) &&
           (mine.label.empty() || mine.label.lines == other.label.lines);
  };
  for (auto& [place, panels] : tracks)
    for (ScenePanel* a : panels)
      for (const ScenePanel* b : panels)
        if (SceneAxis& axis = *a->axis(name); is_further_out(*b, *a, axis.side) && shows(*b->axis(name), axis)) axis.texts = false;
}

/// The side that an axis stands at. The second axis stands opposite of the first unless it says otherwise.
Side side_of(const Panel& panel, AxisName name, Diagnostics& diagnostics) {
  const bool is_x = is_horizontal(name);
  const auto usual = [&](AxisName which) {
    const bool is_second = which == AxisName::x2 || which == AxisName::y2;
    return is_x ? (is_second ? Side::top : Side::bottom) : (is_second ? Side::right : Side::left);
  };
  const auto written = [&](AxisName which) -> std::optional<Side> {
    const Axis* axis = axis_of(panel, which);
    if (!axis || !axis->side) return std::nullopt;
    const bool fits = is_x == (*axis->side == Side::bottom || *axis->side == Side::top);
    return fits ? axis->side : std::nullopt;
  };
  const AxisName other = is_x ? (name == AxisName::x ? AxisName::x2 : AxisName::x) : (name == AxisName::y ? AxisName::y2 : AxisName::y);
  const Axis& axis = *axis_of(panel, name);
  const auto mine = written(name), theirs = written(other);
  if (axis.side && !mine)
    diagnostics
        .add(codes::bad_value, value_span(axis, &Axis::side),
             fmt::format("`{}` cannot stand at the {}", choice_name(name), choice_name(*axis.side)))
        .advise(is_x ? "write `bottom` or `top`" : "write `left` or `right`");
  if (mine && theirs == mine && (name == AxisName::x2 || name == AxisName::y2))
    diagnostics
        .add(codes::conflict, value_span(axis, &Axis::side),
             fmt::format("`{}` and `{}` both stand at the {}", choice_name(other), choice_name(name), choice_name(*mine)))
        .note(value_span(*axis_of(panel, other), &Axis::side), "the other side is written here")
        .advise("remove one of the two");
  if (mine) return *mine;
  if (!theirs || *theirs != usual(name)) return usual(name);
  return usual(other);
}

}  // namespace

SceneAxis begin_axis(const Panel& panel, AxisName name, PanelContext& context) {
  const Axis& axis = *axis_of(panel, name);
  SceneAxis result;
  result.name = name;
  result.side = side_of(panel, name, context.diagnostics);
  result.scale = axis.scale;
  result.reverse = axis.reverse;
  result.visible = axis.visible;
  result.grid = axis.grid;
  result.direction = axis.ticks.direction;
  result.tick_font = font_over(context.font, axis.ticks.font);
  result.tick_color = context.ink;
  result.label = resolve_label(axis.label, context.font, context.ink, context.figure, context.diagnostics);
  result.ticks.every = axis.ticks.every;
  result.ticks.count = axis.ticks.count;
  result.ticks.minor = axis.ticks.minor;
  result.ticks.rotate = axis.ticks.rotate;
  if (const auto& written = axis.ticks.format) {
    if (const auto format = parse_tick_format(written->text))
      result.ticks.format = *format, result.ticks.format_span = written->span;
    else
      context.diagnostics.add(codes::bad_value, written->span, fmt::format("`{}` is no format of numbers", written->text))
          .advise("write `{:.1f}` with any text round it, `si`, `percent`, `power`, `engineering` or `plain`");
  }
  check_range(axis, choice_name(name), context.diagnostics);
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
  const auto check_point = [&](const ScenePoint& point) {
    check(point.x, *panel.axis(point.x_axis), choice_name(point.x_axis));
    check(point.y, *panel.axis(point.y_axis), choice_name(point.y_axis));
  };
  for (const SceneNote& note : panel.annotations.notes) check_point(note.at);
  const auto check_both = [&](const auto& all) {
    for (const auto& each : all)
      for (const ScenePoint& point : {each.from, each.to}) check_point(point);
  };
  check_both(panel.annotations.shapes);
  check_both(panel.annotations.brackets);
}

}  // namespace

void decide_axes(std::vector<PanelDraft>& drafts, const Share& share, PanelContext& context) {
  for (const AxisName name : kAxisNames) {
    const ShareScope scope = is_horizontal(name) ? share.x : share.y;
    for (const Group& group : groups_of(drafts, name, scope)) share_range(group, name, context);
    for (PanelDraft& draft : drafts)
      if (SceneAxis* axis = draft.panel.axis(name)) set_ticks(*axis, *axis_of(draft.spec, name), context);
    hide_texts(drafts, name, scope);
  }
  if (context.diagnostics.has_errors()) return;
  for (const PanelDraft& draft : drafts) warn_beyond(draft.panel, context.diagnostics);
}

}  // namespace burin
