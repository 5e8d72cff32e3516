#define POINTERHOLDER_TRANSITION 4  // qpdf's own smart pointers are std::shared_ptr

#include "pdf/finish.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include "folder_test.h"
#include "gnuplot/process.h"

namespace burin {
namespace {

namespace fs = std::filesystem;

class FinishPdf : public FolderTest {
 protected:
  /// A page of 240 × 180 pt unless said otherwise.
  void draw(const std::string& name, const std::string& plots = "plot [0:1] x", const std::string& size = "240.01/72,180.01/72") const {
    const auto process = start_gnuplot();
    process->send(
        fmt::format("set encoding utf8\nset terminal pdfcairo size {} fontscale 0.75\nset output '{}'\n{}\n", size, path(name), plots));
    const Ending ending = process->finish();
    ASSERT_EQ(ending.outcome, Outcome::ok) << ending.output;
  }

  /// The faults of finishing `from`, a line each; the result becomes `to`.
  std::string finish(const std::string& from, const std::string& to, const PdfProperties& properties = {239.76, 179.5, "", "burin", {}}) {
    Diagnostics diagnostics;
    const auto bytes = finish_pdf(path(from), properties, diagnostics);
    EXPECT_EQ(bytes.has_value(), !diagnostics.has_errors());
    if (bytes) write(to, *bytes);
    std::string lines;
    for (const Diagnostic& d : diagnostics.all()) lines += fmt::format("{}: {}\n", d.code->name, d.message);
    return lines;
  }
};

std::string page_text(const std::string& path, const char* key) {
  QPDF pdf;
  pdf.processFile(path.c_str());
  return QPDFObjectHandle(pdf.getAllPages().front()).getKey(key).unparse();
}

QPDFObjectHandle information(QPDF& pdf, const std::string& path) {
  pdf.processFile(path.c_str());
  return pdf.getTrailer().getKey("/Info");
}

TEST_F(FinishPdf, WritesTheExactSize) {
  draw("a.pdf");
  EXPECT_EQ(finish("a.pdf", "b.pdf", {3.33 * 72, 2.5 * 72, "", "", {}}), "");
  EXPECT_EQ(page_text(path("b.pdf"), "/MediaBox"), "[ 0 0 239.76 180 ]");
  EXPECT_EQ(page_text(path("b.pdf"), "/CropBox"), "null");
}

TEST_F(FinishPdf, GivesTheSameBytesForTwoRuns) {
  draw("a.pdf");
  ::sleep(1);  // for another /CreationDate
  draw("b.pdf");
  EXPECT_NE(read("a.pdf"), read("b.pdf"));
  EXPECT_EQ(finish("a.pdf", "c.pdf"), "");
  EXPECT_EQ(finish("b.pdf", "d.pdf"), "");
  EXPECT_FALSE(read("c.pdf").empty());
  EXPECT_EQ(read("c.pdf"), read("d.pdf"));
}

TEST_F(FinishPdf, ChangesNothingWhenDoneTwice) {
  draw("a.pdf");
  EXPECT_EQ(finish("a.pdf", "b.pdf"), "");
  EXPECT_EQ(finish("b.pdf", "c.pdf"), "");
  EXPECT_EQ(read("b.pdf"), read("c.pdf"));
}

TEST_F(FinishPdf, LeavesDatesOutUnlessTheyAreGiven) {
  draw("a.pdf");
  EXPECT_EQ(finish("a.pdf", "b.pdf"), "");
  QPDF pdf;
  QPDFObjectHandle info = information(pdf, path("b.pdf"));
  EXPECT_FALSE(info.hasKey("/CreationDate"));
  EXPECT_FALSE(info.hasKey("/ModDate"));
}

TEST_F(FinishPdf, WritesTitleCreatorAndDate) {
  draw("a.pdf");
  EXPECT_EQ(finish("a.pdf", "b.pdf", {240, 180, "Durchsatz (µs) – 4×A6000 \U0001F600", "burin 0.1.0", 1706702400}), "");
  QPDF pdf;
  QPDFObjectHandle info = information(pdf, path("b.pdf"));
  EXPECT_EQ(info.getKey("/Title").getUTF8Value(), "Durchsatz (µs) – 4×A6000 \U0001F600");
  EXPECT_EQ(info.getKey("/Creator").getUTF8Value(), "burin 0.1.0");
  EXPECT_EQ(info.getKey("/CreationDate").getUTF8Value(), "D:20240131120000Z");
  EXPECT_EQ(info.getKey("/ModDate").getUTF8Value(), "D:20240131120000Z");
  EXPECT_TRUE(info.getKey("/Producer").getUTF8Value().starts_with("cairo"));
}

TEST_F(FinishPdf, KeepsToVersion15) {
  draw("a.pdf");
  std::string newer = read("a.pdf");
  newer.replace(0, 8, "%PDF-1.7");
  write("newer.pdf", newer);
  EXPECT_EQ(finish("newer.pdf", "b.pdf"), "");
  EXPECT_TRUE(read("b.pdf").starts_with("%PDF-1.5"));
}

TEST_F(FinishPdf, RemovesTheTransparencyGroupOfAPageWithoutAlpha) {
  draw("a.pdf");
  EXPECT_NE(page_text(path("a.pdf"), "/Group"), "null");
  EXPECT_EQ(finish("a.pdf", "b.pdf"), "");
  EXPECT_EQ(page_text(path("b.pdf"), "/Group"), "null");
}

TEST_F(FinishPdf, KeepsTheTransparencyGroupOfAPageWithAlpha) {
  draw("a.pdf", "plot [0:1] x with filledcurves y=0 lc rgb '#80ff0000'");
  EXPECT_EQ(finish("a.pdf", "b.pdf"), "");
  EXPECT_NE(page_text(path("b.pdf"), "/Group"), "null");
}

TEST_F(FinishPdf, RefusesTwoPages) {
  draw("a.pdf", "plot [0:1] x\nplot [0:1] -x");
  EXPECT_EQ(finish("a.pdf", "b.pdf"), "bad-pdf: gnuplot wrote 2 pages instead of one\n");
}

TEST_F(FinishPdf, RefusesAPageThatIsTooSmallOrTooLarge) {
  draw("a.pdf");
  EXPECT_EQ(finish("a.pdf", "b.pdf", {240.5, 180, "", "", {}}),
            "bad-pdf: gnuplot's page is 240 × 180 pt, for a figure of 240.5 × 180 pt\n");
  EXPECT_EQ(finish("a.pdf", "b.pdf", {240, 179, "", "", {}}), "bad-pdf: gnuplot's page is 240 × 180 pt, for a figure of 240 × 179 pt\n");
  EXPECT_FALSE(fs::exists(path("b.pdf")));
}

TEST_F(FinishPdf, RefusesWhatIsNoPdf) {
  draw("a.pdf");
  const std::string whole = read("a.pdf");
  write("empty.pdf", "");
  write("text.pdf", "not a PDF\n");
  write("cut.pdf", whole.substr(0, whole.size() / 2));
  for (const char* name : {"empty.pdf", "text.pdf", "cut.pdf", "missing.pdf"})
    EXPECT_EQ(finish(name, "b.pdf"), "bad-pdf: gnuplot's PDF cannot be read\n") << name;
  EXPECT_FALSE(fs::exists(path("b.pdf")));
}

TEST_F(FinishPdf, WarnsOfFontsThatVenuesRefuse) {
  const auto page = [](const std::string& font) {
    return fmt::format(
        "%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n"
        "3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 240 180]/Resources<</Font<</F {} >> >> >> endobj\n",
        font);
  };
  const auto with_table = [](std::string text) {
    std::string table = "xref\n0 4\n0000000000 65535 f \n";
    for (int i = 1; i < 4; ++i) table += fmt::format("{:010} 00000 n \n", text.find(fmt::format("\n{} 0 obj", i)) + 1);
    return text + table + fmt::format("trailer <</Size 4/Root 1 0 R>>\nstartxref\n{}\n%%EOF\n", text.size());
  };
  write("a.pdf", with_table(page("<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>")));
  write("b.pdf", with_table(page("<</Type/Font/Subtype/Type3/BaseFont/ABCDEF+Emoji>>")));
  EXPECT_EQ(finish("a.pdf", "c.pdf"), "bad-font: the font `Helvetica` is not embedded in the PDF\n");
  EXPECT_EQ(finish("b.pdf", "c.pdf"), "bad-font: the font `Emoji` is in the PDF as Type 3\n");
}

}  // namespace
}  // namespace burin
