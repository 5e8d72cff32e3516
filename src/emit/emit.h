// Comes in: a scene and its layout. Goes out: the script that draws them. Cannot fail: all that could be wrong is settled before.
// The only place that knows gnuplot's commands; its pieces of text are in templates/script/.
#pragma once

#include <string>

#include "gnuplot/script.h"
#include "layout/layout.h"

namespace burin {

/// What a script says of itself.
struct ScriptNames {
  std::string title;    ///< of the figure, for the comment at the head
  std::string version;  ///< of burin
  std::string spec;     ///< the YAML's name
  std::string script;   ///< the script's own name
  std::string output;   ///< the PDF that it writes
};

/// The stage "emit".
Script emit(const Scene& scene, const Layout& layout, const ScriptNames& names);

/// A script of one line that makes gnuplot load its fonts and leaves nothing behind, to be sent while burin still compiles.
std::string warm_up(const FontSpec& font);

}  // namespace burin
