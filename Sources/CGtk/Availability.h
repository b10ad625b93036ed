// Functions that GTK gained after 4.8, used where they exist at run time.
#pragma once

#include <dlfcn.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS
_Pragma("clang assume_nonnull begin")

/// Needed because `gtk_accessible_announce` came with 4.14: before that a message needs another way.
static inline gboolean cgtk_can_announce(void) { return gtk_get_minor_version() >= 14; }

/// Needed because before 4.10 GTK exposes a widget when focus comes to it, and reports earlier changes after that
/// focus.
static inline gboolean cgtk_reports_after_focus(void) { return gtk_get_minor_version() < 10; }

/// Needed because `gtk_accessible_announce` came with 4.14; before that nothing reaches a screen reader.
/// `priority` is 0 low, 1 medium, 2 high. Returns whether the running GTK can announce.
static inline gboolean cgtk_accessible_announce(GtkAccessible *accessible, const char *message, int priority) {
  typedef void (*Announce)(GtkAccessible *, const char *, int);
  Announce announce = (Announce)dlsym(RTLD_DEFAULT, "gtk_accessible_announce");
  if (announce) announce(accessible, message, priority);
  return announce != NULL;
}

/// Needed because `gdk_surface_get_scale` came with 4.12. Returns the pixels of the display for each logical pixel of a
/// widget, a whole number before 4.12.
static inline double cgtk_widget_scale(GtkWidget *widget) {
  static double (*get_scale)(GdkSurface *);
  static gboolean is_known = FALSE;
  if (!is_known) *(void **)&get_scale = dlsym(RTLD_DEFAULT, "gdk_surface_get_scale");
  is_known = TRUE;
  GtkNative *native = get_scale ? gtk_widget_get_native(widget) : NULL;
  GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
  return surface ? get_scale(surface) : gtk_widget_get_scale_factor(widget);
}

/// Needed because the role came with 4.10 and its number is past the end of 4.8's table of names. Before that a toggle
/// is a check box, the only role whose on and off screen readers speak.
static inline GtkAccessibleRole cgtk_accessible_role_toggle_button(void) {
  return gtk_get_minor_version() >= 10 ? (GtkAccessibleRole)(GTK_ACCESSIBLE_ROLE_WINDOW + 1)
                                       : GTK_ACCESSIBLE_ROLE_CHECKBOX;
}

/// Needed because GTK 4.8 names a widget without a role by its type, but not a group. From 4.10 on the default is a
/// role without a meaning.
static inline GtkAccessibleRole cgtk_accessible_role_plain(void) {
  return gtk_get_minor_version() >= 10 ? GTK_ACCESSIBLE_ROLE_WIDGET : GTK_ACCESSIBLE_ROLE_GROUP;
}

/// Needed because the bus has a role of its own for radio groups, whose name only screen readers of 4.10's time and later
/// speak. A radio group is a plain group before that.
static inline GtkAccessibleRole cgtk_accessible_role_radio_group(void) {
  return gtk_get_minor_version() >= 10 ? GTK_ACCESSIBLE_ROLE_RADIO_GROUP : GTK_ACCESSIBLE_ROLE_GROUP;
}

/// Needed because the state came with 4.12, past the end of 4.8's table of states: no link is visited before that. The
/// state can be undefined, so GTK reads its value as an int.
static inline void cgtk_accessible_set_visited(GtkAccessible *accessible, gboolean is_visited) {
  if (gtk_get_minor_version() < 12) return;
  GtkAccessibleState state = (GtkAccessibleState)(GTK_ACCESSIBLE_STATE_SELECTED + 1);
  GValue value = G_VALUE_INIT;
  g_value_init(&value, G_TYPE_INT);
  g_value_set_int(&value, is_visited);
  gtk_accessible_update_state_value(accessible, 1, &state, &value);
  g_value_unset(&value);
}

/// Needed because GTK's CSS has variables from 4.16 on, and an unknown function is an error before that.
static inline gboolean cgtk_has_css_variables(void) { return gtk_get_minor_version() >= 16; }

/// Needed because GTK exposes the key-shortcuts property from 4.18 on (4.17.3), without a sign in its API: before that a
/// screen reader learns the keys only from the description.
static inline gboolean cgtk_exposes_key_shortcuts(void) { return gtk_get_minor_version() >= 18; }

_Pragma("clang assume_nonnull end")
G_END_DECLS
