#include "cli/output.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace burin {
namespace {

namespace fs = std::filesystem;

class Output : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "burin-output-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { fs::remove_all(folder_); }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  void write(const std::string& name, const std::string& text) const { std::ofstream(path(name)) << text; }
  std::string read(const std::string& name) const {
    std::ifstream in(path(name));
    return {std::istreambuf_iterator<char>(in), {}};
  }
  std::size_t files() const { return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_), {})); }
  fs::path folder_;
};

TEST_F(Output, MayBeANewFileInAFolderThatExists) {
  EXPECT_EQ(output_fault(path("fig.pdf"), {path("fig.yaml")}, ".pdf"), "");
  EXPECT_EQ(output_fault("fig.pdf", {}, ".pdf"), "");
  EXPECT_EQ(output_fault(path("a.b c.pdf"), {}, ".pdf"), "");
  EXPECT_EQ(output_fault(path("anything"), {}, ""), "");
}

TEST_F(Output, HasTheEndingThatItIs) {
  for (const char* name : {"fig", "fig.PDF", "fig.png", "fig.pdf.gz", ".pdf", "fig.yaml"})
    EXPECT_EQ(output_fault(path(name), {}, ".pdf"), "the output `" + path(name) + "` does not end in `.pdf`") << name;
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
  EXPECT_NE(write_file(path("folder"), "x"), "");
  EXPECT_EQ(files(), 1u);
}

TEST_F(Output, ThePathBesideIsInTheSameFolderAndHidden) {
  const fs::path beside = path_beside(path("fig.pdf"));
  EXPECT_EQ(beside.parent_path(), folder_);
  EXPECT_EQ(beside.filename().string().substr(0, 9), ".fig.pdf.");
  EXPECT_EQ(path_beside("fig.pdf").find('/'), std::string::npos);
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
