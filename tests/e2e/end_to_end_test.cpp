// config/end-to-end.yaml drawn for real and read back from the PDF. What must be on the page stands in end_to_end_facts.json;
// places on it follow from the frames that are found there and from the axes' ranges.
// BURIN_END_TO_END_PDF in the environment names a PDF to read instead of drawing one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

#include "page_shapes.h"
#include "pdf_page.h"
#include "temp_folder.h"

namespace burin::e2e {
namespace {

using nlohmann::json;
using ::testing::UnorderedElementsAreArray;

constexpr int kColumns = 4;
constexpr double kAligned = 0.05;  // gnuplot's grid
constexpr double kPoint = 0.35;    // how far a data point may lie from its number
constexpr double kCentered = 0.2;  // text against what it is centred on

double middle(const PdfText& text) { return (text.start.x + text.end.x) / 2; }

class EndToEnd : public ::testing::Test {
 protected:
  struct Panel {
    json facts;
    PdfBox frame;

    PdfPoint at_data(double x, double y) const {
      const double x0 = facts["x_range"][0], x1 = facts["x_range"][1], y0 = facts["y_range"][0], y1 = facts["y_range"][1];
      return at_share((x - x0) / (x1 - x0), (y - y0) / (y1 - y0));
    }
    PdfPoint at_share(double x, double y) const { return {frame.left + x * frame.width(), frame.bottom + y * frame.height()}; }
    std::string title() const { return facts["title"]; }
  };

  static void SetUpTestSuite() {
    const std::filesystem::path source = BURIN_SOURCE_DIR;
    facts_ = json::parse(std::ifstream(source / "tests/e2e/end_to_end_facts.json"));
    const TempFolder folder;
    std::filesystem::path pdf = folder / "end-to-end.pdf";
    if (const char* given = std::getenv("BURIN_END_TO_END_PDF")) {
      pdf = given;
    } else {
      output_of(shell_word(BURIN_PROGRAM) + " render " + shell_word(source / "config/end-to-end.yaml") + " -o " + shell_word(pdf));
    }
    page_ = read_pdf_page(pdf);
    fonts_ = read_pdf_fonts(pdf);
    markers_ = find_markers(page_);
    const auto frames = find_frames(page_);
    panels_.clear();
    for (std::size_t i = 0; i < std::min(frames.size(), facts_["panels"].size()); ++i) panels_.push_back({facts_["panels"][i], frames[i]});
    frame_count_ = frames.size();
  }

  // Without its twelve frames nothing on the page has a place.
  void SetUp() override { ASSERT_EQ(frame_count_, facts_["panels"].size()) << "frames found on the page"; }

  static PdfBox all_frames() {
    return {panels_.front().frame.left, panels_.back().frame.bottom, panels_.back().frame.right, panels_.front().frame.top};
  }

  /// The texts that read so, at this size and angle.
  static std::vector<const PdfText*> texts(const std::string& wanted, double size, double angle = 0) {
    std::vector<const PdfText*> found;
    for (const PdfText& t : page_.texts)
      if (t.text == wanted && std::abs(t.size - size) < 0.05 && std::abs(t.angle - angle) < 0.1) found.push_back(&t);
    return found;
  }

  /// The one among `found` whose middle lies nearest to a place; null if there is none.
  static const PdfText* nearest(const std::vector<const PdfText*>& found, PdfPoint place) {
    const auto distance = [place](const PdfText* t) { return std::hypot(t->box.center().x - place.x, t->box.center().y - place.y); };
    const auto it = std::ranges::min_element(found, {}, distance);
    return it == found.end() ? nullptr : *it;
  }

  static std::string color_of(const std::string& series) { return facts_["series"][series]["color"]; }
  static std::string shape_of(const std::string& series) { return facts_["series"][series]["shape"]; }

