// Whole scripts: one panel's features stay in its section, nothing in them is unfinished, and gnuplot draws every one.
#include "emit/emit.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "compiled.h"
#include "emit/markup.h"
#include "gnuplot/process.h"

namespace burin {
namespace {

class Emit : public FigureTest {
 protected:
  std::string script(const std::string& text) {
    const Compiled& c = compiled(text);
    return emit(c.scene, c.layout, {"the title", "1.0", "fig.yaml", "fig.gp", "/dev/null"}).text();
  }
  /// The part of a script that draws panel `number`, and its data.
  static std::string section(const std::string& script, int number) {
    const std::string mark = "# ---- panel " + std::to_string(number);
    const std::size_t begin = script.find(mark);
    EXPECT_NE(begin, script.npos);
    const std::size_t end = std::min(script.find("# ----", begin + 1), script.find("unset multiplot", begin));
    std::string text = script.substr(begin, end - begin);
    // What comes from the YAML's line is where the panel stands, not what it is.
    return std::regex_replace(text, std::regex("\\(fig.yaml:[0-9]+\\)"), "");
  }
  static void draw(const std::string& script) {
    const auto gnuplot = start_gnuplot();
    gnuplot->send(script);
    const Ending ending = gnuplot->finish();
    EXPECT_EQ(ending.outcome, Outcome::ok) << ending.reason;
    EXPECT_EQ(ending.output, "") << script;
  }
  const std::string size_ = "size: {width: 400pt, height: 300pt}\n";
  const std::string marks_ = "marks: [{mark: line_points, x: [1, 2, 10], y: [1, 2, 10]}]";
  const std::string ranges_ = "x: {range: [1, 9], ticks: [1, 9]}, y: {range: [1, 9], ticks: [1, 9]}";
};

TEST_F(Emit, OnePanelsFeaturesDoNotReachTheNext) {
  const auto second = [&](const std::string& first) {
    return section(script(size_ + "layout: {columns: 2}\npanels:\n  - {" + first + ", " + marks_ + "}\n  - {title: b, " + ranges_ + ", " +
                          marks_ + "}\n"),
                   2);
  };
  const std::string plain = second("title: a, " + ranges_);
  EXPECT_NE(plain.find("\nplot "), plain.npos);
  EXPECT_EQ(
      second("title: a, " + ranges_ + ", annotations: [{text: n, at: [50%, 50%]}, {arrow: {from: [1, 1], to: [2, 2]}}, {h_span: [1, 2]}]"),
      plain);
  EXPECT_EQ(second("title: a, x: {range: [1, 9], ticks: [1, 9], scale: log}, y: {range: [1, 9], ticks: [1, 9], scale: log2}"), plain);
  EXPECT_EQ(
      second("title: a, x: {range: [1, 9], ticks: [1, 9], reverse: true, grid: true}, y: {range: [1, 9], ticks: [1, 9], reverse: true}"),
      plain);
  EXPECT_EQ(
      second("title: a, x: {range: [1, 9], ticks: {at: [1, 9], direction: in, font: {style: italic}}}, y: {range: [1, 9], ticks: [1, 9]}"),
      plain);
}

TEST_F(Emit, EveryLineIsWholeAndDataAreInBlocks) {
  const std::string text =
      script(size_ + "title: T\nx_label: X\nlayout: {columns: 2}\nseries: {s: {}, t: {marker: star}}\nlegend: top\n" +
             "panels: [{title: \"a\\nb\", " + marks_ + "}, {marks: [{mark: points, series: t, x: [1], y: [1]}]}, {}]\n");
  EXPECT_EQ(text.find("'-'"), text.npos);
  EXPECT_EQ(text.find('\r'), text.npos);
  EXPECT_EQ(text.find("\n\n\n"), text.npos) << "no hole between parts";
  ASSERT_FALSE(text.empty());
  EXPECT_EQ(text.back(), '\n');
  EXPECT_FALSE(text.ends_with("\n\n"));
  EXPECT_EQ(text.find("{}"), text.npos) << "no hole of a template is left";
}

TEST_F(Emit, NumbersHaveAPointAndNeverAComma) {
  const std::string text = script(size_ + "panels: [{" + marks_ + "}]\n");
  EXPECT_FALSE(std::regex_search(text, std::regex("range \\[[^\\]]*,")));
  EXPECT_TRUE(std::regex_search(text, std::regex("set lmargin at screen 0\\.[0-9]{6};")));
}

TEST_F(Emit, PlotsCannotFail) {
  const auto expect_drawn = [&](const std::string& panel) {
    faults(size_ + "panels: [{" + panel + "}]\n");
    ASSERT_TRUE(compiled_) << panel << words(diagnostics_);
    draw(emit(compiled_->scene, compiled_->layout, {"t", "1", "s", "g", "/dev/null"}).text());
  };
  expect_drawn("title: nothing at all");
  expect_drawn("x: {scale: log}, y: {scale: log2}");
  expect_drawn("marks: [{mark: line_points, x: [1], y: [1]}]");
  expect_drawn("marks: [{mark: line_points, x: [1, 2], y: [~, ~]}]");
  expect_drawn("marks: [{mark: line, x: [5, 6], y: [1, 2]}], x: {range: [0, 1]}, y: {range: [0, 1]}");
  expect_drawn("marks: [{mark: points, x: [1, 2], y: [0, -1]}], y: {scale: log}");
  expect_drawn("marks: [{mark: line_points, x: [1e-140, 1e140], y: [-1e140, 1e140]}]");
  expect_drawn("marks: [{mark: line, x: [1, 2], y: [7, 7]}]");
  expect_drawn("x: {visible: false}, y: {visible: false, range: [2, 3]}");
  expect_drawn("x: {ticks: {at: [0.5], labels: ['']}, range: [0, 1]}, y: {ticks: []}");
}

TEST_F(Emit, TextsOfAnAuthorRunNothing) {
  const std::string evil = "'`echo PWNED`$(x) %d \\ \" ''; system(\"y\")#'";
  const std::string text =
      script(size_ + "text: literal\ntitle: " + evil + "\nx_label: " + evil + "\nseries: {" + evil + ": {label: " + evil +
             "}}\nlegend: top\npanels: [{title: " + evil + ", x: {label: " + evil + ", range: [0, 1], ticks: {at: [0], labels: [" + evil +
             "]}}, annotations: [{text: " + evil + ", at: [0, 0]}], marks: [{mark: points, series: " + evil + ", x: [0], y: [0]}]}]\n");
  draw(text);
}

TEST_F(Emit, DataBlocksHaveNamesOfTheirOwn) {
  const std::string text = script(size_ +
                                  "series: {a-b: {}, a b: {}, µ: {}, ×: {}}\npanels: [{marks: [{mark: points, series: a-b, x: [1], y: [1]},"
                                  " {mark: points, series: a b, x: [2], y: [2]}, {mark: points, series: µ, x: [3], y: [3]},"
                                  " {mark: points, series: ×, x: [4], y: [4]}]}]\n");
  std::set<std::string> names;
  const std::regex block("\\n(\\$\\w+) << EOD");
  for (auto at = std::sregex_iterator(text.begin(), text.end(), block); at != std::sregex_iterator(); ++at)
    EXPECT_TRUE(names.insert((*at)[1]).second) << (*at)[1];
  EXPECT_GE(names.size(), 4u);
  draw(text);
}

TEST_F(Emit, LinesLeadBackToTheYaml) {
  const Compiled& c = compiled("panels:\n  - title: first\n  - title: second\n    y: {label: Why}\n");
  const Script s = emit(c.scene, c.layout, {});
  const std::string text = s.text();
  int line = 1, found = 0;
  for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1, ++line)
    if (text.substr(at, text.find('\n', at) - at).find("'Why'") != std::string::npos) {
      EXPECT_EQ(place_of(s.span_of(line)).line, 4u);
      ++found;
    }
  EXPECT_EQ(found, 1);
}

TEST(Markup, LinesWithoutMarkupKeepTheLabelsBoldAfterOneWithMarkup) {
  // gnuplot 5.4.4 forgets `:Bold` of the label's font at a line that has none of its characters.
  const TextLine math = std::vector<burin::Run>{{"x", true}}, plain = std::vector<burin::Run>{{"a/b"}},
                 slash = std::vector<burin::Run>{{"/b"}};
  EXPECT_EQ(markup({math, plain}).text, "{}{/:Italic x}\n{}a/b");
  EXPECT_EQ(markup({math, slash}).text, "{}{/:Italic x}\n{}/b") << "`{/b}` would be a font";
  EXPECT_EQ(markup({math}).text, "{/:Italic x}");
  EXPECT_EQ(markup({plain, slash}).text, "a/b\n/b") << "not enhanced";
  EXPECT_EQ(markup({std::vector<burin::Run>{{"x"}, {"/2", false, false, "^"}}}).text, "x^{{}/2}");
}

TEST(Markup, ScriptsOfScriptsAreGroupsWithinGroups) {
  const auto text = [](std::vector<burin::Run> runs) { return markup({TextLine(std::move(runs))}).text; };
  EXPECT_EQ(text({{"a", true}, {"i", true, false, "_"}, {"j", true, false, "__"}}), "{/:Italic a}_{{/:Italic i}_{{/:Italic j}}}");
  EXPECT_EQ(text({{"e"}, {"−x", false, false, "^"}, {"2", false, false, "^^"}, {"y"}}), "e^{−x^{2}}y");
  EXPECT_EQ(text({{"T"}, {"i", false, false, "_"}, {"2", false, false, "^"}}), "T_{i}^{2}");
}

TEST_F(Emit, TheWarmUpIsOneLineThatLeavesNothing) {
  const std::string text = warm_up({"Liberation Serif", 10});
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1);
  draw(text);
}

}  // namespace
}  // namespace burin
