// Comes in: an expression as the author wrote it. Goes out: its meaning, with every name and text in it and their places.
// Checks grammar, functions and the number of their arguments; does not know columns or constants: see evaluate.h.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/table.h"
#include "diag/diagnostic.h"

namespace burin {

/// An expression over columns and constants. Nothing in it can run a program or read a file.
struct Expression {
  struct Name {
    std::string text;
    Span span;            ///< where it is used first
    bool number = false;  ///< used as a number, and not only compared with texts
  };
  /// Whether the cell of a column is a text: 1 or 0.
  struct TextTest {
    std::size_t name;  ///< which of `names`
    CellValue value;
  };
  std::string text;  ///< as written
  Span span;
  std::vector<Name> names;  ///< each once, in the order of their first use
  std::vector<TextTest> tests;
  std::vector<double> numbers;
  std::string formula;  ///< in calls and brackets only: `n0` is a name, `t0` a test, `k0` a number
};

/// Reads an expression that stands at `span`. Nothing if it is none; then there is an error (`bad-expression`, `unknown-name` for
/// functions), at the very word if the source at `span` reads like `text`, quotes aside.
std::optional<Expression> parse_expression(std::string_view text, Span span, Diagnostics& diagnostics);

/// Whether a name means something in expressions already: `and`, `or`, `not`, and functions.
bool is_reserved(std::string_view name);

}  // namespace burin