  static inline json facts_;
  static inline PdfPage page_;
  static inline std::vector<PdfFont> fonts_;
  static inline std::vector<Marker> markers_;
  static inline std::vector<Panel> panels_;
  static inline std::size_t frame_count_ = 0;
};

TEST_F(EndToEnd, ThePageIsAsLargeAsAsked) {
  EXPECT_NEAR(page_.width, facts_["page"][0], 0.005);
  EXPECT_NEAR(page_.height, facts_["page"][1], 0.005);
}

TEST_F(EndToEnd, TheBoxesAreEqualAndStandInRowsAndColumns) {
  for (std::size_t i = 0; i < panels_.size(); ++i) {
    const PdfBox& box = panels_[i].frame;
    const PdfBox& top_of_column = panels_[i % kColumns].frame;
    const PdfBox& first_of_row = panels_[i - i % kColumns].frame;
    EXPECT_NEAR(box.left, top_of_column.left, kAligned) << panels_[i].title();
    EXPECT_NEAR(box.right, top_of_column.right, kAligned) << panels_[i].title();
    EXPECT_NEAR(box.top, first_of_row.top, kAligned) << panels_[i].title();
    EXPECT_NEAR(box.bottom, first_of_row.bottom, kAligned) << panels_[i].title();
    // Each of two edges may be off by the grid.
    EXPECT_NEAR(box.width(), panels_[0].frame.width(), 2 * kAligned) << panels_[i].title();
    EXPECT_NEAR(box.height(), panels_[0].frame.height(), 2 * kAligned) << panels_[i].title();
  }
}

TEST_F(EndToEnd, EveryPointLiesWhereItsNumberSaysInItsColourAndShape) {
  int count = 0;
  for (const Panel& panel : panels_) {
    for (const json& series : panel.facts["series"]) {
      const std::string name = series["name"];
      for (std::size_t i = 0; i < series["x"].size(); ++i, ++count) {
        const PdfPoint place = panel.at_data(series["x"][i], series["y"][i]);
        const auto is_it = [&](const Marker& m) {
          return m.shape == shape_of(name) && m.color.hex() == color_of(name) && m.distance(place) < kPoint;
        };
        EXPECT_TRUE(std::ranges::any_of(markers_, is_it))
            << panel.title() << ": no " << shape_of(name) << " in " << color_of(name) << " at " << place.x << ", " << place.y << " for "
            << name << " at x = " << series["x"][i];
      }
    }
  }
  EXPECT_EQ(count, 162);
}

TEST_F(EndToEnd, NoMarkerInABoxIsWithoutAPoint) {
  for (const Panel& panel : panels_) {
    std::size_t points = 0;
    for (const json& series : panel.facts["series"]) points += series["x"].size();
    const auto inside = [&](const Marker& m) {
      const PdfPoint p = m.bounds.center();
      return p.x > panel.frame.left && p.x < panel.frame.right && p.y > panel.frame.bottom && p.y < panel.frame.top;
    };
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count_if(markers_, inside)), points) << panel.title();
  }
}

TEST_F(EndToEnd, LinesRunFromPointToPoint) {
  for (const Panel& panel : panels_)
    for (const json& series : panel.facts["series"])
      for (std::size_t i = 1; i < series["x"].size(); ++i)
        EXPECT_TRUE(has_segment(page_, color_of(series["name"]), panel.at_data(series["x"][i - 1], series["y"][i - 1]),
                                panel.at_data(series["x"][i], series["y"][i]), kPoint))
            << panel.title() << ": " << series["name"] << " from x = " << series["x"][i - 1] << " to " << series["x"][i];
}

TEST_F(EndToEnd, TheArrowReachesFromItsTailToItsTip) {
  for (const Panel& panel : panels_) {
    if (!panel.facts.contains("arrow")) continue;
    const json& arrow = panel.facts["arrow"];
    for (const char* end : {"from", "to"}) {
      const PdfPoint place = panel.at_data(arrow[end][0], arrow[end][1]);
      const auto touches = [&](const PdfPath& path) {
        return path.color.hex() == "#000000" && std::ranges::any_of(path.subpaths, [&](const PdfSubpath& s) {
                 return std::ranges::any_of(s.points, [&](PdfPoint p) { return std::hypot(p.x - place.x, p.y - place.y) < 1; });
               });
      };
      EXPECT_TRUE(std::ranges::any_of(page_.paths, touches)) << panel.title() << ": nothing at the arrow's `" << end << "`";
    }
  }
}

TEST_F(EndToEnd, TheTextsAreThoseOfTheFigureAndNoOther) {
  std::vector<std::string> expected{facts_["x_label"]};
  for (const json& entry : facts_["legend"]["entries"]) expected.push_back(entry);
  for (const Panel& panel : panels_) {
    expected.push_back(panel.title());
    for (const char* axis : {"x_ticks", "y_ticks"})
      for (const json& tick : panel.facts[axis]) expected.push_back(tick[1]);
    for (const json& line : panel.facts.value("y_label", json::array())) expected.push_back(line);
    for (const json& note : panel.facts["notes"])
      for (const json& line : note["lines"]) expected.push_back(line);
  }
  std::vector<std::string> found;
  for (const PdfText& t : page_.texts) found.push_back(t.text);
  EXPECT_THAT(found, UnorderedElementsAreArray(expected));
}

