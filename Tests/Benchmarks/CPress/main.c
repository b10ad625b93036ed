// The yardstick: the cost of hovering, pressing and releasing one button, in a window of buttons composed in C.
//
//   bench-press-c N
//
// Prints one line of JSON and exits:
//
//   {"press_ns": …}
//
// A twin in another language does the same steps in the same order, and measures the same span:
//
//  1. Start GTK, with animations off, so that a state is drawn once. Make a window without a frame, of 600 × 400, that
//     holds a grid, of spacing 6, of N buttons with the icon `list-add-symbolic` and a title, at column i % 5, row i / 5.
//  2. Present it, and run the main loop until two frames are drawn. Move the pointer into the window, beside the buttons.
//  3. Once untimed, then ROUNDS times: move the pointer to the middle of the second button, press, release, and move it
//     away. After each of the four run the main loop until the button has the state that it should have, or was clicked,
//     and one frame more is drawn.
//  4. `press_ns` is the CPU time of the process for one timed round: waiting costs nothing.

#include "../../Support/CPointer/CPointer.h"
#include "bench.h"

#define ROUNDS 100
#define COLUMNS 5

static int frames, clicks;
static GtkWidget *window;

static void painted(GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  frames++;
}

static void clicked(GtkButton *button, gpointer data) {
  (void)button, (void)data;
  clicks++;
}

static void run_until(GtkWidget *button, GtkStateFlags flag, bool is_set, int least_clicks) {
  while (((gtk_widget_get_state_flags(button) & flag) != 0) != is_set || clicks < least_clicks)
    g_main_context_iteration(NULL, TRUE);
  int last = frames;
  gtk_widget_queue_draw(window);
  while (frames == last) g_main_context_iteration(NULL, TRUE);
}

static void once(cpointer *pointer, GtkWidget *button, int x, int y) {
  int before = clicks;
  cpointer_move(pointer, x, y);
  run_until(button, GTK_STATE_FLAG_PRELIGHT, true, 0);
  cpointer_button(pointer, true);
  run_until(button, GTK_STATE_FLAG_ACTIVE, true, 0);
  cpointer_button(pointer, false);
  run_until(button, GTK_STATE_FLAG_ACTIVE, false, before + 1);
  cpointer_move(pointer, 590, 390);
  run_until(button, GTK_STATE_FLAG_PRELIGHT, false, 0);
}

int main(int argc, char **argv) {
  int count = bench_begin(argc, argv, 2, "buttons to make");
  cpointer pointer;
  if (!cpointer_open(&pointer)) {
    fprintf(stderr, "%s: no libXtst\n", argv[0]);
    return 5;
  }
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
  window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 600, 400);
  GtkWidget *grid = gtk_grid_new();
  gtk_grid_set_row_spacing(GTK_GRID(grid), 6);
  gtk_grid_set_column_spacing(GTK_GRID(grid), 6);
  GtkWidget *target = NULL;
  for (int i = 0; i < count; i++) {
    GtkWidget *button = bench_button("list-add-symbolic", "Press", FALSE);
    g_signal_connect(button, "clicked", G_CALLBACK(clicked), NULL);
    gtk_grid_attach(GTK_GRID(grid), button, i % COLUMNS, i / COLUMNS, 1, 1);
    if (i == 1) target = button;
  }
  gtk_window_set_child(GTK_WINDOW(window), grid);
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
  while (frames < 2) {
    gtk_widget_queue_draw(window);
    g_main_context_iteration(NULL, TRUE);
  }
  graphene_rect_t box;
  if (!gtk_widget_compute_bounds(target, window, &box)) return 1;
  int x = box.origin.x + box.size.width / 2, y = box.origin.y + box.size.height / 2;
  cpointer_move(&pointer, 580, 380);
  once(&pointer, target, x, y);
  bench_mark();
  int64_t begin = bench_cpu_ns();
  for (int round = 0; round < ROUNDS; round++) once(&pointer, target, x, y);
  int64_t press = (bench_cpu_ns() - begin) / ROUNDS;
  bench_mark();
  printf("{\"press_ns\": %lld}\n", (long long)press);
  return 0;
}
