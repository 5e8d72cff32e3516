// The table of a struct: one line for each key of the language. Everything that speaks of a key reads it from here: reading,
// suggestions, the cascade, dumps, schema, reference and completions. Does not read YAML itself: see reader.h.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "diag/source.h"

namespace burin {

/// Which keys of one struct the author wrote, and where: the answer to both "where is it" and "was it set".
class Written {
 public:
  struct Entry {
    std::size_t field;
    Span key;
    Span value;
  };
  void set(std::size_t field, Span key, Span value) {
    for (Entry& entry : entries_)
      if (entry.field == field) {
        entry = {field, key, value};
        return;
      }
    entries_.push_back({field, key, value});
  }
  const Entry* find(std::size_t field) const {
    for (const Entry& entry : entries_)
      if (entry.field == field) return &entry;
    return nullptr;
  }
  bool empty() const { return entries_.empty(); }
  /// Where the map as a whole stands; no place if the author did not write it.
  Span place;

 private:
  std::vector<Entry> entries_;
};

/// One key of a struct `S`, held by a member of type `M`.
template <class S, class M>
struct Field {
  using Member = M;
  std::string_view name;
  M S::*member;
  std::string_view doc;                      ///< one sentence for the reference and the editor
  std::string_view example = {};             ///< a value; other keys that it needs may follow after a comma
  std::string (*check)(const M&) = nullptr;  ///< what is wrong with a value; empty if nothing is
  bool required = false;                     ///< a struct without it is an error
  bool later = false;                        ///< read and checked, but using it is the error `not-drawn`
  bool inlined = false;                      ///< the member is a struct whose keys stand among this one's
  bool content = false;                      ///< what a figure shows, not how it looks: no theme may say it
};

template <class S, class M>
constexpr Field<S, M> field(std::string_view name, M S::*member, std::string_view doc, std::string_view example = {},
                            std::string (*check)(const M&) = nullptr) {
  return {name, member, doc, example, check};
}
/// A key that every map of this kind must have.
template <class S, class M>
constexpr Field<S, M> required(Field<S, M> f) {
  f.required = true;
  return f;
}
/// A key of the language that nothing draws yet.
template <class S, class M>
constexpr Field<S, M> later(Field<S, M> f) {
  f.later = true;
  return f;
}
/// A key that says what a figure shows; themes have none of these.
template <class S, class M>
constexpr Field<S, M> content(Field<S, M> f) {
  f.content = true;
  return f;
}
/// The keys of a member's own table, written among those of `S`.
template <class S, class M>
constexpr Field<S, M> inlined(M S::*member) {
  Field<S, M> f{{}, member, {}};
  f.inlined = true;
  return f;
}

/// Specialised beside each struct of the language: `what` (its name in messages) and `fields` (a tuple of Field).
/// May have `shorthand`, the member that a value which is no map goes to: `data: {runs: a.csv}` for `{runs: {file: a.csv}}`.
template <class S>
struct Table;

template <class T>
concept HasTable = requires {
  Table<T>::fields;
};

/// Calls `f(field, index)` for each line of the table of `S`.
template <class S, class F>
constexpr void for_each_field(F&& f) {
  [&]<std::size_t... I>(std::index_sequence<I...>) { (f(std::get<I>(Table<S>::fields), I), ...); }
  (std::make_index_sequence<std::tuple_size_v<std::remove_cvref_t<decltype(Table<S>::fields)>>>{});
}

/// The names of all keys of `S`, those of inlined structs among them, in table order.
template <class S>
std::vector<std::string_view> field_names() {
  std::vector<std::string_view> names;
  for_each_field<S>([&](const auto& f, std::size_t) {
    using Member = typename std::remove_cvref_t<decltype(f)>::Member;
    if constexpr (HasTable<Member>) {
      if (f.inlined) {
        const auto inner = field_names<Member>();
        names.insert(names.end(), inner.begin(), inner.end());
        return;
      }
    }
    names.push_back(f.name);
  });
  return names;
}

/// Calls `f(key)` with the place of each key of content that the author wrote in a struct, and in the structs within it.
template <class S, class F>
void for_each_content(const S& s, F&& f) {
  for_each_field<S>([&](const auto& field, std::size_t index) {
    using Member = typename std::remove_cvref_t<decltype(field)>::Member;
    const auto* entry = s.written.find(index);
    if (field.content) {
      if (entry) f(entry->key);
    } else if constexpr (HasTable<Member>) {
      for_each_content(s.*field.member, f);
    }
  });
}

namespace detail {
template <class S, class M>
const Written::Entry* written_entry(const S& s, M S::*member) {
  const Written::Entry* found = nullptr;
  for_each_field<S>([&](const auto& f, std::size_t index) {
    if constexpr (std::is_same_v<decltype(f.member), M S::*>)
      if (f.member == member) found = s.written.find(index);
  });
  return found;
}
}  // namespace detail

/// Whether the author wrote this key: `is_written(axis, &Axis::range)`.
template <class S, class M>
bool is_written(const S& s, M S::*member) {
  return detail::written_entry(s, member) != nullptr;
}
/// Where the value of this key stands; no place if the author did not write it.
template <class S, class M>
Span value_span(const S& s, M S::*member) {
  const auto* entry = detail::written_entry(s, member);
  return entry ? entry->value : Span{};
}
/// Where the key itself stands; no place if the author did not write it.
template <class S, class M>
Span key_span(const S& s, M S::*member) {
  const auto* entry = detail::written_entry(s, member);
  return entry ? entry->key : Span{};
}

/// Says that a key was written at these places, for values that come from elsewhere than its own struct's map.
template <class S, class M>
void mark_written(S& s, M S::*member, Span key, Span value) {
  for_each_field<S>([&](const auto& f, std::size_t index) {
    if constexpr (std::is_same_v<decltype(f.member), M S::*>)
      if (f.member == member) s.written.set(index, key, value);
  });
}

/// A value with its place, for the items of lists.
template <class T>
struct Located {
  T value{};
  Span span;
};

/// A map from names that the author chose to values, in the order of the file.
template <class T>
struct Named {
  struct Item {
    std::string name;
    Span span;  ///< of the name
    T value;
  };
  std::vector<Item> items;
  bool open = false;  ///< whether a faulty place may define more names: then one that is not here is no fault

