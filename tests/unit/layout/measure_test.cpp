// What rows and columns of boxes share, with the fake ruler.
#include "layout/measure.h"

#include <gtest/gtest.h>

#include <cmath>

#include "placed.h"

namespace burin {
namespace {

using Measure = PlacedFigure;

TEST_F(Measure, TitlesOfRowsAndColumnsAreCentredOnTheirBoxesAtOneLine) {
  std::string panels, columns, rows;
  for (int i = 0; i < 28; ++i) panels += i % 5 == 0 ? "{x: {range: [0, 1], label: X}, y: {range: [0, 1000], label: Y}}, " : "{}, ";
  for (int c = 0; c < 7; ++c) columns += "\"C" + std::to_string(c) + (c == 3 ? "\\ng" : "") + "\", ";
  for (int r = 0; r < 4; ++r) rows += "\"R" + std::to_string(r) + (r == 2 ? "\\ng" : "") + "\", ";
  const Layout& l = layout("size: {width: 900pt, height: 600pt}\nlayout: {columns: 7}\ncolumn_titles: [" + columns + "]\nrow_titles: [" +
                           rows + "]\npanels: [" + panels + "]\n");
  expect_tidy(l);
  std::vector<double> column_lines, row_lines;
  std::size_t column = 0, row = 0;
  for (const PlacedText& t : l.texts) {
    const double drop = t.text.lines.size() == 2 ? 11 : 0;
    if (t.role == "column title") {
      EXPECT_NEAR(t.x, middle(l.panels[column++].box), 1e-9);
      column_lines.push_back(t.y - drop);
    } else {
      EXPECT_EQ(t.angle, 90);
      EXPECT_NEAR(t.y, centre(l.panels[7 * row++].box), 1e-9);
      row_lines.push_back(t.x + drop);
    }
  }
  ASSERT_EQ(column, 7u);
  ASSERT_EQ(row, 4u);
  for (const double at : column_lines) EXPECT_NEAR(at, column_lines[0], 1e-9) << "the last lines stand on one baseline";
  for (const double at : row_lines) EXPECT_NEAR(at, row_lines[0], 1e-9);
}

TEST_F(Measure, FontsOfDifferentSizesStandOnOneBaseline) {
  const Layout l = layout(kPage +
                          "layout: {columns: 2}\npanels: [{title: Tg, x: {label: Xg}}, "
                          "{title: {text: Big, font: {size: 18pt}}, x: {label: {text: Big, font: {size: 18pt}}}}]\n");
  EXPECT_DOUBLE_EQ(text(l.panels[0], "title").y, text(l.panels[1], "title").y);
  EXPECT_DOUBLE_EQ(text(l.panels[0], "x label").y, text(l.panels[1], "x label").y);
  expect_tidy(l);
  const Layout& column =
      layout(kPage +
             "layout: {columns: 1}\npanels: [{y: {label: Lg}, y2: {label: Rg, range: [0, 1]}}, "
             "{y: {label: {text: Big, font: {size: 18pt}}}, y2: {label: {text: Big, font: {size: 18pt}}, range: [0, 1]}}]\n");
  EXPECT_DOUBLE_EQ(text(column.panels[0], "y label").x, text(column.panels[1], "y label").x);
  EXPECT_DOUBLE_EQ(text(column.panels[0], "y2 label").x, text(column.panels[1], "y2 label").x);
  expect_tidy(column);
}

TEST_F(Measure, ALetterOutsideStandsOnTheTitlesBaseline) {
  const Layout& l = layout(kPage +
                           "layout: {columns: 2}\nletters: {style: (a), at: outside}\n"
                           "panels: [{title: Tg}, {title: {text: Big, font: {size: 18pt}}}]\n");
  EXPECT_DOUBLE_EQ(text(l.panels[0], "letter").y, text(l.panels[0], "title").y);
  EXPECT_DOUBLE_EQ(text(l.panels[1], "letter").y, text(l.panels[0], "title").y);
}

}  // namespace
}  // namespace burin
