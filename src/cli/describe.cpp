// burin schema and burin reference: the language told to editors and people.
#include <cstdio>

#include "cli/options.h"
#include "describe/reference.h"
#include "describe/schema.h"

namespace burin {
namespace {

int print(const std::string& text) {
  return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0 ? kFine : kSystemFailed;
}

}  // namespace

int run_schema() { return print(json_schema()); }
int run_reference() { return print(reference_page()); }

}  // namespace burin
