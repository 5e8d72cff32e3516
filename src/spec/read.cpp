// How the types of the language that are no plain map are read, and the checks that its tables name.
#include <algorithm>
#include <array>
#include <initializer_list>

#include "spec/figure.h"
#include "spec/foreign.h"

namespace burin {
namespace {

/// Reads a list of exactly two into `first` and `second`.
template <class T>
bool read_pair(const Node& node, T& first, T& second, const std::string& expected, Reader& reader) {
  if (!node.is_sequence() || node.items.size() != 2) {
    if (!node.is_sequence()) return reader.wrong(node, expected);
    // `[0 1]` is one text to YAML.
    const bool is_blank = node.items.size() == 1 && node.items[0].is_scalar() && node.items[0].text.find(' ') != std::string::npos;
    reader.diagnostics
        .add(codes::wrong_type, node.span, fmt::format("found a list of {} where `{}` takes {}", node.items.size(), reader.key, expected))
        .advise(is_blank ? "a comma parts the items of a list, not a blank" : "");
    return false;
  }
  const bool a = read_value(node.items[0], first, reader);
  return read_value(node.items[1], second, reader) && a;
}

/// "did you mean `auto`?" if a value that is none of these words is nearly one; empty otherwise.
std::string near_word(const Node& node, std::initializer_list<std::string_view> words) {
  if (!node.is_scalar()) return {};
  const std::string_view near = suggest(node.text, std::span(words.begin(), words.size()));
  return near.empty() ? "" : fmt::format("did you mean `{}`?", near);
}

}  // namespace

std::string valid_alpha(const std::optional<double>& alpha) {
  return alpha && !(*alpha >= 0 && *alpha <= 1) ? "must be from 0 (clear) to 1 (opaque)" : "";
}
std::string valid_aspect(const std::optional<double>& aspect) {
  return aspect && !(*aspect >= 0.02 && *aspect <= 50) ? "must be from 0.02 to 50" : "";
}
std::string valid_step(const std::optional<double>& step) { return step && !(*step > 0) ? "must be above zero" : ""; }
std::string valid_count(const std::optional<int>& count) {
  return count && !(*count > 0 && *count <= 1000) ? "must be from 1 to 1000" : "";
}
std::string valid_minor(const std::optional<int>& minor) { return minor && !(*minor > 0 && *minor <= 100) ? "must be from 1 to 100" : ""; }
std::string valid_angle(const std::optional<double>& angle) {
  return angle && !(*angle >= -90 && *angle <= 90) ? "must be from -90 to 90 degrees" : "";
}
std::string valid_length(const std::optional<Length>& length) { return length && length->value < 0 ? "must not be below zero" : ""; }
std::string valid_padding(const std::optional<Length>& padding) {
  if (padding && padding->unit != Unit::percent) return "is a part of the data's range: write `5%`";
  return valid_length(padding);
}
std::string valid_inset_length(const Length& length) {
  if (!(length.value > 0)) return "must be above zero";
  if (length.unit == Unit::percent) return length.value > 100 ? "is a part of the panel's box: at most 100%" : "";
  return positive_length(length);
}
std::string usable_family(const std::optional<std::string>& family) {
  if (!family) return {};
  if (family->find_first_not_of(' ') == std::string::npos) return "is empty";
  const auto is_control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
  const bool bad = std::any_of(family->begin(), family->end(), is_control) || family->find_first_of(",:=\"'`\\{}") != std::string::npos;
  return bad ? "has a character that no font's name can have here" : "";
}
std::string page_length(const Length& length) {
  if (length.unit == Unit::em || length.unit == Unit::percent) return "of the page needs a unit of its own: mm, cm, in, pt or tpt";
  const double points = to_points(length, 0, 0);
  // PDF 1.5 limits a page to 14400 units (ISO 32000-1, Annex C.2).
  return points >= 9 && points <= 14400 ? "" : "must be from 9pt to 200in";
}
std::string page_width(const PageWidth& width) { return width.of_page == PageWidth::Of::none ? page_length(width.length) : ""; }
std::string page_height(const std::optional<Length>& length) { return length ? page_length(*length) : ""; }

bool Codec<Palette>::read(const Node& node, Palette& value, Reader& reader) {
  if (node.is_sequence()) {
    if (!node.items.empty()) return read_value(node, value.colors, reader);
  } else if (node.is_scalar()) {
    return read_value(node, value.name, reader);
  }
  return reader.wrong(node, expected());
}

bool Codec<PageWidth>::read(const Node& node, PageWidth& value, Reader& reader) {
  value.span = node.span;
  if (node.is_scalar()) {
    // `column`, `text`, or a part of one: `0.5 text`.
    const std::size_t blank = node.text.find(' ');
    const std::string_view word = blank == node.text.npos ? std::string_view(node.text) : std::string_view(node.text).substr(blank + 1);
    const auto factor = blank == node.text.npos ? std::optional(1.0) : parse_number(std::string_view(node.text).substr(0, blank));
    if ((word == "column" || word == "text") && factor && *factor > 0 && *factor <= 10) {
      value.of_page = word == "column" ? PageWidth::Of::column : PageWidth::Of::text;
      value.factor = *factor;
      return true;
    }
    constexpr std::array<std::string_view, 2> kWords{"column", "text"};
    if (const std::string_view near = suggest(word, kWords); factor && !near.empty())
      return reader.wrong(node, expected(), codes::bad_length,
                          fmt::format("did you mean `{}{}`?", std::string_view(node.text).substr(0, node.text.size() - word.size()), near));
  }
  return read_value(node, value.length, reader);
}

bool Codec<ThemeNames>::read(const Node& node, ThemeNames& value, Reader& reader) {
  if (node.is_sequence()) return read_value(node, value.names, reader);
  return read_value(node, value.names.emplace_back(), reader);
}

bool Codec<CellText>::read(const Node& node, CellText& value, Reader& reader) {
  value.span = node.span;
  if (node.is_null()) {
    value.missing = true;
    return true;
  }
  if (!node.is_scalar()) return reader.wrong(node, expected());
  value.text = node.text;
  return true;
}

bool Codec<Where>::read(const Node& node, Where& value, Reader& reader) {
  if (node.is_scalar()) return read_value(node, value.expressions.emplace_back(), reader);
  if (!node.is_map()) return reader.wrong(node, expected());
  bool good = true;
  for (const Entry& entry : node.entries) {
    Where::Condition& condition = value.conditions.emplace_back();
    condition.column = entry.key.text;
    condition.span = entry.key.span;
    if (entry.value.is_sequence())
      for (const Node& item : entry.value.items) good = read_value(item, condition.values.emplace_back(), reader) && good;
    else
      good = read_value(entry.value, condition.values.emplace_back(), reader) && good;
  }
  return good;
}

void overlay(Where& base, const Where& over) {
  for (const Where::Condition& condition : over.conditions) {
    const auto same = [&](const Where::Condition& c) { return c.column == condition.column; };
    const auto mine = std::find_if(base.conditions.begin(), base.conditions.end(), same);
    if (mine == base.conditions.end())
      base.conditions.push_back(condition);
    else
      *mine = condition;
  }
  base.expressions.insert(base.expressions.end(), over.expressions.begin(), over.expressions.end());
}

bool Codec<Channel>::read(const Node& node, Channel& value, Reader& reader) {
  value.span = node.span;
  if (node.is_scalar() && node.text.empty()) return reader.wrong(node, expected(), codes::bad_expression);
  if (node.is_scalar()) return read_value(node, value.expression, reader);
  if (!node.is_sequence()) return reader.wrong(node, expected());
  value.is_values = true;
  return read_value(node, value.values, reader);
}

bool Codec<AxisEnd>::read(const Node& node, AxisEnd& value, Reader& reader) {
  value.span = node.span;
  if (node.is_scalar() && node.text == "auto") return true;
  if (!node.is_scalar() || node.quoted || !parse_number(node.text))
    return reader.wrong(node, expected(), node.is_scalar() ? codes::bad_number : codes::wrong_type,
                        near_word(node, {"auto"}) + number_help(node));
  value.value = parse_number(node.text);
  return true;
}

bool Codec<Range>::read(const Node& node, Range& value, Reader& reader) {
  return read_pair(node, value.low, value.high, expected(), reader);
}

bool Codec<Coordinate>::read(const Node& node, Coordinate& value, Reader& reader) {
  if (!node.is_scalar()) return reader.wrong(node, expected());
  if (const auto number = parse_number(node.text); number && !node.quoted) {
    value = {*number, false, node.span};
    return true;
  }
  const auto length = parse_length(node.text);
  if (!length || length->unit != Unit::percent) return reader.wrong(node, expected());
  value = {length->value / 100, true, node.span};
  return true;
}

bool Codec<Point>::read(const Node& node, Point& value, Reader& reader) {
  if (node.is_map()) return read_value(node, value.of, reader);
  if (node.is_scalar() && !node.text.empty()) {
    const auto ends = choice_names<SeriesEnd>();
    const bool is_end = std::find(ends.begin(), ends.end(), node.text) != ends.end();
    return reader.wrong(node, expected(), codes::wrong_type,
                        parse_length(node.text) || parse_number(node.text)
                            ? fmt::format("a point has two coordinates: `[{}, 50%]`", node.text)
                        : is_end ? fmt::format("of which series? write `{{series: NAME, at: {}}}`", node.text)
                                 : fmt::format("a point of a series is written `{{series: {}, at: last}}`", node.text));
  }
  return read_pair(node, value.x, value.y, expected(), reader);
}

bool Codec<InsetAt>::read(const Node& node, InsetAt& value, Reader& reader) {
  if (node.is_sequence()) {
    Point point;
    if (!read_pair(node, point.x, point.y, expected(), reader)) return false;
    value.point = point;
    return true;
  }
  value.point.reset();
  return read_value(node, value.corner, reader);
}

bool Codec<GridPlace>::read(const Node& node, GridPlace& value, Reader& reader) {
  value.span = node.span;
  if (!read_pair(node, value.row, value.column, expected(), reader)) return false;
  if (value.row >= 1 && value.row <= 1000 && value.column >= 1 && value.column <= 1000) return true;
  reader.diagnostics.add(codes::bad_value, node.span, fmt::format("`{}` counts rows and columns from 1 to 1000", reader.key));
  return false;
}

bool Codec<Stretch>::read(const Node& node, Stretch& value, Reader& reader) {
  return read_pair(node, value.low, value.high, expected(), reader);
}

bool Codec<LegendCell>::read(const Node& node, LegendCell& value, Reader& reader) {
  if (node.is_sequence()) return read_value(node, value.place, reader);
  return read_value(node, value.name, reader);
}

std::string Codec<LegendAt>::expected() { return "a side, a corner of its panel, `none`, or a map with `panel` or `cell`"; }

Shape Codec<LegendAt>::shape() {
  Shape words = Codec<LegendSide>::shape();
  for (const std::string_view word : choice_names<Corner>()) words.words.push_back(word);
  return {.kind = Shape::Kind::one_of, .parts = {words, Codec<LegendBox>::shape()}};
}

bool Codec<LegendAt>::read(const Node& node, LegendAt& value, Reader& reader) {
  value.span = node.span;
  if (node.is_map()) return read_value(node, value.box, reader);
  if (!node.is_scalar()) return reader.wrong(node, expected());
  const auto sides = choice_names<LegendSide>(), corners = choice_names<Corner>();
  if (std::find(sides.begin(), sides.end(), node.text) != sides.end()) return read_value(node, value.side, reader);
  if (std::find(corners.begin(), corners.end(), node.text) != corners.end()) return read_value(node, value.corner, reader);
  std::vector<std::string_view> names = sides;
  names.insert(names.end(), corners.begin(), corners.end());
  // Under `at` as well as in its short form.
  std::string theirs = foreign_value_help("legend", node.text);
  return reader.wrong(node, expected(), codes::bad_value, theirs.empty() ? suggestion_or_choices(node.text, names) : std::move(theirs));
}

bool Codec<LegendColumns>::read(const Node& node, LegendColumns& value, Reader& reader) {
  if (node.is_scalar() && node.text == "auto") return true;
  int count = 0;
  if (!node.is_scalar() || node.quoted || !parse_number(node.text))
    return reader.wrong(node, expected(), codes::wrong_type, near_word(node, {"auto"}));
  if (!read_value(node, count, reader)) return false;
  if (std::string fault = valid_count(count); !fault.empty()) {
    reader.diagnostics.add(codes::bad_value, node.span, fmt::format("`{}` {}", reader.key, fault));
    return false;
  }
  value.count = count;
  return true;
}

bool Codec<TrackSize>::read(const Node& node, TrackSize& value, Reader& reader) {
  if (!node.is_scalar()) return reader.wrong(node, expected());
  bool good = false;
  if (const auto weight = parse_number(node.text); weight && !node.quoted) {
    value.weight = *weight;
    good = *weight > 0;
  } else if (const auto length = parse_length(node.text); length && length->unit != Unit::percent) {
    value.length = length;
    good = length->value > 0;
  } else {
    return reader.wrong(node, expected());
  }
  if (!good) reader.diagnostics.add(codes::bad_value, node.span, fmt::format("`{}` must be above zero", node.text));
  return good;
}

namespace {

/// A map under a key that nobody knows may hold the names that are defined nowhere else.
void open_names(Figure& figure, const Node& root) {
  const auto is_read = [&](const Entry& entry) {
    bool read = false;
    for_each_field<Figure>([&](const auto&, std::size_t index) {
      const auto* written = figure.written.find(index);
      read = read || (written && written->key == entry.key.span);
    });
    return read;
  };
  const bool has_strange_map =
      std::any_of(root.entries.begin(), root.entries.end(), [&](const Entry& entry) { return entry.value.is_map() && !is_read(entry); });
  for_each_field<Figure>([&](const auto& f, std::size_t index) {
    if constexpr (kIsNamed<typename std::remove_cvref_t<decltype(f)>::Member>)
      if (has_strange_map && !figure.written.find(index)) (figure.*f.member).open = true;
  });
}

}  // namespace

Figure read_theme(const Node& root, Diagnostics& diagnostics) {
  Figure theme;
  Reader reader{diagnostics, "the theme", "", foreign_key, foreign_value_help};
  if (!root.is_map()) {
    reader.wrong(root, "a map");
    return theme;
  }
  const auto refuse = [&](Span key) {
    if (!key) return;
    const std::string_view name = std::string_view(key.source->text).substr(key.begin, key.end - key.begin);
    diagnostics.add(codes::unknown_key, key, fmt::format("a theme has no `{}` here: it says how a figure looks, not what it shows", name));
  };
  auto free = free_names(root, field_names<Figure>());
  for (const Entry& entry : root.entries)
    if (!detail::read_field(entry, theme, reader)) detail::read_unknown(entry, root, free, {}, theme, reader);
  open_names(theme, root);
  for_each_content(theme, refuse);
  return theme;
}

Figure read_figure(const Node& root, Diagnostics& diagnostics) {
  Figure figure;
  if (!root.is_map()) {
    diagnostics.add(codes::yaml_document, root.span, fmt::format("found {} where a figure is a map of keys", kind_name(root)))
        .advise("begin with `panels:`; `burin --help` names an example");
    return figure;
  }
  Reader reader{diagnostics, "the figure", "", foreign_key, foreign_value_help};
  read_value(root, figure, reader);
  open_names(figure, root);
  return figure;
}

}  // namespace burin
