// The features of one panel: its title, axes, data, notes and shapes.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "diag/number.h"
#include "feature.h"

namespace burin::property {
namespace {

/// The keys `range` and `padding`.
void add_range(const AxisPlan& plan, Yaml& axis, bool is_shared, Dice& dice) {
  if (dice.chance(10)) axis["padding"] = dice.chance(50) ? "0%" : "12%";
  if (is_shared || !dice.chance(25) || plan.low == plan.high) return;
  // An end within the data cuts some of them off.
  const Yaml low = dice.chance(30) ? Yaml("auto") : Yaml(plan.value(dice.chance(60) ? 0 : 0.2));
  const Yaml high = dice.chance(30) ? Yaml("auto") : Yaml(plan.value(dice.chance(60) ? 1 : 0.85));
  if (plan.value(0) < plan.value(0.2) && plan.value(0.2) < plan.value(0.85)) axis["range"] = Yaml::list({low, high});
}

/// Values for ticks, from low to high, each once.
std::vector<double> tick_values(const AxisPlan& plan, std::size_t count) {
  std::vector<double> values;
  for (std::size_t i = 0; i < count; ++i) {
    const double value = plan.value(0.03 + 0.94 * static_cast<double>(i) / static_cast<double>(std::max<std::size_t>(count - 1, 1)));
    if (values.empty() || value > values.back()) values.push_back(value);
  }
  return values;
}

/// Ticks by one of the ways to say them; `room` is the axis' length in em of the figure's font, or in lines of text.
void add_ticks(Draft& draft, const AxisPlan& plan, bool has_spread, Yaml& axis, double room) {
  Dice& dice = draft.dice;
  Yaml ticks;
  const std::size_t way = dice.below(12);
  const auto count = static_cast<std::size_t>(std::clamp(room / 5, 1.0, 6.0));
  if (way <= 1) {
    Yaml at = Yaml::list();
    for (const double value : tick_values(plan, 1 + dice.below(count))) at.items.push_back(Yaml(value));
    if (way == 0) {
      axis["ticks"] = at;
      return;
    }
    ticks["at"] = at;
    if (dice.chance(60)) {
      Yaml& labels = ticks["labels"] = Yaml::list();
      for (std::size_t i = 0; i < at.items.size(); ++i)
        labels.items.push_back(draft.text(std::min(6.0, 0.6 * room / static_cast<double>(at.items.size() + 1)), dice.chance(10) ? 2 : 1));
    }
  } else if (way == 2 && has_spread && plan.spread == AxisPlan::Spread::linear) {
    ticks["every"] = parse_number(fmt::format("{:.1g}", (plan.high - plan.low) / static_cast<double>(count))).value_or(1);
  } else if (way == 3) {
    ticks["count"] = dice.between(2, static_cast<int>(count) + 1);
  }
  static constexpr const char* kFormats[] = {"si",      "percent", "plain",      "\"{:.1f}\"", "\"{:.0f} %\"", "\"{:.2f}µ_s\"",
                                             "\"{}x\"", "power",   "engineering"};
  const double largest = std::max(std::abs(plan.low), std::abs(plan.high));
  if (dice.chance(12) && largest < 1e4 && largest > 1e-2 && plan.digits < 8) ticks["format"] = dice.pick(kFormats);
  static constexpr const char* kDirections[] = {"in", "out", "none"};
  if (dice.chance(15)) ticks["direction"] = dice.pick(kDirections);
  static constexpr const char* kAngles[] = {"45", "90", "30", "-45", "-90"};
  if (dice.chance(10)) ticks["rotate"] = dice.pick(kAngles);
  if (dice.chance(15)) ticks["minor"] = dice.between(1, 5);
  if (dice.chance(12)) ticks["font"] = draft.font();
  if (ticks.has("font") && ticks["font"].empty()) ticks.entries.pop_back();
  if (!ticks.empty()) axis["ticks"] = ticks;
}

Yaml axis_keys(Draft& draft, const AxisPlan& plan, bool has_spread, bool is_shared, double room) {
  Dice& dice = draft.dice;
  Yaml axis;
  if (dice.chance(40)) axis["label"] = draft.label(room * (dice.chance(15) ? 1.1 : 0.75), 2);
  if (plan.spread == AxisPlan::Spread::log) axis["scale"] = "log";
  if (plan.spread == AxisPlan::Spread::log2) axis["scale"] = "log2";
  if (!is_shared && dice.chance(8)) axis["reverse"] = "true";
  if (dice.chance(15)) axis["grid"] = "true";
  if (dice.chance(4)) axis["visible"] = "false";
  add_range(plan, axis, is_shared, dice);
  add_ticks(draft, plan, has_spread, axis, room);
  return axis;
}

/// Values from low to high, or in no order.
Yaml values(const AxisPlan& plan, std::size_t count, bool ordered, Dice& dice) {
  Yaml list = Yaml::list();
  for (std::size_t i = 0; i < count; ++i) {
    const double part = ordered ? (count > 1 ? static_cast<double>(i) / static_cast<double>(count - 1) : 0.5) : dice.real(0, 1);
    list.items.push_back(!ordered && i > 0 && i + 1 < count && dice.chance(4) ? Yaml("null") : Yaml(plan.value(part)));
  }
  return list;
}

/// The names of some series of the registry, in its order.
std::vector<std::string> some_series(const Draft& draft) {
  std::vector<std::string> names;
  const bool many = draft.panels.size() < 3;
  for (const std::string& name : draft.series)
    if (draft.dice.chance(many ? 90 : 60)) names.push_back(name);
  return names;
}

}  // namespace

AxisPlan random_axis(Dice& dice) {
  AxisPlan plan;
  const std::size_t kind = dice.below(20);
  const double size = std::pow(10, dice.chance(60) ? dice.between(-1, 3) : dice.between(-9, 9));
  if (kind <= 2) {
    plan.spread = AxisPlan::Spread::log;
    const double unit = std::pow(10, dice.between(-9, 6));
    plan.low = dice.real(1, 9) * unit;
    plan.high = std::min(1e9, plan.low * std::pow(10, dice.real(0.2, 8)));
  } else if (kind == 3) {
    plan.spread = AxisPlan::Spread::log2;
    plan.low = std::pow(2, dice.between(-3, 5)), plan.high = plan.low * std::pow(2, dice.real(0.5, 10));
  } else if (kind == 4) {
    plan.low = plan.high = dice.chance(30) ? 0 : dice.real(-2, 5) * size;  // constant
  } else if (kind == 5) {
    plan.low = size * dice.real(1, 9), plan.high = plan.low * (1 + 1e-5), plan.digits = 10;  // differs late only
  } else {
    plan.low = dice.chance(50) ? 0 : dice.real(-5, 5) * size;
    plan.high = plan.low + dice.real(0.5, 9) * size;
  }
  return plan;
}

void add_title(Draft& draft, PanelDraft& panel) {
  Dice& dice = draft.dice;
  const double room = draft.cell_width * (dice.chance(10) ? 0.95 : 0.65);
  if (dice.chance(draft.columns > 6 ? 20 : 55)) panel.keys["title"] = draft.label(room, dice.chance(25) ? 3 : 1);
}

void add_axes(Draft& draft, PanelDraft& panel) {
  Dice& dice = draft.dice;
  // Ticks in steps of the data's size are for axes that show the data.
  const bool x_spread = panel.points > 1 && panel.x.low<panel.x.high, y_spread = panel.points> 1 && panel.y.low < panel.y.high;
  Yaml x = axis_keys(draft, panel.x, x_spread, draft.share_x, draft.cell_width * 0.65);
  // What the range of x hides does not count for y.
  Yaml y = axis_keys(draft, panel.y, y_spread && !x.has("range"), draft.share_y, draft.cell_height * 0.65);
  if (!x.empty()) panel.keys["x"] = x;
  if (!y.empty()) panel.keys["y"] = y;
  // The other side, if no second axis is to stand there.
  if (dice.chance(8) && !panel.keys.has("x2")) panel.keys["x"]["side"] = "top";
  if (dice.chance(8) && !panel.keys.has("y2")) panel.keys["y"]["side"] = "right";
}

void add_second_axes(Draft& draft, PanelDraft& panel) {
  Dice& dice = draft.dice;
  if (draft.columns > 6) return;
  for (const char* name : {"x2", "y2"}) {
    if (!dice.chance(8)) continue;
    const bool is_x = name[0] == 'x';
    const AxisPlan plan = random_axis(dice);
    // What panels share is planned for all of them, and no second axis is.
    if ((is_x ? draft.share_x : draft.share_y) || plan.value(0) == plan.value(1)) continue;
    Yaml& axis = panel.keys[name];
    axis["range"] = Yaml::list({Yaml(plan.value(0)), Yaml(plan.value(1))});
    if (plan.spread != AxisPlan::Spread::linear) axis["scale"] = plan.spread == AxisPlan::Spread::log ? "log" : "log2";
    if (dice.chance(60)) axis["label"] = draft.label((is_x ? draft.cell_width : draft.cell_height) * 0.5, 2);
    add_ticks(draft, plan, true, axis, (is_x ? draft.cell_width : draft.cell_height) * 0.6);
    if (!dice.chance(60)) continue;
    Yaml& marks = panel.keys["marks"];
    marks.kind = Yaml::Kind::list;
    Yaml& mark = marks.items.emplace_back();
    mark["mark"] = "line_points", mark["axis"] = name;
    mark["x"] = values(is_x ? plan : panel.x, 4, true, dice), mark["y"] = values(is_x ? panel.y : plan, 4, false, dice);
  }
}

void add_marks(Draft& draft, PanelDraft& panel) {
  Dice& dice = draft.dice;
  static constexpr const char* kMarks[] = {"line", "points", "line_points"};
  if (dice.chance(4)) return;  // an empty panel
  panel.points = dice.chance(8) ? 1 : static_cast<std::size_t>(dice.between(2, 9));
  if (dice.chance(5) && !draft.share_y) panel.y.high = panel.y.low;  // constant
  const AxisPlan& y = panel.y;
  Yaml& marks = panel.keys["marks"] = Yaml::list();
  const std::vector<std::string> names = some_series(draft);
  panel.drawn = names;
  if (dice.chance(30) && !names.empty()) {
    // One mark for all series of a table.
    const std::string table = fmt::format("t{}", &panel - draft.panels.data());
    Yaml& columns = draft.root["data"][table]["columns"];
    Yaml who = Yaml::list(), xs = Yaml::list(), ys = Yaml::list();
    for (const std::string& name : names) {
      const Yaml x = values(panel.x, panel.points, true, dice), v = values(y, panel.points, false, dice);
      for (std::size_t i = 0; i < panel.points; ++i)
        who.items.push_back(name), xs.items.push_back(x.items[i]), ys.items.push_back(v.items[i]);
    }
    columns["who"] = who, columns["x"] = xs, columns["value"] = ys;
    Yaml& mark = marks.items.emplace_back();
    mark["mark"] = dice.pick(kMarks), mark["data"] = table, mark["by"] = "who", mark["x"] = "x", mark["y"] = "value";
    return;
  }
  for (const std::string& name : names) {
    Yaml& mark = marks.items.emplace_back();
    mark["mark"] = dice.pick(kMarks), mark["series"] = name;
    mark["x"] = values(panel.x, panel.points, true, dice), mark["y"] = values(y, panel.points, false, dice);
    if (dice.chance(10)) mark["missing"] = dice.chance(50) ? "connect" : "gap";
    if (dice.chance(3)) mark["legend"] = "false";
  }
  if (dice.chance(5)) {
    Yaml& mark = marks.items.emplace_back();
    mark["mark"] = "line_points", mark["x"] = values(panel.x, 3, true, dice), mark["y"] = values(y, 3, true, dice);
    if (dice.chance(50)) mark["label"] = draft.text(8);
  }
  if (marks.items.empty()) panel.keys.entries.pop_back(), panel.points = 0;
}

void add_notes(Draft& draft, PanelDraft& panel) {
  struct Corner {
    const char *x, *y, *anchor;
  };
  static constexpr Corner kCorners[] = {{"4%", "96%", "top_left"},     {"96%", "96%", "top_right"}, {"4%", "4%", "bottom_left"},
                                        {"96%", "4%", "bottom_right"}, {"50%", "50%", "center"},    {"50%", "75%", "top"},
                                        {"50%", "25%", "bottom"},      {"3%", "50%", "left"},       {"97%", "50%", "right"}};
  Dice& dice = draft.dice;
  const std::size_t count = dice.chance(20) && !panel.holds_legend ? 1 + dice.below(2) : 0;
  std::size_t at = dice.below(std::size(kCorners));
  for (std::size_t i = 0; i < count; ++i, at = (at + 3) % std::size(kCorners)) {
    Yaml note;
    note["text"] = draft.text(draft.cell_width * 0.15, dice.chance(20) ? 2 : 1);
    const bool by_data = dice.chance(15) && panel.x.low < panel.x.high && panel.y.low < panel.y.high;
    note["at"] = by_data ? Yaml::list({Yaml(panel.x.value(0.5)), Yaml(panel.y.value(0.5))}) : Yaml::list({kCorners[at].x, kCorners[at].y});
    note["anchor"] = by_data ? "center" : kCorners[at].anchor;
    if (dice.chance(30)) note["font"]["size"] = "85%";
    if (dice.chance(15)) note["color"] = "salmon";
    Yaml& notes = panel.keys["annotations"];
    notes.kind = Yaml::Kind::list;
    notes.items.push_back(note);
  }
}

/// The end of a series that something stands at, and the anchor that turns into the box.
Yaml series_point(const PanelDraft& panel, const char* at, Dice& dice) {
  Yaml point;
  point["series"] = panel.drawn[dice.below(panel.drawn.size())];
  point["at"] = at;
  return point;
}

/// A note, or an arrow's tip, at a point of a series.
void add_at_series(Draft& draft, PanelDraft& panel) {
  static constexpr std::pair<const char*, const char*> kEnds[] = {{"first", "left"}, {"last", "right"}, {"max", "top"}, {"min", "bottom"}};
  Dice& dice = draft.dice;
  if (!dice.chance(10) || panel.drawn.empty() || panel.holds_legend || draft.columns > 6) return;
  const auto& [end, anchor] = kEnds[dice.below(std::size(kEnds))];
  Yaml& all = panel.keys["annotations"];
  all.kind = Yaml::Kind::list;
  Yaml& annotation = all.items.emplace_back();
  if (dice.chance(40)) {
    annotation["arrow"]["from"] = Yaml::list({"40%", "60%"});
    annotation["arrow"]["to"] = series_point(panel, end, dice);
  } else {
    annotation["text"] = draft.text(draft.cell_width * 0.12);
    annotation["at"] = series_point(panel, end, dice), annotation["anchor"] = anchor;
  }
}

void add_shapes(Draft& draft, PanelDraft& panel) {
  Dice& dice = draft.dice;
  add_at_series(draft, panel);
  if (!dice.chance(20)) return;
  const auto x = [&](double part) { return dice.chance(50) ? Yaml(fmt::format("{:.0f}%", 100 * part)) : Yaml(panel.x.value(part)); };
  const auto y = [&](double part) { return dice.chance(50) ? Yaml(fmt::format("{:.0f}%", 100 * part)) : Yaml(panel.y.value(part)); };
  const auto segment = [&] {
    Yaml ends;
    ends["from"] = Yaml::list({x(0.2), y(0.3)}), ends["to"] = Yaml::list({x(0.7), y(0.8)});
    return ends;
  };
  Yaml shape;
  switch (dice.below(7)) {
    case 0:
      shape["h_line"] = y(0.4);
      break;
    case 1:
      shape["v_line"] = x(0.6);
      break;
    case 2:
      shape["h_span"] = Yaml::list({y(0.2), y(0.4)});
      break;
    case 3:
      shape["v_span"] = Yaml::list({x(0.5), x(0.7)});
      break;
    case 4:
      shape["arrow"] = segment();
      break;
    case 5:
      shape["line"] = segment();
      break;
    default:
      shape["rect"] = segment();
  }
  if (dice.chance(30)) shape["color"] = "teal";
  if (dice.chance(30)) shape["alpha"] = 0.4;
  if (dice.chance(20)) shape["dash"] = "dashed";
  Yaml& shapes = panel.keys["annotations"];
  shapes.kind = Yaml::Kind::list;
  shapes.items.push_back(shape);
}

/// A box of a shape of its own in its area.
void add_aspect(Draft& draft, PanelDraft& panel) {
  static constexpr double kShapes[] = {0.75, 1, 1.3, 1.618, 2};
  if (draft.dice.chance(5)) panel.keys["aspect"] = draft.dice.pick(kShapes);
}

/// A legend of the panel's own, in one of its corners.
void add_own_legend(Draft& draft, PanelDraft& panel) {
  static constexpr const char* kCorners[] = {"best", "top_left", "top_right", "bottom_left", "bottom_right"};
  Dice& dice = draft.dice;
  if (!dice.chance(6) || panel.holds_legend || draft.cell_width < 15 || draft.cell_height < 10 || panel.keys.has("annotations")) return;
  Yaml& legend = panel.keys["legend"];
  legend["at"] = dice.pick(kCorners);
  legend["font"]["size"] = "70%";
  if (dice.chance(30)) legend["title"] = draft.text(4, 1);
}

}  // namespace burin::property
