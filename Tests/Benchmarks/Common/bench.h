// The first lines of every yardstick.
#pragma once

#include <gtk/gtk.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/// Reads the one argument, a number of at least `least`, and starts GTK; ends the process where that cannot be.
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

/// A clock's time in nanoseconds.
static inline int64_t bench_clock_ns(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static inline int64_t bench_now_ns(void) { return bench_clock_ns(CLOCK_MONOTONIC); }

/// A window of 900 × 700 that is not shown yet.
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

/// Runs the main loop until a shown window has been painted so often.
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

/// Runs the main loop for so long.
static inline void bench_run(guint milliseconds) {
  gboolean done = FALSE;
  g_timeout_add(milliseconds, bench_over, &done);
  while (!done) g_main_context_iteration(NULL, TRUE);
}
