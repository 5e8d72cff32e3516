// The language as a JSON Schema (draft 7, which yaml-language-server completes from), for editors and validators.
#pragma once

#include <string>

namespace burin {

/// The schema, indented by two, with a line end at its end.
std::string json_schema();

}  // namespace burin
