// A PDF's first page read back for tests: in comes a file, out come its texts and paths in points, origin at the page's lower left.
// Reads what `mutool trace` and `pdffonts` print. Does not know what the shapes mean (page_shapes.h does), and ignores images and clips.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace burin::e2e {

struct PdfPoint {
  double x = 0;
  double y = 0;
};

/// An upright rectangle, in points.
struct PdfBox {
  double left = 0;
  double bottom = 0;
  double right = 0;
  double top = 0;

  double width() const { return right - left; }
  double height() const { return top - bottom; }
  PdfPoint center() const { return {(left + right) / 2, (bottom + top) / 2}; }
};

/// Colour components from 0 to 1.
struct PdfColor {
  double red = 0;
  double green = 0;
  double blue = 0;

  std::string hex() const;  ///< `#rrggbb`
};

/// One glyph in the order of drawing, blanks among them.
struct PdfGlyph {
  std::string text;  ///< UTF-8; of a ligature all its letters
  std::string font;  ///< without the subset's prefix
  double size = 0;   ///< points
  PdfColor color;
  PdfPoint start, end;  ///< of its advance, on the baseline
  PdfPoint along;       ///< unit vector of the baseline
};

/// One line of text in one font, size and colour; blanks at its ends are left out.
struct PdfText {
  std::string text = {};  ///< UTF-8
  std::string font;       ///< without the subset's prefix
  double size = 0;        ///< points
  PdfColor color;
  PdfPoint start;    ///< where the baseline begins
  PdfPoint end;      ///< where the last glyph's advance ends
  double angle = 0;  ///< of the baseline, in degrees, counter-clockwise
  PdfBox box = {};   ///< from 0.22 em under the baseline to 0.70 em over it: what Latin letters, digits and brackets cover
};

struct PdfSubpath {
  std::vector<PdfPoint> points;  ///< vertices in order; of a curve also points in between; the first is not repeated at the end
  bool closed = false;
  bool curved = false;

  PdfBox bounds() const;
};

struct PdfPath {
  enum class Kind { fill, stroke };
  Kind kind = Kind::fill;
  PdfColor color;
  double alpha = 1;
  double line_width = 0;  ///< points; 0 for a fill
  std::vector<PdfSubpath> subpaths = {};
};

struct PdfPage {
  double width = 0;
  double height = 0;
  std::vector<PdfText> texts;    ///< in drawing order
  std::vector<PdfGlyph> glyphs;  ///< what the texts are made of
  std::vector<PdfPath> paths;    ///< in drawing order
};

struct PdfFont {
  std::string name;
  std::string type;
  bool embedded = false;
};

/// The first page of a PDF. Throws std::runtime_error if mutool is not there or cannot read the file.
PdfPage read_pdf_page(const std::filesystem::path& pdf);

/// The first pages of several PDFs, read by one mutool. Throws likewise.
std::vector<PdfPage> read_pdf_pages(const std::vector<std::filesystem::path>& pdfs);

/// The fonts of a PDF, by pdffonts. Throws like read_pdf_page.
std::vector<PdfFont> read_pdf_fonts(const std::filesystem::path& pdf);

/// What a shell command prints on stdout. Throws std::runtime_error, with that, if it does not exit with 0.
std::string output_of(const std::string& command);

/// A path as one word of a shell command.
std::string shell_word(const std::filesystem::path& path);

}  // namespace burin::e2e
