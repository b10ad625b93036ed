#pragma once

#include <gtk/gtk.h>

// Needed because Swift cannot call the variadic gtk_test_accessible_check_state(): whether a widget exposes that it is
// disabled.
static inline gboolean caccessible_is_disabled(GtkWidget *_Nonnull widget) {
  char *difference =
      gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  g_free(difference);
  return difference == NULL;
}
