#include "layout/report.h"

#include <fmt/format.h>

#include "diag/number.h"

namespace burin {
namespace {

std::string rooms_text(std::string_view dimension, double length, const Rooms& rooms) {
  std::string out = fmt::format("{}: {} mm\n", dimension, mm_text(length));
  double rest = length;
  for (const Room& room : rooms) {
    rest -= room.points;
    out += fmt::format("{:>8} mm  {}{}\n", mm_text(room.points), room.what, room.cause.empty() ? "" : ": " + room.cause);
  }
  return out + fmt::format("{:>8} mm  gaps and the page's edges\n", mm_text(rest));
}

}  // namespace

std::string mm_text(double points) { return fixed_text(points * 25.4 / 72, 1); }

std::string layout_report(const Layout& layout, const Scene& scene) {
  return rooms_text("width", layout.width, layout.across) + rooms_text("height", layout.height, layout.along) +
         legend_report(layout, scene);
}

std::string legend_report(const Layout& layout, const Scene& scene) {
  std::string out;
  for (const PlacedPanel& placed : layout.panels)
    for (const PlacedLegend& legend : placed.legends)
      out += fmt::format("the legend of panel {} stands at the {}; below {} % of it are data or texts\n", scene.panels[placed.panel].number,
                         choice_name(legend.corner), fixed_text(legend.covered * 100, 1));
  return out;
}

}  // namespace burin
