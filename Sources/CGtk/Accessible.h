#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS
_Pragma("clang assume_nonnull begin")

/// Needed because only the variadic gtk_test_accessible_check_property() returns the texts that assistive technologies
/// get, as a difference from another text. The caller frees the text; NULL if there is none.
static inline char *_Nullable cgtk_accessible_text(GtkAccessible *accessible, GtkAccessibleProperty property) {
  if (!gtk_test_accessible_has_property(accessible, property)) return NULL;
  return gtk_test_accessible_check_property(accessible, property, "\x01");
}

/// Needed because only the variadic gtk_test_accessible_check_state() returns states. The answer is "true", "false" or
/// "mixed", and the caller frees it; NULL where the state is not set.
static inline char *_Nullable cgtk_accessible_state(GtkAccessible *accessible, GtkAccessibleState state) {
  if (!gtk_test_accessible_has_state(accessible, state)) return NULL;
  char *difference = gtk_test_accessible_check_state(accessible, state, TRUE);
  return difference ? difference : g_strdup("true");
}

_Pragma("clang assume_nonnull end")
G_END_DECLS
