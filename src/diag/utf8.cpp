#include "diag/utf8.h"

namespace burin {

char32_t next_code_point(std::string_view text, std::size_t& i) {
  const auto lead = static_cast<unsigned char>(text[i]);
  const std::size_t length = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};  // what shorter sequences cannot say
  char32_t value = length == 1 ? lead : lead & (0x7Fu >> length);
  bool good = lead < 0x80 || (lead >= 0xC2 && lead <= 0xF4 && i + length <= text.size());
  for (std::size_t k = 1; good && k < length; ++k) {
    const auto next = static_cast<unsigned char>(text[i + k]);
    good = (next & 0xC0) == 0x80;
    value = value << 6 | (next & 0x3Fu);
  }
  good = good && value >= kLeast[length] && value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
  i += good ? length : 1;
  return good ? value : kBroken;
}

std::size_t character_size(std::string_view text) {
  std::size_t size = 0;
  next_code_point(text, size);
  return size;
}

bool is_printable(char32_t c) { return c >= 0x20 && (c < 0x7F || c >= 0xA0) && c != 0x2028 && c != 0x2029 && (c & 0xFFFE) != 0xFFFE; }

}  // namespace burin