TEST_F(EndToEnd, TitlesStandCentredOverTheirBoxesOnOneLineARow) {
  for (std::size_t i = 0; i < panels_.size(); ++i) {
    const auto found = texts(panels_[i].title(), facts_["font_size"]);
    ASSERT_EQ(found.size(), 1u) << panels_[i].title();
    const auto first = texts(panels_[i - i % kColumns].title(), facts_["font_size"]);
    ASSERT_EQ(first.size(), 1u);
    EXPECT_NEAR(middle(*found[0]), panels_[i].frame.center().x, kCentered) << panels_[i].title();
    EXPECT_NEAR(found[0]->start.y, first[0]->start.y, kAligned) << panels_[i].title();
    EXPECT_GT(found[0]->box.bottom, panels_[i].frame.top) << panels_[i].title();
    EXPECT_LT(found[0]->box.bottom, panels_[i].frame.top + 15) << panels_[i].title();
  }
}

TEST_F(EndToEnd, TickTextsOfXStandUnderTheirTicks) {
  for (std::size_t i = 0; i < panels_.size(); ++i) {
    const Panel& panel = panels_[i];
    const double lowest = panel.facts["y_range"][0];
    for (const json& tick : panel.facts["x_ticks"]) {
      const PdfPoint place = panel.at_data(tick[0], lowest);
      const PdfText* text = nearest(texts(tick[1], facts_["font_size"]), {place.x, place.y - 15});
      ASSERT_TRUE(text) << panel.title() << ": x tick " << tick[1];
      EXPECT_NEAR(middle(*text), place.x, kCentered) << panel.title() << ": x tick " << tick[1];
      EXPECT_LT(text->box.top, panel.frame.bottom) << panel.title() << ": x tick " << tick[1];
      EXPECT_GT(text->box.top, panel.frame.bottom - 20) << panel.title() << ": x tick " << tick[1];
    }
  }
}

TEST_F(EndToEnd, TickTextsOfYEndAtOneXBesideTheirTicks) {
  for (const Panel& panel : panels_) {
    const double leftmost = panel.facts["x_range"][0];
    double right_edge = 0;
    for (const json& tick : panel.facts["y_ticks"]) {
      const PdfPoint place = panel.at_data(leftmost, tick[0]);
      const PdfText* text = nearest(texts(tick[1], facts_["font_size"]), {place.x - 15, place.y});
      ASSERT_TRUE(text) << panel.title() << ": y tick " << tick[1];
      // The middle of a digit, 0.676 em high in Times, stands at the tick.
      EXPECT_NEAR(text->start.y + 0.338 * text->size, place.y, 1) << panel.title() << ": y tick " << tick[1];
      EXPECT_LT(text->end.x, panel.frame.left) << panel.title() << ": y tick " << tick[1];
      EXPECT_GT(text->end.x, panel.frame.left - 15) << panel.title() << ": y tick " << tick[1];
      if (right_edge != 0) {
        EXPECT_NEAR(text->end.x, right_edge, kCentered) << panel.title() << ": y tick " << tick[1];
      }
      right_edge = text->end.x;
    }
  }
}

TEST_F(EndToEnd, LabelsOfYStandAtOneXCentredOnTheirBoxes) {
  std::vector<double> baselines;
  for (const Panel& panel : panels_) {
    if (!panel.facts.contains("y_label")) continue;
    const json& lines = panel.facts["y_label"];
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const PdfText* text = nearest(texts(lines[i], facts_["font_size"], 90), {0, panel.frame.center().y});
      ASSERT_TRUE(text) << panel.title() << ": " << lines[i];
      EXPECT_NEAR((text->start.y + text->end.y) / 2, panel.frame.center().y, kCentered) << panel.title() << ": " << lines[i];
      if (baselines.size() <= i) baselines.push_back(text->start.x);
      EXPECT_NEAR(text->start.x, baselines[i], kAligned) << panel.title() << ": " << lines[i];
    }
  }
  EXPECT_TRUE(std::ranges::is_sorted(baselines)) << "the first line is the outer one";
}

