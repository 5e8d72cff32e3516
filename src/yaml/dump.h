// A struct of the language as lines `path: value`, in the order of its table: what the author wrote, and where. For `--dump=spec`.
#pragma once

#include <fmt/format.h>

#include <string>

#include "yaml/field.h"

namespace burin {

/// The source text of a value in one line.
std::string written_text(const Span& span);

template <class T>
void dump_value(const T& value, const std::string& path, const Span& span, std::string& out);

template <HasTable S>
void dump_fields(const S& s, const std::string& path, std::string& out) {
  for_each_field<S>([&](const auto& f, std::size_t index) {
    using Member = typename std::remove_cvref_t<decltype(f)>::Member;
    if constexpr (HasTable<Member>) {
      if (f.inlined) return dump_fields(s.*f.member, path, out);
    }
    if (const auto* entry = s.written.find(index))
      dump_value(s.*f.member, path.empty() ? std::string(f.name) : fmt::format("{}.{}", path, f.name), entry->value, out);
  });
}

template <class T>
inline constexpr bool kIsTableList = false;
template <HasTable T>
inline constexpr bool kIsTableList<std::vector<T>> = true;

template <class T>
void dump_value(const T& value, const std::string& path, const Span& span, std::string& out) {
  if constexpr (HasTable<T>) {
    dump_fields(value, path, out);
  } else if constexpr (kIsOptional<T>) {
    if (value) dump_value(*value, path, span, out);
  } else if constexpr (kIsTableList<T>) {
    for (std::size_t i = 0; i < value.size(); ++i) dump_value(value[i], fmt::format("{}[{}]", path, i), span, out);
  } else if constexpr (kIsNamed<T>) {
    for (const auto& item : value.items) {
      if constexpr (HasTable<std::remove_cvref_t<decltype(item.value)>>)
        dump_fields(item.value, fmt::format("{}.{}", path, item.name), out);
      else if constexpr (requires { item.value.span; })
        dump_value(item.value, fmt::format("{}.{}", path, item.name), item.value.span, out);
      else
        out += fmt::format("{}.{}\n", path, item.name);
    }
  } else {
    out += fmt::format("{}: {}  # line {}\n", path, written_text(span), place_of(span).line);
  }
}

}  // namespace burin
