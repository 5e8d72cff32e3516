#include "describe/language.h"

#include <algorithm>

#include "marks/mark.h"
#include "spec/figure.h"

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
  return maps;
}

std::vector<std::string_view> words_of(const Shape& shape) {
  if (shape.name != kMarkKinds) return shape.words;
  std::vector<std::string_view> names;
  for (const MarkKind* kind : mark_kinds()) names.push_back(kind->name);
  return names;
}

}  // namespace burin
