#include "yaml/node.h"

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "diag/number.h"
#include "diag/utf8.h"
#include "yaml/syntax.h"

// yaml-cpp 0.7 declares its parser and events in headers of their own.
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/parser.h>

namespace burin {
namespace {

constexpr std::size_t kMaxDepth = 64;       // no figure nests deeper; yaml-cpp gives up at 500
constexpr std::size_t kMaxNodes = 500'000;  // of the unfolded tree, aliases counted each time
constexpr std::size_t kTextBytes = 100;     // of a scalar that weigh as much as a node

/// Thrown by the event handler to leave yaml-cpp's parser; never leaves this file.
struct Stop {};

/// Builds the tree from yaml-cpp's events: unlike its nodes, they tell an alias' own place and every duplicate key.
class TreeBuilder : public YAML::EventHandler {
 public:
  TreeBuilder(const Source& source, Diagnostics& diagnostics) : source_(source), diagnostics_(diagnostics) {}

  void OnDocumentStart(const YAML::Mark& mark) override {
    if (++documents_ == 1) return;
    diagnostics_.add(codes::yaml_document, span_at(mark, 3), "a second YAML document begins here")
        .advise("a figure is one document: remove the `---`, or put the second figure into a file of its own");
    throw Stop{};
  }
  void OnDocumentEnd() override {}

  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    Node node;
    // A null that is not written has the mark of what follows it: its key's place is the better one.
    const std::size_t at = offset(mark);
    const std::string_view rest = std::string_view(source_.text).substr(at), word = rest.substr(0, rest.find_first_of(" \t\r\n,]}:"));
    if (word == "~" || word == "null" || word == "Null" || word == "NULL")
      node.span = {&source_, at, at + word.size()};
    else if (!stack_.empty() && stack_.back().key)
      node.span = stack_.back().key->span;
    else
      node.span = span_at(mark, 1);
    finish(std::move(node), anchor);
  }

