#include "describe/schema.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "describe/language.h"
#include "diag/number.h"

namespace burin {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kLengthPattern = "^[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][+-]?[0-9]+)? *(pt|mm|cm|in|tpt|em|%)$";
constexpr std::string_view kColorPattern = "^(#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})|[^#].*)$";

/// An editor offers what can be drawn.
std::vector<std::string_view> drawn_words(const Shape& shape) {
  std::vector<std::string_view> words = words_of(shape);
  const auto& later = shape.later_words;
  std::erase_if(words, [&](std::string_view word) { return std::find(later.begin(), later.end(), word) != later.end(); });
  return words;
}

Json schema_of(const Shape& shape) {
  using Kind = Shape::Kind;
  switch (shape.kind) {
    case Kind::any:
      return Json::object();
    // A text needs no quotes in YAML, so that `title: 7` is one.
    case Kind::text:
      return {{"type", {"string", "number", "boolean"}}};
    case Kind::cell:
      return {{"type", {"string", "number", "boolean", "null"}}};
    case Kind::number:
      return {{"type", "number"}};
    case Kind::integer:
      return {{"type", "integer"}};
    case Kind::boolean:
      return {{"type", "boolean"}};
    case Kind::length:
      return {{"type", "string"}, {"pattern", kLengthPattern}};
    case Kind::page_part:
      return {{"type", "string"}, {"pattern", "^[+]?([0-9]+[.]?[0-9]*|[.][0-9]+) (column|text)$"}};
    case Kind::color:
      return {{"type", "string"}, {"pattern", kColorPattern}};
    case Kind::word:
      return {{"enum", drawn_words(shape)}};
    case Kind::list:
      return {{"type", "array"}, {"items", schema_of(shape.parts[0])}};
    case Kind::pair:
      return {{"type", "array"}, {"items", schema_of(shape.parts[0])}, {"minItems", 2}, {"maxItems", 2}};
    case Kind::named:
      return {{"type", "object"}, {"additionalProperties", schema_of(shape.parts[0])}};
    case Kind::object:
      return {{"$ref", fmt::format("#/definitions/{}", shape.name)}};
    case Kind::one_of: {
      Json any = Json::array();
      for (const Shape& part : shape.parts) any.push_back(schema_of(part));
      return {{"anyOf", any}};
    }
  }
  return Json::object();
}

/// A value as YAML's core schema reads it.
Json value_of(const std::string& yaml) {
  if (yaml == "true" || yaml == "false") return yaml == "true";
  if (const auto number = parse_number(yaml))
    return *number == std::floor(*number) ? Json(static_cast<std::int64_t>(*number)) : Json(*number);
  return yaml;
}

Json definition(const MapDoc& map) {
  Json properties = Json::object(), required = Json::array();
  for (const FieldDoc& key : map.keys) {
    Json property = schema_of(key.shape);
    // Draft 7 ignores what stands beside a reference.
    if (property.contains("$ref")) property = {{"allOf", Json::array({property})}};
    std::string description(key.doc);
    if (key.later) {
      description += " (Not drawn yet.)";
      // Words of the JSON language service that editors build on: not offered, and marked where it stands.
      property["doNotSuggest"] = true;
      property["deprecationMessage"] = "Not drawn by this version of burin.";
    }
    if (!key.example.empty()) description += fmt::format("\n\nExample: `{}: {}`", key.name, key.example);
    property["description"] = description;
    if (!key.otherwise.empty() && !key.later) property["default"] = value_of(key.otherwise);
    properties[std::string(key.name)] = std::move(property);
    if (key.required) required.push_back(key.name);
  }
  Json result{{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
  if (!required.empty()) result["required"] = required;
  return result;
}

}  // namespace

std::string json_schema() {
  Json schema{{"$schema", "http://json-schema.org/draft-07/schema#"}, {"title", "A figure of burin"}};
  const auto maps = language_maps();
  schema["$ref"] = fmt::format("#/definitions/{}", maps.front().name);
  for (const MapDoc& map : maps) schema["definitions"][std::string(map.name)] = definition(map);
  return schema.dump(2) + "\n";
}

}  // namespace burin
