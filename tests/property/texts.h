// Random texts: words of many scripts, characters that mean something to YAML, to gnuplot or to TeX, mathematics, rich text.
#pragma once

#include <string>

#include "dice.h"

namespace burin::property {

/// How the figure reads its texts.
enum class TextKind { math, literal, rich };

/// One line of about `length` characters, at least one word.
std::string random_line(std::size_t length, TextKind kind, Dice& dice);

/// Up to `lines` lines, each of at most about `length` characters.
std::string random_text(std::size_t length, std::size_t lines, TextKind kind, Dice& dice);

}  // namespace burin::property
