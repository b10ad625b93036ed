// The yardstick: an application's start, and its wake-ups while it is idle.
//
//   bench-start-c N
//
// Prints one line of JSON and exits:
//
//   {"start_ns": …, "wake_ups": …}
//
// A twin in another language does the same steps in the same order, and measures the same spans:
//
//  1. Unless the variable BENCH_BEGIN already has the start time, read the clock, set the variable, and execute the
//     program again: the measurement begins with the loading of the program and its libraries.
//  2. Start GTK. Make a window of 1,000 × 720 with a header bar that has one button with an icon, a sidebar of a search
//     field over a list of N rows of text, and an empty stack beside it: a gallery without pages. The first row
//     has keyboard focus: a text cursor would blink.
//  3. Present it, and run the main loop until the first frame is drawn. Read the clock: `start_ns` is the time since 1.
//  4. Run the main loop for two seconds, in which the window settles. Then count, for two seconds, the
//     wake-ups of the loop, without the one at the end: `wake_ups`.

#include "bench.h"

static int polls;

static gint counting_poll(GPollFD *descriptors, guint count, gint timeout) {
  polls++;
  return g_poll(descriptors, count, timeout);
}

static GtkWidget *sidebar(GtkWidget *list, int count) {
  for (int i = 0; i < count; i++) {
    char text[32];
    snprintf(text, sizeof text, "Page %d", i);
    GtkWidget *row = gtk_list_box_row_new();
    GtkWidget *label = gtk_label_new(text);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), label);
    gtk_list_box_append(GTK_LIST_BOX(list), row);
  }
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  gtk_widget_set_vexpand(scrolled, TRUE);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(box), gtk_search_entry_new());
  gtk_box_append(GTK_BOX(box), scrolled);
  gtk_widget_set_size_request(box, 240, -1);
  return box;
}

int main(int argc, char **argv) {
  bench_note_start(argv);
  int count = bench_begin(argc, argv, 1, "rows of the list");
  GtkWidget *stack = gtk_stack_new();
  gtk_widget_set_hexpand(stack, TRUE);
  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *list = gtk_list_box_new();
  gtk_box_append(GTK_BOX(content), sidebar(list, count));
  gtk_box_append(GTK_BOX(content), stack);
  GtkWidget *bar = gtk_header_bar_new();
  gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), gtk_button_new_from_icon_name("weather-clear-night-symbolic"));
  GtkWidget *window = bench_window(content);
  gtk_window_set_default_size(GTK_WINDOW(window), 1000, 720);
  gtk_window_set_titlebar(GTK_WINDOW(window), bar);
  gtk_widget_grab_focus(gtk_widget_get_first_child(list));
  gtk_window_present(GTK_WINDOW(window));
  bench_wait_for_frames(window, 1);
  int64_t start = bench_since_start_ns();

  bench_run(2000);
  g_main_context_set_poll_func(NULL, counting_poll);
  bench_run(2000);
  printf("{\"start_ns\": %lld, \"wake_ups\": %d}\n", (long long)start, polls - 1);
  return 0;
}
