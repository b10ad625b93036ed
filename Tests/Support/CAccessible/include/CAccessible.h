#pragma once

// Without GTK's headers: a second module that reads them must set the same macros, or Swift takes neither.

/// Needed because Swift cannot call the variadic gtk_test_accessible_check_state(): whether a GtkWidget exposes that it is
/// disabled.
int caccessible_is_disabled(void *_Nonnull widget);
