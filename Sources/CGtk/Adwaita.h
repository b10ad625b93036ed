// libadwaita, in a process that has loaded it. The kit itself does not link it.
#pragma once

#include <dlfcn.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS
_Pragma("clang assume_nonnull begin")

/// Needed because libadwaita is loaded at run time, if at all. Returns its style manager, or NULL.
static inline GObject *_Nullable cgtk_adwaita_style_manager(void) {
  typedef GObject *(*Default)(void);
  Default get = (Default)dlsym(RTLD_DEFAULT, "adw_style_manager_get_default");
  return get && g_type_from_name("AdwStyleManager") ? get() : NULL;
}

/// Needed because `g_object_get` is variadic.
static inline gboolean cgtk_adwaita_has_high_contrast(GObject *manager) {
  gboolean high = FALSE;
  g_object_get(manager, "high-contrast", &high, NULL);
  return high;
}

/// Needed because only libadwaita names the values: the default is 0, light 1, dark 4. `dark` is 1, 0, or -1 for the
/// desktop's.
static inline void cgtk_adwaita_set_dark(GObject *manager, int dark) {
  g_object_set(manager, "color-scheme", dark < 0 ? 0 : dark ? 4 : 1, NULL);
}

_Pragma("clang assume_nonnull end")
G_END_DECLS
