#include "gnuplot/font_config.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <string_view>

namespace burin {
namespace {

// As in fontconfig's fonts.conf.
constexpr std::string_view kAllFolders = R"(<dir>/usr/share/fonts</dir>
<dir>/usr/local/share/fonts</dir>
<dir prefix="xdg">fonts</dir>
<dir>~/.fonts</dir>
)";

constexpr std::string_view kCaches = R"(<cachedir>/var/cache/fontconfig</cachedir>
<cachedir prefix="xdg">fontconfig</cachedir>
<cachedir>~/.fontconfig</cachedir>
)";

// Slanted and bold forms of families that have none: fontconfig's 90-synthetic.conf. It stands here since including one file of its folder
// makes fontconfig open all of them.
constexpr std::string_view kSynthetic = R"(<match target="font">
<test name="slant"><const>roman</const></test>
<test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
<edit name="matrix" mode="assign"><times><name>matrix</name>
<matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix></times></edit>
<edit name="slant" mode="assign"><const>oblique</const></edit>
<edit name="embeddedbitmap" mode="assign"><bool>false</bool></edit>
</match>
<match target="font">
<test name="weight" compare="less_eq"><const>medium</const></test>
<test target="pattern" name="weight" compare="more_eq"><const>bold</const></test>
<edit name="embolden" mode="assign"><bool>true</bool></edit>
<edit name="weight" mode="assign"><const>bold</const></edit>
</match>
)";

std::string xml_text(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '&') {
      result += "&amp;";
    } else if (c == '<') {
      result += "&lt;";
    } else if (c == '>') {
      result += "&gt;";
    } else {
      result += c;
    }
  }
  return result;
}

}  // namespace

std::string font_config_text(const FontConfig& config) {
  std::string text = "<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\">\n<fontconfig>\n";
  if (config.folders == FontFolders::all) text += kAllFolders;
  std::set<std::string> folders;
  for (const std::string& file : config.files) folders.insert(std::filesystem::path(file).parent_path().string());
  for (const std::string& folder : folders) text += fmt::format("<dir>{}</dir>\n", xml_text(folder));
  text += kCaches;
  for (const FontAlias& alias : config.aliases) {
    text += fmt::format(
        "<match target=\"pattern\"><test name=\"family\"><string>{}</string></test>"
        "<edit name=\"family\" mode=\"assign\" binding=\"same\"><string>{}</string></edit></match>\n",
        xml_text(alias.family), xml_text(alias.drawn));
  }
  text += kSynthetic;
  return text + "</fontconfig>\n";
}

bool write_font_config(const std::string& path, const FontConfig& config) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file << font_config_text(config);
  file.close();
  return !file.fail();
}

}  // namespace burin
