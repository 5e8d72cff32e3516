// Comes in: a node, and the table of a struct or the type of a value. Goes out: the value, or a diagnostic at the node.
// How one type is read is its Codec: the plain ones are here and in codec.h, those of the language beside their types in spec/.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "diag/diagnostic.h"
#include "diag/suggest.h"
#include "yaml/field.h"
#include "yaml/node.h"
#include "yaml/shape.h"

namespace burin {

/// Where a key that a map does not know would be at home.
struct KeyHome {
  std::string_view above;           ///< the key before it that has no value and may have this one; empty if there is none
  std::string parts;                ///< the map and its key that are written as one word, as YAML: `legend: {font: …}` of `legend_font`
  std::string_view here;            ///< what a key of another tool is in this language, as YAML; empty for others
  std::vector<std::string> inside;  ///< maps within this one that know it, as YAML: `x: {grid: …}`
};

/// What reading carries along: where messages go, and the names for them.
struct Reader {
  Diagnostics& diagnostics;
  std::string owner = "figure";                                 ///< the thing being read: "series `TP`"
  std::string key;                                              ///< the key whose value is being read
  std::string_view (*foreign)(std::string_view key) = nullptr;  ///< what a key of another tool is here, as YAML; empty for others
  std::string (*foreign_value)(std::string_view key,
                               std::string_view text) = nullptr;  ///< the same for a word that is a value: a help line

