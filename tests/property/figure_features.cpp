// The features of a figure as a whole: its grid, size, look, registry, legend and titles.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "feature.h"

namespace burin::property {
namespace {

Yaml points(double value) { return Yaml(fmt::format("{:.1f}pt", value)); }

/// Splits the grid into rectangles of cells, each a panel or a hole.
std::vector<std::string> random_mosaic(std::size_t rows, std::size_t columns, std::size_t& panels, Dice& dice) {
  std::vector<std::string> cells(rows, std::string(columns, '?'));
  panels = 0;
  for (std::size_t r = 0; r < rows; ++r)
    for (std::size_t c = 0; c < columns; ++c) {
      if (cells[r][c] != '?') continue;
      std::size_t wide = 1, high = 1;
      if (dice.chance(35))
        while (c + wide < columns && wide < 3 && cells[r][c + wide] == '?' && dice.chance(70)) ++wide;
      if (dice.chance(35)) high = std::min<std::size_t>(rows - r, 1 + dice.below(3));
      const bool hole = dice.chance(8) && panels > 0;
      const char name = hole ? '.' : static_cast<char>(panels < 26 ? 'A' + panels : 'a' + (panels - 26));
      panels += hole ? 0 : 1;
      for (std::size_t i = r; i < r + high; ++i)
        for (std::size_t k = c; k < c + wide; ++k) cells[i][k] = name;
    }
  return cells;
}

/// Weights, and lengths among them.
Yaml track_sizes(std::size_t count, double cell_pt, Dice& dice) {
  Yaml sizes = Yaml::list();
  const bool lengths = dice.chance(30);
  for (std::size_t i = 0; i < count; ++i) {
    static constexpr double kWeights[] = {1, 1, 2, 1.5, 0.8};
    if (lengths && i > 0 && dice.chance(40))
      sizes.items.push_back(points(dice.real(0.3, 0.5) * cell_pt));
    else
      sizes.items.push_back(Yaml(dice.pick(kWeights)));
  }
  return sizes;
}

}  // namespace

void plan_grid(Draft& draft) {
  Dice& dice = draft.dice;
  draft.columns = 1 + dice.below(dice.chance(60) ? 3 : 6), draft.rows = 1 + dice.below(dice.chance(60) ? 3 : 5);
  if (dice.chance(2)) draft.columns = 10 + dice.below(11), draft.rows = 6 + dice.below(5);
  draft.cell_width = dice.real(13, 34), draft.cell_height = dice.real(11, 24);
  if (dice.chance(8)) draft.tightness = dice.real(0.5, 0.9);
}

void add_text_mode(Draft& draft) {
  const std::size_t kind = draft.dice.below(5);
  if (kind == 0) draft.text_kind = TextKind::literal, draft.root["text"] = "literal";
  if (kind == 1) draft.text_kind = TextKind::rich, draft.root["text"] = "rich";
  if (kind == 2) draft.root["text"] = "math";
}

void add_registry(Draft& draft) {
  static constexpr const char* kColors[] = {"salmon", "\"#8b0000\"", "black", "teal", "ours", "\"#39f\"", "darkorange", "slateblue"};
  static constexpr const char* kMarkers[] = {"none",          "circle",        "square",         "diamond",  "triangle_up",
                                             "triangle_down", "triangle_left", "triangle_right", "pentagon", "hexagon",
                                             "star",          "plus",          "cross"};
  static constexpr const char* kDashes[] = {"solid", "dashed", "dotted", "dash_dot"};
  static constexpr const char* kCounts[] = {"1", "2", "2", "3", "4", "5", "6", "8"};
  Dice& dice = draft.dice;
  const std::size_t count = dice.chance(8) ? 9 + dice.below(17) : static_cast<std::size_t>(std::atoi(dice.pick(kCounts)));
  const std::size_t longest = dice.chance(15) ? 30 : 12;
  draft.root["colors"]["ours"] = "\"#e66d68\"";
  for (std::size_t i = 0; i < count; ++i) {
    const bool has_label = dice.chance(25);
    const std::string name = random_line(1 + dice.below(longest), TextKind::literal, dice) + fmt::format(" {}", i);
    // A name stands in the legend, where it is read as any text is: a dollar of its own might pair.
    const std::string safe = name.find('$') == name.npos ? name : fmt::format("S{}", i);
    draft.series.push_back(quoted_text(safe, dice).scalar);
    Yaml& series = draft.root["series"][draft.series.back()];
    if (has_label) series["label"] = draft.text(static_cast<double>(longest) / 2, dice.chance(20) ? 2 : 1);
    if (dice.chance(30)) series["color"] = dice.pick(kColors);
    if (dice.chance(40)) series["marker"] = dice.pick(kMarkers);
    if (dice.chance(20)) series["dash"] = dice.pick(kDashes);
    if (dice.chance(15)) series["alpha"] = 0.5;
    if (dice.chance(15)) series["line_width"] = "1.5pt";
    if (dice.chance(15)) series["marker_size"] = "5pt";
    if (dice.chance(5)) series["legend"] = "false";
  }
  draft.legend_width = 3.5 + 0.55 * static_cast<double>(longest + 3);
}

void add_legend(Draft& draft) {
  Dice& dice = draft.dice;
  static constexpr const char* kSides[] = {"top", "bottom", "left", "right", "none"};
  std::string side = dice.chance(40) ? "top" : dice.pick(kSides);
  const double entries = static_cast<double>(draft.series.size()), entry_width = draft.legend_width + 2;
  const double page_width = static_cast<double>(draft.columns) * draft.cell_width;
  // What does not fit beside the panels stands above them.
  if ((side == "left" || side == "right") && entries * 1.4 > static_cast<double>(draft.rows) * draft.cell_height) side = "top";
  double columns = std::clamp(std::floor(page_width / entry_width), 1.0, entries);
  const bool at_side = side == "left" || side == "right";
  Yaml legend;
  if (side != "top" || dice.chance(30)) legend["at"] = side;
  if (dice.chance(25)) {
    columns = 1 + static_cast<double>(dice.below(at_side ? 1 : static_cast<std::size_t>(columns)));
    legend["columns"] = columns;
  } else if (dice.chance(15)) {
    legend["columns"] = "auto";
  }
  if (dice.chance(20)) legend["fill"] = dice.chance(50) ? "columns" : "rows";
  if (dice.chance(20)) legend["font"]["size"] = dice.chance(50) ? "90%" : "6pt";
  if (dice.chance(12)) legend["title"] = draft.text(6, dice.chance(20) ? 2 : 1);
  if (legend.entries.size() == 1 && legend.has("at") && dice.chance(50))
    draft.root["legend"] = side;
  else if (!legend.empty())
    draft.root["legend"] = legend;
  if (side == "none") columns = 0;
  draft.legend_height = at_side || columns == 0 ? 0 : std::ceil(entries / columns) * 1.4 + (legend.has("title") ? 3 : 0);
  if (!at_side) draft.legend_width = 0;
}

void add_look(Draft& draft) {
  Dice& dice = draft.dice;
  static constexpr const char* kThemes[] = {"paper", "minimal", "ieee", "nature", "dark", "slides", "[minimal, dark]"};
  static constexpr const char* kFrames[] = {"box", "open", "none"};
  if (dice.chance(30)) draft.root["theme"] = dice.pick(kThemes);
  Yaml style;
  if (dice.chance(10)) style["frame"] = dice.pick(kFrames);
  if (dice.chance(10)) style["tick_length"] = dice.chance(50) ? "6pt" : "1pt";
  if (dice.chance(10)) style["frame_width"] = "1.2pt";
  if (dice.chance(5)) style["background"] = "ivory";
  if (dice.chance(5)) style["palette"] = "tol_bright";
  if (!style.empty()) draft.root["style"] = style;
}

void add_size(Draft& draft) {
  Dice& dice = draft.dice;
  const double columns = static_cast<double>(draft.columns), rows = static_cast<double>(draft.rows);
  const double wide = columns * draft.cell_width + draft.legend_width + 4, high = rows * draft.cell_height + draft.legend_height + 5;
  const double largest = columns > 6 ? 1400 : 720;
  draft.em_pt = std::clamp(std::min(largest / wide, largest / high), columns > 6 ? 3.0 : 4.5, dice.real(6, 12));
  Yaml& size = draft.root["size"];
  const double width = std::max(144.0, wide * draft.em_pt), height = std::max(144.0, high * draft.em_pt);
  const std::size_t way = dice.below(10);
  if (way == 0) {
    size["panel"]["width"] = points(0.65 * draft.cell_width * draft.em_pt);
    size["panel"]["height"] = points(0.65 * draft.cell_height * draft.em_pt);
  } else if (way == 1) {
    static constexpr const char* kPages[] = {"ieee", "acm", "neurips", "usenix"};
    draft.root["page"] = dice.pick(kPages);
    const bool narrow = draft.root["page"].scalar != "neurips" && wide * 5 < 240;
    size["width"] = narrow ? "column" : "text";
    draft.em_pt = std::clamp((narrow ? 239 : 396) / wide, 3.5, 10.0);
    size["height"] = points(high * draft.em_pt);
  } else {
    size["width"] = dice.chance(70) ? Yaml(fmt::format("{:.2f}in", width / 72)) : Yaml(fmt::format("{:.1f}mm", width / 72 * 25.4));
    if (way == 2)
      size["aspect"] = std::round(100 * width / height) / 100;
    else if (way == 3)
      size["panel_aspect"] = std::round(100 * draft.cell_width / draft.cell_height) / 100;
    else if (way != 4)
      size["height"] = points(height);
  }
  Yaml font = dice.chance(50) ? draft.font() : Yaml();
  font["size"] = Yaml(fmt::format("{:.2f}pt", draft.em_pt));
  draft.root["font"] = font;
}

void add_grid(Draft& draft) {
  Dice& dice = draft.dice;
  Yaml& layout = draft.root["layout"];
  std::size_t count = draft.rows * draft.columns;
  const std::size_t way = dice.below(count > 1 && count <= 30 ? 6 : 3);
  if (way <= 2) {
    // The last row may be ragged.
    if (dice.chance(30) && draft.columns > 1) count -= dice.below(draft.columns);
    layout[dice.chance(80) ? "columns" : "rows"] = 1;
    if (layout.has("columns"))
      layout["columns"] = static_cast<int>(draft.columns);
    else
      draft.panels.clear(), layout.entries.clear(), layout["rows"] = static_cast<int>(draft.rows), count = draft.rows * draft.columns;
    draft.panels.resize(count);
  } else if (way <= 4) {
    Yaml mosaic = Yaml::list();
    const auto rows = random_mosaic(draft.rows, draft.columns, count, dice);
    for (const std::string& row : rows) mosaic.items.push_back(Yaml("\"" + row + "\""));
    layout["mosaic"] = mosaic;
    draft.panels.resize(count);
    for (std::size_t i = 0; i < count; ++i)
      draft.panels[i].keys["name"] = Yaml(fmt::format("\"{}\"", static_cast<char>(i < 26 ? 'A' + i : 'a' + (i - 26))));
  } else {
    // Cells by number, some of them empty.
    layout["columns"] = static_cast<int>(draft.columns), layout["rows"] = static_cast<int>(draft.rows);
    for (std::size_t r = 0; r < draft.rows; ++r)
      for (std::size_t c = 0; c < draft.columns; ++c) {
        if (dice.chance(25) && !(draft.panels.empty() && r + 1 == draft.rows && c + 1 == draft.columns)) continue;
        Yaml at = Yaml::list({Yaml(static_cast<int>(r + 1)), Yaml(static_cast<int>(c + 1))});
        draft.panels.emplace_back().keys["at"] = at;
      }
  }
  if (dice.chance(20)) layout["widths"] = track_sizes(draft.columns, draft.cell_width * draft.em_pt, dice);
  if (dice.chance(20)) layout["heights"] = track_sizes(draft.rows, draft.cell_height * draft.em_pt, dice);
  if (dice.chance(20)) layout["gap"]["column"] = dice.chance(50) ? "1.5em" : "0pt";
  if (dice.chance(20)) layout["gap"]["row"] = dice.chance(50) ? "6pt" : "0pt";
}

/// The figure's legend in a panel's corner, or in a free cell.
void add_legend_place(Draft& draft) {
  static constexpr const char* kCorners[] = {"best", "top_left", "top_right", "bottom_left", "bottom_right"};
  Dice& dice = draft.dice;
  const bool is_placed = draft.root.has("legend") && (draft.root["legend"].kind != Yaml::Kind::map || draft.root["legend"].has("at"));
  if (!dice.chance(25) || is_placed || draft.series.size() > 3 || draft.panels.empty() || draft.cell_width < 15) return;
  Yaml& legend = draft.root["legend"];
  legend["columns"] = 1, legend["font"]["size"] = "70%";
  Yaml& at = legend["at"];
  std::set<std::pair<std::string, std::string>> taken;
  for (PanelDraft& panel : draft.panels)
    if (panel.keys.has("at")) taken.emplace(panel.keys["at"].items[0].scalar, panel.keys["at"].items[1].scalar);
  if (!taken.empty())
    for (std::size_t r = 1; r <= draft.rows; ++r)
      for (std::size_t c = 1; c <= draft.columns; ++c) {
        const Yaml row(static_cast<int>(r)), column(static_cast<int>(c));
        if (taken.contains({row.scalar, column.scalar})) continue;
        at["cell"] = Yaml::list({row, column});
        return;
      }
  PanelDraft& panel = draft.panels[dice.below(draft.panels.size())];
  if (!panel.keys.has("name")) panel.keys["name"] = "the one";
  panel.holds_legend = true;
  at["panel"] = panel.keys["name"];
  if (dice.chance(70)) at["corner"] = dice.pick(kCorners);
}

void add_share(Draft& draft) {
  Dice& dice = draft.dice;
  static constexpr const char* kScopes[] = {"all", "row", "column", "none"};
  const int often = draft.columns > 6 ? 90 : 25;
  if (dice.chance(often)) draft.root["layout"]["share"]["x"] = dice.pick(kScopes), draft.share_x = true;
  if (dice.chance(often)) draft.root["layout"]["share"]["y"] = dice.pick(kScopes), draft.share_y = true;
  const AxisPlan x = random_axis(dice), y = random_axis(dice);
  for (PanelDraft& panel : draft.panels) panel.x = draft.share_x ? x : random_axis(dice), panel.y = draft.share_y ? y : random_axis(dice);
}

void add_every_panel(Draft& draft) {
  Dice& dice = draft.dice;
  if (!dice.chance(20)) return;
  Yaml& every = draft.root["every_panel"];
  if (dice.chance(40)) every["x"]["label"] = draft.label(draft.cell_width * 0.5, 2);
  if (dice.chance(40)) every["y"]["label"] = draft.label(draft.cell_height * 0.5, 2);
  if (dice.chance(30)) every["y"]["grid"] = "true";
  if (dice.chance(20)) every["x"]["ticks"]["direction"] = "in";
  if (dice.chance(20)) every["title"]["font"]["weight"] = "bold";
  if (dice.chance(10)) every["y"]["ticks"]["font"] = draft.font();
  if (every.empty()) draft.root.entries.pop_back();
}

void add_titles(Draft& draft) {
  Dice& dice = draft.dice;
  const double wide = static_cast<double>(draft.columns) * draft.cell_width, high = static_cast<double>(draft.rows) * draft.cell_height;
  if (dice.chance(30)) draft.root["title"] = draft.label(wide * 0.7, 3);
  if (dice.chance(30)) draft.root["x_label"] = draft.label(wide * 0.6, 2);
  if (dice.chance(25)) draft.root["y_label"] = draft.label(high * 0.6, 2);
  const auto titles = [&](std::size_t count, double room) {
    Yaml list = Yaml::list();
    for (std::size_t i = 0; i < count; ++i) list.items.push_back(draft.text(room * 0.6, dice.chance(20) ? 2 : 1));
    return list;
  };
  if (dice.chance(15)) draft.root["column_titles"] = titles(draft.columns, draft.cell_width * 0.9);
  if (dice.chance(15)) draft.root["row_titles"] = titles(draft.rows, draft.cell_height * 0.8);
}

void add_letters(Draft& draft) {
  static constexpr const char* kStyles[] = {"(a)", "a.", "A", "(i)", "1", "I:"};
  static constexpr const char* kPlaces[] = {"title", "outside", "top_left", "top_right", "bottom_left", "bottom_right"};
  Dice& dice = draft.dice;
  if (!dice.chance(35)) return;
  if (dice.chance(30)) {
    draft.root["letters"] = Yaml(fmt::format("\"{}\"", dice.pick(kStyles)));
    return;
  }
  Yaml& letters = draft.root["letters"];
  letters["style"] = Yaml(fmt::format("\"{}\"", dice.pick(kStyles)));
  letters["at"] = dice.pick(kPlaces);
  if (dice.chance(30)) letters["font"]["weight"] = "bold";
}

}  // namespace burin::property
