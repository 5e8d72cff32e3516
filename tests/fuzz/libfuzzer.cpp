// One target as libFuzzer calls it; BURIN_FUZZ_TARGET is its name.
#include <cstddef>
#include <cstdint>

#include "entry.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  burin::fuzz::BURIN_FUZZ_TARGET({reinterpret_cast<const char*>(bytes), size});
  return 0;
}
