// The first lines of every yardstick.
#pragma once

#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "clock.h"

/// Reads the only argument, a number of at least `least`, and starts GTK; ends the process if that fails.
static inline int bench_begin(int argc, char **argv, int least, const char *what) {
  int count = argc == 2 ? atoi(argv[1]) : 0;
  if (count < least) {
    fprintf(stderr, "usage: %s N    (%s; at least %d)\n", argv[0], what, least);
    exit(2);
  }
  if (!gtk_init_check()) {
    fprintf(stderr, "%s: no display\n", argv[0]);
    exit(5);
  }
  return count;
}

/// Executes the program again with the start time in the variable BENCH_BEGIN, unless that is set.
static inline void bench_note_start(char **argv) {
  if (getenv("BENCH_BEGIN")) return;
  char text[32];
  snprintf(text, sizeof text, "%lld", (long long)bench_now_ns());
  setenv("BENCH_BEGIN", text, 1);
  execv("/proc/self/exe", argv);
  exit(1);
}

/// Reads a stylesheet of the folder BENCH_THEMES, which `../run` fills; ends the process if that fails.
static inline char *bench_stylesheet(const char *name) {
  char *path = g_build_filename(g_getenv("BENCH_THEMES") ? g_getenv("BENCH_THEMES") : ".", name, NULL);
  char *text = NULL;
  GError *error = NULL;
  if (!g_file_get_contents(path, &text, NULL, &error)) {
    fprintf(stderr, "%s\n", error->message);
    exit(1);
  }
  g_free(path);
  return text;
}

static inline void bench_load(GtkCssProvider *provider, const char *text) {
  // gtk_css_provider_load_from_string() came with 4.12, and then this was deprecated.
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_css_provider_load_from_data(provider, text, (gssize)strlen(text));
  G_GNUC_END_IGNORE_DEPRECATIONS
}

/// Installs a stylesheet on the display.
static inline GtkCssProvider *bench_install(const char *text) {
  GtkCssProvider *provider = gtk_css_provider_new();
  bench_load(provider, text);
  gtk_style_context_add_provider_for_display(
    gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  return provider;
}

/// Returns a button with an icon and a text, composed of GTK's widgets. With the kit's look, it has the CSS name and
/// the classes of the kit's own button, so the rules of the kit's stylesheet apply.
static inline GtkWidget *bench_button(const char *icon, const char *text, gboolean has_our_look) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append(GTK_BOX(box), gtk_image_new_from_icon_name(icon));
  gtk_box_append(GTK_BOX(box), gtk_label_new(text));
  // The kit's own button has its content in the middle.
  if (has_our_look) g_object_set(box, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, NULL);
  const char *const classes[] = { "neutral", "medium", "icon-and-title", NULL };
  GtkWidget *button = has_our_look
    ? g_object_new(GTK_TYPE_BUTTON, "css-name", "thimble-button", "css-classes", classes, NULL)
    : gtk_button_new();
  gtk_button_set_child(GTK_BUTTON(button), box);
  return button;
}

/// Returns a window of 900 × 700 that is not shown yet.
static inline GtkWidget *bench_window(GtkWidget *child) {
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 900, 700);
  gtk_window_set_child(GTK_WINDOW(window), child);
  return window;
}

static inline void bench_painted(GdkFrameClock *clock, gpointer count) {
  (void)clock;
  ++*(int *)count;
}

/// Runs the main loop until a shown window has been painted this many times.
static inline void bench_wait_for_frames(GtkWidget *window, int count) {
  int frames = 0;
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  gulong handler = g_signal_connect(clock, "after-paint", G_CALLBACK(bench_painted), &frames);
  while (frames < count) {
    gtk_widget_queue_draw(window);
    g_main_context_iteration(NULL, TRUE);
  }
  g_signal_handler_disconnect(clock, handler);
}

static inline gboolean bench_over(gpointer done) {
  *(gboolean *)done = TRUE;
  return G_SOURCE_REMOVE;
}

/// Runs the main loop for this many milliseconds.
static inline void bench_run(guint milliseconds) {
  gboolean done = FALSE;
  g_timeout_add(milliseconds, bench_over, &done);
  while (!done) g_main_context_iteration(NULL, TRUE);
}