  /// Reports a value of the wrong kind: "found a list where `title` takes a text". Returns false.
  bool wrong(const Node& node, std::string_view expected, const Code& code = codes::wrong_type, std::string help = {});
  /// Reports that `node` lacks a key that it must have; `doc` is the key's sentence.
  void missing_key(const Node& node, std::string_view name, std::string_view doc);
  /// Reports a list or map with more than `most` parts, if it has them; false then.
  bool at_most(const Node& node, std::size_t most);
  /// Reports an entry of `map` whose key is none of the language, while those of `free` would be. The one of them that is surely meant
  /// comes back; empty if none is.
  std::string_view unknown_key(const Entry& entry, const Node& map, std::span<const std::string_view> free, const KeyHome& home = {});
};

/// Those of `names` that are no keys of `map`: what an author may have meant by an unknown one.
std::vector<std::string_view> free_names(const Node& map, std::span<const std::string_view> names);

// How a type is read is its Codec<T>: `static bool read(const Node&, T&, Reader&)`, `static std::string expected()` for messages, and
// `static Shape shape()` for descriptions. `Map` names the struct of the map that it may be written as.

template <class T>
bool read_value(const Node& node, T& value, Reader& reader) {
  return Codec<T>::read(node, value, reader);
}

namespace detail {

/// Reports what the table's own check finds wrong with a value.
template <class F, class M>
void check_field(const F& f, const M& value, const Span& span, Reader& reader) {
  if (!f.check) return;
  if (std::string fault = f.check(value); !fault.empty())
    reader.diagnostics.add(codes::bad_value, span, fmt::format("`{}` {}", f.name, fault));
}

/// Reads one entry of a map into the member that it names; false if no line of the table has this name.
template <class S>
bool read_field(const Entry& entry, S& s, Reader& reader) {
  bool known = false;
  for_each_field<S>([&](const auto& f, std::size_t index) {
    using Member = typename std::remove_cvref_t<decltype(f)>::Member;
    if (known) return;
    if constexpr (HasTable<Member>) {
      if (f.inlined) {
        known = read_field(entry, s.*f.member, reader);
        return;
      }
    }
    if (f.name != entry.key.text) return;
    known = true;
    const Reader outer = reader;
    reader.key = entry.key.text;
    const bool good = read_value(entry.value, s.*f.member, reader);
    reader.key = outer.key;
    reader.owner = outer.owner;
    s.written.set(index, entry.key.span, entry.value.span);
    if (!good) return;
    if (f.later)
      reader.diagnostics.add(codes::not_drawn, entry.key.span, fmt::format("`{}` is not drawn by this version of burin", f.name))
          .advise("remove the key to draw the figure without it");
    check_field(f, s.*f.member, entry.value.span, reader);
  });
  return known;
}

template <class S>
void report_missing(const Node& node, const S& s, Reader& reader) {
  for_each_field<S>([&](const auto& f, std::size_t index) {
    if (f.required && !s.written.find(index)) reader.missing_key(node, f.name, f.doc);
  });
}

template <class T>
struct Item {
  using Type = T;
};
template <class T>
struct Item<std::vector<T>> : Item<T> {};
template <class T>
struct Item<std::optional<T>> : Item<T> {};
/// A type that may be written as a map names the struct of that map.
template <class T>
requires requires { typename Codec<T>::Map; }
struct Item<T> : Item<typename Codec<T>::Map> {};

/// Whether a member of `S` is a `T`, and not merely may be one.
template <class S, class T>
constexpr bool has_member() {
  bool has = false;
  for_each_field<S>([&](const auto& f, std::size_t) { has = has || std::is_same_v<typename std::remove_cvref_t<decltype(f)>::Member, T>; });
  return has;
}

/// The maps in a map of `S` that know `word`, as YAML, down to `Depth` levels; `before` and `after` surround them.
template <class S, int Depth>
void find_homes(std::string_view word, const std::string& before, const std::string& after, std::vector<std::string>& found) {
  for_each_field<S>([&](const auto& f, std::size_t) {
    using Member = typename std::remove_cvref_t<decltype(f)>::Member;
    using Inner = typename Item<Member>::Type;
    if constexpr (HasTable<Inner> && Depth > 0) {
      // Of the axes, x and y are enough.
      if (f.inlined || f.later || (kIsOptional<Member> && has_member<S, Inner>())) return;
      const bool is_list = kIsVector<Member>;
      const std::string open = fmt::format("{}{}: {}", before, f.name, is_list ? "[{" : "{"), close = (is_list ? "}]" : "}") + after;
      const auto names = field_names<Inner>();
      if (std::find(names.begin(), names.end(), word) != names.end())
        found.push_back(fmt::format("{}{}: …{}", open, word, close));
      else if constexpr (Depth > 1)
        find_homes<Inner, Depth - 1>(word, open, close, found);
    }
  });
}

/// Whether an entry is a key without a value, whose map may have been written below it without indentation.
inline bool is_empty(const Entry& entry) { return entry.value.is_null() && entry.value.span == entry.key.span; }

/// Whether the map that the key `above` of `S` holds would know `word`.
template <class S>
bool knows_within(std::string_view above, const std::string& word) {
  bool knows = false;
  for_each_field<S>([&](const auto& f, std::size_t) {
    using Member = typename std::remove_cvref_t<decltype(f)>::Member;
    if (above.empty() || f.name != above) return;
    if constexpr (kIsNamed<Member>) knows = suggest(word, field_names<S>()).empty();
    if constexpr (HasTable<Member>) {
      const auto names = field_names<Member>();
      knows = std::find(names.begin(), names.end(), word) != names.end();
    }
  });
  return knows;
}

/// `legend: {font: …}` for `legend_font` or `legend-font`; empty for a word that is no such two.
template <class S>
std::string parts_of(std::string_view word) {
  std::string parts;
  for_each_field<S>([&](const auto& f, std::size_t) {
    using Member = typename std::remove_cvref_t<decltype(f)>::Member;
    using Inner = typename Item<Member>::Type;
    if constexpr (HasTable<Inner> && !kIsVector<Member> && !kIsNamed<Member>) {
      if (f.inlined || f.later || !parts.empty() || !word.starts_with(f.name)) return;
      const std::string_view rest = word.substr(f.name.size());
      for (const std::string_view key : field_names<Inner>())
        if (rest.size() == key.size() + 1 && (rest[0] == '_' || rest[0] == '-') && rest.substr(1) == key)
          parts = fmt::format("{}: {{{}: …}}", f.name, key);
    }
  });
  return parts;
}

/// Where an unknown key would be at home; `above` is the last key before it that has no value.
template <class S>
KeyHome home_of(const std::string& word, std::string_view above, const Reader& reader) {
  const std::string_view here = reader.foreign ? reader.foreign(word) : std::string_view();
  KeyHome home{knows_within<S>(above, word) ? above : std::string_view(), parts_of<S>(word), here, {}};
  // A word alone is the name of a key, which this map may have or not.
  const bool is_key = !here.empty() && here.find(':') == here.npos;
  const auto names = field_names<S>();
  if (is_key && std::find(names.begin(), names.end(), here) == names.end()) home.here = {};
  if (!home.here.empty()) return home;
  find_homes<S, 1>(is_key ? here : std::string_view(word), "", "", home.inside);
  if (home.inside.empty()) find_homes<S, 2>(is_key ? here : std::string_view(word), "", "", home.inside);
  return home;
}

/// Reports an entry that no line of the table knows. One that is surely misspelt is read as what is meant, so that its own faults show in
/// the same run, and its absence makes none; a single word is not held against a key that is a guess.
template <class S>
void read_unknown(const Entry& entry, const Node& map, std::vector<std::string_view>& free, std::string_view above, S& s, Reader& reader) {
  const std::string_view meant = reader.unknown_key(entry, map, free, home_of<S>(entry.key.text, above, reader));
  if (meant.empty()) return;
  Entry mended = entry;
  mended.key.text = meant;
  Diagnostics unheard;
  Reader quiet{unheard, reader.owner, reader.key, reader.foreign, reader.foreign_value};
  read_field(mended, s, entry.value.is_scalar() || entry.value.is_null() ? quiet : reader);
  std::erase(free, meant);
}

}  // namespace detail

/// Structs are maps; each key goes to the member that the table names.
template <HasTable S>
struct Codec<S> {
  static std::string expected() {
    if constexpr (requires { Table<S>::shorthand; })
      return Codec<std::remove_cvref_t<decltype(std::declval<S>().*Table<S>::shorthand)>>::expected() + " or a map";
    else
      return "a map";
  }
  static Shape shape() {
    Shape object{.kind = Shape::Kind::object, .name = Table<S>::what, .fields = describe_fields<S>};
    if constexpr (requires { Table<S>::shorthand; })
      return {.kind = Shape::Kind::one_of,
              .parts = {Codec<std::remove_cvref_t<decltype(std::declval<S>().*Table<S>::shorthand)>>::shape(), std::move(object)}};
    else
      return object;
  }
  static bool read(const Node& node, S& s, Reader& reader) {
    s.written.place = node.span;
    if (!node.is_map()) {
      if constexpr (requires { Table<S>::shorthand; }) {
        if (!node.is_null()) {
          const bool good = read_value(node, s.*Table<S>::shorthand, reader);
          for_each_field<S>([&](const auto& f, std::size_t index) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(f.member)>, std::remove_cvref_t<decltype(Table<S>::shorthand)>>)
              if (f.member == Table<S>::shorthand) {
                s.written.set(index, node.span, node.span);
                if (good) detail::check_field(f, s.*f.member, node.span, reader);
              }
          });
          return good;
        }
      }
      const std::string& key = reader.key;
      return reader.wrong(node, expected(), codes::wrong_type,
                          key.empty() ? "" : fmt::format("write `{}: {{{}: …}}`", key, field_names<S>().front()));
    }
    if (!reader.key.empty()) {
      reader.owner = reader.key == Table<S>::what ? fmt::format("`{}`", reader.key) : fmt::format("{} `{}`", Table<S>::what, reader.key);
      reader.key.clear();
    }
    const std::string owner = reader.owner;
    std::optional<std::vector<std::string_view>> free;
    std::string_view above;
    for (const Entry& entry : node.entries) {
      reader.owner = owner;
      if (detail::is_empty(entry)) above = entry.key.text;
      if (detail::read_field(entry, s, reader)) continue;
      if (!free) free = free_names(node, field_names<S>());
      detail::read_unknown(entry, node, *free, above, s, reader);
    }
    reader.owner = owner;
    detail::report_missing(node, s, reader);
    return true;
  }
};

}  // namespace burin
