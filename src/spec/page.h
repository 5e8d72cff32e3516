// A page: what a venue's class sets, as a file of config/pages says it.
#pragma once

#include "spec/style.h"

namespace burin {

struct Page {
  std::optional<Length> column, text;
  Font font;
  std::optional<Length> smallest_font, thinnest_line;
  Written written;
};
template <>
struct Table<Page> {
  static constexpr std::string_view what = "page";
  static constexpr std::tuple fields{
      field("column", &Page::column, "The width of a column.", "3.3in", positive_length),
      field("text", &Page::text, "The width of the text, over all columns.", "7in", positive_length),
      field("font", &Page::font, "The font that suits the venue's text.", "{size: 8pt}"),
      field("smallest_font", &Page::smallest_font, "The smallest font that the venue takes.", "6pt", positive_length),
      field("thinnest_line", &Page::thinnest_line, "The thinnest line that the venue takes.", "0.5pt", positive_length),
  };
};

}  // namespace burin
