#include "describe/language.h"

#include <fmt/format.h>

#include <algorithm>

#include "marks/mark.h"
#include "spec/figure.h"
#include "spec/page.h"

namespace burin {
namespace {

void collect(const Shape& shape, std::vector<MapDoc>& maps) {
  for (const Shape& part : shape.parts) collect(part, maps);
  if (shape.kind != Shape::Kind::object) return;
  if (std::any_of(maps.begin(), maps.end(), [&](const MapDoc& map) { return map.name == shape.name; })) return;
  maps.push_back({shape.name, shape.fields()});
  const std::vector<FieldDoc> keys = maps.back().keys;
  for (const FieldDoc& key : keys) collect(key.shape, maps);
}

}  // namespace

std::vector<MapDoc> language_maps() {
  std::vector<MapDoc> maps;
  collect(Codec<Figure>::shape(), maps);
  collect(Codec<Page>::shape(), maps);
  return maps;
}

std::vector<std::string_view> words_of(const Shape& shape) {
  if (shape.name != kMarkKinds) return shape.words;
  std::vector<std::string_view> names;
  for (const MarkKind* kind : mark_kinds()) names.push_back(kind->name);
  return names;
}

std::string takes(const Shape& shape, std::string (*map)(const Shape&)) {
  using Kind = Shape::Kind;
  switch (shape.kind) {
    case Kind::any:
      return "any value";
    case Kind::text:
      return "a text";
    case Kind::cell:
      return "a value";
    case Kind::number:
      return "a number";
    case Kind::integer:
      return "a whole number";
    case Kind::boolean:
      return "`true` or `false`";
    case Kind::length:
      return "a length";
    case Kind::page_part:
      return "a part of one such as `0.5 text`";
    case Kind::color:
      return "a colour";
    case Kind::word: {
      std::string words;
      for (const std::string_view word : words_of(shape)) {
        const bool later = std::find(shape.later_words.begin(), shape.later_words.end(), word) != shape.later_words.end();
        words += fmt::format("{}`{}`{}", words.empty() ? "" : " ", word, later ? " (not drawn yet)" : "");
      }
      return words;
    }
    case Kind::list:
      return "a list, each " + takes(shape.parts[0], map);
    case Kind::pair:
      return "a list of two, each " + takes(shape.parts[0], map);
    case Kind::named:
      return "a map of your names, each " + takes(shape.parts[0], map);
    case Kind::object:
      return map(shape);
    case Kind::one_of: {
      std::string all;
      for (const Shape& part : shape.parts) all += (all.empty() ? "" : ", or ") + takes(part, map);
      return all;
    }
  }
  return {};
}

}  // namespace burin
