#include "yaml/node.h"

#include <gtest/gtest.h>

#include "marked.h"

namespace burin {
namespace {

using Kind = Node::Kind;

class Yaml : public testing::Test {
 protected:
  /// Parses a text that has no fault.
  const Node& parse(const std::string& text) {
    diagnostics_ = {};
    source_ = &sources_.add("fig.yaml", text);
    const auto root = parse_yaml(*source_, diagnostics_);
    EXPECT_EQ(messages(diagnostics_), "");
    root_ = root.value_or(Node{});
    return root_;
  }
  /// The text under a node's span.
  std::string under(const Node& node) const { return source_->text.substr(node.span.begin, node.span.end - node.span.begin); }
  /// What is said of a text whose fault stands between `[[` and `]]`.
  std::string faults(const std::string& text) {
    diagnostics_ = {};
    const Source& source = sources_.add("fig.yaml", unmarked(text));
    parse_yaml(source, diagnostics_);
    EXPECT_EQ(marked(source, diagnostics_), text);
    return words(diagnostics_);
  }
  /// What is said of a text that has double brackets of its own.
  std::string faults_of(const std::string& text) {
    diagnostics_ = {};
    const Source& source = sources_.add("fig.yaml", text);
    EXPECT_FALSE(parse_yaml(source, diagnostics_));
    return messages(diagnostics_);
  }

