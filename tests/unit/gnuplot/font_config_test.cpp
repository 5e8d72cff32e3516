#include "gnuplot/font_config.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "gnuplot/process.h"

namespace burin {
namespace {

namespace fs = std::filesystem;

const FontConfig kLiberation{
    {"/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf", "/usr/share/fonts/truetype/liberation/LiberationSerif-Italic.ttf"},
    {{"Times New Roman", "Liberation Serif"}}};

TEST(FontConfigText, ListsEachFolderOnce) {
  const std::string text = font_config_text(kLiberation);
  const std::string entry = "<dir>/usr/share/fonts/truetype/liberation</dir>\n";
  const std::size_t first = text.find(entry);
  ASSERT_NE(first, std::string::npos);
  EXPECT_EQ(text.find("<dir>", first + 1), std::string::npos);
}

TEST(FontConfigText, ListsAllFoldersIfAsked) {
  FontConfig config = kLiberation;
  config.folders = FontFolders::all;
  EXPECT_NE(font_config_text(config).find("<dir>/usr/share/fonts</dir>"), std::string::npos);
}

TEST(FontConfigText, QuotesNames) {
  const std::string text = font_config_text({{"/fonts/a & b/x.ttf"}, {{"<A>", "B"}}});
  EXPECT_NE(text.find("<dir>/fonts/a &amp; b</dir>"), std::string::npos);
  EXPECT_NE(text.find("<string>&lt;A&gt;</string>"), std::string::npos);
}

TEST(FontConfigFile, CannotBeWrittenWhereThereIsNoFolder) { EXPECT_FALSE(write_font_config("/nonexistent/fonts.conf", kLiberation)); }

TEST(FontConfigFile, MayBeWrittenAfterGnuplotStartedAndGivesTheSamePdf) {
  if (!fs::exists(kLiberation.files.front())) GTEST_SKIP() << "Liberation Serif is not installed";
  std::string name = (fs::temp_directory_path() / "burin-fonts-XXXXXX").string();
  ASSERT_NE(::mkdtemp(name.data()), nullptr);
  const std::string config = name + "/fonts.conf";
  const auto draw = [&](const std::string& output, const std::vector<std::string>& environment) {
    const auto process = start_gnuplot({"gnuplot", environment});
    process->send("set encoding utf8\nset terminal pdfcairo enhanced font 'Times New Roman,10' fontscale 0.75\n");
    ::usleep(50'000);
    EXPECT_TRUE(write_font_config(config, kLiberation));
    process->send(fmt::format("set output '{}'\nset label 1 'a {{/:Italic b}} {{/:Bold c}}' at graph 0.5,0.5\nplot [0:1] x\n", output));
    const Ending ending = process->finish();
    EXPECT_EQ(ending.outcome, Outcome::ok) << ending.output;
    std::ifstream file(output, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(file), {}};
    const std::size_t date = bytes.find("/CreationDate");
    if (date != std::string::npos) bytes.erase(date, bytes.find('\n', date) - date);
    return bytes;
  };
  const std::string with_system = draw(name + "/system.pdf", {});
  const std::string with_ours = draw(name + "/ours.pdf", {"FONTCONFIG_FILE=" + config});
  EXPECT_NE(with_ours.find("LiberationSerif-Italic"), std::string::npos);
  EXPECT_TRUE(with_ours == with_system);
  fs::remove_all(name);
}

}  // namespace
}  // namespace burin
