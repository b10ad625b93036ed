// Light or dark, contrast and motion: GTK 4.20 and 4.22 gained settings of their own for them.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS
_Pragma("clang assume_nonnull begin")

/// Needed because GObject warns of a property that does not exist.
static inline gboolean cgtk_has_setting(GtkSettings *settings, const char *name) {
  return g_object_class_find_property(G_OBJECT_GET_CLASS(settings), name) != NULL;
}

/// Needed because the names of the values are newer than GTK 4.8, and `g_object_get` is variadic. Returns whether a
/// setting exists and has this value.
static inline gboolean cgtk_setting_is(GtkSettings *settings, const char *name, int value) {
  int found = -1;
  if (cgtk_has_setting(settings, name)) g_object_get(settings, name, &found, NULL);
  return found == value;
}

/// Needed for the same reason. A negative value leaves the setting to the desktop. Nothing happens where GTK has no such
/// setting.
static inline void cgtk_set_setting(GtkSettings *settings, const char *name, int value) {
  if (!cgtk_has_setting(settings, name)) return;
  if (value < 0)
    gtk_settings_reset_property(settings, name);
  else
    g_object_set(settings, name, value, NULL);
}

/// Needed because from 4.20 on `gtk-interface-color-scheme` alone decides whether GTK's widgets are dark. Writing its
/// predecessor then logs a warning.
static inline const char *cgtk_scheme_setting(GtkSettings *settings) {
  const char *name = "gtk-interface-color-scheme";
  return cgtk_has_setting(settings, name) ? name : "gtk-application-prefer-dark-theme";
}

/// Needed because dark is 2 of `GtkInterfaceColorScheme`, and true before that.
static inline gboolean cgtk_is_dark(GtkSettings *settings) {
  const char *name = cgtk_scheme_setting(settings);
  return cgtk_setting_is(settings, name, cgtk_has_setting(settings, "gtk-interface-color-scheme") ? 2 : TRUE);
}

/// Needed because light is 3 of `GtkInterfaceColorScheme`, and false before that. `dark` is 1, 0, or -1 for the desktop's.
static inline void cgtk_set_dark(GtkSettings *settings, int dark) {
  gboolean isNewer = cgtk_has_setting(settings, "gtk-interface-color-scheme");
  cgtk_set_setting(settings, cgtk_scheme_setting(settings), dark < 0 || !isNewer ? dark : dark ? 2 : 3);
}

/// Needed because more contrast is 2 of `GtkInterfaceContrast`, which came with 4.20.
static inline gboolean cgtk_prefers_contrast(GtkSettings *settings) {
  return cgtk_setting_is(settings, "gtk-interface-contrast", 2);
}

/// Needed because no preference is 1 of `GtkInterfaceContrast`. `high` is 1, 0, or -1 for the desktop's.
static inline void cgtk_set_contrast(GtkSettings *settings, int high) {
  cgtk_set_setting(settings, "gtk-interface-contrast", high < 0 ? high : high + 1);
}

/// Needed because the setting came with 4.22, in addition to the setting that stops GTK's own animations.
static inline gboolean cgtk_reduces_motion(GtkSettings *settings) {
  return cgtk_setting_is(settings, "gtk-interface-reduced-motion", 1);
}

/// Needed for the same reason. `reduced` is 1, 0, or -1 for the desktop's.
static inline void cgtk_set_reduced_motion(GtkSettings *settings, int reduced) {
  cgtk_set_setting(settings, "gtk-interface-reduced-motion", reduced);
}

/// Needed because the media features of a stylesheet came with 4.20 and 4.22, and do not follow the desktop unless they
/// are bound.
static inline void cgtk_css_provider_follow(GtkCssProvider *provider, GtkSettings *settings) {
  static const char *const names[][2] = {
      {"gtk-interface-color-scheme", "prefers-color-scheme"},
      {"gtk-interface-contrast", "prefers-contrast"},
      {"gtk-interface-reduced-motion", "prefers-reduced-motion"},
  };
  for (gsize index = 0; index < G_N_ELEMENTS(names); index++) {
    if (!cgtk_has_setting(settings, names[index][0])) continue;
    if (!g_object_class_find_property(G_OBJECT_GET_CLASS(provider), names[index][1])) continue;
    g_object_bind_property(settings, names[index][0], provider, names[index][1], G_BINDING_SYNC_CREATE);
  }
}

_Pragma("clang assume_nonnull end")
G_END_DECLS
