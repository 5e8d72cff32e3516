// The features of random figures: each function adds the keys of one part of the language, by chance, or nothing.
// A new key is a few lines in one of them or a function of its own in the lists of draft.cpp. Does not check what comes out.
#pragma once

#include "draft.h"

namespace burin::property {

// Of the figure (figure_features.cpp), in the order in which they depend on each other.
void plan_grid(Draft& draft);
void add_text_mode(Draft& draft);
void add_registry(Draft& draft);
void add_legend(Draft& draft);
void add_look(Draft& draft);
void add_size(Draft& draft);
void add_grid(Draft& draft);
void add_legend_place(Draft& draft);
void add_share(Draft& draft);
void add_every_panel(Draft& draft);
void add_titles(Draft& draft);
void add_letters(Draft& draft);

// Of one panel (panel_features.cpp).
void add_title(Draft& draft, PanelDraft& panel);
void add_second_axes(Draft& draft, PanelDraft& panel);
void add_axes(Draft& draft, PanelDraft& panel);
void add_marks(Draft& draft, PanelDraft& panel);
void add_notes(Draft& draft, PanelDraft& panel);
void add_shapes(Draft& draft, PanelDraft& panel);
void add_own_legend(Draft& draft, PanelDraft& panel);
void add_aspect(Draft& draft, PanelDraft& panel);

// Of one panel, inside of its box, and of the page (inner_features.cpp).
void add_inset(Draft& draft, PanelDraft& panel);
void add_bracket(Draft& draft, PanelDraft& panel);
void add_moving_note(Draft& draft, PanelDraft& panel);
void add_page_annotations(Draft& draft);

/// What an axis of random data shows.
AxisPlan random_axis(Dice& dice);

}  // namespace burin::property