  Sources sources_;
  const Source* source_ = nullptr;
  Diagnostics diagnostics_;
  Node root_;
};

TEST_F(Yaml, ReadsMapsListsScalarsAndNothing) {
  const Node& root = parse("a: 1\nb: [x, y]\nc: {d: e}\nf:\ng: ~\nh: null\n");
  ASSERT_EQ(root.kind, Kind::map);
  ASSERT_EQ(root.entries.size(), 6u);
  EXPECT_EQ(root.find("a")->text, "1");
  EXPECT_EQ(root.find("b")->items[1].text, "y");
  EXPECT_EQ(root.find("c")->find("d")->text, "e");
  for (const char* key : {"f", "g", "h"}) EXPECT_EQ(root.find(key)->kind, Kind::null) << key;
  EXPECT_EQ(root.find("z"), nullptr);
}

TEST_F(Yaml, GuessesNothingFromAScalar) {
  const Node& root = parse("[no, y, on, 0123, 1.0, 'null', \"~\", 2024-01-01, Yes, .inf]");
  const char* texts[] = {"no", "y", "on", "0123", "1.0", "null", "~", "2024-01-01", "Yes", ".inf"};
  ASSERT_EQ(root.items.size(), 10u);
  for (std::size_t i = 0; i < 10; ++i) {
    EXPECT_TRUE(root.items[i].is_scalar());
    EXPECT_EQ(root.items[i].text, texts[i]);
  }
  EXPECT_FALSE(root.items[0].quoted);
  EXPECT_TRUE(root.items[5].quoted);
  EXPECT_TRUE(root.items[6].quoted);
}

TEST_F(Yaml, KeysLikeYAreTexts) {
  const Node& root = parse("y: {range: [0, 1]}\nno: 1\non: 2\n");
  EXPECT_TRUE(root.find("y"));
  EXPECT_TRUE(root.find("no"));
  EXPECT_TRUE(root.find("on"));
}

TEST_F(Yaml, KeepsTheOrderOfKeys) {
  const Node& root = parse("z: 1\na: 2\nm: 3\n");
  EXPECT_EQ(root.entries[0].key.text, "z");
  EXPECT_EQ(root.entries[1].key.text, "a");
  EXPECT_EQ(root.entries[2].key.text, "m");
}

TEST_F(Yaml, NamesWhatANodeIs) {
  const Node& root = parse("[1, '1', a, [], {}, ~]");
  const char* names[] = {"a number", "a text", "a text", "a list", "a map", "nothing"};
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(kind_name(root.items[i]), names[i]);
}

TEST_F(Yaml, SpansCoverPlainScalars) {
  const Node& root = parse("a: word\nb:   two words  # comment\nc: [p q , r]\nd: {e: f}\n");
  EXPECT_EQ(under(root.entries[0].key), "a");
  EXPECT_EQ(under(*root.find("a")), "word");
  EXPECT_EQ(under(*root.find("b")), "two words");
  EXPECT_EQ(under(root.find("c")->items[0]), "p q");
  EXPECT_EQ(under(root.find("c")->items[1]), "r");
  EXPECT_EQ(under(*root.find("d")->find("e")), "f");
}

TEST_F(Yaml, ABlankBeforeAHashBeginsAComment) {
  const Node& root = parse("a: blue #1\nb: blue#1\nc: 'blue #1'\n");
  EXPECT_EQ(root.find("a")->text, "blue");
  EXPECT_EQ(root.find("b")->text, "blue#1");
  EXPECT_EQ(root.find("c")->text, "blue #1");
}

TEST_F(Yaml, SpansCoverPlainScalarsOfSeveralLines) {
  const Node& root = parse("a: one\n  two\nb: c  \n   d e\n\n\n   f # no\ng: [h\n  i , j]\nk: l\r\n m\r\n");
  EXPECT_EQ(root.find("a")->text, "one two");
  EXPECT_EQ(under(*root.find("a")), "one\n  two");
  EXPECT_EQ(root.find("b")->text, "c d e\n\nf");
  EXPECT_EQ(under(*root.find("b")), "c  \n   d e\n\n\n   f");
  EXPECT_EQ(under(root.find("g")->items[0]), "h\n  i");
  EXPECT_EQ(under(root.find("g")->items[1]), "j");
  EXPECT_EQ(under(*root.find("k")), "l\r\n m");
}

TEST_F(Yaml, SpansCoverQuotedScalarsWithTheirQuotes) {
  const Node& root = parse("a: \"say \\\"x\\\" # no\"  # comment\nb: 'it''s'\nc: \"two\n  lines\"\n\"d\\n\": ''\n");
  EXPECT_EQ(root.find("a")->text, "say \"x\" # no");
  EXPECT_EQ(under(*root.find("a")), "\"say \\\"x\\\" # no\"");
  EXPECT_EQ(under(*root.find("b")), "'it''s'");
  EXPECT_EQ(under(*root.find("c")), "\"two\n  lines\"");
  EXPECT_EQ(under(root.entries[3].key), "\"d\\n\"");
  EXPECT_EQ(under(root.entries[3].value), "''");
}

TEST_F(Yaml, TheSpanOfABlockScalarIsItsHeader) {
  const Node& root = parse("a: |\n  one\n  two\nb: >-\n  folded\n  text\n");
  EXPECT_EQ(root.find("a")->text, "one\ntwo\n");
  EXPECT_EQ(under(*root.find("a")), "|");
  EXPECT_EQ(root.find("b")->text, "folded text");
  EXPECT_EQ(under(*root.find("b")), ">-");
  EXPECT_TRUE(root.find("b")->quoted);
}

TEST_F(Yaml, SpansCoverFlowCollections) {
  const Node& root = parse("a: [1, [2, 3], {k: ']'}]  # ]\nb: {c: [x], d: }\ne: []\nf: {}\ng: [1, # ]\n  2,\n]\n");
  EXPECT_EQ(under(*root.find("a")), "[1, [2, 3], {k: ']'}]");
  EXPECT_EQ(under(root.find("a")->items[1]), "[2, 3]");
  EXPECT_EQ(under(root.find("a")->items[2]), "{k: ']'}");
  EXPECT_EQ(under(*root.find("b")), "{c: [x], d: }");
  EXPECT_EQ(under(*root.find("e")), "[]");
  EXPECT_EQ(under(*root.find("f")), "{}");
  EXPECT_EQ(under(*root.find("g")), "[1, # ]\n  2,\n]");
}

TEST_F(Yaml, TheSpanOfABlockCollectionIsItsBeginning) {
  const Node& root = parse("a:\n  b: 1\n  c: 2\nd:\n  - 1\n  - 2\n");
  EXPECT_EQ(under(*root.find("a")), "b");
  EXPECT_EQ(under(*root.find("d")), "-");
}

TEST_F(Yaml, ValuesWithAnchorOrTagAreMarkedThemselves) {
  const Node& root = parse("a: &name value\nb: !!str 12\nc: &list [1]\nd: *name\n");
  EXPECT_EQ(under(*root.find("a")), "value");
  EXPECT_EQ(under(*root.find("b")), "12");
  EXPECT_EQ(under(*root.find("c")), "[1]");
}

TEST_F(Yaml, NothingIsMarkedWhereItIsWrittenElseAtItsKey) {
  const Node& root = parse("a: ~\nb: null\nc:\nnullable: 1\nd: {e: , f: }\n");
  EXPECT_EQ(under(*root.find("a")), "~");
  EXPECT_EQ(under(*root.find("b")), "null");
  EXPECT_EQ(under(*root.find("c")), "c");
  EXPECT_EQ(under(*root.find("d")->find("e")), "e");
  EXPECT_EQ(under(*root.find("d")->find("f")), "f");
}

TEST_F(Yaml, AliasesStandForTheirAnchorsWithItsPlace) {
  const Node& root = parse("a: &one {k: [1, 2]}\nb: *one\nc: [*one, 3]\nd: &s text\ne: *s\n");
  EXPECT_EQ(root.find("b")->find("k")->items[1].text, "2");
  EXPECT_EQ(under(*root.find("b")), "{k: [1, 2]}");
  EXPECT_EQ(under(*root.find("c")), "[*one, 3]");
  EXPECT_EQ(root.find("e")->text, "text");
}

TEST_F(Yaml, MergeKeysAddWhatAMapDoesNotHave) {
  const Node& root = parse("base: &base {a: 1, b: 2}\nmore: &more {b: 3, c: 4}\nx: {b: own, <<: *base}\ny: {<<: [*base, *more]}\n");
  const Node& x = *root.find("x");
  ASSERT_EQ(x.entries.size(), 2u);
  EXPECT_EQ(x.find("a")->text, "1");
  EXPECT_EQ(x.find("b")->text, "own");
  EXPECT_EQ(under(x), "{b: own, <<: *base}");
  const Node& y = *root.find("y");
  ASSERT_EQ(y.entries.size(), 3u);
  EXPECT_EQ(y.find("b")->text, "2") << "the first of a list of maps wins";
  EXPECT_EQ(y.find("c")->text, "4");
}

TEST_F(Yaml, OwnKeysWinOverMergedOnesThatComeFirst) {
  const Node& root = parse("base: &base {a: 1}\nx:\n  <<: *base\n  a: own\nz: {<<: {q: 1}}\n");
  EXPECT_EQ(root.find("x")->find("a")->text, "own");
  EXPECT_EQ(under(*root.find("x")), "<<");
  EXPECT_EQ(root.find("z")->find("q")->text, "1");
  EXPECT_EQ(under(*root.find("z")), "{<<: {q: 1}}");
}

TEST_F(Yaml, OnlyMapsAreMerged) {
  EXPECT_EQ(faults("x: {<<: [[5]]}\n"), "`<<` merges maps, and this is a number [wrong-type]\n");
  parse("x: {'<<': 5}\n");
}

TEST_F(Yaml, DuplicateKeysAreErrorsWithBothPlaces) {
  EXPECT_EQ(faults("x:\n  [[title]]: a\n  [[title]]: b\n"),
            "the key `title` stands twice in one map [duplicate-key]\n"
            "  note: it stands here already\n"
            "  help: remove one of the two; YAML readers differ in which one they take\n");
  EXPECT_EQ(faults("{[[a]]: 1, b: 2, [[\"a\"]]: 3}\n"),
            "the key `a` stands twice in one map [duplicate-key]\n"
            "  note: it stands here already\n"
            "  help: remove one of the two; YAML readers differ in which one they take\n");
  parse("x: {title: a}\ny: {title: b}\n");
}

TEST_F(Yaml, KeysAreWords) {
  EXPECT_TRUE(faults("? [[[a, b]]]\n: 1\n").starts_with("a key is a word, and this is a list [wrong-type]\n"));
  EXPECT_TRUE(faults("[[{a: b}]]: c\n").starts_with("a key is a word, and this is a map [wrong-type]\n"));
}

TEST_F(Yaml, TagsMeanNothing) {
  EXPECT_EQ(faults("title: [[!Important]] text\n"),
            "the tag `!Important` means nothing in a figure [yaml-syntax]\n"
            "  help: if the text itself begins with `!`, put it in quotes\n");
  EXPECT_EQ(faults("a: [[!x]] [1]\n"),
            "the tag `!x` means nothing in a figure [yaml-syntax]\n"
            "  help: if the text itself begins with `!`, put it in quotes\n");
}

TEST_F(Yaml, ASecondDocumentIsAnError) {
  EXPECT_EQ(faults_of("a: 1\n---\nb: 2\n"),
            "2:1+3: a second YAML document begins here [yaml-document]\n"
            "  help: a figure is one document: remove the `---`, or put the second figure into a file of its own\n");
  parse("---\na: 1\n...\n");
}

TEST_F(Yaml, AFileWithoutAValueIsAnError) {
  for (const char* text : {"", "# only a comment\n", "\n\n"}) {
    const std::string said = faults_of(text);
    EXPECT_TRUE(said.ends_with(" [yaml-document]\n  help: begin with `panels:`; `burin --help` names an example\n")) << said;
  }
}

TEST_F(Yaml, DeepNestingIsAnErrorAndNoCrash) {
  const std::string fault = ": lists and maps are nested deeper than 64 [yaml-limit]\n";
  EXPECT_TRUE(faults_of(std::string(600, '[')).ends_with(fault));
  EXPECT_TRUE(faults_of(std::string(200000, '[')).ends_with(fault));
  std::string dashes, blocks;
  for (int i = 0; i < 3000; ++i) dashes += "- ", blocks += std::string(static_cast<std::size_t>(i), ' ') + "a:\n";
  EXPECT_EQ(faults_of(dashes), "1:129+1" + fault);
  EXPECT_EQ(faults_of(blocks), "65:65+1" + fault);
  parse(std::string(64, '[') + std::string(64, ']'));
}

TEST_F(Yaml, AliasesThatUnfoldWithoutMeasureAreAnError) {
  std::string bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
  for (int i = 1; i < 9; ++i) {
    bomb += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [";
    for (int k = 0; k < 10; ++k) bomb += "*a" + std::to_string(i - 1) + (k < 9 ? ", " : "]\n");
  }
  const std::string said = faults_of(bomb);
  EXPECT_NE(said.find("the file holds more than 500000 values, counting each alias as all that it stands for [yaml-limit]\n"), said.npos)
      << said;
}

TEST_F(Yaml, AliasesMayUnfoldIntoHundredsOfThousandsOfValues) {
  const auto list = [](const std::string& item, int count) {
    std::string text = "[";
    for (int i = 0; i < count; ++i) text += item + (i + 1 < count ? ", " : "]\n");
    return text;
  };
  const Node& root = parse("a: &a " + list("1", 100) + "b: &b " + list("*a", 100) + "c: " + list("*b", 30));
  EXPECT_EQ(root.find("c")->items[29].items[99].items[99].text, "1");
}

TEST_F(Yaml, AnAliasInsideOfWhatItNamesIsAnError) {
  EXPECT_EQ(faults_of("a: &a [1, *a]\n"),
            "1:11+1: this alias stands inside of the value that it names, which would never end [yaml-limit]\n");
}

TEST_F(Yaml, AnUnknownAliasIsASyntaxError) { EXPECT_NE(faults_of("a: *b\n").find("[yaml-syntax]"), std::string::npos); }

TEST_F(Yaml, TextsThatNeedQuotesAreAskedForThem) {
  for (const char* text : {"title: %d tasks\n", "title: @home\n", "title: `code`\n", "title: {a}_b\n", "title: [0, 1)\n",
                           "title: Latency: p99\n", "title: *x\n"}) {
    const std::string said = faults_of(text);
    EXPECT_NE(said.find("[yaml-syntax]\n"), said.npos) << text << said;
    EXPECT_NE(said.find("quotes"), said.npos) << text << said;
  }
}

TEST_F(Yaml, FilesAreUtf8WithoutControlCharacters) {
  EXPECT_EQ(faults_of("title: \xB5s\n"), "1:8+1: the byte 0xB5 is not UTF-8 [encoding]\n  help: save the file as UTF-8\n");
  EXPECT_EQ(faults_of(std::string("a: x\0y\n", 7)),
            "1:5+1: the control character U+0000 stands in the file [encoding]\n  help: remove it\n");
  EXPECT_EQ(faults_of("a: \x7f\n"), "1:4+1: the control character U+007F stands in the file [encoding]\n  help: remove it\n");
  EXPECT_NE(faults_of("a: \xC2\x85\n").find("U+0085"), std::string::npos);
  EXPECT_EQ(faults_of(std::string("\xFF\xFE"
                                  "a\0",
                                  4)),
            "1:1+1: the file is UTF-16 [encoding]\n  help: save it as UTF-8\n");
  EXPECT_EQ(faults_of(std::string("a\0:\0", 4)), "1:1+1: the file is UTF-16 [encoding]\n  help: save it as UTF-8\n");
  // Overlong, a surrogate, beyond Unicode, cut off.
  for (const char* bytes : {"\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xE2\x82", "\x80"})
    EXPECT_NE(faults_of(std::string("a: ") + bytes).find("is not UTF-8 [encoding]"), std::string::npos);
  parse("a: µ×😀\u4e2d\r\nb: 1\r\n");
}

TEST_F(Yaml, MistypedDocumentsAreFaultsAndNeverAnException) {
  for (const char* text : {"----\na: 1\n",
                           "a: b: c\n",
                           "{",
                           "]",
                           "- a\nb: 1\n",
                           "a: 'x\n",
                           "a: \"x\n",
                           "%YAML 9.9\n---\na: 1\n",
                           "? ",
                           ": ",
                           "&a",
                           "!",
                           "a: |x\n y\n",
                           "a\n- b",
                           "\t",
                           "a:\t1",
                           "\"\\ud800\": 1",
                           "<<: *a",
                           "{a: 1, <<: }",
                           "a: !<> b",
                           "a: &\n",
                           "[a, b",
                           "#"}) {
    SCOPED_TRACE(text);
    diagnostics_ = {};
    const Source& source = sources_.add("fig.yaml", text);
    const auto root = parse_yaml(source, diagnostics_);
    EXPECT_TRUE(root || diagnostics_.has_errors());
    for (const Diagnostic& each : diagnostics_.all()) EXPECT_LE(each.span.end, source.text.size());
  }
}

}  // namespace
}  // namespace burin
