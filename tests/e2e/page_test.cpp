// Small figures drawn by the program and read back: sizes of fonts and pages, what a venue asks of a PDF, ink at the page's edges.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "page_shapes.h"
#include "pdf_page.h"
#include "temp_folder.h"

namespace burin::e2e {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class Page : public ::testing::Test {
 protected:
  std::filesystem::path pdf() const { return folder_ / "fig.pdf"; }
  std::string run(const std::string& command) const { return output_of("cd " + shell_word(folder_.path()) + " && " + command); }
  PdfPage draw(const std::string& yaml) const {
    folder_.write("fig.yaml", yaml);
    run(shell_word(BURIN_PROGRAM) + " fig.yaml 2>&1");
    return read_pdf_page(pdf());
  }
  static const PdfText& text(const PdfPage& page, const std::string& wanted) {
    for (const PdfText& each : page.texts)
      if (each.text == wanted) return each;
    ADD_FAILURE() << "no text `" << wanted << "`";
    static const PdfText kNone{};
    return kNone;
  }
  /// Around all texts and paths.
  static PdfBox ink(const PdfPage& page) {
    PdfBox all{1e9, 1e9, -1e9, -1e9};
    const auto add = [&](const PdfBox& b, double by) {
      all = {std::min(all.left, b.left - by), std::min(all.bottom, b.bottom - by), std::max(all.right, b.right + by),
             std::max(all.top, b.top + by)};
    };
    for (const PdfPath& path : page.paths)
      for (const PdfSubpath& subpath : path.subpaths)
        if (path.kind == PdfPath::Kind::stroke) add(subpath.bounds(), path.line_width / 2);
    for (const PdfText& each : page.texts) add(each.box, 0);
    return all;
  }
  const TempFolder folder_;
};

TEST_F(Page, AFontOfNinePointsIsNinePointsInThePdf) {
  const PdfPage page = draw(
      "size: {width: 3in, height: 2in}\nfont: {size: 9pt}\ntitle: Whole\n"
      "panels: [{title: Own, x: {label: Axis, range: [0, 1]}, y: {label: {text: Small, font: {size: 7pt}}}}]\n");
  for (const char* word : {"Whole", "Own", "Axis"}) EXPECT_NEAR(text(page, word).size, 9, 0.02) << word;
  EXPECT_NEAR(text(page, "Small").size, 7, 0.02);
}

TEST_F(Page, TheWidthsOfVenuesAreNotExceededByAHair) {
  for (const auto& [width, points] : {std::pair<std::string, double>{"3.25in", 234},
                                      {"3.5in", 252},
                                      {"5.5in", 396},
                                      {"85mm", 240.944882},
                                      {"241.14749tpt", 240.24661},
                                      {"3.3333in", 239.9976}}) {
    draw("size: {width: " + width + ", height: 2in}\npanels: [{title: a}]\n");
    const std::string info = run("pdfinfo -box fig.pdf | grep MediaBox");
    double left = 0, bottom = 0, right = 0, top = 0;
    ASSERT_EQ(std::sscanf(info.c_str(), "MediaBox: %lf %lf %lf %lf", &left, &bottom, &right, &top), 4) << info;
    EXPECT_LE(right, points + 0.005) << width << ": as pdfinfo rounds it";
    EXPECT_GT(right, points - 0.01) << width;
  }
}

TEST_F(Page, IsOneOfVersion15WithoutATransparencyGroupThatNothingNeeds) {
  const std::string marks = "marks: [{mark: line_points, x: [1, 2], y: [1, 2], alpha: ";
  draw("size: {width: 3in, height: 2in}\npanels: [{" + marks + "1}]}]\n");
  EXPECT_THAT(run("pdfinfo fig.pdf"), HasSubstr("Pages:           1\n"));
  EXPECT_LE(folder_.read("fig.pdf").substr(0, 8), "%PDF-1.5");
  EXPECT_THAT(run("mutool show fig.pdf pages/1"), Not(HasSubstr("/Group")));
  draw("size: {width: 3in, height: 2in}\npanels: [{" + marks + "0.5}]}]\n");
  EXPECT_THAT(run("mutool show fig.pdf pages/1"), HasSubstr("/Group"));
}

TEST_F(Page, HoldsOnlyTheGlyphsThatItShows) {
  draw("size: {width: 3in, height: 2in}\nfont: {size: 9pt}\npanels: [{title: 数据 吞吐量}]\n");
  EXPECT_LT(std::filesystem::file_size(pdf()), 60000u);
  for (const PdfFont& font : read_pdf_fonts(pdf())) {
    EXPECT_TRUE(font.embedded) << font.name;
    EXPECT_THAT(font.type, Not(HasSubstr("Type 3"))) << font.name;
  }
}

TEST_F(Page, HasNoWhiteBorder) {
  const PdfPage page = draw(
      "size: {width: 3in, height: 2in}\nfont: {size: 9pt}\n"
      "panels: [{title: Title, x: {label: Page, range: [0, 1], ticks: [0.5]}, y: {label: Label, range: [0, 1], ticks: [0.5]}}]\n");
  const PdfBox all = ink(page);
  constexpr double kWhite = 2;  // a point, and what a text's box is off its ink
  EXPECT_LT(all.left, kWhite);
  EXPECT_LT(all.bottom, kWhite);
  EXPECT_GT(all.right, page.width - kWhite);
  EXPECT_GT(all.top, page.height - kWhite);
}

TEST_F(Page, ATitleOfTwoLinesWithMathematicsIsWholeInThePdfAndInTheScriptsOwn) {
  const std::string yaml =
      "size: {width: 3in, height: 2.4in}\nfont: {size: 9pt}\ntitle: \"Latency $T_\\\\mathrm{p99}$\\nover $x^2$\"\nlegend: top\n"
      "panels: [{marks: [{mark: line, label: \"$10^{-3}$\", x: [0, 1], y: [0, 1]}]}]\n";
  const auto check = [](const PdfPage& page) {
    std::size_t count = 0;
    for (const PdfText& each : page.texts) {
      EXPECT_TRUE(each.box.left >= 0 && each.start.y >= 0 && each.box.right <= page.width && each.box.top <= page.height) << each.text;
      ++count;
    }
    return count;
  };
  const std::size_t count = check(draw(yaml));
  EXPECT_GE(count, 6u);
  run(shell_word(BURIN_PROGRAM) + " emit fig.yaml -o alone.gp && gnuplot -d alone.gp");
  EXPECT_EQ(check(read_pdf_page(folder_ / "alone.pdf")), count);
}

TEST_F(Page, EveryOneOfFortyEntriesOfALegendIsDrawn) {
  std::string marks;
  for (int i = 0; i < 40; ++i) marks += "{mark: line_points, label: entry" + std::to_string(i) + ", x: [0, 1], y: [0, 1]}, ";
  for (const char* legend : {"legend: {at: top, font: {size: 6pt}}", "legend: {at: right, font: {size: 5pt}}"}) {
    const PdfPage page =
        draw("size: {width: 7in, height: 6in}\nfont: {size: 9pt}\n" + std::string(legend) + "\npanels: [{marks: [" + marks + "]}]\n");
    for (int i = 0; i < 40; ++i) text(page, "entry" + std::to_string(i));
  }
}

TEST_F(Page, ANoteHasItsOwnSizeAndColourAndPrintsWhatItSays) {
  const PdfPage page = draw(
      "size: {width: 3in, height: 2in}\nfont: {size: 9pt}\ncolors: {ours: \"#e66d68\"}\n"
      "panels: [{annotations: [{text: \"batch_size=1 {50%} ~\", at: [50%, 50%], anchor: center, color: ours, font: {size: 7pt}}]}]\n");
  const PdfText& note = text(page, "batch_size=1 {50%} ~");
  EXPECT_NEAR(note.size, 7, 0.02);
  EXPECT_EQ(note.color.hex(), "#e66d68");
}

TEST_F(Page, PanelsOfANarrowPageInSmallTypeKeepAllTheirTexts) {
  std::string panels;
  for (int i = 0; i < 12; ++i) panels += "  - {title: P" + std::to_string(i) + ", x: {range: [0, 10]}, y: {range: [0, 100]}}\n";
  const PdfPage page =
      draw("size: {width: 3.3in, height: 4in}\nfont: {size: 7pt}\nlayout: {columns: 3}\nx_label: Shared\npanels:\n" + panels);
  EXPECT_EQ(std::count_if(page.texts.begin(), page.texts.end(), [](const PdfText& t) { return t.text == "Shared"; }), 1);
  for (int i = 0; i < 12; ++i) EXPECT_NEAR(text(page, "P" + std::to_string(i)).size, 7, 0.02);
  // Of a text's box the part below the baseline is empty where it has no descender.
  for (const PdfText& each : page.texts)
    EXPECT_TRUE(each.box.left >= 0 && each.box.right <= page.width && each.start.y >= 0 && each.box.top <= page.height) << each.text;
}

}  // namespace
}  // namespace burin::e2e
