#include "diag/diagnostic.h"

#include <algorithm>
#include <map>

namespace burin {
namespace {

/// Texts may quote an author's words, which may be as long as a file: then the middle is left out.
std::string shortened(std::string text) {
  constexpr std::size_t kLongest = 1000, kEnd = kLongest / 2;
  if (text.size() <= kLongest) return text;
  const auto inside = [&](std::size_t at) { return (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80; };
  std::size_t from = kEnd, to = text.size() - kEnd;
  while (from > 0 && inside(from)) --from;
  while (to < text.size() && inside(to)) ++to;
  return text.replace(from, to - from, "…");
}

constexpr std::size_t kShownRepeats = 3;  // of the aliases that stand for a value

}  // namespace

std::span<const Code* const> all_codes() {
  static constexpr const Code* kCodes[] = {
#define BURIN_CODE(id, name, severity, doc) &codes::id,
#include "diag/codes.inc"
#undef BURIN_CODE
  };
  return kCodes;
}

Diagnostic& Diagnostic::note(Span place, std::string text) {
  notes.push_back({place, shortened(std::move(text))});
  return *this;
}

Diagnostic& Diagnostic::advise(std::string text) {
  if (!text.empty()) help = shortened(std::move(text));
  return *this;
}

Diagnostic& Diagnostics::add(const Code& code, Span span, std::string message) {
  message = shortened(std::move(message));
  if (span && !seen_.emplace(&code, span.source, span.begin, span.end, message).second) return unkept_ = {};
  std::size_t& count = code.severity == Severity::error ? errors_ : warnings_;
  if (++count > kLimit) {
    ++dropped_;
    return unkept_ = {};
  }
  Diagnostic& added = list_.emplace_back(Diagnostic{&code, strict_ ? Severity::error : code.severity, span, std::move(message), {}, {}});
  for (const auto& [origin, use] : repeats_) {
    if (added.notes.size() == kShownRepeats) break;
    const bool within = span && span.source == origin.source && span.begin >= origin.begin && span.end <= origin.end;
    if (within) added.note(use, "it is used here as well");
  }
  return added;
}

bool Diagnostics::has_errors() const {
  return std::any_of(list_.begin(), list_.end(), [](const Diagnostic& d) { return d.severity == Severity::error; });
}

void Diagnostics::promote_warnings() {
  strict_ = true;
  for (Diagnostic& d : list_) d.severity = Severity::error;
}

std::vector<Diagnostic> Diagnostics::sorted(const Sources& sources) const {
  std::map<const Source*, std::size_t> order;
  for (const Source& source : sources.all()) order.emplace(&source, order.size());
  const auto key = [&](const Diagnostic& d) {
    const auto found = order.find(d.span.source);
    return std::pair(found == order.end() ? order.size() : found->second, d.span.begin);
  };
  std::vector<Diagnostic> result = list_;
  std::stable_sort(result.begin(), result.end(), [&](const auto& a, const auto& b) { return key(a) < key(b); });
  return result;
}

}  // namespace burin
