// A YAML document that is being made: a tree of maps, lists and scalars, and its text as an author would write it.
#pragma once

#include <list>
#include <string>
#include <utility>
#include <vector>

#include "dice.h"

namespace burin::property {

struct Yaml {
  enum class Kind { map, list, scalar };
  Kind kind = Kind::map;
  std::string scalar;  ///< as it is written, quotes included
  std::vector<Yaml> items;
  std::list<std::pair<std::string, Yaml>> entries;  ///< a list, so that an entry stays where it is when others are added

  Yaml() = default;
  /// A scalar that needs no quotes.
  Yaml(std::string word) : kind(Kind::scalar), scalar(std::move(word)) {}
  Yaml(const char* word) : Yaml(std::string(word)) {}
  Yaml(double number);
  Yaml(int number) : Yaml(static_cast<double>(number)) {}
  static Yaml list(std::vector<Yaml> items = {});

  bool empty() const { return kind != Kind::scalar && items.empty() && entries.empty(); }
  bool has(const std::string& key) const;
  /// The value of a key, which is made if it is not there.
  Yaml& operator[](const std::string& key);
};

/// A text in quotes, or without them if it needs none: one of the ways in which YAML writes it.
Yaml quoted_text(const std::string& text, Dice& dice);

/// The document: short maps and lists in one line, others in a line for each entry. Maps in a random order of their keys if `dice` is
/// given, but for those whose order means something.
std::string yaml_text(const Yaml& root, Dice* dice = nullptr);

}  // namespace burin::property
