#include "spec/foreign.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "diag/number.h"
#include "spec/units.h"

namespace burin {
namespace {

constexpr ForeignKey kKeys[] = {
    {"xlabel", "x: {label: …}"},
    {"ylabel", "y: {label: …}"},
    {"xtitle", "x: {label: …}"},
    {"ytitle", "y: {label: …}"},
    {"xlim", "x: {range: [0, 1]}"},
    {"ylim", "y: {range: [0, 1]}"},
    {"xrange", "x: {range: [0, 1]}"},
    {"yrange", "y: {range: [0, 1]}"},
    {"lim", "range: [0, 1]"},
    {"limits", "range: [0, 1]"},
    {"domain", "range: [0, 1]"},
    {"xmin", "x: {range: [0, auto]}"},
    {"ymin", "y: {range: [0, auto]}"},
    {"xmax", "x: {range: [auto, 1]}"},
    {"ymax", "y: {range: [auto, 1]}"},
    {"xscale", "x: {scale: log}"},
    {"yscale", "y: {scale: log}"},
    {"logscale", "y: {scale: log}"},
    {"logx", "x: {scale: log}"},
    {"logy", "y: {scale: log}"},
    {"xticks", "x: {ticks: [0, 1]}"},
    {"yticks", "y: {ticks: [0, 1]}"},
    {"xtics", "x: {ticks: [0, 1]}"},
    {"ytics", "y: {ticks: [0, 1]}"},
    {"tics", "ticks: [0, 1]"},
    {"ticklabels", "ticks: {at: [0, 1], labels: [a, b]}"},
    {"sharex", "layout: {share: {x: column}}"},
    {"sharey", "layout: {share: {y: row}}"},
    {"linewidth", "line_width"},
    {"lw", "line_width"},
    {"strokewidth", "line_width"},
    {"linestyle", "dash"},
    {"linetype", "dash"},
    {"ls", "dash"},
    {"dashtype", "dash"},
    {"strokedash", "dash"},
    {"markersize", "marker_size"},
    {"pointsize", "marker_size"},
    {"ms", "marker_size"},
    {"pointtype", "marker"},
    {"shape", "marker"},
    {"dpi", "size: {width: 3.3in}"},
    {"yerr", "error"},
    {"xerr", "error"},
    {"xticklabels", "x: {ticks: {at: [0, 1], labels: [a, b]}}"},
    {"yticklabels", "y: {ticks: {at: [0, 1], labels: [a, b]}}"},
    {"rotation", "rotate"},
    {"nbins", "count"},
    {"secondaryy", "axis: y2"},
    {"twinx", "marks: [{axis: y2}]"},
    {"twiny", "marks: [{axis: x2}]"},
    {"insetaxes", "inset"},
    {"annotate", "text"},
    {"xy", "at"},
    {"xytext", "at"},
    {"ha", "anchor"},
    {"va", "anchor"},
    {"horizontalalignment", "anchor"},
    {"verticalalignment", "anchor"},
    {"halign", "anchor"},
    {"valign", "anchor"},
    {"hjust", "anchor"},
    {"vjust", "anchor"},
    {"arrowprops", "arrow"},
    {"start", "from"},
    {"begin", "from"},
    {"end", "to"},
    {"bounds", "at: [55%, 10%], width: 40%, height: 35%"},
    {"bboxtoanchor", "at"},
    {"colour", "color"},
    {"stroke", "color"},
    {"c", "color"},
    {"opacity", "alpha"},
    {"fontsize", "font: {size: 8pt}"},
    {"fontfamily", "font: {family: Arial}"},
    {"fontweight", "font: {weight: bold}"},
    {"loc", "at"},
    {"position", "at"},
    {"ncol", "columns"},
    {"ncols", "columns"},
    {"nrow", "rows"},
    {"nrows", "rows"},
    {"key", "legend"},
    {"figsize", "size: {width: 3.3in, height: 2.2in}"},
    {"suptitle", "title"},
    {"subplots", "panels"},
    {"plots", "panels"},
    {"axes", "panels"},
    {"wspace", "layout: {gap: {column: 8pt}}"},
    {"hspace", "layout: {gap: {row: 6pt}}"},
    {"widthratios", "layout: {widths: [2, 1]}"},
    {"heightratios", "layout: {heights: [2, 1]}"},
    {"hue", "by"},
    {"groupby", "by"},
    {"filter", "where"},
    {"kind", "mark"},
    {"type", "mark"},
    {"geom", "mark"},
    {"axhline", "h_line"},
    {"axvline", "v_line"},
    {"axhspan", "h_span"},
    {"axvspan", "v_span"},
    {"cmap", "style: {palette: okabe_ito}"},
};

/// matplotlib's colours by name, in the order of `C0` to `C9` (its category10 cycle, from Tableau 10).
struct TabColor {
  std::string_view name, hex;
};
constexpr std::array<TabColor, 10> kTab{{{"blue", "#1f77b4"},
                                         {"orange", "#ff7f0e"},
                                         {"green", "#2ca02c"},
                                         {"red", "#d62728"},
                                         {"purple", "#9467bd"},
                                         {"brown", "#8c564b"},
                                         {"pink", "#e377c2"},
                                         {"gray", "#7f7f7f"},
                                         {"olive", "#bcbd22"},
                                         {"cyan", "#17becf"}}};

/// matplotlib's colours of one letter, which are no CSS names.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kLetters{
    {{"b", "blue"}, {"g", "green"}, {"r", "red"}, {"c", "cyan"}, {"m", "magenta"}, {"y", "yellow"}, {"k", "black"}, {"w", "white"}}};

/// A value of other tools under a key, and what is written here.
struct ForeignValue {
  std::string_view key, word, here;
};
constexpr ForeignValue kValues[] = {
    {"marker", "o", "circle"},
    {"marker", ".", "circle"},
    {"marker", "s", "square"},
    {"marker", "^", "triangle_up"},
    {"marker", "v", "triangle_down"},
    {"marker", "<", "triangle_left"},
    {"marker", ">", "triangle_right"},
    {"marker", "D", "diamond"},
    {"marker", "d", "diamond"},
    {"marker", "p", "pentagon"},
    {"marker", "h", "hexagon"},
    {"marker", "H", "hexagon"},
    {"marker", "x", "cross"},
    {"marker", "X", "cross"},
    {"marker", "+", "plus"},
    {"marker", "P", "plus"},
    {"marker", "*", "star"},
    {"marker", "", "none"},
    {"dash", "-", "solid"},
    {"dash", "--", "dashed"},
    {"dash", "-.", "dash_dot"},
    {"dash", ":", "dotted"},
    {"dash", "dashdot", "dash_dot"},
    {"mark", "scatter", "points"},
    {"mark", "scatterplot", "points"},
    {"mark", "point", "points"},
    {"mark", "plot", "line"},
    {"mark", "lineplot", "line"},
    {"mark", "linespoints", "line_points"},
    {"mark", "lp", "line_points"},
    {"mark", "hist", "histogram"},
    {"mark", "bar", "bars"},
    {"mark", "barplot", "bars"},
    {"mark", "fill_between", "band"},
    {"mark", "boxplot", "box"},
    {"mark", "errorbar", "error_bars"},
    {"mark", "imshow", "heatmap"},
    {"axis", "y3", "y2"},
    {"axis", "x3", "x2"},
    {"axis", "right", "y2"},
    {"axis", "twinx", "y2"},
    {"axis", "secondary", "y2"},
};

/// matplotlib's places of a legend that are sides or corners here.
constexpr std::pair<std::string_view, std::string_view> kCorners[] = {
    {"upper right", "top_right"},
    {"upper left", "top_left"},
    {"lower right", "bottom_right"},
    {"lower left", "bottom_left"},
};
constexpr std::pair<std::string_view, std::string_view> kSides[] = {
    {"upper center", "top"}, {"lower center", "bottom"}, {"center left", "left"}, {"center right", "right"}, {"north", "top"},
    {"south", "bottom"},     {"west", "left"},           {"east", "right"},       {"false", "none"},         {"off", "none"},
};

std::string legend_place_help(std::string_view value) {
  for (const auto& [word, corner] : kCorners)
    if (value == word) return fmt::format("write `{{panel: NAME, corner: {0}}}`, or in a panel `legend: {0}`", corner);
  for (const auto& [word, side] : kSides)
    if (value == word) return fmt::format("write `{}`", side);
  // Areas of a mosaic are letters.
  if (value.size() == 1) return fmt::format("an area of the mosaic is written `{{cell: {}}}`", value);
  return {};
}

/// `[0, 10]` for `0-10`, `0:10`, `0..10` or `0, 10`.
std::string range_help(std::string_view value) {
  for (const std::string_view sign : {"..", ":", ",", " to ", "-"}) {
    const std::size_t at = value.find(sign, 1);
    if (at == value.npos) continue;
    const auto trimmed = [](std::string_view text) {
      const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
      return text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
    };
    const std::string_view low = trimmed(value.substr(0, at)), high = trimmed(value.substr(at + sign.size()));
    if (parse_number(low) && parse_number(high)) return fmt::format("write `[{}, {}]`", low, high);
  }
  return {};
}

/// `["AB", "CD"]` for matplotlib's `AB;CD` or the same in lines.
std::string mosaic_help(std::string_view value) {
  std::string rows;
  for (std::size_t begin = 0; begin < value.size();) {
    const std::size_t end = std::min(value.find_first_of("; \n", begin), value.size());
    if (end > begin) rows += fmt::format("{}\"{}\"", rows.empty() ? "" : ", ", value.substr(begin, end - begin));
    begin = end + 1;
  }
  return rows.empty() ? "" : fmt::format("write its rows as a list: `[{}]`", rows);
}

/// The three parts of `rgb(1, 2, 3)`.
std::optional<Rgb> rgb_call(std::string_view text) {
  if (!text.starts_with("rgb(") || !text.ends_with(')')) return std::nullopt;
  text = text.substr(4, text.size() - 5);
  std::array<std::uint8_t, 3> parts{};
  for (std::uint8_t& part : parts) {
    text.remove_prefix(std::min(text.find_first_not_of(" ,"), text.size()));
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), part);
    if (fault != std::errc()) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  }
  return text.find_first_not_of(' ') == text.npos ? std::optional(Rgb{parts[0], parts[1], parts[2]}) : std::nullopt;
}

}  // namespace

