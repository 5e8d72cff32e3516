// Comes in: the PDF that gnuplot wrote, and what the figure's page is to be. Goes out: the bytes of that PDF, checked, with its exact size
// and settled dates and names. Same input, same bytes. Does not look at what is drawn, and writes no file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "diag/diagnostic.h"

namespace burin {

/// What the page and the file say of themselves.
struct PdfProperties {
  double width_pt = 0;
  double height_pt = 0;
  std::string title;                 ///< UTF-8; left out if empty
  std::string creator;               ///< UTF-8; left out if empty
  std::optional<std::int64_t> date;  ///< of creation and change, in seconds since 1970 (SOURCE_DATE_EPOCH); left out if there is none
};

/// Finishes the PDF at `from`. Nothing if it is not what was asked for; then there is an error (`bad-pdf`).
/// The page has to be one, at least as large as asked for, and less than 1 pt larger: pdfcairo only takes whole points. What is too much
/// is cut off at the right and at the top. A font that is not embedded or is Type 3 is warned of (`bad-font`).
std::optional<std::string> finish_pdf(const std::string& from, const PdfProperties& properties, Diagnostics& diagnostics);

}  // namespace burin
