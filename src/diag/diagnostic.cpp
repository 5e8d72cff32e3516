#include "diag/diagnostic.h"

#include <algorithm>
#include <map>

namespace burin {

std::span<const Code* const> all_codes() {
  static constexpr const Code* kCodes[] = {
#define BURIN_CODE(id, name, severity, doc) &codes::id,
#include "diag/codes.inc"
#undef BURIN_CODE
  };
  return kCodes;
}

Diagnostic& Diagnostic::note(Span place, std::string text) {
  notes.push_back({place, std::move(text)});
  return *this;
}

Diagnostic& Diagnostic::advise(std::string text) {
  if (!text.empty()) help = std::move(text);
  return *this;
}

Diagnostic& Diagnostics::add(const Code& code, Span span, std::string message) {
  if (span) {
    const std::pair bytes(span.begin, span.end);
    for (auto [at, end] = at_.equal_range(bytes); at != end; ++at)
      if (const Diagnostic& d = list_[at->second]; d.code == &code && d.span == span && d.message == message) return repeated_ = {};
    at_.emplace(bytes, list_.size());
  }
  return list_.emplace_back(Diagnostic{&code, code.severity, span, std::move(message), {}, {}});
}

bool Diagnostics::has_errors() const {
  return std::any_of(list_.begin(), list_.end(), [](const Diagnostic& d) { return d.severity == Severity::error; });
}

void Diagnostics::promote_warnings() {
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