  void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    const auto found = anchors_.find(anchor);
    if (found == anchors_.end()) {
      diagnostics_.add(codes::yaml_limit, span_at(mark, 1), "this alias stands inside of the value that it names, which would never end");
      throw Stop{};
    }
    unused_.erase(anchor);
    const Anchored& anchored = found->second;
    count(anchored.nodes, span_at(mark, 1));
    diagnostics_.repeated(anchored.extent, {&source_, offset(mark), end_of_alias(offset(mark))});
    add(anchored.node);
  }

  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, const std::string& value) override {
    Node node;
    node.kind = Node::Kind::scalar;
    node.text = value;
    const std::size_t begin = past_properties(offset(mark));
    node.span = {&source_, begin, end_of_scalar(source_.text, begin, value)};
    const char first = begin < source_.text.size() ? source_.text[begin] : ' ';
    node.quoted = first == '"' || first == '\'' || first == '|' || first == '>';
    if ((first == '"' || first == '\'') && end_of_quoted(source_.text, begin) == std::string::npos) {
      diagnostics_.add(codes::yaml_syntax, {&source_, begin, begin + 1}, "the quote that begins here is never closed");
      throw Stop{};
    }
    check_tag(tag, mark);
    finish(std::move(node), anchor);
  }

  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value) override {
    open(Node::Kind::sequence, mark, tag, anchor);
  }
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value) override {
    open(Node::Kind::map, mark, tag, anchor);
  }
  void OnMapEnd() override { close(); }
  void OnAnchor(const YAML::Mark& mark, const std::string& name) override { anchor_span_ = span_at(mark, name.size() + 1); }

  /// `title: &x` is a title without a text, and `title: &x y` is `y`: neither is what its author wrote.
  void report_unused_anchors() {
    for (const auto& [anchor, span] : unused_)
      diagnostics_.add(codes::yaml_syntax, span, "nothing refers to this anchor")
          .advise("put a text that begins with `&` in quotes: \"…\"");
  }

  Node take_root() { return std::move(root_); }
  std::size_t documents() const { return documents_; }

 private:
  /// A value that aliases may stand for.
  struct Anchored {
    Node node;
    std::size_t nodes = 1;  // it weighs
    Span extent;            // from its beginning to the end of the last value in it
  };
  struct Open {
    Node node;
    YAML::anchor_t anchor = 0;
    std::optional<Node> key;  // of a map: read, and waiting for its value
    std::size_t nodes = 1;
    std::map<std::string, Span> keys;
  };

  std::size_t offset(const YAML::Mark& mark) const {
    return std::min(static_cast<std::size_t>(std::max(mark.pos, 0)), source_.text.size());
  }
  Span span_at(const YAML::Mark& mark, std::size_t length) const {
    const std::size_t at = offset(mark);
    return {&source_, at, std::min(at + length, source_.text.size())};
  }

  std::size_t end_of_alias(std::size_t at) const { return std::min(source_.text.find_first_of(" \t\r\n,]}", at), source_.text.size()); }

  /// The mark of a value with an anchor or a tag is that of the anchor or tag: moves past them.
  std::size_t past_properties(std::size_t at) const {
    const std::string& text = source_.text;
    while (at < text.size() && (text[at] == '&' || text[at] == '!')) {
      at = std::min(text.find_first_of(" \t\r\n", at), text.size());
      at = std::min(text.find_first_not_of(" \t\r\n", at), text.size());
    }
    return at;
  }

  void check_tag(const std::string& tag, const YAML::Mark& mark) {
    if (tag.empty() || tag == "?" || tag == "!" || tag.starts_with("tag:yaml.org,2002:")) return;
    diagnostics_.add(codes::yaml_syntax, span_at(mark, tag.size()), fmt::format("the tag `{}` means nothing in a figure", tag))
        .advise("if the text itself begins with `!`, put it in quotes");
  }

  /// Counts values that the list or map around them holds.
  void count(std::size_t nodes, const Span& span) {
    if (!stack_.empty()) stack_.back().nodes += nodes;
    spend(nodes, span);
  }
  void spend(std::size_t nodes, const Span& span) {
    total_ += nodes;
    if (total_ <= kMaxNodes) return;
    diagnostics_
        .add(codes::yaml_limit, span,
             fmt::format("the file holds more than {} values, counting each alias as all that it stands for", kMaxNodes))
        .advise("put large data into a CSV file");
    throw Stop{};
  }

  void open(Node::Kind kind, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor) {
    check_tag(tag, mark);
    if (stack_.size() >= kMaxDepth) {
      diagnostics_.add(codes::yaml_limit, span_at(mark, 1), fmt::format("lists and maps are nested deeper than {}", kMaxDepth));
      throw Stop{};
    }
    count(1, span_at(mark, 1));
    Open next;
    next.node.kind = kind;
    const std::size_t at = past_properties(offset(mark));
    next.node.span = {&source_, at, std::min(at + 1, source_.text.size())};
    next.anchor = anchor;
    stack_.push_back(std::move(next));
  }

  void close() {
    Open done = std::move(stack_.back());
    stack_.pop_back();
    if (done.node.is_map() && !done.node.entries.empty() && source_.text[done.node.span.begin] != '{')
      done.node.span = done.node.entries.front().key.span;
    else if (source_.text[done.node.span.begin] == (done.node.is_map() ? '{' : '['))  // not so for `[a]: b`
      done.node.span.end = end_of_flow(done.node);
    if (done.node.is_map()) merge(done.node);
    if (done.anchor != 0) {
      spend(done.nodes, done.node.span);  // the copy that is kept
      anchors_[done.anchor] = {done.node, done.nodes, {&source_, done.node.span.begin, std::max(done.node.span.end, last_end_)}};
    }
    if (!stack_.empty()) stack_.back().nodes += done.nodes - 1;
    add(std::move(done.node));
  }

  /// The closing bracket of a flow list or map: the first one after its last value, comments and commas skipped.
  std::size_t end_of_flow(const Node& node) const {
    const std::string& text = source_.text;
    std::size_t at = node.span.end;
    const auto past = [&](const Node& n) {
      if (n.span.source == &source_ && n.span.begin >= node.span.begin) at = std::max(at, n.span.end);
    };
    for (const Node& item : node.items) past(item);
    for (const Entry& entry : node.entries) past(entry.key), past(entry.value);
    const char bracket = node.is_map() ? '}' : ']';
    while (at < text.size() && text[at] != bracket) {
      if (text[at] == '#')
        at = std::min(text.find('\n', at), text.size());
      else
        ++at;
    }
    return std::min(at + 1, text.size());
  }

  /// Merge keys: what `<<` names comes after the map's own keys, which win.
  void merge(Node& map) {
    const auto merged =
        std::find_if(map.entries.begin(), map.entries.end(), [](const Entry& e) { return e.key.text == "<<" && !e.key.quoted; });
    if (merged == map.entries.end()) return;
    const Entry entry = *merged;
    map.entries.erase(merged);
    std::set<std::string> names;
    for (const Entry& e : map.entries) names.insert(e.key.text);
    const auto add_from = [&](const Node& from) {
      if (!from.is_map()) {
        diagnostics_.add(codes::wrong_type, from.span, fmt::format("`<<` merges maps, and this is {}", kind_name(from)));
        return;
      }
      for (const Entry& e : from.entries)
        if (names.insert(e.key.text).second) map.entries.push_back(e);
    };
    if (entry.value.is_sequence())
      for (const Node& item : entry.value.items) add_from(item);
    else
      add_from(entry.value);
  }

  void finish(Node node, YAML::anchor_t anchor) {
    const std::size_t weight = 1 + node.text.size() / kTextBytes;
    count(weight, {&source_, node.span.begin, std::min(node.span.begin + 1, source_.text.size())});
    last_end_ = std::max(last_end_, node.span.end);
    if (anchor != 0) anchors_[anchor] = {node, weight, node.span}, unused_[anchor] = anchor_span_;
    add(std::move(node));
  }

  void add(Node node) {
    if (stack_.empty()) {
      root_ = std::move(node);
      return;
    }
    Open& parent = stack_.back();
    if (parent.node.is_sequence()) {
      parent.node.items.push_back(std::move(node));
    } else if (!parent.key) {
      if (!node.is_scalar()) {
        diagnostics_.add(codes::wrong_type, node.span, fmt::format("a key is a word, and this is {}", kind_name(node)))
            .advise(fmt::format("a text that begins with `{}` needs quotes: \"…\"", node.is_map() ? '{' : '['));
      }
      parent.key = std::move(node);
    } else if (!parent.key->is_scalar()) {
      parent.key.reset();
    } else {
      const auto [earlier, is_new] = parent.keys.emplace(parent.key->text, parent.key->span);
      if (is_new) {
        parent.node.entries.push_back({std::move(*parent.key), std::move(node)});
      } else {
        diagnostics_.add(codes::duplicate_key, parent.key->span, fmt::format("the key `{}` stands twice in one map", parent.key->text))
            .note(earlier->second, "it stands here already")
            .advise(duplicate_help(parent.node));
      }
      parent.key.reset();
    }
  }

  /// What to do about a key that stands twice in a map that is being read: perhaps it was meant for a key above that has no value.
  static std::string duplicate_help(const Node& map) {
    const auto above = std::find_if(map.entries.rbegin(), map.entries.rend(),
                                    [](const Entry& e) { return e.value.is_null() && e.value.span == e.key.span; });
    if (above == map.entries.rend()) return "remove one of the two; YAML readers differ in which one they take";
    return fmt::format("remove one of the two; if it belongs to `{}`, which has no value, indent it further", above->key.text);
  }

  const Source& source_;
  Diagnostics& diagnostics_;
  std::vector<Open> stack_;
  std::map<YAML::anchor_t, Anchored> anchors_;
  std::map<YAML::anchor_t, Span> unused_;  // of scalars only: parts kept for later figures are fine
  Span anchor_span_;                       // of the last anchor
  Node root_;
  std::size_t last_end_ = 0;  // of the scalars so far
  std::size_t total_ = 0;
  std::size_t documents_ = 0;
};

