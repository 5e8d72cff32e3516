#define POINTERHOLDER_TRANSITION 4  // qpdf's own smart pointers are std::shared_ptr

#include "pdf/finish.h"

#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <exception>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFWriter.hh>
#include <set>
#include <string_view>
#include <vector>

#include "diag/number.h"

namespace burin {
namespace {

constexpr double kLargestExcess = 1;  // pt
constexpr double kTolerance = 0.001;  // pt: below what a PDF's numbers tell apart
constexpr int kDeepest = 16;          // levels of forms in forms

/// What the page draws with, gathered from its resources and those of the forms and patterns in them.
struct Resources {
  bool alpha = false;
  std::set<std::string> type3;
  std::set<std::string> not_embedded;
};

bool draws_with_alpha(QPDFObjectHandle state) {
  for (const char* key : {"/ca", "/CA"}) {
    QPDFObjectHandle value = state.getKeyIfDict(key);
    if (value.isNumber() && value.getNumericValue() < 1) return true;
  }
  QPDFObjectHandle mask = state.getKeyIfDict("/SMask");
  QPDFObjectHandle blend = state.getKeyIfDict("/BM");
  const bool plain_blend = blend.isNull() || blend.isNameAndEquals("/Normal") || blend.isNameAndEquals("/Compatible");
  return !(mask.isNull() || mask.isNameAndEquals("/None")) || !plain_blend;
}

void gather_font(QPDFObjectHandle font, Resources& result) {
  QPDFObjectHandle base = font.getKeyIfDict("/BaseFont");
  std::string name = base.isName() ? base.getName().substr(1) : "(unnamed)";
  if (name.size() > 7 && name[6] == '+') name.erase(0, 7);  // the mark of a subset
  if (font.getKeyIfDict("/Subtype").isNameAndEquals("/Type3")) {
    result.type3.insert(name);
    return;
  }
  QPDFObjectHandle described = font;
  QPDFObjectHandle descendants = font.getKeyIfDict("/DescendantFonts");
  if (descendants.isArray() && descendants.getArrayNItems() > 0) described = descendants.getArrayItem(0);
  QPDFObjectHandle descriptor = described.getKeyIfDict("/FontDescriptor");
  for (const char* key : {"/FontFile", "/FontFile2", "/FontFile3"}) {
    if (descriptor.getKeyIfDict(key).isStream()) return;
  }
  result.not_embedded.insert(name);
}

void gather(QPDFObjectHandle resources, Resources& result, std::set<QPDFObjGen>& seen, int depth) {
  const auto entries = [&](const char* kind) {
    std::vector<QPDFObjectHandle> list;
    QPDFObjectHandle dictionary = resources.getKeyIfDict(kind);
    if (!dictionary.isDictionary()) return list;
    for (const auto& [name, value] : dictionary.getDictAsMap()) list.push_back(value);
    return list;
  };
  for (const QPDFObjectHandle& state : entries("/ExtGState")) result.alpha = result.alpha || draws_with_alpha(state);
  for (const QPDFObjectHandle& font : entries("/Font")) gather_font(font, result);
  for (const char* kind : {"/XObject", "/Pattern"}) {
    for (QPDFObjectHandle& object : entries(kind)) {
      if (!object.isStream() || depth >= kDeepest || !seen.insert(object.getObjGen()).second) continue;
      QPDFObjectHandle mask = object.getDict().getKey("/SMask");
      result.alpha = result.alpha || !mask.isNull();
      gather(object.getDict().getKey("/Resources"), result, seen, depth + 1);
    }
  }
}

/// The only page; a null object, and an error, if there is none or are more.
QPDFObjectHandle only_page(QPDF& pdf, Diagnostics& diagnostics) {
  const std::vector<QPDFObjectHandle>& pages = pdf.getAllPages();
  if (pages.size() == 1) return pages.front();
  diagnostics.add(codes::bad_pdf, {}, fmt::format("gnuplot wrote {} pages instead of one", pages.size()));
  return QPDFObjectHandle::newNull();
}

bool check_size(QPDFObjectHandle page, const PdfProperties& properties, Diagnostics& diagnostics) {
  QPDFObjectHandle box = page.getKey("/MediaBox");
  const bool readable = box.isRectangle();
  const QPDFObjectHandle::Rectangle found = readable ? box.getArrayAsRectangle() : QPDFObjectHandle::Rectangle();
  const auto fits = [](double is, double wanted) { return is >= wanted - kTolerance && is < wanted + kLargestExcess; };
  if (readable && std::abs(found.llx) < kTolerance && std::abs(found.lly) < kTolerance && fits(found.urx, properties.width_pt) &&
      fits(found.ury, properties.height_pt)) {
    return true;
  }
  diagnostics.add(codes::bad_pdf, {},
                  fmt::format("gnuplot's page is {} × {} pt, for a figure of {} × {} pt", number_text(found.urx - found.llx),
                              number_text(found.ury - found.lly), number_text(properties.width_pt), number_text(properties.height_pt)));
  return false;
}

void set_page(QPDFObjectHandle page, const PdfProperties& properties, bool alpha) {
  // Rounded down: a figure that is a hair wider than its column is an overfull box to TeX.
  const auto points = [](double value) { return QPDFObjectHandle::newReal(number_text(std::floor(value * 1e4 + 1e-3) / 1e4)); };
  const QPDFObjectHandle zero = QPDFObjectHandle::newInteger(0);
  page.replaceKey("/MediaBox", QPDFObjectHandle::newArray({zero, zero, points(properties.width_pt), points(properties.height_pt)}));
  for (const char* box : {"/CropBox", "/BleedBox", "/TrimBox", "/ArtBox"}) page.removeKey(box);  // they are the MediaBox by default
  // Needless without alpha, and pdfTeX warns if two figures with it stand on one page.
  if (!alpha) page.removeKey("/Group");
}

/// `D:20240131120000Z` (ISO 32000-1, 7.9.4); empty beyond the years that it can tell.
std::string pdf_date(std::int64_t seconds) {
  constexpr std::int64_t kFirst = -62135596800;  // the year 1
  constexpr std::int64_t kEnd = 253402300800;    // the year 10000
  if (seconds < kFirst || seconds >= kEnd) return "";
  const std::chrono::sys_seconds time{std::chrono::seconds(seconds)};
  const auto day = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss clock(time - day);
  return fmt::format("D:{:04}{:02}{:02}{:02}{:02}{:02}Z", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                     static_cast<unsigned>(date.day()), clock.hours().count(), clock.minutes().count(), clock.seconds().count());
}

void set_information(QPDF& pdf, const PdfProperties& properties) {
  QPDFObjectHandle information = QPDFObjectHandle::newDictionary();
  QPDFObjectHandle producer = pdf.getTrailer().getKey("/Info").getKeyIfDict("/Producer");
  if (producer.isString()) information.replaceKey("/Producer", producer);
  if (!properties.title.empty()) information.replaceKey("/Title", QPDFObjectHandle::newUnicodeString(properties.title));
  if (!properties.creator.empty()) information.replaceKey("/Creator", QPDFObjectHandle::newUnicodeString(properties.creator));
  const std::string date = properties.date ? pdf_date(*properties.date) : "";
  for (const char* key : {"/CreationDate", "/ModDate"}) {
    if (!date.empty()) information.replaceKey(key, QPDFObjectHandle::newString(date));
  }
  pdf.getTrailer().replaceKey("/Info", pdf.makeIndirectObject(information));
  pdf.getRoot().removeKey("/Metadata");  // the same once more, as XML
}

std::shared_ptr<Buffer> written(QPDF& pdf) {
  QPDFWriter writer(pdf);
  writer.setOutputMemory();
  writer.setStreamDataMode(qpdf_s_preserve);  // cairo has compressed them
  writer.setDeterministicID(true);
  constexpr std::string_view kNewest = "1.5";  // pdfTeX's default is 1.5, and it warns of newer figures
  if (pdf.getPDFVersion() > kNewest) writer.forcePDFVersion(std::string(kNewest));
  writer.write();
  return writer.getBufferSharedPointer();
}

/// The finished file's bytes; null, and an error, if the PDF is not what was asked for.
std::shared_ptr<Buffer> finished(const std::string& from, const PdfProperties& properties, Diagnostics& diagnostics) {
  try {
    QPDF pdf;
    pdf.setSuppressWarnings(true);
    pdf.setAttemptRecovery(false);  // a cut-off file is an error
    pdf.processFile(from.c_str());
    QPDFObjectHandle page = only_page(pdf, diagnostics);
    if (page.isNull() || !check_size(page, properties, diagnostics)) return nullptr;
    Resources resources;
    std::set<QPDFObjGen> seen;
    gather(page.getKey("/Resources"), resources, seen, 0);
    for (const std::string& name : resources.type3) {
      diagnostics.add(codes::bad_font, {}, fmt::format("the font `{}` is in the PDF as Type 3", name)).advise("choose an outline font");
    }
    for (const std::string& name : resources.not_embedded) {
      diagnostics.add(codes::bad_font, {}, fmt::format("the font `{}` is not embedded in the PDF", name)).advise("choose another font");
    }
    set_page(page, properties, resources.alpha);
    set_information(pdf, properties);
    return written(pdf);
  } catch (const std::exception& error) {
    diagnostics.add(codes::bad_pdf, {}, "gnuplot's PDF cannot be read").note(error.what());
    return nullptr;
  }
}

}  // namespace

std::optional<std::string> finish_pdf(const std::string& from, const PdfProperties& properties, Diagnostics& diagnostics) {
  const std::shared_ptr<Buffer> bytes = finished(from, properties, diagnostics);
  if (!bytes) return std::nullopt;
  return std::string(reinterpret_cast<const char*>(bytes->getBuffer()), bytes->getSize());
}

}  // namespace burin
