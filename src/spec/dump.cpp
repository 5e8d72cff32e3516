#include "spec/dump.h"

#include "yaml/dump.h"

namespace burin {

std::string dump_figure(const Figure& figure) {
  std::string out;
  dump_fields(figure, "", out);
  return out;
}

}  // namespace burin