void report_exception(const YAML::ParserException& fault, const Source& source, Diagnostics& diagnostics) {
  std::size_t at = fault.mark.is_null() ? 0 : static_cast<std::size_t>(std::max(fault.mark.pos, 0));
  // An error at the very end of the file is shown at the last line that says something.
  if (at >= source.text.size()) at = source.text.find_last_not_of(" \t\r\n") + 1;
  std::string message = fault.msg;
  if (message.ends_with('.')) message.pop_back();
  if (message == "bad file")
    diagnostics.add(codes::yaml_limit, {&source, at, at + 1}, "lists and maps are nested too deeply");
  else
    report_syntax(source, at, message, diagnostics);
}

/// A line before the first value that begins with `%` is a directive to YAML, which yaml-cpp skips in silence. True if there is one.
bool check_directives(const Source& source, Diagnostics& diagnostics) {
  for (std::size_t line = 1; line <= source.line_starts.size(); ++line) {
    const std::string_view text = line_text(source, line);
    if (text.empty() || text.front() == '#' || text.find_first_not_of(" \t") == text.npos) continue;
    if (text.front() != '%') return false;
    const std::size_t begin = source.line_starts[line - 1];
    diagnostics
        .add(codes::yaml_syntax, {&source, begin, begin + text.size()},
             "a line that begins with `%` is a directive to YAML, and figures have none")
        .advise("a comment begins with `#`");
    return true;
  }
  return false;
}

}  // namespace

