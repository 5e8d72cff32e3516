// Times the stage "place" on figures of 12, 50 and 200 panels, which are to take time in proportion: with a ruler that knows their texts
// (`place`: the arithmetic), and with a new one (`place_measuring`: Pango, too, as in every run of burin).
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <stdexcept>

#include "compile.h"
#include "data/files.h"
#include "layout/place.h"

namespace burin {
namespace {

/// A figure of `count` panels with titles, labels, three series, letters and a legend, on a page that grows with it.
std::string figure(std::size_t count) {
  const std::size_t columns = count < 50 ? 4 : 10, rows = (count + columns - 1) / columns;
  std::string text = fmt::format("size: {{width: {}mm, height: {}mm}}\nlayout: {{columns: {}}}\nletters: (a)\npanels:\n", 60 * columns,
                                 50 * rows, columns);
  for (std::size_t i = 0; i < count; ++i) {
    text += fmt::format(
        "  - title: panel {}\n    x: {{label: GPUs, scale: log2}}\n    y: {{label: \"Time of step {}\\n(s)\"}}\n    marks:\n", i, i % 7);
    for (std::size_t k = 0; k < 3; ++k)
      text += fmt::format("      - {{mark: line_points, label: system {}, x: [1, 2, 4, 8], y: [{}, 3, {}, 1]}}\n", k, 40 + i, k + 2);
  }
  return text;
}

struct Figure {
  Sources sources;
  Scene scene;

  explicit Figure(std::size_t count) {
    const MemoryFiles files{{"fig.yaml", figure(count)}};
    Diagnostics diagnostics;
    const auto ruler = make_pango_ruler();
    const auto spec = read_spec("fig.yaml", {}, files, sources, diagnostics);
    auto compiled = spec ? compile(*spec, files, *ruler, sources, diagnostics) : std::nullopt;
    if (!compiled) throw std::runtime_error(diagnostics.all().front().message);
    scene = std::move(compiled->scene);
  }
};

void place(benchmark::State& state) {
  const Figure figure(static_cast<std::size_t>(state.range(0)));
  const auto ruler = make_pango_ruler();
  Diagnostics diagnostics;
  burin::place(figure.scene, *ruler, diagnostics);
  for (auto _ : state) benchmark::DoNotOptimize(burin::place(figure.scene, *ruler, diagnostics));
  state.SetComplexityN(state.range(0));
}
BENCHMARK(place)->Arg(12)->Arg(50)->Arg(200)->Unit(benchmark::kMillisecond)->Complexity();

void place_measuring(benchmark::State& state) {
  const Figure figure(static_cast<std::size_t>(state.range(0)));
  Diagnostics diagnostics;
  for (auto _ : state) {
    const auto ruler = make_pango_ruler();
    benchmark::DoNotOptimize(burin::place(figure.scene, *ruler, diagnostics));
  }
  state.SetComplexityN(state.range(0));
}
BENCHMARK(place_measuring)->Arg(12)->Arg(50)->Arg(200)->Unit(benchmark::kMillisecond)->Complexity();

}  // namespace
}  // namespace burin

BENCHMARK_MAIN();