std::span<const ForeignKey> foreign_keys() { return kKeys; }

std::string_view foreign_key(std::string_view key) {
  std::string word;
  for (const char c : key)
    if (c != '_' && c != '-') word += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  const auto found = std::find_if(std::begin(kKeys), std::end(kKeys), [&](const ForeignKey& k) { return k.word == word; });
  return found == std::end(kKeys) ? std::string_view() : found->here;
}

std::string foreign_value_help(std::string_view key, std::string_view value) {
  for (const ForeignValue& each : kValues)
    if (each.key == key && each.word == value) return fmt::format("write `{}`", each.here);
  if (key == "legend") return legend_place_help(value);
  if (key == "range" && !value.empty()) return range_help(value);
  if (key == "mosaic") return mosaic_help(value);
  const auto number = parse_number(value);
  if (key == "ticks" && number) return fmt::format("write `{{count: {}}}` for about as many ticks, or `[{}]` for one there", value, value);
  if (key == "alpha" && value.ends_with('%'))
    if (const auto percent = parse_number(value.substr(0, value.size() - 1)); percent)
      return fmt::format("write `{}`", number_text(*percent / 100));
  return {};
}

std::string foreign_color_help(std::string_view color) {
  if (color.starts_with("tab:"))
    for (const TabColor& tab : kTab)
      if (tab.name == color.substr(4) || (tab.name == "gray" && color == "tab:grey")) return fmt::format("write `\"{}\"`", tab.hex);
  if (color.size() == 2 && color[0] == 'C' && color[1] >= '0' && color[1] <= '9')
    return fmt::format("write `\"{}\"`, or leave `color` out: each series gets a colour of its own",
                       kTab[static_cast<std::size_t>(color[1] - '0')].hex);
  for (const auto& [letter, name] : kLetters)
    if (color == letter) return fmt::format("write `{}`", name);
  if (const auto rgb = rgb_call(color)) return fmt::format("write `\"{}\"`", hex_text(*rgb));
  for (const std::string_view call : {"rgb(", "rgba(", "hsl(", "hsv(", "hwb(", "lab(", "lch(", "cmyk("})
    if (color.starts_with(call)) return "write the colour as `\"#rrggbb\"`; transparency is `alpha`, a key of its own";
  if (color == "none" || color == "transparent") return "write `alpha: 0` for what shall not be seen, or leave the key out";
  if (color == "auto") return "leave the key out: each series gets a colour of its own";
  return {};
}

}  // namespace burin
