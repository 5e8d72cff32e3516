// What a value of the language looks like, told from its type: for the JSON Schema, the reference and completions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "yaml/field.h"

namespace burin {

struct FieldDoc;

/// The form of a value. A Codec's `shape()` says it of its type.
struct Shape {
  enum class Kind { any, text, cell, number, integer, boolean, length, page_part, color, word, list, pair, named, object, one_of };
  Kind kind = Kind::any;
  std::string_view name = {};                      ///< of an object: what its table calls it
  std::vector<std::string_view> words = {};        ///< of a word: all that may stand there
  std::vector<std::string_view> later_words = {};  ///< those of `words` that are not drawn yet
  std::vector<Shape> parts = {};                   ///< list and named: the item; pair: both; one_of: the alternatives
  std::vector<FieldDoc> (*fields)() = nullptr;     ///< of an object
};

/// One key, as its table line says it.
struct FieldDoc {
  std::string_view name;
  std::string_view doc;
  std::string_view example;
  Shape shape;
  bool required = false;
  bool later = false;
  std::string otherwise = {};  ///< the value, as YAML, if no step of the cascade writes the key; empty if there is none or it is computed
};

template <class T>
struct Codec;

/// A value as an author would write it, in YAML on one line; empty if there is none, or none that could be written.
/// A Codec's `write(value)` says it of its type.
template <class T>
std::string written_as(const T& value) {
  if constexpr (requires { Codec<T>::write(value); })
    return Codec<T>::write(value);
  else
    return {};
}

/// The keys of `S` in table order, those of inlined structs among them.
template <class S>
std::vector<FieldDoc> describe_fields() {
  std::vector<FieldDoc> docs;
  const S defaults{};
  for_each_field<S>([&](const auto& f, std::size_t) {
    using Member = typename std::remove_cvref_t<decltype(f)>::Member;
    if constexpr (HasTable<Member>) {
      if (f.inlined) {
        for (FieldDoc& doc : describe_fields<Member>()) docs.push_back(std::move(doc));
        return;
      }
    }
    docs.push_back({f.name, f.doc, f.example, Codec<Member>::shape(), f.required, f.later, written_as(defaults.*f.member)});
  });
  return docs;
}

}  // namespace burin
