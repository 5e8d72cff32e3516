// What a figure's file says, one line for each key that it writes. For `--dump=spec`.
#pragma once

#include <string>

#include "spec/figure.h"

namespace burin {

std::string dump_figure(const Figure& figure);

}  // namespace burin