const Node* Node::find(std::string_view key) const {
  for (const Entry& entry : entries)
    if (entry.key.text == key) return &entry.value;
  return nullptr;
}

std::string_view kind_name(const Node& node) {
  switch (node.kind) {
    case Node::Kind::null:
      return "nothing";
    case Node::Kind::sequence:
      return "a list";
    case Node::Kind::map:
      return "a map";
    case Node::Kind::scalar:
      break;
  }
  return !node.quoted && parse_number(node.text) ? "a number" : "a text";
}

bool check_encoding(const Source& source, Diagnostics& diagnostics) {
  const std::string& text = source.text;
  const auto fault = [&](std::size_t at, std::size_t length, std::string message, std::string help) {
    diagnostics.add(codes::encoding, {&source, at, at + length}, std::move(message)).advise(std::move(help));
    return false;
  };
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF") || (text.size() > 1 && (text[0] == '\0' || text[1] == '\0')))
    return fault(0, 1, "the file is UTF-16", "save it as UTF-8");
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t begin = i;
    const char32_t c = next_code_point(text, i);
    const auto number = static_cast<unsigned>(c);
    if (c == kBroken)
      return fault(begin, 1, fmt::format("the byte 0x{:02X} is not UTF-8", static_cast<unsigned char>(text[begin])),
                   "save the file as UTF-8");
    if ((c < 0x20 && c != '\n' && c != '\r' && c != '\t') || (c >= 0x7F && c < 0xA0))
      return fault(begin, i - begin, fmt::format("the control character U+{:04X} stands in the file", number), "remove it");
    if ((c & 0xFFFE) == 0xFFFE)
      return fault(begin, i - begin, fmt::format("U+{:04X}, which is no character, stands in the file", number), "remove it");
  }
  return true;
}

std::optional<Node> parse_yaml(const Source& source, Diagnostics& diagnostics) {
  if (!check_encoding(source, diagnostics)) return std::nullopt;
  if (check_directives(source, diagnostics)) return std::nullopt;
  TreeBuilder builder(source, diagnostics);
  try {
    std::istringstream in(source.text);
    YAML::Parser parser(in);
    while (parser.HandleNextDocument(builder)) {
    }
  } catch (const Stop&) {
    return std::nullopt;
  } catch (const YAML::ParserException& fault) {
    report_exception(fault, source, diagnostics);
    return std::nullopt;
  } catch (const std::exception& fault) {
    diagnostics.add(codes::yaml_syntax, {&source, 0, 1}, fault.what());
    return std::nullopt;
  }
  builder.report_unused_anchors();
  if (builder.documents() == 0) {
    const bool blank = source.text.find_first_not_of(" \t\r\n") == source.text.npos;
    diagnostics
        .add(codes::yaml_document, {&source, 0, blank ? 0u : 1u}, blank ? "the file is empty" : "the file holds nothing but comments")
        .advise("begin with `panels:`; `burin --help` names an example");
    return std::nullopt;
  }
  return builder.take_root();
}

}  // namespace burin
