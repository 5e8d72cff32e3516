// Where the author wrote the value at a path, in a struct of the language: for `burin explain`.
#pragma once

#include <fmt/format.h>

#include <span>
#include <string>

#include "diag/suggest.h"
#include "yaml/field.h"
#include "yaml/setting.h"

namespace burin {

/// What stands at a path of a struct.
struct Found {
  bool known = false;  ///< whether the language has such a key
  std::optional<Written::Entry> written = {};
  std::string absent = {};              ///< what is there instead of the item, name or key that the path asks for; empty if it is there
  std::string_view map = {}, key = {};  ///< the table and the line that the last key of the path is of
};

template <class T>
Found look_up(const T& value, std::span<const PathStep> path, const std::optional<Written::Entry>& written) {
  if (path.empty()) return {true, written};
  Found found;
  if constexpr (HasTable<T>) {
    bool matched = false;
    for_each_field<T>([&](const auto& f, std::size_t index) {
      using Member = typename std::remove_cvref_t<decltype(f)>::Member;
      if (matched) return;
      if constexpr (HasTable<Member>) {
        if (f.inlined) {
          // What its table does not have may be among the keys around it.
          if (Found inner = look_up(value.*f.member, path, written); inner.known || !inner.key.empty())
            found = std::move(inner), matched = true;
          return;
        }
      }
      if (f.name != path.front().key) return;
      matched = true;
      const auto* entry = value.written.find(index);
      found = look_up(value.*f.member, path.subspan(1), entry ? std::optional(*entry) : std::nullopt);
      if (found.key.empty()) found.map = Table<T>::what, found.key = f.name;
    });
    if (!matched)
      found.absent = path.front().key.empty() ? fmt::format("{} is no list", Table<T>::what)
                                              : fmt::format("{} has no `{}`; {}", Table<T>::what, path.front().key,
                                                            suggestion_or_choices(path.front().key, field_names<T>()));
  } else if constexpr (kIsNamed<T>) {
    found.known = true;
    found.absent = value.items.empty() ? "none is defined" : fmt::format("there is {}", listed(value.names()));
    for (const auto& item : value.items)
      if (item.name == path.front().key) found = look_up(item.value, path.subspan(1), Written::Entry{0, item.span, item.span});
  } else if constexpr (kIsOptional<T>) {
    found = value ? look_up(*value, path, written) : look_up(typename T::value_type{}, path, std::nullopt);
  } else if constexpr (requires {
                         value.size();
                         value[0].written;
                       }) {
    found.known = path.front().key.empty();
    if (found.known && path.front().index < value.size()) {
      const auto& item = value[path.front().index];
      found = look_up(item, path.subspan(1), Written::Entry{0, item.written.place, item.written.place});
    } else if (found.known) {
      found = look_up(typename T::value_type{}, path.subspan(1), std::nullopt);
      found.absent = value.empty()       ? "the list is empty"
                     : value.size() == 1 ? "there is [0] alone"
                                         : fmt::format("there are [0] to [{}]", value.size() - 1);
    } else {
      found.absent = "an item of a list is written `[0]`, the first one";
    }
  }
  return found;
}

}  // namespace burin
