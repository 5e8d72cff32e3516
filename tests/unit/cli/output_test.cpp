#include "cli/output.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "folder_test.h"

namespace burin {
namespace {

namespace fs = std::filesystem;

class Output : public FolderTest {
 protected:
  std::size_t files() const { return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_.path()), {})); }
};

TEST_F(Output, MayBeANewFileInAFolderThatExists) {
  EXPECT_EQ(output_fault(path("fig.pdf"), {path("fig.yaml")}, ".pdf"), "");
  EXPECT_EQ(output_fault("fig.pdf", {}, ".pdf"), "");
  EXPECT_EQ(output_fault(path("a.b c.pdf"), {}, ".pdf"), "");
  EXPECT_EQ(output_fault(path("anything"), {}, ""), "");
}

TEST_F(Output, HasTheEndingThatItIs) {
  for (const char* name : {"fig", "fig.PDF", "fig.png", "fig.pdf.gz", ".pdf", "fig.yaml"})
    EXPECT_TRUE(output_fault(path(name), {}, ".pdf").starts_with("the output `" + path(name) + "` does not end in `.pdf`")) << name;
}

TEST_F(Output, IsNoFolderAndItsFolderExists) {
  fs::create_directory(path("folder.pdf"));
  EXPECT_EQ(output_fault(path("folder.pdf"), {}, ".pdf"), "the output `" + path("folder.pdf") + "` is a folder");
  EXPECT_EQ(output_fault(path("none/fig.pdf"), {}, ".pdf"), "the output's folder `" + path("none") + "` does not exist");
}

TEST_F(Output, NeverOverwritesWhatTheFigureIsMadeFrom) {
  write("data.pdf", "x");
  const std::string fault = "` would overwrite a file that the figure is made from";
  EXPECT_EQ(output_fault(path("data.pdf"), {path("other"), path("data.pdf")}, ".pdf"), "the output `" + path("data.pdf") + fault);
  EXPECT_EQ(output_fault(path("./data.pdf"), {path("data.pdf")}, ".pdf"), "the output `" + path("./data.pdf") + fault);
  fs::create_symlink(path("data.pdf"), path("link.pdf"));
  EXPECT_EQ(output_fault(path("link.pdf"), {path("data.pdf")}, ".pdf"), "the output `" + path("link.pdf") + fault);
}

TEST_F(Output, IsWrittenInOneStep) {
  EXPECT_EQ(write_file(path("a.gp"), "one"), "");
  EXPECT_EQ(read("a.gp"), "one");
  EXPECT_EQ(write_file(path("a.gp"), "two"), "");
  EXPECT_EQ(read("a.gp"), "two");
  EXPECT_EQ(files(), 1u) << "nothing stays beside it";
}

TEST_F(Output, ThatCannotBeWrittenChangesNothing) {
  EXPECT_EQ(write_file(path("none/a.gp"), "x"), "No such file or directory");
  fs::create_directory(path("folder"));
  EXPECT_EQ(write_file(path("folder"), "x"), "it is no file that can be replaced");
  EXPECT_EQ(write_file("/dev/null", "x"), "it is no file that can be replaced");
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
  EXPECT_EQ(files(), 1u);
}

TEST_F(Output, IsWrittenThroughALink) {
  write("real/b.pdf", "the old one");
  fs::create_symlink(path("real/b.pdf"), path("b.pdf"));
  EXPECT_EQ(write_file(path("b.pdf"), "new"), "");
  EXPECT_TRUE(fs::is_symlink(path("b.pdf")));
  EXPECT_EQ(read("real/b.pdf"), "new");
}

TEST_F(Output, LeavesSignalsAsTheyWere) {
  struct sigaction mine {
  }, before{}, after{};
  mine.sa_handler = [](int) {};
  ::sigaction(SIGTERM, &mine, &before);
  EXPECT_EQ(write_file(path("a.gp"), "x"), "");
  ::sigaction(SIGTERM, &before, &after);
  EXPECT_EQ(after.sa_handler, mine.sa_handler);
}

TEST(MemoryFiles, AreOpenedByTheirPathAndGoWithTheirOwner) {
  std::string path;
  {
    const MemoryFile file;
    path = file.path();
    std::ofstream(path) << "some bytes";
    std::ofstream(path) << "bytes";
    std::ifstream in(path);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), "bytes");
  }
  EXPECT_FALSE(fs::exists(path));
}

TEST(Depfile, NamesTheTargetAndAnEmptyRuleForEachFile) {
  EXPECT_EQ(depfile_text("fig.pdf", {"fig.yaml", "a.csv"}), "fig.pdf: \\\n  fig.yaml \\\n  a.csv\n\nfig.yaml:\n\na.csv:\n");
  EXPECT_EQ(depfile_text("fig.pdf", {}), "fig.pdf:\n");
}

TEST(Depfile, EscapesWhatMeansSomethingToMake) {
  EXPECT_EQ(depfile_text("my fig.pdf", {"$x #1.csv"}), "my\\ fig.pdf: \\\n  $$x\\ \\#1.csv\n\n$$x\\ \\#1.csv:\n");
}

}  // namespace
}  // namespace burin
