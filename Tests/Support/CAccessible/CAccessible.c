#include "CAccessible.h"

#include <gtk/gtk.h>

int caccessible_is_disabled(void *widget) {
  char *difference = gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  g_free(difference);
  return difference == NULL;
}

static int has_text(void *widget, GtkAccessibleProperty property, const char *text) {
  char *difference = gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, text);
  g_free(difference);
  return difference == NULL;
}

int caccessible_is_called(void *widget, const char *label) {
  return has_text(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

int caccessible_is_described(void *widget, const char *text) {
  return has_text(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
}
