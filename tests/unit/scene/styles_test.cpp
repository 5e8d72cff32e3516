#include "scene/styles.h"

#include <gtest/gtest.h>

#include <cmath>

#include "scene/palette.h"

#include "compiled.h"

namespace burin {
namespace {

class Styles : public FigureTest {
 protected:
  /// The look of the first series of a figure with this registry entry.
  Look look(const std::string& series, const std::string& mark = "", const std::string& more = "") {
    return scene("series: {s: {" + series + "}}\n" + more + "panels: [{marks: [{mark: line_points, series: s, x: [1, 2], y: [1, 2]" + mark +
                 "}]}]\n")
        .panels.at(0)
        .series.at(0)
        .look;
  }
};

TEST_F(Styles, SizesOfFontsMayBeRelative) {
  const FontSpec base{"Tinos", 20};
  Font over;
  over.size = Length{90, Unit::percent};
  over.weight = Weight::bold;
  EXPECT_EQ(font_over(base, over), (FontSpec{"Tinos", 18, true, false}));
  over.size = Length{0.5, Unit::em};
  EXPECT_DOUBLE_EQ(font_over(base, over).size_pt, 10);
  EXPECT_EQ(font_over(base, {}), base);
}

TEST_F(Styles, ColoursAreLiteralsCssNamesOrNamesOfTheFigure) {
  EXPECT_EQ(hex_text(look("color: '#123456'").color), "#123456");
  EXPECT_EQ(hex_text(look("color: salmon").color), "#fa8072");
  EXPECT_EQ(hex_text(look("color: salmon", "", "colors: {salmon: '#e66d68'}\n").color), "#e66d68") << "the figure's own name comes first";
  EXPECT_EQ(hex_text(look("color: a", "", "colors: {a: b, b: navy}\n").color), "#000080");
  EXPECT_EQ(hex_text(look("color: silver", "", "colors: {silver: silver}\n").color), "#c0c0c0");
}

TEST_F(Styles, UnknownColoursAreErrorsWithASuggestion) {
  EXPECT_EQ(marked_faults("colors: {dark_red: '#8b0000'}\nseries: {s: {color: [[dark_rad]]}}\npanels: [{}]\n"),
            "unknown colour `dark_rad` [unknown-name]\n  help: did you mean `dark_red`?\n");
  EXPECT_EQ(marked_faults("series: {s: {color: [[samlon]]}}\npanels: [{}]\n"),
            "unknown colour `samlon` [unknown-name]\n  help: did you mean `salmon`?\n");
  EXPECT_EQ(marked_faults("series: {s: {color: [[Red]]}}\npanels: [{}]\n"),
            "unknown colour `Red` [unknown-name]\n  help: did you mean `red`?\n");
  EXPECT_EQ(marked_faults("series: {s: {color: [['tab:blue']]}}\npanels: [{}]\n").substr(0, 42),
            "unknown colour `tab:blue` [unknown-name]\n ");
}

TEST_F(Styles, ColoursThatDefineEachOtherAreAnError) {
  const std::string said = faults("colors: {a: b, b: a}\nseries: {s: {color: a}}\npanels: [{}]\n");
  EXPECT_NE(said.find("is defined by itself [bad-color]"), said.npos) << said;
}

TEST_F(Styles, AColourThatNothingUsesIsChecked) {
  EXPECT_EQ(faults("colors: {a: nonsense}\npanels: [{}]\n").substr(0, 41), "unknown colour `nonsense` [unknown-name]\n");
}

TEST_F(Styles, TheMarkWinsOverTheRegistryAndTheRegistryOverTheDefault) {
  EXPECT_EQ(look("marker: star, alpha: 0.5").marker, Marker::star);
  EXPECT_EQ(look("marker: star, alpha: 0.5", ", marker: plus").marker, Marker::plus);
  EXPECT_EQ(look("marker: star, alpha: 0.5", ", marker: plus").alpha, 0.5);
  EXPECT_EQ(look("line_width: 2pt").line_width_pt, 2);
  EXPECT_EQ(look("", "", "style: {line_width: 3pt, marker_size: 9pt}\n").line_width_pt, 3);
  EXPECT_EQ(look("line_width: 2pt", "", "style: {line_width: 3pt}\n").line_width_pt, 2);
}

TEST_F(Styles, WhoChoosesAColourGetsAWholeLine) {
  const std::string two =
      "panels: [{marks: [{mark: line, series: a, x: [1, 2], y: [1, 2]}, {mark: line, series: b, x: [1, 2], y: [1, 2]}]}]\n";
  EXPECT_EQ(scene("series: {a: {}, b: {}}\n" + two).panels[0].series[1].look.dash, Dash::dashed);
  EXPECT_EQ(scene("series: {a: {}, b: {color: red}}\n" + two).panels[0].series[1].look.dash, Dash::solid);
  EXPECT_EQ(scene("series: {a: {}, b: {color: red, dash: dotted}}\n" + two).panels[0].series[1].look.dash, Dash::dotted);
}

/// The lightness L* of CIE 1976 that a colour of sRGB has, from 0 to 100: what is left of it in a grey print.
double lightness(Rgb color) {
  const auto linear = [](std::uint8_t part) {
    const double c = part / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  const double y = 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
  return y > 216.0 / 24389 ? 116 * std::cbrt(y) - 16 : y * 24389 / 27;
}

TEST(Palettes, EightSeriesOfEachAreToldApartInGrey) {
  EXPECT_NEAR(lightness({255, 255, 255}), 100, 0.01);
  for (const PaletteDoc& palette : palettes())
    for (std::size_t i = 0; i < 8; ++i)
      for (std::size_t k = 0; k < i; ++k) {
        const Look a = automatic_look(i, palette.colors, 10), b = automatic_look(k, palette.colors, 10);
        const bool by_grey = std::abs(lightness(a.color) - lightness(b.color)) >= 10;
        const bool by_shape = a.marker != b.marker && a.dash != b.dash;
        EXPECT_TRUE(by_grey || by_shape) << palette.name << ": series " << k << " and " << i;
      }
}

TEST_F(Styles, AutomaticLooksAreDistinctForFiftySixSeries) {
  std::vector<Look> looks;
  Diagnostics diagnostics;
  const auto colors = automatic_colors(Figure{}, diagnostics);
  for (std::size_t i = 0; i < 56; ++i) {
    looks.push_back(automatic_look(i, colors, 10));
    for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(looks[k] == looks[i]) << k << " and " << i;
  }
}

TEST_F(Styles, APaletteIsANameOrAList) {
  EXPECT_EQ(hex_text(look("", "", "style: {palette: tol_bright}\n").color), "#4477aa");
  EXPECT_EQ(hex_text(look("", "", "style: {palette: [navy, red]}\n").color), "#000080");
  EXPECT_NE(faults("style: {palette: tol_brigth}\npanels: [{}]\n").find("did you mean `tol_bright`?"), std::string::npos);
}

TEST(Palettes, HaveDistinctColoursAndNamesOfTheirOwn) {
  for (const PaletteDoc& palette : palettes()) {
    EXPECT_EQ(find_palette(palette.name), &palette);
    for (std::size_t i = 0; i < palette.colors.size(); ++i)
      for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(palette.colors[i] == palette.colors[k]) << palette.name;
  }
  EXPECT_EQ(find_palette("none such"), nullptr);
}

}  // namespace
}  // namespace burin
