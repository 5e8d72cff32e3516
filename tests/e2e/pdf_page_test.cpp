// The reader of pages, held against a page whose script is known, and against one whose bytes are.
#include "pdf_page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <memory>
#include <set>

#include "temp_folder.h"

namespace burin::e2e {
namespace {

using ::testing::DoubleNear;
using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

constexpr double kNear = 0.06;  // gnuplot places on a grid of 0.05 pt

/// Where gnuplot's `screen s` lies, in points, on a page of this extent.
double screen(double s, double extent) { return 0.5 + s * (extent - 1); }

constexpr const char* kScript = R"gp(
set terminal pdfcairo size 14in,6.98in font "Times New Roman,16" fontscale 0.75
set encoding utf8
$line << E
1 1
2 3
3 2
E
$shapes << E
1 1
1.1 1.2
1.2 1

2 2
2.2 2
2.2 2.2
2 2.2
E
unset key
unset tics
set xrange [1:3]; set yrange [1:3]
set multiplot
set lmargin at screen 0.1; set rmargin at screen 0.4; set bmargin at screen 0.1; set tmargin at screen 0.4
set label 1 "(a) 1.1B A6000×4 & <AV>" at screen 0.1,0.45 left noenhanced
set label 2 "Average task\ncompletion (h)" at screen 0.05,0.25 center rotate by 90 font "Times New Roman,12" tc rgb "#e66d68"
red = "#8b0000"
plot $line with lines lw 3 lc rgb red, '' with points pt 7 ps 2 lc rgb red, $shapes with filledcurves closed lc rgb "#336699"
unset label
set lmargin at screen 0.6; set rmargin at screen 0.9
plot 0 notitle
unset multiplot
)gp";

class APageByGnuplot : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    folder_ = std::make_unique<TempFolder>();
    pdf_ = *folder_ / "a page's test.pdf";
    std::ofstream(*folder_ / "page.gp") << kScript;
    output_of("cd " + shell_word(folder_->path()) + " && gnuplot -d page.gp > " + shell_word(pdf_));
    page_ = read_pdf_page(pdf_);
  }
  static void TearDownTestSuite() { folder_.reset(); }

  static const PdfText& text(const std::string& wanted) {
    for (const PdfText& t : page_.texts)
      if (t.text == wanted) return t;
    throw std::runtime_error("no text: " + wanted);
  }

  static std::vector<const PdfPath*> paths(PdfPath::Kind kind, const std::string& color) {
    std::vector<const PdfPath*> found;
    for (const PdfPath& p : page_.paths)
      if (p.kind == kind && p.color.hex() == color) found.push_back(&p);
    return found;
  }

  static inline std::unique_ptr<TempFolder> folder_;
  static inline std::filesystem::path pdf_;
  static inline PdfPage page_;
};

TEST_F(APageByGnuplot, HasTheSizeOfItsMediaBox) {
  EXPECT_EQ(page_.width, 1008);
  EXPECT_EQ(page_.height, 502);  // 6.98 in are 502.56 pt; gnuplot cuts them down
}

TEST_F(APageByGnuplot, GivesEachLineOfTextWhole) {
  std::vector<std::string> texts;
  for (const PdfText& t : page_.texts) texts.push_back(t.text);
  EXPECT_THAT(texts, UnorderedElementsAre("(a) 1.1B A6000×4 & <AV>", "Average task", "completion (h)"));
}

TEST_F(APageByGnuplot, GivesTheBaselineOfAText) {
  const PdfText& title = text("(a) 1.1B A6000×4 & <AV>");
  EXPECT_NEAR(title.size, 16, 1e-6);
  EXPECT_EQ(title.font, "LiberationSerif");
  EXPECT_EQ(title.color.hex(), "#000000");
  EXPECT_NEAR(title.angle, 0, 1e-6);
  EXPECT_NEAR(title.start.x, screen(0.1, 1008), kNear);
  EXPECT_NEAR(title.start.y, screen(0.45, 502) - 0.375 * 16, kNear);
  EXPECT_NEAR(title.end.y, title.start.y, 1e-6);
  EXPECT_NEAR(title.box.top - title.box.bottom, 0.92 * 16, 1e-6);
}

TEST_F(APageByGnuplot, GivesTurnedTextAlongItsBaseline) {
  const PdfText& first = text("Average task");
  const PdfText& second = text("completion (h)");
  EXPECT_NEAR(first.size, 12, 1e-6);
  EXPECT_EQ(first.color.hex(), "#e66d68");
  EXPECT_NEAR(first.angle, 90, 1e-6);
  EXPECT_NEAR(first.start.x, screen(0.05, 1008) + 0.375 * 12, kNear);
  EXPECT_NEAR((first.start.y + first.end.y) / 2, screen(0.25, 502), kNear);
  EXPECT_GT(second.start.x, first.start.x + 12);
  EXPECT_NEAR(first.box.width(), 0.92 * 12, 1e-6);
  EXPECT_LT(first.box.left, first.start.x - 0.5 * 12);  // turned to the left, letters stand at the left of their baseline
}

