#include "data/inflate.h"

#include <fmt/format.h>

#include <array>
#include <boost/iostreams/device/array.hpp>
#include <boost/iostreams/filter/bzip2.hpp>
#include <boost/iostreams/filter/gzip.hpp>
#include <boost/iostreams/filter/lzma.hpp>
#include <boost/iostreams/filter/zstd.hpp>
#include <boost/iostreams/filtering_streambuf.hpp>
#include <boost/iostreams/read.hpp>
#include <ios>
#include <vector>

#include "data/files.h"

namespace burin {
namespace {

struct Format {
  Compression compression;
  std::string_view name, ending, other_ending, magic;
};

constexpr std::array kFormats = {
    Format{Compression::gzip, "gzip", ".gz", ".gz", "\x1F\x8B"},
    Format{Compression::bzip2, "bzip2", ".bz2", ".bz2", "BZh"},
    Format{Compression::xz, "xz", ".xz", ".xz",
           std::string_view("\xFD"
                            "7zXZ\0",
                            6)},
    Format{Compression::zstd, "zstd", ".zst", ".zstd", "\x28\xB5\x2F\xFD"},
};

std::uint32_t little_endian(std::string_view bytes) {
  std::uint32_t value = 0;
  for (std::size_t i = bytes.size(); i-- > 0;) value = value << 8 | static_cast<unsigned char>(bytes[i]);
  return value;
}

/// The size of the zstd frame (RFC 8878, section 3.1) that `bytes` begin with; 0 if they end before it does.
std::size_t zstd_frame_size(std::string_view bytes) {
  if (bytes.size() < 8) return 0;
  if ((little_endian(bytes.substr(0, 4)) & 0xFFFFFFF0u) == 0x184D2A50u) return 8 + std::size_t{little_endian(bytes.substr(4, 4))};
  const auto descriptor = static_cast<unsigned char>(bytes[4]);
  const bool single_segment = (descriptor & 0x20) != 0, checksum = (descriptor & 0x04) != 0;
  constexpr std::array<std::size_t, 4> kDictionaryId = {0, 1, 2, 4}, kContentSize = {0, 2, 4, 8};
  const std::size_t content_size = descriptor >> 6 == 0 && single_segment ? 1 : kContentSize[descriptor >> 6];
  std::size_t at = 5 + (single_segment ? 0 : 1) + kDictionaryId[descriptor & 3] + content_size;
  for (bool last = false; !last;) {
    if (at + 3 > bytes.size()) return 0;
    const std::uint32_t block = little_endian(bytes.substr(at, 3));
    constexpr std::uint32_t kRunLength = 1;
    at += 3 + ((block >> 1 & 3) == kRunLength ? 1 : block >> 3);
    last = (block & 1) != 0;
  }
  return at + (checksum ? 4 : 0);
}

/// Boost's zstd filter takes a file that is cut off for one that ends there, unlike its other filters.
bool zstd_is_whole(std::string_view bytes) {
  if (bytes.empty()) return false;
  while (!bytes.empty()) {
    const std::size_t size = zstd_frame_size(bytes);
    if (size == 0 || size > bytes.size()) return false;
    bytes.remove_prefix(size);
  }
  return true;
}

}  // namespace

Compression take_compression(std::string_view& path) {
  for (const Format& format : kFormats)
    for (const std::string_view ending : {format.ending, format.other_ending})
      if (path.ends_with(ending)) {
        path.remove_suffix(ending.size());
        return format.compression;
      }
  return Compression::none;
}

Compression compression_of(std::string_view bytes) {
  for (const Format& format : kFormats)
    if (bytes.starts_with(format.magic)) return format.compression;
  return Compression::none;
}

std::string_view compression_name(Compression compression) {
  for (const Format& format : kFormats)
    if (format.compression == compression) return format.name;
  return {};
}

std::string_view compression_ending(Compression compression) {
  for (const Format& format : kFormats)
    if (format.compression == compression) return format.ending;
  return {};
}

bool inflate(std::string_view bytes, Compression compression, std::size_t limit, std::string& text, std::string& why) {
  namespace io = boost::iostreams;
  text.clear();
  if (compression == Compression::none) {
    text = bytes;
    return true;
  }
  const auto refuse = [&](std::string reason) {
    why = std::move(reason);
    text.clear();
    return false;
  };
  if (compression_of(bytes) != compression) return refuse(fmt::format("it is not compressed with {}", compression_name(compression)));
  io::filtering_streambuf<io::input> stream;
  switch (compression) {
    case Compression::gzip:
      stream.push(io::gzip_decompressor());
      break;
    case Compression::bzip2:
      stream.push(io::bzip2_decompressor());
      break;
    case Compression::xz:
      stream.push(io::lzma_decompressor());
      break;
    case Compression::zstd:
      stream.push(io::zstd_decompressor());
      break;
    case Compression::none:
      break;
  }
  stream.push(io::array_source(bytes.data(), bytes.size()));
  std::vector<char> part(std::size_t{1} << 18);
  try {
    std::streamsize got = 0;
    while ((got = io::read(stream, part.data(), static_cast<std::streamsize>(part.size()))) > 0) {
      text.append(part.data(), static_cast<std::size_t>(got));
      if (text.size() > limit) return refuse(fmt::format("it inflates to more than {}", byte_count(limit)));
    }
  } catch (const std::ios_base::failure&) {
    return refuse(fmt::format("its {} data are broken or cut off", compression_name(compression)));
  }
  if (compression == Compression::zstd && !zstd_is_whole(bytes)) return refuse("its zstd data are broken or cut off");
  return true;
}

}  // namespace burin
