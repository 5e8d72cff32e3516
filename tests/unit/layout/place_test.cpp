// Where things stand, with the fake ruler: a font of 10 pt, 5 pt a character, 7 pt of ink up and 2 pt down.
#include "layout/place.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "emit/emit.h"
#include "layout/dump.h"
#include "placed.h"

namespace burin {
namespace {

using Place = PlacedFigure;

TEST_F(Place, BoxesOfAColumnShareTheirEdgesHoweverWideTheTickTextsAre) {
  const Layout& l = layout(kPage + "layout: {columns: 1}\npanels: [{y: {range: [0, 1]}}, {y: {range: [0, 99999], ticks: [0, 99999]}}]\n");
  EXPECT_DOUBLE_EQ(l.panels[0].box.left, l.panels[1].box.left);
  EXPECT_DOUBLE_EQ(l.panels[0].box.right, l.panels[1].box.right);
  EXPECT_NEAR(l.panels[0].box.height(), l.panels[1].box.height(), 1e-9);
  // Edge, five characters, pad, tick.
  EXPECT_DOUBLE_EQ(l.panels[0].box.left, 1 + 25 + 2.5 + 2.5);
}

TEST_F(Place, BoxesOfARowShareTheirEdges) {
  const Layout& l = layout(
      kPage +
      "layout: {columns: 3}\npanels: [{x: {label: X}}, {title: T}, {x: {ticks: {at: [0.5], labels: [\"a\\nb\"]}, range: [0, 1]}}]\n");
  for (const PlacedPanel& panel : l.panels) {
    EXPECT_DOUBLE_EQ(panel.box.bottom, l.panels[0].box.bottom);
    EXPECT_DOUBLE_EQ(panel.box.top, l.panels[0].box.top);
    EXPECT_NEAR(panel.box.width(), l.panels[0].box.width(), 1e-9);
  }
  expect_tidy(l);
}

TEST_F(Place, YLabelsOfAColumnStandAtOneX) {
  const Layout& l = layout(
      kPage + "layout: {columns: 1}\npanels: [{y: {range: [0, 1], label: A}}, {y: {range: [0, 99999], ticks: [0, 99999], label: Bg}}]\n");
  EXPECT_DOUBLE_EQ(text(l.panels[0], "y label").x, text(l.panels[1], "y label").x);
  for (const PlacedPanel& panel : l.panels) {
    EXPECT_EQ(text(panel, "y label").angle, 90);
    EXPECT_DOUBLE_EQ(text(panel, "y label").y, centre(panel.box));
  }
}

TEST_F(Place, LinesOfYLabelsEndAtOneX) {
  const Layout& l = layout(kPage + "layout: {columns: 1}\npanels: [{y: {label: One}}, {y: {label: \"Two\\nlines\"}}]\n");
  EXPECT_DOUBLE_EQ(text(l.panels[0], "y label").ink.right, text(l.panels[1], "y label").ink.right);
  expect_tidy(l);
}

TEST_F(Place, XLabelsOfARowAreEquallyFarFromTheirBoxes) {
  const Layout& l = layout(kPage + "layout: {columns: 2}\npanels: [{x: {label: Agx}}, {x: {label: B, ticks: []}}]\n");
  EXPECT_DOUBLE_EQ(text(l.panels[0], "x label").y, text(l.panels[1], "x label").y);
  EXPECT_DOUBLE_EQ(text(l.panels[0], "x label").x, middle(l.panels[0].box));
  // Tick, pad, tick texts, pad, the label's ascent.
  EXPECT_DOUBLE_EQ(l.panels[0].box.bottom - text(l.panels[0], "x label").y, 2.5 + 2.5 + 7 + 4 + 7);
}

TEST_F(Place, TitlesStandAboveTheirBoxesOnOneBaseline) {
  const Layout& l = layout(kPage + "layout: {columns: 2}\npanels: [{title: (a)}, {title: b}]\n");
  EXPECT_DOUBLE_EQ(text(l.panels[0], "title").y, l.panels[0].box.top + 4.5 + 2);
  EXPECT_DOUBLE_EQ(text(l.panels[1], "title").y, text(l.panels[0], "title").y);
  EXPECT_DOUBLE_EQ(text(l.panels[1], "title").x, middle(l.panels[1].box));
}

TEST_F(Place, TextsOfDifferentHeightsInOneRowStayOnThePage) {
  // The tallest ascender and the deepest descender are of two titles.
  expect_tidy(layout(kPage + "layout: {columns: 2}\npanels: [{title: \"AB\\nCD\"}, {title: gp}]\n"));
  expect_tidy(layout(kPage + "layout: {columns: 2}\npanels: [{x: {label: \"AB\\nCD\"}}, {x: {label: gp}}]\n"));
  expect_tidy(layout(kPage + "layout: {columns: 1}\npanels: [{y: {label: \"AB\\nCD\"}}, {y: {label: gp}}]\n"));
}

TEST_F(Place, StripsHavePhysicalHeights) {
  const auto strips = [&](const std::string& height) {
    const Layout l = layout("size: {width: 400pt, height: " + height + "}\ntitle: The figure\n" + series(2) +
                            "x_label: Shared\npanels: [{title: T, " + marks(2) + "}]\n");
    return std::vector<double>{l.height - page_text(l, "figure title").y,
                               l.height - l.legend.entries[0].text.y,
                               l.height - text(l.panels[0], "title").y,
                               l.height - l.panels[0].box.top,
                               l.panels[0].box.bottom,
                               page_text(l, "shared x label").y};
  };
  const auto low = strips("3in"), high = strips("12in");
  ASSERT_EQ(low.size(), high.size());
  for (std::size_t i = 0; i < low.size(); ++i) EXPECT_NEAR(low[i], high[i], 1e-9) << i;
}

TEST_F(Place, StripsStandAboveEachOther) {
  const Layout& l =
      layout(kPage + "title: The figure gp\n" + series(3) + "legend: top\npanels: [{title: \"(a)\\ng\", " + marks(3) + "}]\n");
  EXPECT_GT(page_text(l, "figure title").ink.bottom, l.legend.entries[0].text.ink.top);
  EXPECT_GT(l.legend.entries[0].text.ink.bottom, text(l.panels[0], "title").ink.top);
  EXPECT_GT(text(l.panels[0], "title").ink.bottom, l.panels[0].box.top);
  expect_tidy(l);
}

TEST_F(Place, SharedLabelsAreCentredOnTheBoxes) {
  const Layout& l = layout(kPage +
                           "layout: {columns: 2}\nx_label: Shared x\ny_label: Shared y\n"
                           "panels: [{y: {label: A wide margin, range: [0, 99999], ticks: [99999]}}, {}, {}, {}]\n");
  EXPECT_DOUBLE_EQ(page_text(l, "shared x label").x, middle(l.boxes));
  EXPECT_DOUBLE_EQ(page_text(l, "shared y label").y, centre(l.boxes));
  EXPECT_GT(std::abs(middle(l.boxes) - l.width / 2), 5) << "the margins differ";
  expect_tidy(l);
}

TEST_F(Place, ALegendOfSeveralRowsTakesItsHeight) {
  const std::string panels = "panels: [{title: T, " + marks(6) + "}]\n";
  const Layout one = layout(kPage + series(6) + "legend: {columns: 6, font: {size: 4pt}}\n" + panels);
  const Layout three = layout(kPage + series(6) + "legend: {columns: 2, font: {size: 4pt}}\n" + panels);
  EXPECT_NEAR(one.panels[0].box.top - three.panels[0].box.top, 2 * (0.7 + 0.35) * 4, 1e-9);
  EXPECT_DOUBLE_EQ(one.panels[0].box.left, three.panels[0].box.left);
  expect_tidy(three);
}

TEST_F(Place, ALegendTakesHeightOnly) {
  const std::string grid = "layout: {columns: 3}\n";
  const Layout with = layout(kPage + grid + series(4) + "panels: [{}, {" + marks(4) + "}, {}]\n");
  const Layout without = layout(kPage + grid + series(4) + "legend: none\npanels: [{}, {" + marks(4) + "}, {}]\n");
  ASSERT_FALSE(with.legend.entries.empty());
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_DOUBLE_EQ(with.panels[i].box.left, without.panels[i].box.left);
    EXPECT_DOUBLE_EQ(with.panels[i].box.right, without.panels[i].box.right);
  }
  EXPECT_LT(with.panels[0].box.top, without.panels[0].box.top);
  expect_tidy(with);
}

TEST_F(Place, ALegendStandsAtTheSideThatIsAsked) {
  const auto at = [&](const std::string& side) {
    return layout(kPage + series(3) + "legend: " + side + "\npanels: [{" + marks(3) + "}]\n");
  };
  for (const char* side : {"top", "bottom", "left", "right"}) expect_tidy(at(side));
  EXPECT_GT(at("top").legend.entries[0].text.ink.bottom, at("top").boxes.top);
  EXPECT_LT(at("bottom").legend.entries[0].text.ink.top, at("bottom").boxes.bottom);
  EXPECT_LT(at("left").legend.entries[0].text.ink.right, at("left").boxes.left);
  EXPECT_GT(at("right").legend.entries[0].from.x, at("right").boxes.right);
}

TEST_F(Place, ALegendAndASharedLabelBelowDoNotMeet) {
  expect_tidy(layout(kPage + series(2) + "legend: bottom\nx_label: Shared gp\npanels: [{x: {label: Own}, " + marks(2) + "}]\n"));
}

TEST_F(Place, TheGapBetweenRowsHoldsXLabelAndTitle) {
  const Layout& l = layout(kPage + "layout: {columns: 1, gap: {row: 0pt}}\npanels: [{x: {label: Xg}}, {title: Tg}]\n");
  EXPECT_GE(text(l.panels[0], "x label").ink.bottom, text(l.panels[1], "title").ink.top - 1e-9);
  expect_tidy(l);
}

TEST_F(Place, GapsOfTheAuthorAreAddedBetweenRowsAndColumns) {
  const auto column_gap = [&](const std::string& gap) {
    const Layout& l =
        layout(kPage + "layout: {columns: 2, gap: {column: " + gap + "}}\npanels: [{y: {range: [0, 1]}}, {y: {range: [0, 1]}}]\n");
    return l.panels[1].box.left - l.panels[0].box.right;
  };
  EXPECT_NEAR(column_gap("20pt") - column_gap("0pt"), 20, 1e-9);
}

TEST_F(Place, SizesOfTracksAreKept) {
  const Layout& l = layout(kPage + "layout: {columns: 3, widths: [1, 2, 50pt]}\npanels: [{}, {}, {}]\n");
  EXPECT_NEAR(l.panels[1].box.width(), 2 * l.panels[0].box.width(), 1e-9);
  EXPECT_NEAR(l.panels[2].box.width(), 50, 1e-9);
}

TEST_F(Place, NoRoomForTheBoxesIsAnErrorThatSaysWhatTakesIt) {
  const std::string said = marked_faults(
      "[[size]]: {width: 60pt, height: 300pt}\npanels: [{y: {ticks: {at: [0.5], labels: [A very long text]}, range: [0, 1]}}]\n");
  EXPECT_NE(said.find("texts and gaps take "), said.npos) << said;
  EXPECT_NE(said.find(" mm of the page's width of 21.2 mm, which leaves no room for the boxes [no-room]\n"), said.npos) << said;
  EXPECT_NE(said.find("column 1 alone takes "), said.npos) << said;
  EXPECT_NE(faults("size: {width: 400pt, height: 40pt}\ntitle: T\npanels: [{title: a, x: {label: b}}]\n").find("page's height"),
            std::string::npos);
  EXPECT_NE(faults(kPage + "layout: {columns: 2, widths: [300pt, 200pt]}\npanels: [{}, {}]\n").find("[no-room]"), std::string::npos);
}

TEST_F(Place, ALegendThatIsWiderThanThePageIsAnError) {
  EXPECT_EQ(marked_faults(kPage + series(9) + "[[legend]]: {columns: 9}\npanels: [{" + marks(9) + "}]\n"),
            "the legend runs 64.0 mm over the edge of the page [no-room]\n"
            "  help: give it fewer `columns` or a smaller `font`, or its entries shorter labels\n");
  layout(kPage + series(9) + "legend: {columns: auto}\npanels: [{" + marks(9) + "}]\n");
}

TEST_F(Place, AStripThatIsLongerThanThePageIsAnError) {
  const std::string text(90, 'a');
  EXPECT_NE(faults(kPage + "title: " + text + "\npanels: [{}]\n").find("the figure title runs "), std::string::npos);
  EXPECT_NE(faults(kPage + "x_label: " + text + "\npanels: [{}]\n").find("the shared x label runs "), std::string::npos);
  EXPECT_NE(faults(kPage + "y_label: " + text + "\npanels: [{}]\n").find("the shared y label runs "), std::string::npos);
}

TEST_F(Place, LongTitlesKeepApart) {
  expect_tidy(layout(
      kPage +
      "layout: {columns: 2}\npanels: [{title: A title that is longer than its box is}, {title: Another title that is rather long}]\n"));
}

TEST_F(Place, NotesHangAtTheirAnchors) {
  const Layout& l = layout(kPage +
                           "panels: [{x: {range: [0, 10]}, y: {range: [0, 10]}, annotations: [\n"
                           "  {text: abcd, at: [5, 50%], anchor: bottom_left},\n"
                           "  {text: abcd, at: [5, 50%], anchor: top_right},\n"
                           "  {text: \"ab\\ncd\", at: [2, 50%], anchor: center},\n"
                           "  {text: abcd, at: [100%, 0], anchor: bottom_right}]}]\n");
  const auto& texts = l.panels[0].texts;
  const double x = middle(l.panels[0].box), y = centre(l.panels[0].box);
  EXPECT_DOUBLE_EQ(texts[0].ink.left, x);
  EXPECT_DOUBLE_EQ(texts[0].y, y + 2) << "above the descenders";
  EXPECT_DOUBLE_EQ(texts[1].ink.right, x);
  EXPECT_DOUBLE_EQ(texts[1].y, y - 9) << "below the ascenders";
  EXPECT_NEAR(texts[2].x, l.panels[0].box.left + l.panels[0].box.width() / 5, 1e-9);
  EXPECT_DOUBLE_EQ(texts[2].y, y + (11 + 2 - 9) / 2.0) << "the block of two lines is centred";
  EXPECT_DOUBLE_EQ(texts[3].ink.right, l.panels[0].box.right);
}

TEST_F(Place, NotesFollowReversedAndLogAxes) {
  const Layout& l = layout(kPage +
                           "panels: [{x: {range: [1, 100], scale: log, reverse: true}, annotations: [{text: a, at: [1, 0%], anchor: "
                           "bottom_right}, {text: b, at: [10, 0%]}]}]\n");
  EXPECT_DOUBLE_EQ(l.panels[0].texts[0].x, l.panels[0].box.right);
  EXPECT_NEAR(l.panels[0].texts[1].x, middle(l.panels[0].box), 1e-9);
}

TEST_F(Place, InvisibleAxesTakeNoRoom) {
  const Layout& l = layout(kPage + "panels: [{x: {visible: false, label: X}, y: {visible: false, label: Y}}]\n");
  EXPECT_TRUE(l.panels[0].texts.empty());
  EXPECT_LT(l.panels[0].box.left, 2);
  EXPECT_LT(l.panels[0].box.bottom, 2);
}

TEST_F(Place, TickTextsDoNotTouch) {
  for (const char* width : {"60pt", "100pt", "200pt", "700pt"}) {
    const Layout& l =
        layout("size: {width: " + std::string(width) + ", height: 300pt}\npanels: [{x: {range: [0, 123456]}, y: {visible: false}}]\n");
    const auto& ticks = l.panels[0][AxisName::x].ticks;
    const SceneAxis& axis = compiled_->scene.panels[0].x;
    for (std::size_t i = 1; i < ticks.size(); ++i) {
      const auto at = [&](std::size_t k) { return (ticks[k].value - axis.low) / (axis.high - axis.low) * l.panels[0].box.width(); };
      const double halves = 2.5 * static_cast<double>(ticks[i].lines[0].plain().size() + ticks[i - 1].lines[0].plain().size());
      EXPECT_GE(at(i) - at(i - 1), halves + 5 - 1e-9) << width;
    }
  }
}

TEST_F(Place, TicksAreAboutAsManyAsTheAuthorCountsAndFewerWhereTheyWouldMeet) {
  const auto count = [&](const std::string& keys) {
    return layout(kPage + "panels: [{x: {" + keys + "}, y: {visible: false}}]\n").panels[0][AxisName::x].ticks.size();
  };
  EXPECT_EQ(count("range: [0, 10], ticks: {count: 3}"), 3u);
  EXPECT_GE(count("range: [0, 10], ticks: {count: 11}"), 10u);
  EXPECT_LT(count("range: [10000000, 10000010], ticks: {count: 11, format: plain}"), 10u);
}

TEST_F(Place, LinesWhoseScriptsWouldMeetStandFurtherApart) {
  const auto& texts = layout(kPage + "title: \"$a_{i_j}$\\n$e^{x^2}$\"\npanels: [{x: {visible: false}}]\n").texts;
  ASSERT_EQ(texts.size(), 2u) << "a text for each line";
  EXPECT_NEAR(texts[0].ink.bottom, texts[1].ink.top, 1e-9);
  EXPECT_EQ(layout(kPage + "title: \"$a$\\n$b$\"\npanels: [{x: {visible: false}}]\n").texts.size(), 1u);
}

TEST_F(Place, TextsTurnedAlongTheYAxisKeepApart) {
  const auto& y = layout(
                      "size: {width: 200pt, height: 200pt}\npanels:\n  - {x: {visible: false}, y: {range: [1000000, 3000000], ticks: "
                      "{rotate: 90, format: plain}}}\n")
                      .panels[0][AxisName::y];
  ASSERT_GE(y.texts.size(), 2u);
  for (std::size_t i = 1; i < y.texts.size(); ++i) EXPECT_GE(y.texts[i].ink.bottom - y.texts[i - 1].ink.top, 4.9);
}

TEST_F(Place, APanelWithALongTickTextAtItsEndKeepsItOnThePage) {
  const Layout& l =
      layout(kPage + "panels: [{x: {range: [0, 1], ticks: {at: [0, 1], labels: [from the left, to the right]}}, y: {visible: false}}]\n");
  EXPECT_GE(l.panels[0].box.left, 13 * 2.5);
  EXPECT_LE(l.panels[0].box.right, 400 - 12 * 2.5);
}

TEST_F(Place, ALegendThatIsLargerThanItsCellIsAnError) {
  const std::string said =
      marked_faults(kPage + series(2, "a_long_name_of_a_series") + "layout: {columns: 3}\n[[legend]]: {at: {cell: [1, 2]}}\npanels: [{" +
                    marks(2, "a_long_name_of_a_series") + "}, {}]\n");
  EXPECT_NE(said.find(", and its cell has "), said.npos) << said;
  EXPECT_NE(said.find(" for it [no-room]\n"), said.npos) << said;
  EXPECT_EQ(std::count(said.begin(), said.end(), '\n'), 2) << said;
}

TEST_F(Place, TitlesOfColumnsAndRowsThatAreLongerThanTheirBoxesStayOnThePageAndApart) {
  const Layout& l = layout(kPage +
                           "layout: {columns: 2}\ncolumn_titles: [A title that is longer than its column is, And another one of them]\n"
                           "row_titles: [\"A title, longer than its row\", And another of them]\npanels: [{}, {}, {}, {}]\n");
  expect_tidy(l);
}

TEST_F(Place, TextsTurnedBesideABoxDoNotMeetATitleThatIsLongerThanIt) {
  const Layout& l = layout(
      "size: {width: 200pt, height: 200pt}\nletters: {style: a, at: outside}\npanels:\n  - title: A title as long as all of the page "
      "is\n    x: {visible: false}\n    y: {range: [0, 9], ticks: {at: [0, 9], labels: [zero, the top], rotate: 90}}\n");
  for (const PlacedText& tick : l.panels[0][AxisName::y].texts)
    for (const PlacedText& over : l.panels[0].texts) EXPECT_FALSE(overlap(tick.ink, over.ink)) << over.role;
}

TEST_F(Place, TicksWhoseTextsTakeMoreThanTheirBoxesAreWarnedOf) {
  const std::string said = marked_faults(
      "[[size]]: {width: 200pt, height: 200pt}\npanels:\n  - {x: {range: [0, 1], ticks: {at: [0.5], rotate: 90, labels: [a text that is "
      "rather long]}}}\n");
  EXPECT_NE(said.find("the texts of ticks below row 1 take "), said.npos) << said;
  EXPECT_NE(said.find("note: the longest is `a text that is rather long` of panel 1"), said.npos) << said;
  EXPECT_NE(said.find("[little-room]"), said.npos) << said;
}

TEST_F(Place, FortySeriesAllStandInTheLegendOrItIsAnError) {
  const std::string figure = series(40) + "panels: [{" + marks(40) + "}]\n";
  EXPECT_EQ(layout("size: {width: 700pt, height: 600pt}\n" + figure).legend.entries.size(), 40u);
  EXPECT_NE(faults("size: {width: 100pt, height: 200pt}\n" + figure).find("[no-room]"), std::string::npos);
}

TEST_F(Place, AYAxisThatNothingIsDrawnOnHasNoTicksOfItsOwn) {
  const std::string second = "marks: [{mark: line, axis: y2, x: [0, 1], y: [0, 5]}]";
  const auto count = [&](const std::string& keys) {
    return layout(kPage + "panels: [{" + keys + second + "}]\n").panels[0][AxisName::y].ticks.size();
  };
  EXPECT_EQ(count(""), 0u);
  EXPECT_GT(count("y: {range: [0, 1]}, "), 0u);
  EXPECT_GT(count("y: {label: Mine}, "), 0u);
  EXPECT_GT(count("annotations: [{h_line: 0.5}], "), 0u);
  EXPECT_GT(layout(kPage + "panels: [{" + second + "}]\n").panels[0][AxisName::y2].ticks.size(), 1u);
}

TEST_F(Place, TheSameFigureIsPlacedTheSameWayEachTime) {
  const std::string text =
      kPage + "layout: {columns: 2}\n" + series(3) + "panels: [{title: A, " + marks(3) + "}, {y: {scale: log}}, {x: {label: x}}]\n";
  const Compiled& first = compiled(text);
  const std::string layout_text = dump_layout(first.layout, first.scene), script = emit(first.scene, first.layout, {}).text();
  const Compiled& second = compiled(text);
  EXPECT_EQ(dump_layout(second.layout, second.scene), layout_text);
  EXPECT_EQ(emit(second.scene, second.layout, {}).text(), script);
}

TEST_F(Place, TheOrderOfKeysDoesNotMatter) {
  const auto dump = [&](const std::string& text) {
    const Compiled& c = compiled(text);
    return dump_layout(c.layout, c.scene);
  };
  EXPECT_EQ(dump("size: {width: 400pt, height: 300pt}\ntitle: T\nx_label: X\nlayout: {columns: 2}\npanels: [{title: A, y: {label: L, "
                 "range: [0, 5]}}, {}]\n"),
            dump("panels: [{y: {range: [0, 5], label: L}, title: A}, {}]\nlayout: {columns: 2}\nx_label: X\ntitle: T\nsize: {height: "
                 "300pt, width: 400pt}\n"));
}

}  // namespace
}  // namespace burin
