// The yardstick: buttons with an icon and a label, composed in C from GTK's widgets.
//
//   bench-buttons-c N
//
// Prints one line of JSON:
//
//   {"create_ns": …, "first_frame_ns": …, "shown_ns": …, "memory_per_button_bytes": …, "start_ns": …}
//
// A twin in another language does the same steps in the same order, and measures the same spans:
//
//  1. Start GTK. Make, without showing it, a window of 900 × 700 that holds a scrolled window that holds a grid.
//  2. Unless N is 1, warm up, untimed: make 16 buttons as in step 4, in a grid of their own, put it into a window of its
//     own that is never shown, and destroy all of it. Types are registered then, the icon theme is read, and the kit
//     writes its stylesheet. A peer may leave out the window.
//  3. Read the heap (below), then the clock: CREATE BEGINS.
//  4. N times, for i from 0: a button with a `clicked` handler, whose child is a horizontal box, spacing 6, of the image
//     named ICONS[i % 8] and the label "Button i"; put into the grid at column i % 10, row i / 10.
//  5. Read the clock: CREATE ENDS. `create_ns` is its length.
//  6. Read the clock, present the window, and run the main loop until the window's frame clock first emits `after-paint`:
//     `first_frame_ns` is the time from before present() to there,
//     and `shown_ns` the sum of both.
//  7. Read the heap. `memory_per_button_bytes` is its growth since step 3, divided by N. It includes the buttons,
//     GTK's memory for showing them, and a small share of the window. A peer may leave it out.
//  8. `start_ns` is the time from BENCH_BEGIN, a variable with the time at which the program was started, to the end of
//     step 6. With one button, it is the start of a small program.
//  9. Print, and exit; with the variable BENCH_HOLD, run the main loop until killed.
//
// The clock is CLOCK_MONOTONIC. The heap is uordblks + hblkhd of mallinfo2(): the allocated bytes of all arenas.
//
// If the variable BENCH_STYLESHEET names a file of the folder BENCH_THEMES, the buttons have the kit's look instead of
// GTK's: the same picture as the kit's own buttons.

#include "bench.h"

#define WARM_UP 16
#define COLUMNS 10

static const char *const ICONS[8] = {
  "document-open-symbolic", "document-save-symbolic", "edit-copy-symbolic",   "edit-delete-symbolic",
  "go-next-symbolic",       "list-add-symbolic",      "media-record-symbolic", "view-refresh-symbolic",
};

static gboolean has_our_look;

static void clicked(GtkButton *button, gpointer data) {
  (void)button;
  (void)data;
}

static void add_buttons(GtkGrid *grid, int count) {
  for (int i = 0; i < count; i++) {
    char text[32];
    snprintf(text, sizeof text, "Button %d", i);
    GtkWidget *button = bench_button(ICONS[i % 8], text, has_our_look);
    g_signal_connect(button, "clicked", G_CALLBACK(clicked), NULL);
    gtk_grid_attach(grid, button, i % COLUMNS, i / COLUMNS, 1, 1);
  }
}

int main(int argc, char **argv) {
  int count = bench_begin(argc, argv, 1, "buttons to make");
  const char *stylesheet = g_getenv("BENCH_STYLESHEET");
  has_our_look = stylesheet != NULL;
  if (has_our_look) bench_install(bench_stylesheet(stylesheet));
  GtkWidget *scrolled = gtk_scrolled_window_new();
  GtkWidget *grid = gtk_grid_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), grid);
  GtkWidget *window = bench_window(scrolled);

  if (count > 1) {
    GtkWidget *first = gtk_grid_new();
    add_buttons(GTK_GRID(first), WARM_UP);
    GtkWidget *warm_up = bench_window(first);
    gtk_window_destroy(GTK_WINDOW(warm_up));
  }

  bench_mark();
  int64_t heap = bench_heap_bytes();
  int64_t begin = bench_now_ns();
  add_buttons(GTK_GRID(grid), count);
  int64_t create = bench_now_ns() - begin;
  bench_mark();

  begin = bench_now_ns();
  gtk_window_present(GTK_WINDOW(window));
  bench_wait_for_frames(window, 1);
  int64_t first_frame = bench_now_ns() - begin, start = bench_since_start_ns();
  bench_mark();
  int64_t memory = (bench_heap_bytes() - heap) / count;

  printf(
    "{\"create_ns\": %lld, \"first_frame_ns\": %lld, \"shown_ns\": %lld, \"memory_per_button_bytes\": %lld, "
    "\"start_ns\": %lld}\n",
    (long long)create, (long long)first_frame, (long long)(create + first_frame), (long long)memory, (long long)start);
  fflush(stdout);
  while (g_getenv("BENCH_HOLD")) g_main_context_iteration(NULL, TRUE);
  return 0;
}
