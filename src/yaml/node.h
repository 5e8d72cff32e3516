// Comes in: the text of a YAML file. Goes out: a tree of nodes that know their place, aliases and merge keys (`<<`) unfolded.
// What YAML itself forbids, and what it allows but traps authors (duplicate keys, tags, a second document), is a diagnostic here.
// Does not know the language of figures. node.cpp is the only file that includes yaml-cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "diag/diagnostic.h"

namespace burin {

struct Entry;

/// One YAML value with its place. A scalar keeps its text as written; nothing is guessed from it (`no` stays "no").
struct Node {
  enum class Kind { null, scalar, sequence, map };
  Kind kind = Kind::null;
  bool quoted = false;         ///< a scalar in quotes or a block: text, whatever it looks like
  std::string text;            ///< of a scalar
  Span span;                   ///< a scalar whole; of a list or map its beginning
  std::vector<Node> items;     ///< of a sequence
  std::vector<Entry> entries;  ///< of a map, in the order of the file

  bool is_null() const { return kind == Kind::null; }
  bool is_scalar() const { return kind == Kind::scalar; }
  bool is_sequence() const { return kind == Kind::sequence; }
  bool is_map() const { return kind == Kind::map; }
  /// The value of a key in a map; null if it is not there.
  const Node* find(std::string_view key) const;
};

/// A key and its value. The key is a scalar.
struct Entry {
  Node key;
  Node value;
};

/// "a number", "a text", "a list", "a map", "nothing": what a node is, for messages.
std::string_view kind_name(const Node& node);

/// Parses a source that holds one YAML document. Nothing if it cannot be read; then there is an error.
std::optional<Node> parse_yaml(const Source& source, Diagnostics& diagnostics);

/// Checks that a source is printable UTF-8 before anything parses it. False if there was an error.
bool check_encoding(const Source& source, Diagnostics& diagnostics);

}  // namespace burin
