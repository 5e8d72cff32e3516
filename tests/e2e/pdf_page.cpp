#include "pdf_page.h"

#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <sstream>
#include <stdexcept>

namespace burin::e2e {
namespace {

using boost::property_tree::ptree;

/// The transform of PDF: x' = a x + c y + e, y' = b x + d y + f.
struct Matrix {
  double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

  PdfPoint operator()(PdfPoint p) const { return {a * p.x + c * p.y + e, b * p.x + d * p.y + f}; }
  PdfPoint direction(PdfPoint v) const { return {a * v.x + c * v.y, b * v.x + d * v.y}; }
};

std::vector<double> numbers_in(const std::string& text) {
  std::vector<double> numbers;
  std::istringstream in(text);
  in.imbue(std::locale::classic());
  for (double n; in >> n;) numbers.push_back(n);
  return numbers;
}

std::string attribute(const ptree& element, const char* name) { return element.get<std::string>(std::string("<xmlattr>.") + name, ""); }

double number(const ptree& element, const char* name) {
  const auto numbers = numbers_in(attribute(element, name));
  if (numbers.size() != 1) throw std::runtime_error(std::string("mutool trace: no number in ") + name);
  return numbers[0];
}

PdfColor color_of(const ptree& element) {
  const auto parts = numbers_in(attribute(element, "color"));
  if (parts.size() == 1) return {parts[0], parts[0], parts[0]};
  if (parts.size() == 3) return {parts[0], parts[1], parts[2]};
  throw std::runtime_error("mutool trace: a colour that is neither grey nor RGB: " + attribute(element, "color"));
}

/// True if `next` goes on where `last` ends: on the same baseline, closer than kerning or a rounded advance would move it.
bool continues(const PdfGlyph& last, const PdfGlyph& next) {
  if (last.font != next.font || std::abs(last.size - next.size) > 1e-3 || last.color.hex() != next.color.hex()) return false;
  const PdfPoint step{next.start.x - last.end.x, next.start.y - last.end.y};
  const double forward = step.x * last.along.x + step.y * last.along.y;
  const double aside = step.y * last.along.x - step.x * last.along.y;
  const double turn = std::hypot(next.along.x - last.along.x, next.along.y - last.along.y);
  return turn < 1e-3 && std::abs(aside) < 0.05 && std::abs(forward) < 0.2 * last.size;
}

/// Joins glyphs [first, last), which are not all blanks, to a text.
PdfText join(const PdfGlyph* first, const PdfGlyph* last) {
  while (first->text == " ") ++first;
  while ((last - 1)->text == " ") --last;
  PdfText text{.font = first->font, .size = first->size, .color = first->color, .start = first->start, .end = (last - 1)->end};
  for (const PdfGlyph* g = first; g != last; ++g) text.text += g->text;
  const PdfPoint along = first->along;
  text.angle = std::atan2(along.y, along.x) * 180 / std::numbers::pi;
  const PdfPoint up{-along.y * text.size, along.x * text.size};
  std::vector<PdfPoint> corners;
  for (const PdfPoint& p : {text.start, text.end})
    for (double h : {-0.22, 0.70}) corners.push_back({p.x + h * up.x, p.y + h * up.y});
  text.box = PdfSubpath{.points = corners}.bounds();
  return text;
}

class PageReader {
 public:
  PdfPage read(const ptree& element) {
    const auto box = numbers_in(attribute(element, "mediabox"));
    if (box.size() != 4) throw std::runtime_error("mutool trace: no mediabox");
    page_.width = box[2] - box[0];
    page_.height = box[3] - box[1];
    read_children(element);
    join_glyphs();
    page_.glyphs = std::move(glyphs_);
    return std::move(page_);
  }

 private:
  void read_children(const ptree& element) {
    for (const auto& [name, child] : element) {
      if (name == "fill_text") {
        read_text(child);
      } else if (name == "fill_path" || name == "stroke_path") {
        read_path(child, name == "fill_path" ? PdfPath::Kind::fill : PdfPath::Kind::stroke);
      } else if (name == "group") {
        read_children(child);
      }
    }
  }

  /// From what mutool prints (points, y downward from the page's top) to page points.
  Matrix to_page(const ptree& element) const {
    const auto m = numbers_in(attribute(element, "transform"));
    if (m.size() != 6) throw std::runtime_error("mutool trace: no transform");
    return {m[0], -m[1], m[2], -m[3], m[4], page_.height - m[5]};
  }

  void read_text(const ptree& element) {
    const Matrix to_page = this->to_page(element);
    const PdfColor color = color_of(element);
    for (const auto& [name, span] : element) {
      if (name != "span") continue;
      const auto trm = numbers_in(attribute(span, "trm"));
      if (trm.size() != 4) throw std::runtime_error("mutool trace: no trm");
      const PdfPoint em = to_page.direction({trm[0], trm[1]});
      const double size = std::hypot(em.x, em.y);
      const PdfPoint along{em.x / size, em.y / size};
      std::string font = attribute(span, "font");
      if (const auto plus = font.find('+'); plus == 6) font.erase(0, 7);
      for (const auto& [kind, g] : span) {
        if (kind != "g") continue;
        const PdfPoint start = to_page({number(g, "x"), number(g, "y")});
        const double advance = number(g, "adv") * size;
        glyphs_.push_back(
            {attribute(g, "unicode"), font, size, color, start, {start.x + advance * along.x, start.y + advance * along.y}, along});
      }
    }
  }

