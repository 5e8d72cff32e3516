// UTF-8 as bytes: what authors' files, texts and messages are made of. Does not know fonts or widths.
#pragma once

#include <cstddef>
#include <string_view>

namespace burin {

constexpr char32_t kBroken = 0xFFFFFFFF;  ///< a byte that is no UTF-8

/// The code point that begins at `i`, which moves past it. Bytes that are no UTF-8 (Unicode Standard, table 3-7) are `kBroken`, one each.
char32_t next_code_point(std::string_view text, std::size_t& i);

/// The bytes of the character at the beginning of a text that is not empty: 1 to 4, and 1 for a byte that is no UTF-8.
std::size_t character_size(std::string_view text);

/// Whether a character can be part of a line of text: it is no control character, no separator of lines or paragraphs, and one at all.
bool is_printable(char32_t c);

}  // namespace burin
