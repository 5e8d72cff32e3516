// Comes in: the name and the bytes of a file. Goes out: the bytes it was compressed from, if its ending says that it is compressed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace burin {

/// Compressed formats, known by the endings `.gz`, `.bz2`, `.xz`, `.zst` and `.zstd`.
enum class Compression { none, gzip, bzip2, xz, zstd };

/// The format that a file's ending names. `path` then loses that ending.
Compression take_compression(std::string_view& path);

/// The format that the first bytes of a file show.
Compression compression_of(std::string_view bytes);

/// "gzip", "bzip2", "xz", "zstd".
std::string_view compression_name(Compression compression);
/// ".gz", ".bz2", ".xz", ".zst".
std::string_view compression_ending(Compression compression);

/// Inflates `bytes` into `text`. False if they are broken, cut off, or give more than `limit` bytes; `why` then says which.
bool inflate(std::string_view bytes, Compression compression, std::size_t limit, std::string& text, std::string& why);

}  // namespace burin
