// Comes in: the text of an expression. Goes out: its words, or the first thing in it that is none. Knows no grammar: see expression.h.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "diag/diagnostic.h"

namespace burin {

/// One word of an expression; `begin` and `end` are bytes of its text.
struct Token {
  enum class Kind { number, name, text, symbol, end };
  Kind kind = Kind::end;
  std::string text;  ///< a name or text without its quotes; `and`, `or` and `not` are symbols
  double number = 0;
  bool quoted = false;  ///< a name in back ticks
  std::size_t begin = 0, end = 0;

  bool is(std::string_view symbol) const { return kind == Kind::symbol && text == symbol; }
};

/// What is wrong with an expression, in bytes of its text.
struct ExpressionFault {
  std::size_t begin = 0, end = 0;
  std::string message, help;
  const Code* code = &codes::bad_expression;
};

/// The words of `text`, the last of kind `end`. False leaves the fault.
bool read_tokens(std::string_view text, std::vector<Token>& tokens, ExpressionFault& fault);

}  // namespace burin
