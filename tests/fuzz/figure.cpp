// From YAML to script, with each product printed.
#include "compile.h"
#include "entry.h"
#include "layout/dump.h"
#include "scene/dump.h"
#include "script_check.h"
#include "spec/dump.h"

namespace burin::fuzz {
namespace {

/// What figures can name: every column that the seeds use.
const MemoryFiles& files() {
  static const MemoryFiles memory({
      {"runs.csv",
       "system,gpus,seconds,note,model,batch,tokens_per_second,cluster,adapters\n"
       "A,1,80,,1B,1,4050.5,A6000x4,1\n"
       "A,2,41,\"a, b\",1B,2,6278,A6000x4,2\n"
       "B,1,0,OOM,7B,1,-3,3090x8,1\n"
       "B,2,,`x`,7B,2,1e9,3090x8,2\n"},
      {"throughput.csv", "cluster,model,system,adapters,tokens_per_second\nA6000x4,1.1B,1F1B,1,4599.87\nA6000,7B,mLoRA,2,100\n"},
      {"xy.csv", "x,y\n1,2\n2,inf\n3,ten\n"},
      {"log.jsonl", "{\"step\": 1, \"loss\": 2.5}\n{\"step\": 2, \"loss\": null, \"name\": \"a'b\"}\n"},
      {"theme.yaml", "font: {size: 7pt}\nevery_panel: {y: {grid: true}}\n"},
  });
  return memory;
}

/// Of a figure, with its file in place of what was asked for.
class FigureFiles : public Files {
 public:
  explicit FigureFiles(std::string_view yaml) : yaml_(yaml) {}

 private:
  bool fetch(const std::string& path, std::size_t, std::string& content, std::string& why) const override {
    if (path != "fig.yaml") return files().read(path, content, why);
    content = yaml_;
    return true;
  }
  std::string_view yaml_;
};

}  // namespace

void figure(std::string_view input) {
  const FigureFiles disk(input);
  Sources sources;
  Diagnostics diagnostics;
  const auto ruler = make_fixed_ruler();
  const auto spec = read_spec("fig.yaml", {}, disk, sources, diagnostics);
  const auto compiled = spec ? compile(*spec, disk, *ruler, sources, diagnostics) : std::nullopt;
  check_diagnostics(diagnostics, sources);
  if (spec) dump_figure(spec->figure);
  require(compiled.has_value() != diagnostics.has_errors(), "a figure is compiled, or has an error");
  if (!compiled) return;
  dump_scene(compiled->scene);
  dump_layout(compiled->layout, compiled->scene);
  const Script script = emit(compiled->scene, compiled->layout, {compiled->title, "0", "fig.yaml", "fig.gp", "fig.pdf"});
  check_script(script.text());
}

}  // namespace burin::fuzz
