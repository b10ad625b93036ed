// The yardstick: replacing a stylesheet while buttons composed in C are shown.
//
//   BENCH_THEMES=FOLDER bench-theme-c N
//
// The folder has `one.css` and `two.css`: the output of `thimble tokens css` for the token files with those names
// beside this program's folder. A twin in another language finds the token files themselves there. Prints one line of
// JSON and exits:
//
//   {"change_ns": …, "repeated_ns": …, "text_size_ns": …}
//
// A twin in another language does the same steps in the same order, and measures the same spans:
//
//  1. Start GTK. Make a window of 900 × 700 that holds a scrolled window that holds a grid of N buttons, ten in a row.
//     The buttons of C have the CSS name `thimble-button` and the classes `neutral`, `medium` and `icon-and-title`, so
//     that the rules are theirs; each has a horizontal box, spacing 6, of an image and a label.
//  2. Install `one`, present the window, and run the main loop until three frames are drawn.
//  3. Read the clock. Replace it by `two`, and run the main loop until the next frame is drawn, all buttons having their
//     new size and colours. Read the clock: `change_ns`.
//  4. Four times more, `one` and `two` in turn: `repeated_ns` is the time for one.
//  5. The same with text of 125 % and 100 % in turn (the setting gtk-xft-dpi), four times: `text_size_ns` is the time for
//     one.

#include "bench.h"

#define COLUMNS 10
#define REPEATS 4

static int64_t change(GtkCssProvider *provider, const char *text, GtkWidget *window) {
  int64_t begin = bench_now_ns();
  bench_load(provider, text);
  bench_wait_for_frames(window, 1);
  return bench_now_ns() - begin;
}

static int64_t change_text_size(double scale, GtkWidget *window) {
  int64_t begin = bench_now_ns();
  g_object_set(gtk_settings_get_default(), "gtk-xft-dpi", (int)(96 * 1024 * scale), NULL);
  bench_wait_for_frames(window, 1);
  return bench_now_ns() - begin;
}

int main(int argc, char **argv) {
  int count = bench_begin(argc, argv, 1, "buttons to make");
  const char *sheets[2] = { bench_stylesheet("one.css"), bench_stylesheet("two.css") };
  GtkCssProvider *provider = bench_install(sheets[0]);

  GtkWidget *scrolled = gtk_scrolled_window_new();
  GtkWidget *grid = gtk_grid_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), grid);
  for (int i = 0; i < count; i++) {
    char text[32];
    snprintf(text, sizeof text, "Button %d", i);
    GtkWidget *button = bench_button("list-add-symbolic", text, TRUE);
    gtk_grid_attach(GTK_GRID(grid), button, i % COLUMNS, i / COLUMNS, 1, 1);
  }
  GtkWidget *window = bench_window(scrolled);
  gtk_window_present(GTK_WINDOW(window));
  bench_wait_for_frames(window, 3);

  bench_mark();
  int64_t first = change(provider, sheets[1], window);
  bench_mark();
  int64_t repeated = 0;
  for (int i = 0; i < REPEATS; i++) repeated += change(provider, sheets[i % 2], window);
  bench_mark();
  int64_t text_size = 0;
  for (int i = 0; i < REPEATS; i++) text_size += change_text_size(i % 2 == 0 ? 1.25 : 1, window);
  printf("{\"change_ns\": %lld, \"repeated_ns\": %lld, \"text_size_ns\": %lld}\n", (long long)first,
         (long long)repeated / REPEATS, (long long)text_size / REPEATS);
  return 0;
}
