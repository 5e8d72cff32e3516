// A figure that is placed in a test with the fake ruler (a font of 10 pt, 5 pt a character, 7 pt of ink up and 2 pt down), and where its
// texts stand.
#pragma once

#include "compiled.h"

namespace burin {

class PlacedFigure : public FigureTest {
 protected:
  static const PlacedText& text(const PlacedPanel& panel, std::string_view role) { return found(panel.texts, role); }
  static const PlacedText& page_text(const Layout& layout, std::string_view role) { return found(layout.texts, role); }
  static double middle(const Rect& r) { return (r.left + r.right) / 2; }
  static double centre(const Rect& r) { return (r.bottom + r.top) / 2; }
  static bool overlap(const Rect& a, const Rect& b) {
    constexpr double kTouch = 1e-6;
    return a.left < b.right - kTouch && b.left < a.right - kTouch && a.bottom < b.top - kTouch && b.bottom < a.top - kTouch;
  }
  /// Every text and box on the page, no two of them on one another.
  static void expect_tidy(const Layout& layout) {
    std::vector<std::pair<std::string, Rect>> things;
    for (const PlacedPanel& panel : layout.panels) {
      things.emplace_back("box", panel.box);
      for (const PlacedText& t : panel.texts)
        if (t.role != "note") things.emplace_back(t.role, t.ink);
    }
    for (const PlacedText& t : layout.texts) things.emplace_back(t.role, t.ink);
    for (const PlacedEntry& e : layout.legend.entries) things.emplace_back("legend", e.text.ink);
    for (std::size_t i = 0; i < things.size(); ++i) {
      const auto& [name, rect] = things[i];
      EXPECT_GE(rect.left, 0) << name;
      EXPECT_GE(rect.bottom, 0) << name;
      EXPECT_LE(rect.right, layout.width) << name;
      EXPECT_LE(rect.top, layout.height) << name;
      for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(overlap(rect, things[k].second)) << name << " on " << things[k].first;
    }
  }
  static std::string series(int count, const std::string& name = "series") {
    std::string text = "series: {";
    for (int i = 0; i < count; ++i) text += name + std::to_string(i) + ": {}, ";
    text += "}\n";
    return text;
  }
  /// A mark for each series.
  static std::string marks(int count, const std::string& name = "series") {
    std::string text = "marks: [";
    for (int i = 0; i < count; ++i) text += "{mark: points, series: " + name + std::to_string(i) + ", x: [0, 1], y: [0, 1]}, ";
    return text + "]";
  }
  static inline const std::string kPage = "size: {width: 400pt, height: 300pt}\n";

 private:
  static const PlacedText& found(const std::vector<PlacedText>& texts, std::string_view role) {
    for (const PlacedText& each : texts)
      if (each.role == role) return each;
    ADD_FAILURE() << "no " << role;
    static const PlacedText kNone;
    return kNone;
  }
};

}  // namespace burin
