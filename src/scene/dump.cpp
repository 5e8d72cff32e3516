#include "scene/dump.h"

#include <fmt/format.h>

#include "diag/number.h"

namespace burin {
namespace {

std::string look_summary(const Look& look) {
  return fmt::format("{} alpha {} {} {} pt line {} pt {}", hex_text(look.color), number_text(look.alpha), choice_name(look.marker),
                     fixed_text(look.marker_size_pt, 3), fixed_text(look.line_width_pt, 3), choice_name(look.dash));
}

void dump_axis(std::string& out, const SceneAxis& axis) {
  out += fmt::format("  {} at the {}: {} {} to {}{}{}\n", choice_name(axis.name), choice_name(axis.side), choice_name(axis.scale),
                     number_text(axis.low), number_text(axis.high), axis.reverse ? ", reversed" : "", axis.visible ? "" : ", not visible");
  if (!axis.label.empty()) out += fmt::format("    label {}\n", text_summary(axis.label));
  if (axis.ticks.fixed)
    for (const Tick& tick : *axis.ticks.fixed) out += fmt::format("    tick {} \"{}\"\n", number_text(tick.value), dump_text(tick.lines));
}

std::string coordinate_text(const Coordinate& c) { return c.of_box ? number_text(c.value * 100) + "%" : number_text(c.value); }

std::string point_text(const ScenePoint& p) { return coordinate_text(p.x) + "," + coordinate_text(p.y); }

void dump_legend(std::string& out, const SceneLegend& legend, std::string_view place) {
  out += fmt::format("legend {}\n", place);
  if (!legend.title.empty()) out += fmt::format("  title {}\n", text_summary(legend.title));
  for (const LegendPart& part : legend.parts)
    out += fmt::format("  part of {}{}\n", part.count, part.title.empty() ? "" : " " + text_summary(part.title));
  for (const LegendEntry& entry : legend.entries)
    out += fmt::format("  entry {}: {}{}{}\n", text_summary(entry.text), look_summary(entry.look), entry.line ? ", line" : "",
                       entry.marker ? ", marker" : "");
}

void dump_annotations(std::string& out, const SceneAnnotations& annotations, std::string_view indent) {
  for (const SceneNote& note : annotations.notes)
    out += fmt::format("{}note {} at {} {}{}\n", indent, text_summary(note.text), point_text(note.at), choice_name(note.anchor),
                       note.avoid ? ", or where it is free" : "");
  for (const SceneShape& shape : annotations.shapes) {
    constexpr std::string_view kKinds[] = {"arrow", "line", "rect"};
    out += fmt::format("{}{} {} to {} {}\n", indent, kKinds[static_cast<int>(shape.kind)], point_text(shape.from), point_text(shape.to),
                       hex_text(shape.stroke.color));
  }
  for (const SceneBracket& bracket : annotations.brackets)
    out += fmt::format("{}bracket {} to {} {}{}{}\n", indent, point_text(bracket.from), point_text(bracket.to),
                       hex_text(bracket.stroke.color), bracket.side ? fmt::format(" at the {}", choice_name(*bracket.side)) : "",
                       bracket.text.empty() ? "" : " " + text_summary(bracket.text));
}

void dump_panel(std::string& out, const ScenePanel& panel) {
  out += name_of(panel) + (panel.is_inset ? "\n" : fmt::format(" at row {}, column {}\n", panel.row + 1, panel.column + 1));
  if (!panel.title.empty()) out += fmt::format("  title {}\n", text_summary(panel.title));
  for (const AxisName name : kAxisNames)
    if (const SceneAxis* axis = panel.axis(name)) dump_axis(out, *axis);
  for (const SceneSeries& series : panel.series) {
    out += fmt::format("  series {}: {}\n", series.name, look_summary(series.look));
    for (const Primitive& primitive : series.primitives) {
      if (const auto* lines = std::get_if<Lines>(&primitive)) {
        for (const auto& piece : lines->pieces) {
          out += "    line";
          for (const Vec& v : piece) out += fmt::format(" {},{}", number_text(v.x), number_text(v.y));
          out += '\n';
        }
      } else if (const auto* markers = std::get_if<Markers>(&primitive)) {
        out += "    markers";
        for (const Vec& v : markers->points) out += fmt::format(" {},{}", number_text(v.x), number_text(v.y));
        out += '\n';
      }
    }
  }
  dump_annotations(out, panel.annotations, "  ");
}

}  // namespace

std::string name_of(const ScenePanel& panel) { return fmt::format("{}panel {}", panel.is_inset ? "inset of " : "", panel.number); }

std::string text_summary(const SceneText& text) {
  return fmt::format("\"{}\" {}{}{} {} pt {}", dump_text(text.lines), text.font.family, text.font.bold ? " bold" : "",
                     text.font.italic ? " italic" : "", number_text(text.font.size_pt), hex_text(text.color));
}

std::string dump_scene(const Scene& scene) {
  std::string out =
      fmt::format("page {} x {} pt, {} columns, {} rows\n", number_text(scene.width), number_text(scene.height), scene.columns, scene.rows);
  if (!scene.title.empty()) out += fmt::format("title {}\n", text_summary(scene.title));
  if (!scene.x_label.empty()) out += fmt::format("x label {}\n", text_summary(scene.x_label));
  if (!scene.y_label.empty()) out += fmt::format("y label {}\n", text_summary(scene.y_label));
  for (const ScenePanel& panel : scene.panels) {
    dump_panel(out, panel);
    for (const SceneInset& inset : panel.insets) {
      out += fmt::format("inset at {}, {} by {}{}\n", inset.at ? point_text(*inset.at) : std::string(choice_name(inset.corner)),
                         coordinate_text(inset.width), coordinate_text(inset.height), inset.zoom ? ", framed" : "");
      dump_panel(out, inset.panel);
    }
    for (const SceneLegend& legend : panel.legends) dump_legend(out, legend, choice_name(legend.corner));
  }
  dump_annotations(out, scene.annotations, "");
  if (!scene.legend.entries.empty()) dump_legend(out, scene.legend, scene.legend.cell ? "cell" : choice_name(scene.legend.side));
  return out;
}

}  // namespace burin
