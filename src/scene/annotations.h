// Comes in: a panel's annotations, once its series are drawn, or the page's. Goes out: notes, shapes and brackets with their points
// settled, those of series among them. Does not place anything: a note's box is measured in layout/.
#pragma once

#include "scene/axes.h"

namespace burin {

/// Adds the panel's annotations to its draft. One that draws nothing, or more than one thing, is an error, as is a point that is not there.
void resolve_annotations(const std::vector<Annotation>& annotations, PanelDraft& draft, PanelContext& context);

/// A point of the panel, settled; nothing if it is not there, or its values cannot stand on their axes, which is an error.
std::optional<ScenePoint> resolve_point(const Point& point, const PanelDraft& draft, PanelContext& context);

/// The page's own, all at parts of the page: numbers and points of series are errors.
SceneAnnotations resolve_page_annotations(const std::vector<Annotation>& annotations, PanelContext& context);

}  // namespace burin
