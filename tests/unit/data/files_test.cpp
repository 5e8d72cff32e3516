#include "data/files.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "folder_test.h"

namespace burin {
namespace {

namespace fs = std::filesystem;

class DiskFilesTest : public FolderTest {
 protected:
  std::string write(const std::string& name, const std::string& content) const {
    std::ofstream(path(name), std::ios::binary) << content;
    return path(name);
  }
  /// Why a file is not read; "read" if it is.
  std::string why(const Files& files, const std::string& name, std::size_t limit = Files::kLimit) const {
    std::string content, reason;
    return files.read(name, content, reason, limit) ? "read" : reason;
  }
};

TEST_F(DiskFilesTest, ReadsAFileWithAllItsBytes) {
  const std::string bytes("a\0b\r\n\xFF", 6);
  std::string content, why;
  EXPECT_TRUE(DiskFiles().read(write("a.bin", bytes), content, why));
  EXPECT_EQ(content, bytes);
}

TEST_F(DiskFilesTest, ReadsAnEmptyFileAndFilesThatSayTheyHaveNoSize) {
  std::string content = "old", why;
  EXPECT_TRUE(DiskFiles().read(write("empty", ""), content, why));
  EXPECT_EQ(content, "");
  EXPECT_TRUE(DiskFiles().read("/proc/self/status", content, why));
  EXPECT_FALSE(content.empty());
}

TEST_F(DiskFilesTest, SaysWhyAFileIsNotRead) {
  const DiskFiles files;
  EXPECT_EQ(why(files, path("none.csv")), "there is no such file");
  EXPECT_EQ(why(files, ""), "there is no such file");
  EXPECT_EQ(why(files, folder_.path().string()), "it is a folder");
  EXPECT_EQ(why(files, write("a.csv", "x") + "/b.csv"), "a part of its path is not a folder");
  EXPECT_EQ(why(files, "/dev/zero"), "it is no regular file");
  fs::create_symlink(path("loop"), path("loop"));
  EXPECT_EQ(why(files, path("loop")), "its symbolic links go round in a circle");
}

TEST_F(DiskFilesTest, DoesNotWaitForAPipe) {
  ASSERT_EQ(::mkfifo(path("pipe.csv").c_str(), 0600), 0);
  EXPECT_EQ(why(DiskFiles(), path("pipe.csv")), "it is a pipe");
}

TEST_F(DiskFilesTest, SaysThatAFileMayNotBeRead) {
  if (::geteuid() == 0) GTEST_SKIP() << "root reads everything";
  const std::string file = write("secret.csv", "x");
  fs::permissions(file, fs::perms::none);
  EXPECT_EQ(why(DiskFiles(), file), "permission denied");
}

TEST_F(DiskFilesTest, RefusesAFileBeyondTheLimit) {
  EXPECT_EQ(why(DiskFiles(), write("five", "12345"), 4), "it is larger than 4 bytes");
  EXPECT_EQ(why(DiskFiles(), write("five", "12345"), 5), "read");
  EXPECT_EQ(why(DiskFiles(), "/proc/self/status", 10), "it is larger than 10 bytes");
}

TEST_F(DiskFilesTest, NamesTheFilesThatWereReadOnceInOrder) {
  const DiskFiles files;
  const std::string b = write("b", ""), a = write("a", "");
  why(files, b);
  why(files, path("none"));
  why(files, a);
  why(files, b);
  EXPECT_EQ(files.opened(), (std::vector<std::string>{b, a}));
}

TEST(MemoryFilesTest, StandInForTheDisk) {
  const MemoryFiles files{{"a.csv", "x\n1\n"}};
  std::string content, why;
  EXPECT_TRUE(files.read("a.csv", content, why));
  EXPECT_EQ(content, "x\n1\n");
  EXPECT_FALSE(files.read("b.csv", content, why));
  EXPECT_EQ(why, "there is no such file");
  EXPECT_EQ(content, "");
  EXPECT_EQ(files.opened(), std::vector<std::string>{"a.csv"});
}

TEST(ByteCount, ReadsAsPeopleSayIt) {
  EXPECT_EQ(byte_count(DiskFiles::kLimit), "1 GiB");
  EXPECT_EQ(byte_count(std::size_t{20} << 20), "20 MiB");
  EXPECT_EQ(byte_count(300), "300 bytes");
}

}  // namespace
}  // namespace burin
