#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>

#include <algorithm>
#include <map>

#include "diag/utf8.h"
#include "text/ruler.h"

namespace burin {
namespace {

template <class T>
struct Unref {
  void operator()(T* object) const { g_object_unref(object); }
};
template <class T>
using Object = std::unique_ptr<T, Unref<T>>;

constexpr double kScale = 20;  // gnuplot's cairo terminals lay text out at 20 units a point

/// Families that have the same advance widths, so that one may stand in for the other without a word
/// (fontconfig's 30-metric-aliases.conf).
constexpr std::pair<std::string_view, std::string_view> kTwins[] = {
    {"Times New Roman", "Liberation Serif"},
    {"Times New Roman", "Tinos"},
    {"Times", "Nimbus Roman"},
    {"Times", "TeX Gyre Termes"},
    {"Times", "Liberation Serif"},
    {"Arial", "Liberation Sans"},
    {"Arial", "Arimo"},
    {"Helvetica", "Nimbus Sans"},
    {"Helvetica", "TeX Gyre Heros"},
    {"Helvetica", "Liberation Sans"},
    {"Courier New", "Liberation Mono"},
    {"Courier New", "Cousine"},
    {"Courier", "Nimbus Mono PS"},
    {"Courier", "TeX Gyre Cursor"},
    {"Courier", "Liberation Mono"},
    {"Cambria", "Caladea"},
    {"Calibri", "Carlito"},
    {"Georgia", "Gelasio"},
    {"Palatino", "TeX Gyre Pagella"},
    {"Palatino", "P052"},
};

bool same_family(std::string_view a, std::string_view b) {
  return a.size() == b.size() && g_ascii_strncasecmp(a.data(), b.data(), a.size()) == 0;
}

class PangoRuler : public Ruler {
 public:
  PangoRuler() : map_(pango_cairo_font_map_new()) {
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map_.get()), 72);
    context_.reset(pango_font_map_create_context(map_.get()));
    cairo_font_options_t* options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context_.get(), options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(context_.get(), FALSE);
    // The language of the C locale, in which gnuplot runs: it decides which font has a character that the text's own has not.
    pango_context_set_language(context_.get(), pango_language_from_string("c"));
    layout_.reset(pango_layout_new(context_.get()));
  }

  LineExtent line(std::string_view text, const FontSpec& font) override {
    auto& cache = fonts_[font].lines;
    if (const auto found = cache.find(text); found != cache.end()) return found->second;
    set(text, font);
    return cache.emplace(text, extent()).first->second;
  }

  /// In one piece, as gnuplot hands a line to Pango: a blank may kern with the next run, or be of the font of what stands before it.
  LineExtent runs(const TextLine& line, const FontSpec& font) override {
    auto& cache = fonts_[font].lines;
    const std::string key = '\x01' + dump_text(line);  // no text has this character
    if (const auto found = cache.find(key); found != cache.end()) return found->second;
    PangoAttrList* attributes = pango_attr_list_new();
    std::string text;
    for (const Run& run : line.runs) {
      const auto begin = static_cast<unsigned>(text.size()), end = static_cast<unsigned>(text.size() + run.text.size());
      const auto [of_run, rise] = run_font(run, font);
      const auto add = [&](PangoAttribute* attribute) {
        attribute->start_index = begin, attribute->end_index = end;
        pango_attr_list_insert(attributes, attribute);
      };
      add(pango_attr_size_new_absolute(static_cast<int>(of_run.size_pt * kScale * PANGO_SCALE)));
      add(pango_attr_weight_new(of_run.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL));
      add(pango_attr_style_new(of_run.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL));
      add(pango_attr_rise_new(static_cast<int>(rise * kScale * PANGO_SCALE)));
      text += run.text;
    }
    set(text, font);
    pango_layout_set_attributes(layout_.get(), attributes);
    const LineExtent result = extent();
    pango_layout_set_attributes(layout_.get(), nullptr);
    pango_attr_list_unref(attributes);
    return cache.emplace(key, result).first->second;
  }

  FontExtent font(const FontSpec& font) override {
    FontExtent& extent = fonts_[font].extent;
    if (extent.ascent > 0) return extent;
    // gnuplot takes a font's line height and mean digit from this very text (cairo.trm, gp_cairo_set_termvar).
    set("0123456789", font);
    PangoRectangle logical;
    pango_layout_get_extents(layout_.get(), nullptr, &logical);
    extent.ascent = points(pango_layout_get_baseline(layout_.get()));
    extent.descent = points(logical.height) - extent.ascent;
    extent.digit_width = points(logical.width) / 10;
    return extent;
  }

