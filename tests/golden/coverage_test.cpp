// What the goldens as a whole must show: every code of the table of codes, and every key of the language.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "diag/diagnostic.h"
#include "diag/source.h"
#include "figure_run.h"
#include "spec/page.h"
#include "yaml/node.h"

namespace burin {
namespace {

namespace fs = std::filesystem;

/// Codes that no short YAML alone can cause, since gnuplot, a file to be written or very many data have a part in them, and the test that
/// has each.
constexpr std::pair<const Code*, std::string_view> kElsewhere[] = {
    {&codes::bad_output, "tests/e2e/render_test.cpp"},
    {&codes::bad_pdf, "tests/unit/pdf/finish_test.cpp"},
    {&codes::bad_font, "tests/unit/pdf/finish_test.cpp"},
    {&codes::large_pdf, "tests/unit/scene/resolve_test.cpp"},
    {&codes::gnuplot_failed, "tests/e2e/gnuplot_failed_test.cpp"},
};

template <class T>
struct Inner {
  using Type = T;
};
template <class T>
struct Inner<std::optional<T>> : Inner<T> {};
template <class T>
struct Inner<std::vector<T>> : Inner<T> {};
template <class T>
struct Inner<Named<T>> : Inner<T> {};

/// How often each key of the language was met: "`range` of axis". Every key is in here, also those that were never met.
using KeyCounts = std::map<std::string, int>;

template <HasTable S>
std::string key_name(std::string_view field) {
  return "`" + std::string(field) + "` of " + std::string(Table<S>::what);
}

template <HasTable S>
void add_keys(KeyCounts& counts) {
  for_each_field<S>([&](const auto& f, std::size_t) {
    using Member = typename Inner<typename std::remove_cvref_t<decltype(f)>::Member>::Type;
    if (!f.inlined && !counts.emplace(key_name<S>(f.name), 0).second) return;
    if constexpr (HasTable<Member>) add_keys<Member>(counts);
  });
}

template <class T>
void count_keys(const T& value, KeyCounts& counts) {
  if constexpr (HasTable<T>) {
    for_each_field<T>([&](const auto& f, std::size_t index) {
      // A shorthand sets a key without writing it; it has no place of its own then.
      if (const auto* entry = value.written.find(index); entry && entry->key != entry->value) ++counts[key_name<T>(f.name)];
      count_keys(value.*f.member, counts);
    });
  } else if constexpr (kIsNamed<T>) {
    for (const auto& item : value.items) count_keys(item.value, counts);
  } else if constexpr (kIsOptional<T>) {
    if (value) count_keys(*value, counts);
  } else if constexpr (HasTable<typename Inner<T>::Type>) {
    for (const auto& item : value) count_keys(item, counts);
  }
}

TEST(Coverage, every_code_has_a_golden_or_a_test_that_is_named_here) {
  std::string messages;
  for (const fs::path& yaml : golden_figures("errors")) messages += file_text(fs::path(yaml).replace_extension(".stderr"));
  for (const Code* code : all_codes()) {
    const std::string name(code->name);
    const auto elsewhere = std::find_if(std::begin(kElsewhere), std::end(kElsewhere), [&](const auto& pair) { return pair.first == code; });
    if (elsewhere == std::end(kElsewhere))
      EXPECT_NE(messages.find("[" + name + "]\n"), messages.npos) << "no file of errors/ shows " << name;
    else
      EXPECT_NE(file_text(fs::path(BURIN_SOURCE_DIR) / elsewhere->second).find(name), messages.npos)
          << elsewhere->second << " does not speak of " << name;
  }
}

TEST(Coverage, every_key_is_written_in_some_golden) {
  KeyCounts counts;
  add_keys<Figure>(counts);
  for (const std::string folder : {"ok", "errors"})
    for (const fs::path& yaml : golden_figures(folder)) {
      Diagnostics diagnostics;
      const Source source(yaml.filename().string(), file_text(yaml));
      if (const auto root = parse_yaml(source, diagnostics)) count_keys(read_figure(*root, diagnostics), counts);
    }
  add_keys<Page>(counts);
  Diagnostics diagnostics;
  const Source venue("venue.yaml", file_text(fs::path(BURIN_GOLDEN_DIR) / "ok/parts/venue.yaml"));
  const auto root = parse_yaml(venue, diagnostics);
  ASSERT_TRUE(root);
  Page page;
  Reader reader{diagnostics, "page", ""};
  read_value(*root, page, reader);
  count_keys(page, counts);
  for (const auto& [key, count] : counts) EXPECT_GT(count, 0) << "no golden writes " << key;
}

TEST(Coverage, every_expected_file_has_its_figure) {
  for (const std::string folder : {"ok", "errors"})
    for (const auto& entry : fs::directory_iterator(fs::path(BURIN_GOLDEN_DIR) / folder)) {
      const fs::path& path = entry.path();
      const bool expected = path.extension() == ".script" || path.extension() == ".layout" || path.extension() == ".stderr";
      EXPECT_TRUE(!expected || fs::exists(fs::path(path).replace_extension(".yaml"))) << path.filename();
    }
}

}  // namespace
}  // namespace burin
