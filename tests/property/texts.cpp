#include "texts.h"

#include <algorithm>
#include <string_view>

namespace burin::property {
namespace {

constexpr std::string_view kPlain[] = {"Time",   "Throughput", "latency", "of",      "GPUs",   "mean",  "Average", "task", "per",  "(s)",
                                       "tokens", "by",         "size",    "speedup", "jitter", "Queue", "7B",      "A100", "fp16", "MiB/s"};
constexpr std::string_view kSigns[] = {
    "batch_size=1", "50%",   "p99%d", "O(n^2)", "{a, b}",     "}",         "{",          "}{",     "it's",   "\"q\"", "C:\\new", "#1",
    "@home",        "a & b", "~5",    "x~y",    "sort_array", "notitle",   "with lines", "at 1,1", "`date`", "a: b",  "- x",     "[0, 1)",
    "noenhanced",   "*p",    "!x",    "%",      "x|y",        "a<b",       "\\alpha",    "''",     "$(ls)",  "a_b^c", "&amp;",   "\\\\",
    "__init__",     "100 %", "<-",    "=>",     "fi fl ffi",  "difficult", "AVAToWe",    "//",     "f(x);",  "?",     "^",       "_"};
constexpr std::string_view kAccents[] = {"Größe", "naïve", "Łódź", "Ångström", "Čapek", "señor", "façade", "Þór", "őrült", "Übung"};
constexpr std::string_view kGreek[] = {"Ταχύτητα", "μέσος", "λ", "Ωμ", "χρόνος", "ψηφία"};
constexpr std::string_view kCyrillic[] = {"Скорость", "время", "объём", "Ёлка", "щит", "Київ"};
constexpr std::string_view kSymbols[] = {"±5", "3×4", "→", "≤ 7", "10 µs", "–", "…",  "«a»", "“b”",
                                         "°C", "½",   "€", "№ 1", "•",     "∞", "√2", "≈"};
constexpr std::string_view kMath[] = {"$10^{-3}$",      "$T_\\mathrm{p99}$", "$\\mu$s",           "$\\alpha_{i}^2$", "$\\frac{a}{b}$",
                                      "$\\hat{x}$",     "$\\sqrt{n}$",       "$\\log_2 n$",       "$O(n\\log n)$",   "$x \\le y$",
                                      "$\\pm 1.5$",     "$e^{-x^2}$",        "$\\mathbf{W}_{q}$", "$\\Delta t$",     "$n \\times 2^{k}$",
                                      "$\\text{loss}$", "$a_{i_j}$",         "$\\ell_2$",         "$50\\%$",         "$\\beta=0.9$"};
constexpr std::string_view kShort[] = {"x", "a_1", "λ", "5%"};
constexpr std::string_view kRich[] = {"**bold**", "*italic*", "**two words**", "*so it is*", "2 * 3", "***"};

/// A word; mathematics where the figure reads it. Dollars that are none would pair with its dollars.
std::string_view random_word(TextKind kind, Dice& dice) {
  const int roll = dice.between(1, 100);
  if (roll <= 12 && kind != TextKind::literal) return dice.pick(kMath);
  if (roll <= 24 && kind == TextKind::rich) return dice.pick(kRich);
  if (roll <= 40) {
    const std::string_view word = dice.pick(kSigns);
    return kind != TextKind::literal && word.find('$') != word.npos ? "dollar" : word;
  }
  if (roll <= 46) return dice.pick(kAccents);
  if (roll <= 52) return dice.pick(kGreek);
  if (roll <= 58) return dice.pick(kCyrillic);
  if (roll <= 65) return dice.pick(kSymbols);
  return dice.pick(kPlain);
}

/// About how many characters of the page a word takes.
std::size_t width_of(std::string_view word) {
  if (word.starts_with("$") && word.size() > 3) return 5;
  std::size_t count = 0;
  for (const char c : word) count += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  return count;
}

}  // namespace

std::string random_line(std::size_t length, TextKind kind, Dice& dice) {
  std::string line(random_word(kind, dice));
  // A long first word for a short line: a short one that is sure to fit.
  if (width_of(line) > length + 2) line = dice.pick(kShort);
  for (std::size_t at = width_of(line); at < length;) {
    const std::string_view word = random_word(kind, dice);
    at += width_of(word) + 1;
    if (at > length) break;
    line += dice.chance(3) ? "  " : " ";
    line += word;
  }
  return line;
}

std::string random_text(std::size_t length, std::size_t lines, TextKind kind, Dice& dice) {
  std::string text = random_line(1 + dice.below(std::max<std::size_t>(length, 1)), kind, dice);
  const std::size_t more = dice.below(lines);
  for (std::size_t i = 0; i < more; ++i) text += "\n" + random_line(1 + dice.below(std::max<std::size_t>(length, 1)), kind, dice);
  return text;
}

}  // namespace burin::property
