// The yardstick: GTK's own spinners, turning.
//
//   bench-spinners-c N
//
// Prints one line of JSON and exits:
//
//   {"cpu_ns": …}
//
// A twin in another language does the same steps in the same order, and measures the same span:
//
//  1. Start GTK. Make a window of 900 × 700 that holds a grid of N spinners that turn, ten in a row.
//  2. Present the window, and run the main loop for a second: all is drawn then, and turns.
//  3. Read the CPU time of the process (CLOCK_PROCESS_CPUTIME_ID), run the main loop for two seconds, and read it again:
//     `cpu_ns` is half of the difference, the CPU time of one second.

#include <gtk/gtk.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static int64_t cpu_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static gboolean over(gpointer done) {
  *(gboolean *)done = TRUE;
  return G_SOURCE_REMOVE;
}

static void run(guint milliseconds) {
  gboolean done = FALSE;
  g_timeout_add(milliseconds, over, &done);
  while (!done) g_main_context_iteration(NULL, TRUE);
}

int main(int argc, char **argv) {
  int count = argc == 2 ? atoi(argv[1]) : 0;
  if (count < 1) {
    fprintf(stderr, "usage: %s N    (spinners to turn; at least 1)\n", argv[0]);
    return 2;
  }
  if (!gtk_init_check()) {
    fprintf(stderr, "%s: no display\n", argv[0]);
    return 5;
  }

  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 900, 700);
  GtkWidget *grid = gtk_grid_new();
  gtk_window_set_child(GTK_WINDOW(window), grid);
  for (int i = 0; i < count; i++) {
    GtkWidget *spinner = gtk_spinner_new();
    gtk_spinner_start(GTK_SPINNER(spinner));
    gtk_grid_attach(GTK_GRID(grid), spinner, i % 10, i / 10, 1, 1);
  }
  gtk_window_present(GTK_WINDOW(window));
  run(1000);

  int64_t begin = cpu_ns();
  run(2000);
  printf("{\"cpu_ns\": %lld}\n", (long long)((cpu_ns() - begin) / 2));
  return 0;
}
