// The language's tables as data, with what marks/ adds: the one source of schema, reference and completions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "yaml/shape.h"

namespace burin {

/// A kind of map of the language: "panel", "axis", … with its keys.
struct MapDoc {
  std::string_view name;
  std::vector<FieldDoc> keys;
};

/// Every map of the language, the figure first, then in the order in which they are met.
std::vector<MapDoc> language_maps();

/// What a key takes, in words for people, with Markdown's code quotes; `map` says what stands for a map of the language.
std::string takes(const Shape& shape, std::string (*map)(const Shape&));

/// The words that may stand for a shape of kind word.
std::vector<std::string_view> words_of(const Shape& shape);

}  // namespace burin
