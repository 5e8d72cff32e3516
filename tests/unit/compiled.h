// A figure compiled from YAML in a test, with data files in memory and the fake ruler: half an em for every character.
#pragma once

#include <gtest/gtest.h>

#include "compile.h"
#include "marked.h"

namespace burin {

class FigureTest : public testing::Test {
 protected:
  /// Compiles; what is said of the figure comes back, without places.
  std::string faults(const std::string& text) {
    sources_ = std::make_unique<Sources>();
    diagnostics_ = {};
    compiled_.reset();
    files_.add("fig.yaml", unmarked(text));
    const auto ruler = make_fixed_ruler();
    spec_ = read_spec("fig.yaml", {}, files_, *sources_, diagnostics_);
    if (spec_) compiled_ = compile(*spec_, files_, *ruler, *sources_, diagnostics_);
    return words(diagnostics_);
  }
  /// Compiles a figure whose faults stand between `[[` and `]]`; what is said of them comes back.
  std::string marked_faults(const std::string& text) {
    const std::string said = faults(text);
    EXPECT_EQ(marked(sources_->all().front(), diagnostics_), text);
    return said;
  }
  /// Compiles a figure that has no fault.
  const Compiled& compiled(const std::string& text) {
    EXPECT_EQ(faults(text), "") << text;
    if (!compiled_) compiled_.emplace();
    compiled_->scene.panels.resize(std::max<std::size_t>(1, compiled_->scene.panels.size()));
    return *compiled_;
  }
  const Scene& scene(const std::string& text) { return compiled(text).scene; }
  const Layout& layout(const std::string& text) { return compiled(text).layout; }
  /// The first panel of a figure with this one.
  const ScenePanel& panel(const std::string& keys) { return scene("panels:\n  - {" + keys + "}\n").panels.front(); }

  MemoryFiles files_;
  std::unique_ptr<Sources> sources_;
  Diagnostics diagnostics_;
  std::optional<ReadFigure> spec_;
  std::optional<Compiled> compiled_;
};

}  // namespace burin
