// dictionary TARGET: the words of the language, as libFuzzer reads them: one string a line. They come from the language's own tables.
#include <fmt/format.h>

#include <cstdio>
#include <set>
#include <string>

#include "data/functions.h"
#include "describe/language.h"
#include "spec/library.h"
#include "text/math.h"

namespace burin {
namespace {

class Dictionary {
 public:
  void add(std::string_view word) {
    if (!word.empty()) words_.emplace(word);
  }
  void add(std::initializer_list<std::string_view> words) {
    for (const std::string_view word : words) add(word);
  }
  std::string text() const {
    std::string out;
    for (const std::string& word : words_) {
      out += '"';
      for (const char c : word) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
          out += {'\\', c};
        else
          out += byte < 0x20 || byte >= 0x7F ? fmt::format("\\x{:02x}", byte) : std::string(1, c);
      }
      out += "\"\n";
    }
    return out;
  }

 private:
  std::set<std::string> words_;
};

void add_words(const Shape& shape, Dictionary& dictionary) {
  for (const std::string_view word : words_of(shape)) dictionary.add(word);
  for (const Shape& part : shape.parts) add_words(part, dictionary);
}

void add_language(Dictionary& dictionary) {
  for (const MapDoc& map : language_maps())
    for (const FieldDoc& key : map.keys) {
      dictionary.add(fmt::format("{}: ", key.name));
      dictionary.add(key.example.substr(0, key.example.find(", ")));
      add_words(key.shape, dictionary);
    }
  for (const auto& names : {names_in(library_themes()), names_in(library_pages())})
    for (const std::string_view name : names) dictionary.add(name);
  dictionary.add(
      {"#ff0000", "black", "runs.csv", "log.jsonl", "theme.yaml", "1e308", "-1e308", "5e-324", "0.1", "100%", "1pt", "3.3in", "2em"});
  dictionary.add({"- ", "  - ", "\n",     ": ", "{",     "}",     "[",  "]", ", ",   "\"",   "'",   "|\n  ", ">-\n  ",  "&a ",
                  "*a", "<<: ", "!!str ", "# ", "---\n", "...\n", "? ", "~", "null", "true", "\\n", "\\x07", "\\u0085", "\\0"});
}

void add_markup(Dictionary& dictionary) {
  for (const MathSymbol& symbol : math_symbols()) dictionary.add(fmt::format("\\{} ", symbol.name));
  dictionary.add({"$",       "\\$",      "^{",  "_{", "}", "**", "*",  "\\frac{", "\\sqrt{", "\\text{", "\\mathrm{", "\\mathbf{",
                  "\\left(", "\\right)", "`x`", "@",  "&", "~",  "{/", "\\",      "'",       "\"",      "\n",        "%"});
}

void add_expressions(Dictionary& dictionary) {
  for (const Function& function : functions()) dictionary.add(fmt::format("{}(", function.name));
  for (const Operator& op : operators()) dictionary.add(op.symbol);
  dictionary.add({"+",  "-", "*",  "`",    "'",           "\"",   "one",  "x",       "nan",  "inf", "NA", "\xEF\xBB\xBF",
                  "\n", ",", "\t", "\"\"", "{\"x\": 1, ", "null", "true", "\\u0000", "1e308"});
}

}  // namespace
}  // namespace burin

int main(int argc, char** argv) {
  const std::string_view target = argc > 1 ? argv[1] : "";
  burin::Dictionary dictionary;
  if (target == "figure" || target == "setting") burin::add_language(dictionary);
  if (target == "figure" || target == "text") burin::add_markup(dictionary);
  if (target == "data") burin::add_expressions(dictionary);
  const std::string text = dictionary.text();
  std::fwrite(text.data(), 1, text.size(), stdout);
  return text.empty() ? 2 : 0;
}
