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
//  2. Present the window, and run the main loop for a second: after that, all spinners are drawn and turn.
//  3. Read the CPU time of the process (CLOCK_PROCESS_CPUTIME_ID), run the main loop for two seconds, and read it again:
//     `cpu_ns` is half of the difference, the CPU time of one second.

#include "bench.h"

int main(int argc, char **argv) {
  int count = bench_begin(argc, argv, 1, "spinners to turn");
  GtkWidget *grid = gtk_grid_new();
  GtkWidget *window = bench_window(grid);
  for (int i = 0; i < count; i++) {
    GtkWidget *spinner = gtk_spinner_new();
    gtk_spinner_start(GTK_SPINNER(spinner));
    gtk_grid_attach(GTK_GRID(grid), spinner, i % 10, i / 10, 1, 1);
  }
  gtk_window_present(GTK_WINDOW(window));
  bench_run(1000);

  int64_t begin = bench_cpu_ns();
  bench_run(2000);
  printf("{\"cpu_ns\": %lld}\n", (long long)((bench_cpu_ns() - begin) / 2));
  return 0;
}
