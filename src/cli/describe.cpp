// burin schema and burin reference: the language told to editors and people.
#include "cli/options.h"
#include "cli/output.h"
#include "describe/reference.h"
#include "describe/schema.h"

namespace burin {

int run_schema() { return print(json_schema()); }
int run_reference() { return print(reference_page()); }

}  // namespace burin