  std::string substitute(const std::string& family) override {
    FcPattern* pattern = FcPatternCreate();
    FcPatternAddString(pattern, FC_FAMILY, reinterpret_cast<const FcChar8*>(family.c_str()));
    FcConfigSubstitute(nullptr, pattern, FcMatchPattern);
    FcDefaultSubstitute(pattern);
    FcResult result;
    FcPattern* match = FcFontMatch(nullptr, pattern, &result);
    std::string first;
    bool good = false;
    FcChar8* name = nullptr;
    for (int i = 0; match && FcPatternGetString(match, FC_FAMILY, i, &name) == FcResultMatch; ++i) {
      const std::string_view found = reinterpret_cast<const char*>(name);
      if (first.empty()) first = found;
      good = good || stands_for(found, family);
    }
    if (match) FcPatternDestroy(match);
    FcPatternDestroy(pattern);
    if (good) return {};
    return first.empty() ? "no font at all" : first;
  }

  std::vector<std::string> missing(std::string_view text, const FontSpec& font) override {
    std::vector<std::string> result;
    set(text, font);
    if (pango_layout_get_unknown_glyphs_count(layout_.get()) == 0) return result;
    for (std::size_t i = 0; i < text.size();) {
      const std::string_view character = text.substr(i, character_size(text.substr(i)));
      i += character.size();
      set(character, font);
      if (pango_layout_get_unknown_glyphs_count(layout_.get()) > 0 && std::find(result.begin(), result.end(), character) == result.end())
        result.emplace_back(character);
    }
    return result;
  }

 private:
  struct Measured {
    PangoFontDescription* description = nullptr;
    FontExtent extent;
    std::map<std::string, LineExtent, std::less<>> lines;
    ~Measured() { pango_font_description_free(description); }
  };

  /// Of what the layout holds, which is one line.
  LineExtent extent() {
    PangoRectangle ink, logical;
    pango_layout_get_extents(layout_.get(), &ink, &logical);
    const double baseline = pango_layout_get_baseline(layout_.get());
    LineExtent extent;
    extent.advance = points(logical.width);
    if (ink.width > 0 && ink.height > 0) {
      extent.ink_left = points(ink.x);
      extent.ink_right = points(ink.x + ink.width);
      extent.ink_top = points(baseline - ink.y);
      extent.ink_bottom = points(baseline - ink.y - ink.height);
    }
    return extent;
  }

  static double points(double pango_units) { return pango_units / PANGO_SCALE / kScale; }

  static bool stands_for(std::string_view found, std::string_view asked) {
    if (same_family(found, asked) || same_family(asked, "serif") || same_family(asked, "sans-serif") || same_family(asked, "sans") ||
        same_family(asked, "monospace"))
      return true;
    for (const auto& [name, twin] : kTwins)
      if (same_family(name, asked) && same_family(twin, found)) return true;
    return false;
  }

  void set(std::string_view text, const FontSpec& font) {
    Measured& measured = fonts_[font];
    if (!measured.description) {
      measured.description = pango_font_description_new();
      pango_font_description_set_family(measured.description, font.family.c_str());
      pango_font_description_set_absolute_size(measured.description, font.size_pt * kScale * PANGO_SCALE);
      pango_font_description_set_weight(measured.description, font.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
      pango_font_description_set_style(measured.description, font.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
    }
    pango_layout_set_font_description(layout_.get(), measured.description);
    pango_layout_set_text(layout_.get(), text.data(), static_cast<int>(text.size()));
  }

  Object<PangoFontMap> map_;
  Object<PangoContext> context_;
  Object<PangoLayout> layout_;
  std::map<FontSpec, Measured> fonts_;
};

}  // namespace

std::vector<std::string> installed_families() {
  std::vector<std::string> names;
  FcPattern* all = FcPatternCreate();
  FcObjectSet* family = FcObjectSetBuild(FC_FAMILY, nullptr);
  FcFontSet* fonts = FcFontList(nullptr, all, family);
  for (int i = 0; fonts && i < fonts->nfont; ++i) {
    FcChar8* name = nullptr;
    if (FcPatternGetString(fonts->fonts[i], FC_FAMILY, 0, &name) == FcResultMatch) names.emplace_back(reinterpret_cast<const char*>(name));
  }
  if (fonts) FcFontSetDestroy(fonts);
  FcObjectSetDestroy(family);
  FcPatternDestroy(all);
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

std::unique_ptr<Ruler> make_pango_ruler() { return std::make_unique<PangoRuler>(); }

}  // namespace burin