  void join_glyphs() {
    for (std::size_t first = 0; first < glyphs_.size();) {
      std::size_t last = first + 1;
      while (last < glyphs_.size() && continues(glyphs_[last - 1], glyphs_[last])) ++last;
      const bool blank = std::all_of(&glyphs_[first], &glyphs_[first] + (last - first), [](const PdfGlyph& g) { return g.text == " "; });
      if (!blank) page_.texts.push_back(join(&glyphs_[first], &glyphs_[first] + (last - first)));
      first = last;
    }
  }

  void read_path(const ptree& element, PdfPath::Kind kind) {
    const Matrix to_page = this->to_page(element);
    PdfPath path{.kind = kind, .color = color_of(element), .alpha = element.get("<xmlattr>.alpha", 1.0)};
    if (kind == PdfPath::Kind::stroke)
      path.line_width = number(element, "linewidth") * std::sqrt(std::abs(to_page.a * to_page.d - to_page.b * to_page.c));
    for (const auto& [name, step] : element) {
      if (name == "moveto") {
        path.subpaths.push_back({.points = {to_page({number(step, "x"), number(step, "y")})}});
      } else if (name == "lineto") {
        path.subpaths.back().points.push_back(to_page({number(step, "x"), number(step, "y")}));
      } else if (name == "curveto") {
        add_curve(path.subpaths.back(), to_page({number(step, "x1"), number(step, "y1")}),
                  to_page({number(step, "x2"), number(step, "y2")}), to_page({number(step, "x3"), number(step, "y3")}));
      } else if (name == "closepath") {
        path.subpaths.back().closed = true;
      }
    }
    for (PdfSubpath& subpath : path.subpaths) drop_repeated_end(subpath);
    // cairo leaves a lone moveto behind each closed subpath.
    std::erase_if(path.subpaths, [](const PdfSubpath& s) { return s.points.size() < 2; });
    page_.paths.push_back(std::move(path));
  }

  /// Adds a cubic Bézier curve as eight chords; their middle is the curve's own, so that a circle of two halves keeps its bounds.
  static void add_curve(PdfSubpath& subpath, PdfPoint p1, PdfPoint p2, PdfPoint p3) {
    const PdfPoint p0 = subpath.points.back();
    for (int i = 1; i <= 8; ++i) {
      const double t = i / 8.0, u = 1 - t;
      const double b0 = u * u * u, b1 = 3 * u * u * t, b2 = 3 * u * t * t, b3 = t * t * t;
      subpath.points.push_back({b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x, b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y});
    }
    subpath.curved = true;
  }

  static void drop_repeated_end(PdfSubpath& subpath) {
    auto& points = subpath.points;
    if (points.size() < 3) return;
    if (std::hypot(points.front().x - points.back().x, points.front().y - points.back().y) > 1e-3) return;
    points.pop_back();
    subpath.closed = true;
  }

  PdfPage page_;
  std::vector<PdfGlyph> glyphs_;
};

}  // namespace

std::string PdfColor::hex() const {
  std::array<char, 8> text{};
  const auto byte = [](double part) { return static_cast<unsigned>(std::lround(std::clamp(part, 0.0, 1.0) * 255)); };
  std::snprintf(text.data(), text.size(), "#%02x%02x%02x", byte(red), byte(green), byte(blue));
  return text.data();
}

PdfBox PdfSubpath::bounds() const {
  PdfBox box{points[0].x, points[0].y, points[0].x, points[0].y};
  for (const PdfPoint& p : points)
    box = {std::min(box.left, p.x), std::min(box.bottom, p.y), std::max(box.right, p.x), std::max(box.top, p.y)};
  return box;
}

PdfPage read_pdf_page(const std::filesystem::path& pdf) { return read_pdf_pages({pdf}).front(); }

std::vector<PdfPage> read_pdf_pages(const std::vector<std::filesystem::path>& pdfs) {
  std::string command = "mutool trace";
  for (const auto& pdf : pdfs) command += " " + shell_word(pdf) + " 1";
  // Each document has a declaration of its own.
  std::string trace = "<documents>";
  std::istringstream lines(output_of(command));
  for (std::string line; std::getline(lines, line);)
    if (!line.starts_with("<?xml")) trace += line + "\n";
  std::istringstream whole(trace + "</documents>");
  ptree documents;
  boost::property_tree::read_xml(whole, documents);
  std::vector<PdfPage> pages;
  for (const auto& [name, document] : documents.get_child("documents"))
    if (name == "document") pages.push_back(PageReader().read(document.get_child("page")));
  return pages;
}

std::vector<PdfFont> read_pdf_fonts(const std::filesystem::path& pdf) {
  std::istringstream table(output_of("pdffonts " + shell_word(pdf)));
  std::string heads, rule;
  std::getline(table, heads);
  std::getline(table, rule);
  // The rule of dashes under the heads says how wide each column is.
  const auto column = [&rule](const std::string& line, int index) {
    std::size_t begin = 0;
    for (; index > 0; --index) begin = rule.find(' ', begin) + 1;
    const std::string cell = line.substr(begin, rule.find(' ', begin) - begin);
    return cell.substr(0, cell.find_last_not_of(' ') + 1);
  };
  std::vector<PdfFont> fonts;
  for (std::string line; std::getline(table, line);) fonts.push_back({column(line, 0), column(line, 1), column(line, 3) == "yes"});
  return fonts;
}

std::string output_of(const std::string& command) {
  std::FILE* pipe = popen(command.c_str(), "r");
  if (!pipe) throw std::runtime_error("cannot start: " + command);
  std::string output;
  std::array<char, 65536> buffer;
  for (std::size_t n; (n = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) output.append(buffer.data(), n);
  const int status = pclose(pipe);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) throw std::runtime_error("failed: " + command + "\n" + output);
  return output;
}

std::string shell_word(const std::filesystem::path& path) {
  std::string word = "'";
  for (char c : path.string()) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}

}  // namespace burin::e2e
