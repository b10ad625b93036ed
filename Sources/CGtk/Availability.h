// What GTK gained after 4.8, used where it exists at run time. Nothing outside this header asks for a version.
#pragma once

#include <dlfcn.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS
_Pragma("clang assume_nonnull begin")

/// Needed because `gtk_accessible_announce` came with 4.14; a screen reader is told nothing before that.
/// `priority` is 0 low, 1 medium, 2 high. Answers whether the running GTK can announce at all.
static inline gboolean cgtk_accessible_announce(GtkAccessible *accessible, const char *message, int priority) {
  typedef void (*Announce)(GtkAccessible *, const char *, int);
  static Announce announce;
  static gsize looked;
  if (g_once_init_enter(&looked)) {
    announce = (Announce)dlsym(RTLD_DEFAULT, "gtk_accessible_announce");
    g_once_init_leave(&looked, 1);
  }
  if (announce) announce(accessible, message, priority);
  return announce != NULL;
}

/// Needed because the role came with 4.10 and its number is past the end of 4.8's table of names.
/// A toggle is a check box before that: of the roles there are, screen readers speak on and off of no other.
static inline GtkAccessibleRole cgtk_accessible_role_toggle_button(void) {
  return gtk_get_minor_version() >= 10 ? (GtkAccessibleRole)(GTK_ACCESSIBLE_ROLE_WINDOW + 1)
                                       : GTK_ACCESSIBLE_ROLE_CHECKBOX;
}

/// Needed because the bus has a role of its own for radio groups, whose name only screen readers of 4.10's time and later
/// speak. A radio group is a plain group before that.
static inline GtkAccessibleRole cgtk_accessible_role_radio_group(void) {
  return gtk_get_minor_version() >= 10 ? GTK_ACCESSIBLE_ROLE_RADIO_GROUP : GTK_ACCESSIBLE_ROLE_GROUP;
}

_Pragma("clang assume_nonnull end")
G_END_DECLS
