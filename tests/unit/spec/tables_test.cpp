// Every struct of the language against its table: no member without a line, no line without a sentence.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include "spec/figure.h"
#include "spec/page.h"

namespace burin {
namespace {

// `T{{}, {}, …}` is a T as long as it has so many members, since every member of ours can be made of nothing.
#define BURIN_1 \
  {}
#define BURIN_5 BURIN_1, BURIN_1, BURIN_1, BURIN_1, BURIN_1
#define BURIN_10 BURIN_5, BURIN_5
#define BURIN_20 BURIN_10, BURIN_10
#define BURIN_COUNT(n, ...) \
  if constexpr (requires { T{__VA_ARGS__}; }) return n

/// How many members an aggregate has, those of its members not counted; up to 44.
template <class T>
constexpr std::size_t member_count() {
  static_assert(std::is_aggregate_v<T>);
  static_assert(
      !requires {
        T{BURIN_20, BURIN_20, BURIN_5};
      },
      "count further");
  BURIN_COUNT(44, BURIN_20, BURIN_20, BURIN_1, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(43, BURIN_20, BURIN_20, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(42, BURIN_20, BURIN_20, BURIN_1, BURIN_1);
  else BURIN_COUNT(41, BURIN_20, BURIN_20, BURIN_1);
  else BURIN_COUNT(40, BURIN_20, BURIN_20);
  else BURIN_COUNT(39, BURIN_20, BURIN_10, BURIN_5, BURIN_1, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(38, BURIN_20, BURIN_10, BURIN_5, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(37, BURIN_20, BURIN_10, BURIN_5, BURIN_1, BURIN_1);
  else BURIN_COUNT(36, BURIN_20, BURIN_10, BURIN_5, BURIN_1);
  else BURIN_COUNT(35, BURIN_20, BURIN_10, BURIN_5);
  else BURIN_COUNT(34, BURIN_20, BURIN_10, BURIN_1, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(33, BURIN_20, BURIN_10, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(32, BURIN_20, BURIN_10, BURIN_1, BURIN_1);
  else BURIN_COUNT(31, BURIN_20, BURIN_10, BURIN_1);
  else BURIN_COUNT(30, BURIN_20, BURIN_10);
  else BURIN_COUNT(29, BURIN_20, BURIN_5, BURIN_1, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(28, BURIN_20, BURIN_5, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(27, BURIN_20, BURIN_5, BURIN_1, BURIN_1);
  else BURIN_COUNT(26, BURIN_20, BURIN_5, BURIN_1);
  else BURIN_COUNT(25, BURIN_20, BURIN_5);
  else BURIN_COUNT(24, BURIN_20, BURIN_1, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(23, BURIN_20, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(22, BURIN_20, BURIN_1, BURIN_1);
  else BURIN_COUNT(21, BURIN_20, BURIN_1);
  else BURIN_COUNT(20, BURIN_20);
  else BURIN_COUNT(19, BURIN_10, BURIN_5, BURIN_1, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(18, BURIN_10, BURIN_5, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(17, BURIN_10, BURIN_5, BURIN_1, BURIN_1);
  else BURIN_COUNT(16, BURIN_10, BURIN_5, BURIN_1);
  else BURIN_COUNT(15, BURIN_10, BURIN_5);
  else BURIN_COUNT(14, BURIN_10, BURIN_1, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(13, BURIN_10, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(12, BURIN_10, BURIN_1, BURIN_1);
  else BURIN_COUNT(11, BURIN_10, BURIN_1);
  else BURIN_COUNT(10, BURIN_10);
  else BURIN_COUNT(9, BURIN_5, BURIN_1, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(8, BURIN_5, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(7, BURIN_5, BURIN_1, BURIN_1);
  else BURIN_COUNT(6, BURIN_5, BURIN_1);
  else BURIN_COUNT(5, BURIN_5);
  else BURIN_COUNT(4, BURIN_1, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(3, BURIN_1, BURIN_1, BURIN_1);
  else BURIN_COUNT(2, BURIN_1, BURIN_1);
  else return 1;
}

struct ThreeMembers {
  std::optional<int> a;
  std::vector<Font> b;
  Font c;
};
static_assert(member_count<ThreeMembers>() == 3);

/// The struct that a member holds, behind `optional`, `vector` and `Named`; the member's own type if there is none.
template <class T>
struct Inner {
  using type = T;
};
template <class T>
struct Inner<std::optional<T>> : Inner<T> {};
template <class T>
struct Inner<std::vector<T>> : Inner<T> {};
template <class T>
struct Inner<Named<T>> : Inner<T> {};
template <>
struct Inner<std::optional<LegendAt>> : Inner<LegendBox> {};
template <>
struct Inner<std::optional<Point>> : Inner<SeriesPoint> {};

/// Calls `f.template operator()<S>()` for `S` and every struct with a table within it, each once.
template <class S, class F>
void for_each_table(F&& f, std::set<std::string>& seen) {
  if (!seen.insert(typeid(S).name()).second) return;
  f.template operator()<S>();
  for_each_field<S>([&](const auto& field, std::size_t) {
    using Member = typename Inner<typename std::remove_cvref_t<decltype(field)>::Member>::type;
    if constexpr (HasTable<Member>) for_each_table<Member>(f, seen);
  });
}
template <class F>
std::size_t for_each_table(F&& f) {
  std::set<std::string> seen;
  for_each_table<Figure>(f, seen);
  for_each_table<Page>(f, seen);
  return seen.size();
}

TEST(Tables, EveryMemberHasALine) {
  for_each_table([]<class S>() {
    EXPECT_EQ(member_count<S>(), std::tuple_size_v<std::remove_cvref_t<decltype(Table<S>::fields)>> + 1)
        << "of " << Table<S>::what << "; the one without a line is `written`";
  });
}

TEST(Tables, EveryTableOfTheLanguageIsReachedFromTheFigure) {
  std::size_t written = 0;
  const std::regex table("struct Table<\\w+> \\{");
  for (const auto& file : std::filesystem::directory_iterator(std::filesystem::path(BURIN_SOURCE_DIR) / "src/spec")) {
    std::ifstream in(file.path());
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    written += static_cast<std::size_t>(std::distance(std::sregex_iterator(text.begin(), text.end(), table), {}));
  }
  EXPECT_EQ(for_each_table([]<class S>() {}), written);
}

TEST(Tables, NamesAreUniqueAlsoAmongInlinedKeys) {
  for_each_table([]<class S>() {
    const auto names = field_names<S>();
    EXPECT_EQ(std::set(names.begin(), names.end()).size(), names.size()) << Table<S>::what;
  });
}

TEST(Tables, NamesAreSnakeCase) {
  for_each_table([]<class S>() {
    for (const auto name : field_names<S>())
      EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_"), name.npos) << Table<S>::what << ": " << name;
  });
}

TEST(Tables, NamesAreSpelledAsTheirMembers) {
  // Each line of a table names the member that it describes; `inlined` has no name of its own.
  const std::regex line("field\\(\"(\\w+)\", &\\w+::(\\w+)");
  for (const auto& file : std::filesystem::directory_iterator(std::filesystem::path(BURIN_SOURCE_DIR) / "src/spec")) {
    std::ifstream in(file.path());
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    for (auto at = std::sregex_iterator(text.begin(), text.end(), line); at != std::sregex_iterator(); ++at)
      EXPECT_EQ((*at)[1].str(), (*at)[2].str()) << file.path();
  }
}

TEST(Tables, DocsAreSentences) {
  for_each_table([]<class S>() {
    for_each_field<S>([](const auto& f, std::size_t) {
      if (f.inlined) return;
      EXPECT_GE(f.doc.size(), 8u) << Table<S>::what << ": " << f.name;
      EXPECT_TRUE(f.doc.ends_with('.')) << Table<S>::what << ": " << f.doc;
      EXPECT_TRUE(f.doc.front() >= 'A' && f.doc.front() <= 'Z') << Table<S>::what << ": " << f.doc;
      EXPECT_EQ(f.doc.find('\n'), f.doc.npos) << Table<S>::what << ": " << f.doc;
    });
  });
}

TEST(Tables, NothingIsRequiredAndNotDrawn) {
  for_each_table([]<class S>() {
    for_each_field<S>([](const auto& f, std::size_t) { EXPECT_FALSE(f.required && f.later) << Table<S>::what << ": " << f.name; });
  });
}

}  // namespace
}  // namespace burin