  const T* find(std::string_view name) const {
    for (const Item& item : items)
      if (item.name == name) return &item.value;
    return nullptr;
  }
  std::vector<std::string_view> names() const {
    std::vector<std::string_view> result;
    for (const Item& item : items) result.push_back(item.name);
    return result;
  }
};

template <class T>
inline constexpr bool kIsNamed = false;
template <class T>
inline constexpr bool kIsNamed<Named<T>> = true;
template <class T>
inline constexpr bool kIsVector = false;
template <class T>
inline constexpr bool kIsVector<std::vector<T>> = true;
template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

/// The cascade: what `over` sets wins, the rest of `base` stays. Maps merge key by key, everything else replaces.
template <class T>
void overlay(T& base, const T& over) {
  if constexpr (HasTable<T>) {
    if (over.written.place) base.written.place = over.written.place;
    for_each_field<T>([&](const auto& f, std::size_t index) {
      const auto* entry = over.written.find(index);
      if constexpr (kIsNamed<typename std::remove_cvref_t<decltype(f)>::Member>) (base.*f.member).open |= (over.*f.member).open;
      if (!f.inlined && !entry) return;
      overlay(base.*f.member, over.*f.member);
      if (entry) base.written.set(index, entry->key, entry->value);
    });
  } else if constexpr (kIsNamed<T>) {
    for (const auto& item : over.items) {
      bool merged = false;
      for (auto& mine : base.items)
        if (mine.name == item.name) overlay(mine.value, item.value), merged = true;
      if (!merged) base.items.push_back(item);
    }
  } else if constexpr (kIsOptional<T>) {
    if (base && over)
      overlay(*base, *over);
    else
      base = over;
  } else {
    base = over;
  }
}

}  // namespace burin