TEST_F(EndToEnd, NotesHaveTheirPlaceSizeAndColour) {
  for (const Panel& panel : panels_) {
    for (const json& note : panel.facts["notes"]) {
      const PdfPoint place = panel.at_share(note["at"][0], note["at"][1]);
      PdfBox block{1e9, 1e9, -1e9, -1e9};
      double above = 1e9;
      for (const json& line : note["lines"]) {
        const PdfText* text = nearest(texts(line, note["size"]), place);
        ASSERT_TRUE(text) << panel.title() << ": " << line << " at " << note["size"] << " pt";
        EXPECT_EQ(text->color.hex(), note["color"]) << panel.title() << ": " << line;
        EXPECT_LT(text->start.y, above) << panel.title() << ": " << line << " stands under the line before it";
        above = text->start.y;
        if (note["anchor"] == "center") {
          EXPECT_NEAR(middle(*text), place.x, kCentered) << panel.title() << ": " << line;
        }
        if (note["anchor"] == "bottom_right") {
          EXPECT_NEAR(text->end.x, place.x, kCentered) << panel.title() << ": " << line;
        }
        block = {std::min(block.left, text->box.left), std::min(block.bottom, text->box.bottom), std::max(block.right, text->box.right),
                 std::max(block.top, text->box.top)};
      }
      // What a line's bottom is depends on the font's descent: a quarter of the size is within every reading.
      const double slack = 0.25 * note["size"].get<double>();
      EXPECT_NEAR(note["anchor"] == "center" ? block.center().y : block.bottom, place.y, slack) << panel.title();
    }
  }
}

TEST_F(EndToEnd, TheLegendHasItsEntriesInOrderOnOneLineOverTheBoxes) {
  const json& legend = facts_["legend"];
  double end_of_last = 0, baseline = 0, first_key = 0;
  for (const json& entry : legend["entries"]) {
    const std::string name = entry;
    const auto found = texts(name, legend["size"]);
    ASSERT_EQ(found.size(), 1u) << name << " at " << legend["size"] << " pt";
    const PdfText& text = *found[0];
    if (baseline != 0) {
      EXPECT_NEAR(text.start.y, baseline, kAligned) << name;
    }
    EXPECT_GT(text.start.x, end_of_last) << name << " stands right of the entry before it";
    const auto is_key = [&](const Marker& m) {
      const PdfPoint p = m.bounds.center();
      return p.x > end_of_last && p.x < text.start.x && std::abs(p.y - text.box.center().y) < 5;
    };
    const auto key = std::ranges::find_if(markers_, is_key);
    ASSERT_NE(key, markers_.end()) << name << " has no marker before it";
    EXPECT_EQ(key->shape, shape_of(name));
    EXPECT_EQ(key->color.hex(), color_of(name));
    if (end_of_last == 0) first_key = key->bounds.left;
    baseline = text.start.y;
    end_of_last = text.end.x;
  }
  EXPECT_GT(baseline, texts(panels_[0].title(), facts_["font_size"]).at(0)->box.top);
  // Its left edge is that of the first key's line, which is longer than the marker.
  for (const PdfPath& path : page_.paths)
    for (const PdfSubpath& s : path.subpaths)
      if (path.color.hex() == color_of(legend["entries"][0]) && s.bounds().bottom > panels_[0].frame.top)
        first_key = std::min(first_key, s.bounds().left);
  EXPECT_NEAR((first_key + end_of_last) / 2, all_frames().center().x, 1);
}

TEST_F(EndToEnd, TheSharedLabelOfXIsCentredOnTheBoxes) {
  const auto found = texts(facts_["x_label"], facts_["font_size"]);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_NEAR(middle(*found[0]), all_frames().center().x, kCentered);
  EXPECT_LT(found[0]->box.top, all_frames().bottom);
}

TEST_F(EndToEnd, NoTextTouchesAnotherOrLeavesThePage) {
  for (std::size_t i = 0; i < page_.texts.size(); ++i) {
    const PdfText& a = page_.texts[i];
    EXPECT_TRUE(a.box.left >= 0 && a.box.bottom >= 0 && a.box.right <= page_.width && a.box.top <= page_.height) << a.text;
    for (std::size_t j = i + 1; j < page_.texts.size(); ++j) {
      const PdfText& b = page_.texts[j];
      const bool apart = a.box.right <= b.box.left || b.box.right <= a.box.left || a.box.top <= b.box.bottom || b.box.top <= a.box.bottom;
      EXPECT_TRUE(apart) << "`" << a.text << "` and `" << b.text << "` at " << a.start.x << ", " << a.start.y;
    }
  }
}

TEST_F(EndToEnd, FontsAreEmbeddedAndNoneIsOfType3) {
  EXPECT_FALSE(fonts_.empty());
  for (const PdfFont& font : fonts_) {
    EXPECT_TRUE(font.embedded) << font.name;
    EXPECT_THAT(font.type, ::testing::Not(::testing::HasSubstr("Type 3"))) << font.name;
  }
}

}  // namespace
}  // namespace burin::e2e
