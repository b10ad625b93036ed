#pragma once

// Without GTK's headers: a second module that reads them must set the same macros, or Swift takes neither.

/// Needed because Swift cannot call the variadic gtk_test_accessible_check_state(): whether a GtkWidget exposes that it is
/// disabled.
int caccessible_is_disabled(void *_Nonnull widget);

/// Needed because Swift cannot call the variadic gtk_test_accessible_check_property(): whether a GtkWidget's label, for
/// assistive technologies, is this.
int caccessible_is_called(void *_Nonnull widget, const char *_Nonnull label);

/// Needed for the same reason: whether a GtkWidget's description, for assistive technologies, is this.
int caccessible_is_described(void *_Nonnull widget, const char *_Nonnull text);