TEST_F(APageByGnuplot, GivesLinesWithTheirWidthAndVertices) {
  const PdfBox box{screen(0.1, 1008), screen(0.1, 502), screen(0.4, 1008), screen(0.4, 502)};
  const PdfPath* line = nullptr;
  for (const PdfPath* p : paths(PdfPath::Kind::stroke, "#8b0000"))
    if (!p->subpaths[0].curved) line = p;
  ASSERT_TRUE(line);
  EXPECT_NEAR(line->line_width, 1.5, 1e-6);
  const auto& points = line->subpaths.at(0).points;
  ASSERT_EQ(points.size(), 3u);
  EXPECT_FALSE(line->subpaths[0].closed);
  EXPECT_NEAR(points[0].x, box.left, kNear);
  EXPECT_NEAR(points[0].y, box.bottom, kNear);
  EXPECT_NEAR(points[1].x, box.center().x, kNear);
  EXPECT_NEAR(points[1].y, box.top, kNear);
}

TEST_F(APageByGnuplot, GivesCirclesWithTheirBounds) {
  const auto circles = paths(PdfPath::Kind::fill, "#8b0000");
  ASSERT_EQ(circles.size(), 3u);
  const PdfSubpath& circle = circles[1]->subpaths.at(0);
  EXPECT_TRUE(circle.curved);
  EXPECT_NEAR(circle.bounds().width(), 12, 0.01);
  EXPECT_NEAR(circle.bounds().height(), 12, 0.01);
  EXPECT_NEAR(circle.bounds().center().x, screen(0.25, 1008), kNear);
  EXPECT_NEAR(circle.bounds().center().y, screen(0.4, 502), kNear);
}

TEST_F(APageByGnuplot, GivesFilledPolygonsAsSubpathsOfTheirOwn) {
  std::vector<std::size_t> corners;
  for (const PdfPath* p : paths(PdfPath::Kind::fill, "#336699"))
    for (const PdfSubpath& s : p->subpaths) corners.push_back(s.points.size());
  EXPECT_THAT(corners, ElementsAre(3, 4));
}

TEST_F(APageByGnuplot, GivesTheFramesOfItsPanelsAsClosedRectangles) {
  std::set<double> lefts;  // gnuplot draws a frame once behind and once over the data
  for (const PdfPath* p : paths(PdfPath::Kind::stroke, "#000000"))
    for (const PdfSubpath& s : p->subpaths)
      if (s.closed && s.points.size() == 4) lefts.insert(s.bounds().left);
  EXPECT_THAT(lefts, ElementsAre(DoubleNear(screen(0.1, 1008), kNear), DoubleNear(screen(0.6, 1008), kNear)));
}

TEST_F(APageByGnuplot, HasItsFontsListed) {
  const auto fonts = read_pdf_fonts(pdf_);
  ASSERT_FALSE(fonts.empty());
  EXPECT_THAT(fonts[0].name, ::testing::EndsWith("LiberationSerif"));
  EXPECT_THAT(fonts[0].type, ::testing::HasSubstr("TrueType"));
  EXPECT_TRUE(fonts[0].embedded);
}

TEST(PdfPage, CountsFromTheCornerOfItsMediaBox) {
  const TempFolder folder;
  const auto pdf = folder / "corner.pdf";
  const std::string content = "1 0 0 rg 10.5 20.25 100 50 re f 0 0 1 RG 3 w 2 0 0 2 0 0 cm 15 15 m 25 15 l S";
  std::ofstream(pdf) << "%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n"
                     << "3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[10 20 210.5 120.56]/Contents 4 0 R>> endobj\n"
                     << "4 0 obj <</Length " << content.size() << ">> stream\n"
                     << content << "\nendstream endobj\ntrailer <</Root 1 0 R>>\n";
  const PdfPage page = read_pdf_page(pdf);
  EXPECT_NEAR(page.width, 200.5, 1e-3);
  EXPECT_NEAR(page.height, 100.56, 1e-3);
  ASSERT_EQ(page.paths.size(), 2u);
  EXPECT_EQ(page.paths[0].color.hex(), "#ff0000");
  const PdfBox box = page.paths[0].subpaths.at(0).bounds();
  EXPECT_NEAR(box.left, 0.5, 1e-3);
  EXPECT_NEAR(box.bottom, 0.25, 1e-3);
  EXPECT_NEAR(box.top, 50.25, 1e-3);
  EXPECT_NEAR(page.paths[1].line_width, 6, 1e-3);
  EXPECT_NEAR(page.paths[1].subpaths.at(0).points[1].x, 40, 1e-3);
  EXPECT_NEAR(page.paths[1].subpaths.at(0).points[1].y, 10, 1e-3);
}

TEST(PdfPage, SaysWhatItCannotRead) { EXPECT_THROW(read_pdf_page("/nonexistent.pdf"), std::runtime_error); }

}  // namespace
}  // namespace burin::e2e
