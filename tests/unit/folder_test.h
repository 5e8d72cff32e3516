// A test with a folder of its own on the disk.
#pragma once

#include <gtest/gtest.h>

#include "temp_folder.h"

namespace burin {

class FolderTest : public testing::Test {
 protected:
  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::string read(const std::string& name) const { return folder_.read(name); }
  void write(const std::string& name, const std::string& bytes) const { folder_.write(name, bytes); }

  const TempFolder folder_;
};

}  // namespace burin
