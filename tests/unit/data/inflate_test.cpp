#include "data/inflate.h"

#include <gtest/gtest.h>

#include <boost/iostreams/device/back_inserter.hpp>
#include <boost/iostreams/filter/bzip2.hpp>
#include <boost/iostreams/filter/gzip.hpp>
#include <boost/iostreams/filter/lzma.hpp>
#include <boost/iostreams/filter/zstd.hpp>
#include <boost/iostreams/filtering_stream.hpp>

namespace burin {
namespace {

namespace io = boost::iostreams;

std::string deflated(const std::string& text, Compression compression) {
  std::string bytes;
  io::filtering_ostream out;
  switch (compression) {
    case Compression::gzip:
      out.push(io::gzip_compressor());
      break;
    case Compression::bzip2:
      out.push(io::bzip2_compressor());
      break;
    case Compression::xz:
      out.push(io::lzma_compressor());
      break;
    case Compression::zstd:
      out.push(io::zstd_compressor());
      break;
    case Compression::none:
      break;
  }
  out.push(io::back_inserter(bytes));
  out.write(text.data(), static_cast<std::streamsize>(text.size()));
  out.reset();
  return bytes;
}

std::string long_text() {
  std::string text;
  for (int i = 0; i < 100000; ++i) text += std::to_string(i * 7919 % 100003) + "\n";
  return text;
}

constexpr std::size_t kLimit = std::size_t{1} << 30;

class Inflate : public testing::TestWithParam<Compression> {
 protected:
  std::string why(const std::string& bytes, std::size_t limit = kLimit) const {
    std::string text, reason;
    return inflate(bytes, GetParam(), limit, text, reason) ? "inflated" : reason;
  }
  std::string broken() const { return "its " + std::string(compression_name(GetParam())) + " data are broken or cut off"; }
};

TEST_P(Inflate, GivesBackTheText) {
  for (const std::string& text : {long_text(), std::string("x"), std::string()}) {
    std::string result, why;
    EXPECT_TRUE(inflate(deflated(text, GetParam()), GetParam(), kLimit, result, why)) << why;
    EXPECT_EQ(result, text);
  }
}

TEST_P(Inflate, ReadsOneStreamAfterTheOther) {
  std::string result, why;
  EXPECT_TRUE(inflate(deflated("ab", GetParam()) + deflated("cd", GetParam()), GetParam(), kLimit, result, why));
  EXPECT_EQ(result, "abcd");
}

TEST_P(Inflate, SaysThatAFileIsCutOff) {
  const std::string bytes = deflated(long_text(), GetParam());
  for (const std::size_t size : {bytes.size() - 1, bytes.size() - 3, bytes.size() / 2, bytes.size() / 5, std::size_t{12}})
    EXPECT_EQ(why(bytes.substr(0, size)), broken()) << size << " of " << bytes.size();
}

TEST_P(Inflate, SaysThatAFileIsBroken) {
  std::string bytes = deflated(long_text(), GetParam());
  EXPECT_EQ(why(bytes + "junk"), broken());
  // A zstd file without checksum may hold a wrong byte that nobody can see.
  if (GetParam() == Compression::zstd) return;
  bytes.replace(bytes.size() / 2, 3, "XYZ");
  EXPECT_EQ(why(bytes), broken());
}

TEST_P(Inflate, SaysThatAFileIsNotCompressed) {
  const std::string expected = "it is not compressed with " + std::string(compression_name(GetParam()));
  EXPECT_EQ(why("x,y\n1,2\n"), expected);
  EXPECT_EQ(why(""), expected);
}

TEST_P(Inflate, StopsAtTheLimit) {
  const std::string bytes = deflated(std::string(5000000, 'a'), GetParam());
  EXPECT_EQ(why(bytes, std::size_t{1} << 20), "it inflates to more than 1 MiB");
  EXPECT_EQ(why(bytes, 5000000), "inflated");
}

INSTANTIATE_TEST_SUITE_P(AllFormats, Inflate, testing::Values(Compression::gzip, Compression::bzip2, Compression::xz, Compression::zstd),
                         [](const auto& format) { return std::string(compression_name(format.param)); });

TEST(TakeCompression, ReadsTheEnding) {
  const auto taken = [](std::string_view path) {
    const Compression compression = take_compression(path);
    return std::pair(compression, std::string(path));
  };
  EXPECT_EQ(taken("a.csv.gz"), std::pair(Compression::gzip, std::string("a.csv")));
  EXPECT_EQ(taken("a.csv.bz2"), std::pair(Compression::bzip2, std::string("a.csv")));
  EXPECT_EQ(taken("a.csv.xz"), std::pair(Compression::xz, std::string("a.csv")));
  EXPECT_EQ(taken("a.csv.zst"), std::pair(Compression::zstd, std::string("a.csv")));
  EXPECT_EQ(taken("a.csv.zstd"), std::pair(Compression::zstd, std::string("a.csv")));
  EXPECT_EQ(taken("a.gz.csv"), std::pair(Compression::none, std::string("a.gz.csv")));
}

}  // namespace
}  // namespace burin
