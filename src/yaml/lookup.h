// Where the author wrote the value at a path, in a struct of the language: for `burin explain`.
#pragma once

#include <span>

#include "yaml/field.h"
#include "yaml/setting.h"

namespace burin {

/// What stands at a path of a struct.
struct Found {
  bool known = false;  ///< whether the language has such a key
  std::optional<Written::Entry> written;
};

template <class T>
Found look_up(const T& value, std::span<const PathStep> path, const std::optional<Written::Entry>& written) {
  if (path.empty()) return {true, written};
  Found found;
  if constexpr (HasTable<T>) {
    for_each_field<T>([&](const auto& f, std::size_t index) {
      using Member = typename std::remove_cvref_t<decltype(f)>::Member;
      if (found.known) return;
      if constexpr (HasTable<Member>) {
        if (f.inlined) {
          found = look_up(value.*f.member, path, written);
          return;
        }
      }
      if (f.name != path.front().key) return;
      const auto* entry = value.written.find(index);
      found = look_up(value.*f.member, path.subspan(1), entry ? std::optional(*entry) : std::nullopt);
    });
  } else if constexpr (kIsNamed<T>) {
    found.known = true;
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
    }
  }
  return found;
}

}  // namespace burin
