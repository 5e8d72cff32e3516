// How the plain types are read: texts, numbers, true and false, words from a list, lists, named maps. No guessing: a text is never
// turned into a number or the other way round behind the author's back.
#pragma once

#include <cmath>
#include <limits>

#include "diag/number.h"
#include "yaml/reader.h"

namespace burin {

inline constexpr std::size_t kMostNames = 1000;   ///< in a map of the author's names: they are looked up one after the other
inline constexpr std::size_t kMostMaps = 10'000;  ///< in a list of maps, such as panels

/// What to do about a number in a form that other YAML readers take in silence; empty if it is none.
std::string number_help(const Node& node);

/// The first character of a text that cannot be printed: control characters but for the line break, and those that turn the direction
/// of writing. Nothing if all can.
std::optional<char32_t> unprintable(std::string_view text);

/// A text with its place, as the author wrote it.
struct Text {
  std::string text;
  Span span;
  bool operator==(const Text& other) const { return text == other.text; }
};

/// A check for tables: a name that is written must be one.
std::string not_empty(const Text& text);

template <>
struct Codec<Text> {
  static std::string expected() { return "a text"; }
  static Shape shape() { return {.kind = Shape::Kind::text}; }
  static bool read(const Node& node, Text& value, Reader& reader);
};

template <>
struct Codec<std::string> {
  static std::string expected() { return "a text"; }
  static Shape shape() { return {.kind = Shape::Kind::text}; }
  static bool read(const Node& node, std::string& value, Reader& reader);
};

template <>
struct Codec<double> {
  static std::string expected() { return "a number"; }
  static Shape shape() { return {.kind = Shape::Kind::number}; }
  static std::string write(double value) { return number_text(value); }
  static bool read(const Node& node, double& value, Reader& reader);
};

template <>
struct Codec<int> {
  static std::string expected() { return "a whole number"; }
  static Shape shape() { return {.kind = Shape::Kind::integer}; }
  static std::string write(int value) { return number_text(value); }
  static bool read(const Node& node, int& value, Reader& reader);
};

template <>
struct Codec<bool> {
  static std::string expected() { return "`true` or `false`"; }
  static Shape shape() { return {.kind = Shape::Kind::boolean}; }
  static std::string write(bool value) { return value ? "true" : "false"; }
  static bool read(const Node& node, bool& value, Reader& reader);
};

/// One word of an enumeration. `later`: known to the language, but not drawn yet.
template <class E>
struct Choice {
  std::string_view name;
  E value;
  bool later = false;
};

/// Specialised beside each enumeration: `static constexpr std::array list` of Choice.
template <class E>
struct Choices;

template <class E>
concept HasChoices = requires {
  Choices<E>::list;
};

template <HasChoices E>
std::vector<std::string_view> choice_names() {
  std::vector<std::string_view> names;
  for (const auto& choice : Choices<E>::list) names.push_back(choice.name);
  return names;
}

/// The words that are not drawn yet.
template <HasChoices E>
std::vector<std::string_view> later_names() {
  std::vector<std::string_view> names;
  for (const auto& choice : Choices<E>::list)
    if (choice.later) names.push_back(choice.name);
  return names;
}

/// The word for a value of an enumeration, as in YAML.
template <HasChoices E>
std::string_view choice_name(E value) {
  for (const auto& choice : Choices<E>::list)
    if (choice.value == value) return choice.name;
  return "?";
}

template <HasChoices E>
struct Codec<E> {
  static constexpr std::size_t kListed = 6;  // words that a message names all
  static std::string expected() {
    const auto names = choice_names<E>();
    return names.size() <= kListed ? listed(names) : "one of its words";
  }
  static Shape shape() { return {.kind = Shape::Kind::word, .words = choice_names<E>(), .later_words = later_names<E>()}; }
  static std::string write(E value) { return std::string(choice_name(value)); }
  static bool read(const Node& node, E& value, Reader& reader) {
    const auto names = choice_names<E>();
    if (!node.is_scalar()) return reader.wrong(node, expected());
    for (const auto& choice : Choices<E>::list) {
      if (choice.name != node.text) continue;
      value = choice.value;
      if (choice.later)
        reader.diagnostics.add(codes::not_drawn, node.span, fmt::format("`{}` is not drawn by this version of burin", choice.name));
      return !choice.later;
    }
    // A short list stands in the message already.
    const std::string_view near = suggest(node.text, names);
    std::string help = near.empty() && names.size() <= kListed ? "" : suggestion_or_choices(node.text, names);
    return reader.wrong(node, expected(), codes::bad_value, std::move(help));
  }
};

template <class T>
struct Codec<Located<T>> {
  static std::string expected() { return Codec<T>::expected(); }
  static Shape shape() { return Codec<T>::shape(); }
  static bool read(const Node& node, Located<T>& value, Reader& reader) {
    value.span = node.span;
    return read_value(node, value.value, reader);
  }
};

template <class T>
struct Codec<std::optional<T>> {
  static std::string expected() { return Codec<T>::expected(); }
  static Shape shape() { return Codec<T>::shape(); }
  static std::string write(const std::optional<T>& value) { return value ? written_as(*value) : ""; }
  static bool read(const Node& node, std::optional<T>& value, Reader& reader) {
    T inner{};
    if (!read_value(node, inner, reader)) return false;
    value = std::move(inner);
    return true;
  }
};

template <class T>
struct Codec<std::vector<T>> {
  static std::string expected() { return "a list"; }
  static Shape shape() { return {.kind = Shape::Kind::list, .parts = {Codec<T>::shape()}}; }
  static bool read(const Node& node, std::vector<T>& value, Reader& reader) {
    if (!node.is_sequence()) {
      return reader.wrong(node, expected(), codes::wrong_type,
                          HasTable<T> && node.is_map() ? "begin each item with `- `"
                          : is_item(node, reader)      ? fmt::format("a list of one is written in brackets: `[{}]`", node.text)
                                                       : "");
    }
    if (HasTable<T> && !reader.at_most(node, kMostMaps)) return false;
    value.clear();
    bool good = true;
    const std::string owner = reader.owner, key = reader.key;
    for (std::size_t i = 0; i < node.items.size(); ++i) {
      if constexpr (HasTable<T>) {
        reader.owner = fmt::format("{} {}", Table<T>::what, i + 1);
        reader.key.clear();
      }
      good = read_value(node.items[i], value.emplace_back(), reader) && good;
      reader.owner = owner, reader.key = key;
    }
    return good;
  }
  /// Whether a value that is no list would be an item of one, short enough to be quoted.
  static bool is_item(const Node& node, const Reader& reader) {
    constexpr std::size_t kQuoted = 40;
    if (!node.is_scalar() || node.is_null() || node.text.size() > kQuoted) return false;
    Diagnostics unheard;
    Reader quiet{unheard, reader.owner, reader.key};
    T item{};
    return read_value(node, item, quiet);
  }
};

template <class T>
struct Codec<Named<T>> {
  static std::string expected() { return "a map"; }
  static Shape shape() { return {.kind = Shape::Kind::named, .parts = {Codec<T>::shape()}}; }
  static bool read(const Node& node, Named<T>& value, Reader& reader) {
    value.open = !node.is_map() || node.entries.size() > kMostNames;
    if (!node.is_map()) {
      bool takes_scalars = !HasTable<T>;
      if constexpr (HasTable<T>) takes_scalars = requires {
          Table<T>::shorthand;
        };
      return reader.wrong(
          node, expected(), codes::wrong_type,
          takes_scalars && node.is_scalar() && !node.is_null() ? fmt::format("give it a name: `{}: {{NAME: …}}`", reader.key) : "");
    }
    if (!reader.at_most(node, kMostNames)) return false;
    bool good = true;
    const std::string owner = reader.owner, key = reader.key;
    for (const Entry& entry : node.entries) {
      auto& item = value.items.emplace_back();
      item.name = entry.key.text;
      item.span = entry.key.span;
      if constexpr (HasTable<T>) {
        reader.owner = fmt::format("{} `{}`", Table<T>::what, item.name);
        reader.key.clear();
      } else {
        reader.key = item.name;
      }
      good = read_value(entry.value, item.value, reader) && good;
      reader.owner = owner, reader.key = key;
    }
    return good;
  }
};

}  // namespace burin
