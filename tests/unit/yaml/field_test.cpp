// The cascade on the real structs of the language: what `overlay` merges, replaces and keeps.
#include "yaml/field.h"

#include <gtest/gtest.h>

#include "marked.h"
#include "spec/figure.h"

namespace burin {
namespace {

class Overlay : public testing::Test {
 protected:
  template <class S>
  S read(const std::string& text) {
    const Source& source = sources_.add(std::string(Table<S>::what), text);
    const auto root = parse_yaml(source, diagnostics_);
    S result;
    Reader reader{diagnostics_, std::string(Table<S>::what), ""};
    if (root) read_value(*root, result, reader);
    EXPECT_EQ(messages(diagnostics_), "");
    return result;
  }
  template <class S>
  S overlaid(const std::string& base, const std::string& over) {
    S result = read<S>(base);
    overlay(result, read<S>(over));
    return result;
  }
  static std::string under(const Span& span) { return span ? span.source->text.substr(span.begin, span.end - span.begin) : "nowhere"; }

  Sources sources_;
  Diagnostics diagnostics_;
};

TEST_F(Overlay, WhatIsSetWinsAndTheRestStays) {
  const auto font = overlaid<Font>("{family: Tinos, size: 9pt}", "{size: 12pt, weight: bold}");
  EXPECT_EQ(font.family, "Tinos");
  EXPECT_EQ(font.size, (Length{12, Unit::pt}));
  EXPECT_EQ(font.weight, Weight::bold);
  EXPECT_FALSE(font.style);
}

TEST_F(Overlay, MapsMergeKeyByKey) {
  const auto panel = overlaid<Panel>("{x: {label: {text: t, font: {size: 8pt}}, grid: true}}", "{x: {label: {font: {style: italic}}}}");
  EXPECT_EQ(panel.x.label.text.text, "t");
  EXPECT_EQ(panel.x.label.font.size, (Length{8, Unit::pt}));
  EXPECT_EQ(panel.x.label.font.style, Slant::italic);
  EXPECT_EQ(panel.x.grid, true);
}

TEST_F(Overlay, ListsReplace) {
  const auto panel =
      overlaid<Panel>("{marks: [{mark: line}, {mark: points}], x: {ticks: [1, 2, 3]}}", "{marks: [{mark: points}], x: {ticks: [5]}}");
  ASSERT_EQ(panel.marks.size(), 1u);
  ASSERT_EQ(panel.x.ticks.at.size(), 1u);
  EXPECT_EQ(panel.x.ticks.at[0].value, 5);
}

TEST_F(Overlay, AShorthandIsTheKeyThatItStandsFor) {
  const auto panel = overlaid<Panel>("{title: {text: a, color: red}}", "{title: b}");
  EXPECT_EQ(panel.title.text.text, "b");
  EXPECT_EQ(panel.title.color->text, "red");
  EXPECT_TRUE(is_written(panel.title, &Label::text));
}

TEST_F(Overlay, WrittenSpansFollowTheValues) {
  const auto panel = overlaid<Panel>("{x: {range: [0, 1], grid: true}}", "{x: {range: [2, 3]}}");
  EXPECT_EQ(under(value_span(panel.x, &Axis::range)), "[2, 3]");
  EXPECT_EQ(under(key_span(panel.x, &Axis::range)), "range");
  EXPECT_EQ(under(value_span(panel.x, &Axis::grid)), "true");
  EXPECT_EQ(under(value_span(panel.x, &Axis::scale)), "nowhere");
  EXPECT_EQ(value_span(panel.x, &Axis::range).source, &sources_.all()[1]);
  EXPECT_EQ(value_span(panel.x, &Axis::grid).source, &sources_.all()[0]);
  EXPECT_FALSE(is_written(panel, &Panel::y));
}

TEST_F(Overlay, ConditionsReplaceByColumnAndExpressionsAddUp) {
  auto panel = overlaid<Panel>("{where: {model: 7B, cluster: a}}", "{where: {model: 70B, gpus: [1, 2]}}");
  ASSERT_EQ(panel.where.conditions.size(), 3u);
  EXPECT_EQ(panel.where.conditions[0].values[0].text, "70B");
  EXPECT_EQ(panel.where.conditions[1].column, "cluster");
  EXPECT_EQ(panel.where.conditions[2].values.size(), 2u);
  panel = overlaid<Panel>("{where: gpus > 1}", "{where: gpus < 9}");
  ASSERT_EQ(panel.where.expressions.size(), 2u);
  EXPECT_EQ(panel.where.expressions[0].text, "gpus > 1");
}

TEST_F(Overlay, InlinedKeysMergeToo) {
  const auto series = overlaid<Series>("{color: red, dash: dotted, label: a}", "{color: blue}");
  EXPECT_EQ(series.style.color->text, "blue");
  EXPECT_EQ(series.style.dash, Dash::dotted);
  EXPECT_EQ(series.label->text, "a");
  EXPECT_EQ(under(value_span(series.style, &Style::color)), "blue");
}

TEST_F(Overlay, NamedMapsMergeByNameAndNewNamesComeLast) {
  const auto figure = overlaid<Figure>("{panels: [], series: {TP: {color: red, dash: dotted}, PP: {color: blue}}}",
                                       "{panels: [], series: {DP: {color: gray}, TP: {color: green}}}");
  EXPECT_EQ(figure.series.names(), (std::vector<std::string_view>{"TP", "PP", "DP"}));
  EXPECT_EQ(figure.series.find("TP")->style.color->text, "green");
  EXPECT_EQ(figure.series.find("TP")->style.dash, Dash::dotted);
}

TEST(Written, RemembersTheLastPlaceOfAField) {
  const Source source("a", "abc");
  Written written;
  EXPECT_TRUE(written.empty());
  written.set(2, {&source, 0, 1}, {&source, 1, 2});
  written.set(2, {&source, 1, 2}, {&source, 2, 3});
  EXPECT_EQ(written.find(2)->value.begin, 2u);
  EXPECT_EQ(written.find(1), nullptr);
}

TEST(FieldNames, StandInTableOrderWithInlinedOnesAmongThem) {
  EXPECT_EQ(field_names<Series>(),
            (std::vector<std::string_view>{"label", "legend", "color", "alpha", "marker", "marker_size", "line_width", "dash", "fill"}));
}

}  // namespace
}  // namespace burin
