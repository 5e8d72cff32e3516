// Comes in: panels whose own axes are decided. Goes out: their insets, resolved like panels: with the panel's data and marks on axes of
// their own. Does not place them.
#pragma once

#include "scene/axes.h"

namespace burin {

/// Adds to each panel the inset that its spec has.
void resolve_insets(std::vector<PanelDraft>& drafts, PanelContext& context);

}  // namespace burin
