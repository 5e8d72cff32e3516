// The language as a page for people: docs/reference.md.
#pragma once

#include <string>

namespace burin {

/// Markdown: every map with its keys, what they take, and an example; marks, colours and codes of diagnostics.
std::string reference_page();

}  // namespace burin
