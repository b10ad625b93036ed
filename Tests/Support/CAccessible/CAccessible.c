#include "CAccessible.h"

#include <gtk/gtk.h>

int caccessible_is_disabled(void *widget) {
  char *difference = gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  g_free(difference);
  return difference == NULL;
}

int caccessible_is_called(void *widget, const char *label) {
  char *difference = gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  g_free(difference);
  return difference == NULL;
}
