#include "layout/dump.h"

#include <fmt/format.h>

#include "diag/number.h"

namespace burin {
namespace {

std::string points(double value) { return fixed_text(value, 2); }

std::string rect_text(const Rect& r) {
  return fmt::format("{} {} {} {}", points(r.left), points(r.bottom), points(r.right), points(r.top));
}

std::string text_line(const PlacedText& text) {
  return fmt::format("{} \"{}\" {} pt at {},{}{} ink {}\n", text.role, dump_text(text.text.lines), number_text(text.text.font.size_pt),
                     points(text.x), points(text.y), text.angle == 0 ? "" : fmt::format(" turned by {}", number_text(text.angle)),
                     rect_text(text.ink));
}

std::string line_text(const PlacedLine& line) {
  std::string out = "  line";
  for (const Vec& point : line.points) out += fmt::format(" {},{}", points(point.x), points(point.y));
  return out + "\n";
}

std::string ticks_text(const PlacedAxis& axis) {
  std::string out;
  for (const Tick& tick : axis.ticks) out += fmt::format(" {}:\"{}\"", number_text(tick.value), dump_text(tick.lines));
  if (axis.angle != 0) out += fmt::format(" turned by {}", number_text(axis.angle));
  return out;
}

std::string legend_text(const PlacedLegend& legend, std::string_view indent) {
  std::string out;
  for (const PlacedText& title : legend.titles) out += fmt::format("{}{}", indent, text_line(title));
  for (const PlacedEntry& entry : legend.entries)
    out += fmt::format("{}sample {},{} to {},{} {}", indent, points(entry.from.x), points(entry.from.y), points(entry.to.x),
                       points(entry.to.y), text_line(entry.text));
  return out;
}

}  // namespace

std::string dump_layout(const Layout& layout, const Scene& scene) {
  std::string out = fmt::format("page {} x {} pt\n", points(layout.width), points(layout.height));
  for_each_panel(scene, layout, [&](const ScenePanel& panel, const PlacedPanel& placed) {
    out += fmt::format("{} box {}{}\n", name_of(panel), rect_text(placed.box), panel.is_inset ? " in " + rect_text(placed.ground) : "");
    for (const AxisName name : kAxisNames)
      if (panel.axis(name)) out += fmt::format("  {} ticks{}\n", choice_name(name), ticks_text(placed[name]));
    for (const PlacedText& text : placed.texts) out += "  " + text_line(text);
    for (const PlacedLegend& legend : placed.legends) {
      out += fmt::format("  legend at the {} {}, {} % of it over data\n", choice_name(legend.corner), rect_text(legend.block),
                         fixed_text(legend.covered * 100, 1));
      out += legend_text(legend, "  ");
    }
    for (const PlacedLine& line : placed.lines) out += line_text(line);
  });
  for (const PlacedText& text : layout.texts) out += text_line(text);
  for (const PlacedLine& line : layout.lines) out += line_text(line);
  out += legend_text(layout.legend, "");
  return out;
}

}  // namespace burin
