// A scene as text: what was decided, in the order of the figure. For `--dump=scene` and golden files.
#pragma once

#include <string>

#include "scene/scene.h"

namespace burin {

std::string dump_scene(const Scene& scene);
/// One line for a text: its lines, font and colour.
std::string text_summary(const SceneText& text);

}  // namespace burin
