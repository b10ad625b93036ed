// Functions that a newer GTK deprecates, and their successors. Only this header and DeprecatedDialogs.h call them;
// Swift does not.
//
// Each function calls the successor where that exists at run time. If GTK names no successor, the comment says so.
#pragma once

#include <dlfcn.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS
_Pragma("clang assume_nonnull begin")
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/// Needed because `gtk_css_provider_load_from_bytes` came with 4.12, which deprecates its predecessor.
static inline void cgtk_css_provider_load(GtkCssProvider *provider, const char *text, gsize length) {
  typedef void (*Load)(GtkCssProvider *, GBytes *);
  Load load = (Load)dlsym(RTLD_DEFAULT, "gtk_css_provider_load_from_bytes");
  if (!load) return gtk_css_provider_load_from_data(provider, text, (gssize)length);
  GBytes *bytes = g_bytes_new(text, length);
  load(provider, bytes);
  g_bytes_unref(bytes);
}

/// Needed because `gtk_widget_get_color` came with 4.10, which deprecates the style context.
static inline GdkRGBA cgtk_widget_color(GtkWidget *widget) {
  typedef void (*Get)(GtkWidget *, GdkRGBA *);
  static Get get;
  static gboolean has_looked;
  if (!has_looked) get = (Get)dlsym(RTLD_DEFAULT, "gtk_widget_get_color");
  has_looked = TRUE;
  GdkRGBA color;
  if (get)
    get(widget, &color);
  else
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color);
  return color;
}

/// Needed because 4.10 deprecates the style context, and no other function returns the width of a border.
static inline GtkBorder cgtk_widget_border(GtkWidget *widget) {
  GtkBorder border;
  gtk_style_context_get_border(gtk_widget_get_style_context(widget), &border);
  return border;
}

/// Needed because 4.12 deprecates it in favour of a function without margin, border and padding. Other functions for
/// these take many times as long, for each widget below the pointer.
static inline int cgtk_widget_allocated_width(GtkWidget *widget) { return gtk_widget_get_allocated_width(widget); }

/// Needed for the same reason.
static inline int cgtk_widget_allocated_height(GtkWidget *widget) { return gtk_widget_get_allocated_height(widget); }

/// Needed because 4.20 deprecates it, and no other function returns the icon that a theme has found.
static inline const char *_Nullable cgtk_icon_name(GtkIconPaintable *icon) { return gtk_icon_paintable_get_icon_name(icon); }

/// Needed because 4.20 deprecates it, and no other function returns whether an icon takes the colour of text.
static inline gboolean cgtk_icon_is_symbolic(GtkIconPaintable *icon) { return gtk_icon_paintable_is_symbolic(icon); }

/// Needed because 4.12 gives the number another name.
static inline GtkAlign cgtk_align_baseline(void) { return GTK_ALIGN_BASELINE; }

/// Needed because from 4.12 on a child that fills its place gets no baseline. Before that, the alignment for both has
/// the number of another one.
static inline GtkAlign cgtk_align_fill_on_baseline(void) {
  return gtk_get_minor_version() >= 12 ? cgtk_align_baseline() : GTK_ALIGN_FILL;
}

/// Needed because `GtkUriLauncher` came with 4.10, which deprecates its predecessor. `done` is called
/// with `data` when the address has been handed to a program, or could not be.
static inline void cgtk_launch_uri(GtkWindow *_Nullable parent, const char *uri, GAsyncReadyCallback done, gpointer data) {
  typedef GObject *(*New)(const char *);
  typedef void (*Launch)(GObject *, GtkWindow *_Nullable, GCancellable *_Nullable, GAsyncReadyCallback, gpointer);
  New make = (New)dlsym(RTLD_DEFAULT, "gtk_uri_launcher_new");
  Launch launch = (Launch)dlsym(RTLD_DEFAULT, "gtk_uri_launcher_launch");
  if (make && launch) {
    GObject *launcher = make(uri);
    launch(launcher, parent, NULL, done, data);
    g_object_unref(launcher);
  } else {
    gtk_show_uri_full(parent, uri, GDK_CURRENT_TIME, NULL, done, data);
  }
}

/// Needed because each way of `cgtk_launch_uri` has its own function to finish it. `source` is the object that `done`
/// got.
static inline gboolean cgtk_launch_uri_finish(GObject *_Nullable source, GAsyncResult *result,
                                              GError *_Nullable *_Nullable error) {
  typedef gboolean (*Finish)(GObject *_Nullable, GAsyncResult *, GError *_Nullable *_Nullable);
  Finish finish = (Finish)dlsym(RTLD_DEFAULT, "gtk_uri_launcher_launch_finish");
  return finish ? finish(source, result, error) : gtk_show_uri_full_finish((GtkWindow *)source, result, error);
}

G_GNUC_END_IGNORE_DEPRECATIONS
_Pragma("clang assume_nonnull end")
G_END_DECLS
