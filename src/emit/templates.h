// The pieces of templates/script/, built into the program. Each is text with `{name}` holes; a brace of gnuplot's own would be doubled.
#pragma once

#include <string_view>

namespace burin::templates {

extern const std::string_view kHeader, kData, kBegin, kPanel, kPage, kEnd;

}  // namespace burin::templates
