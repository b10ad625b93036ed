// The yardstick: the time for GTK to find the widget under the pointer, in a window of buttons composed in C.
//
//   bench-pick-c N
//
// Prints one line of JSON and exits:
//
//   {"pick_ns": …, "gap_pick_ns": …}
//
// A twin in another language does the same steps in the same order, and measures the same spans:
//
//  1. Start GTK. Make a window of 900 × 700 that holds a scrolled window that holds a grid, of spacing 6, of N buttons
//     that show the icon `list-add-symbolic` and nothing else, aligned to the middle of their cells, at column i % 25,
//     row i / 25. The buttons of C have a horizontal box with the image and an empty, hidden label, as a button with an
//     icon and a title would.
//  2. Present it, and run the main loop until two frames are drawn.
//  3. Warm up, untimed: 200 picks as in step 4.
//  4. Read the clock. Eight times, or once with more than 5,000 controls: pick, from the window, the points of a lattice
//     of 13 × 11 points over the window. Read the clock. `pick_ns` is the time for one pick.
//  5. The same for points 2 px to the left of the first 20 buttons' boxes, in the middle of their height:
//     `gap_pick_ns`. There the kit must find a control that GTK alone would not find.

#include "bench.h"

#define COLUMNS 25
#define EDGES 20

static int pick_lattice(GtkWidget *window) {
  int found = 0;
  for (int i = 0; i < 13; i++)
    for (int j = 0; j < 11; j++)
      found += gtk_widget_pick(window, 21 + i * 67, 59 + j * 58, GTK_PICK_DEFAULT) != NULL;
  return found;
}

static int pick_edges(GtkWidget *window, double points[EDGES][2]) {
  int found = 0;
  for (int i = 0; i < EDGES; i++)
    found += gtk_widget_pick(window, points[i][0], points[i][1], GTK_PICK_DEFAULT) != NULL;
  return found;
}

int main(int argc, char **argv) {
  int count = bench_begin(argc, argv, EDGES, "buttons to make");
  GtkWidget *scrolled = gtk_scrolled_window_new();
  GtkWidget *grid = gtk_grid_new();
  gtk_grid_set_row_spacing(GTK_GRID(grid), 6);
  gtk_grid_set_column_spacing(GTK_GRID(grid), 6);
  GtkWidget *edges[EDGES];
  for (int i = 0; i < count; i++) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    gtk_box_append(GTK_BOX(box), gtk_image_new_from_icon_name("list-add-symbolic"));
    GtkWidget *label = gtk_label_new("");
    gtk_widget_set_visible(label, FALSE);
    gtk_box_append(GTK_BOX(box), label);
    GtkWidget *button = gtk_button_new();
    gtk_widget_set_halign(button, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
    gtk_button_set_child(GTK_BUTTON(button), box);
    gtk_grid_attach(GTK_GRID(grid), button, i % COLUMNS, i / COLUMNS, 1, 1);
    if (i < EDGES) edges[i] = button;
  }
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), grid);
  GtkWidget *window = bench_window(scrolled);
  gtk_window_present(GTK_WINDOW(window));
  bench_wait_for_frames(window, 2);

  double points[EDGES][2];
  for (int i = 0; i < EDGES; i++) {
    graphene_rect_t box;
    if (!gtk_widget_compute_bounds(edges[i], window, &box)) return 1;
    points[i][0] = box.origin.x - 2;
    points[i][1] = box.origin.y + box.size.height / 2;
  }
  int rounds = count > 5000 ? 1 : 8;
  int found = pick_lattice(window) + pick_edges(window, points);

  int64_t begin = bench_now_ns();
  for (int round = 0; round < rounds; round++) found += pick_lattice(window);
  int64_t lattice = (bench_now_ns() - begin) / (rounds * 13 * 11);
  begin = bench_now_ns();
  for (int round = 0; round < rounds; round++) found += pick_edges(window, points);
  int64_t gap = (bench_now_ns() - begin) / (rounds * EDGES);
  if (found == 0) return 1;
  printf("{\"pick_ns\": %lld, \"gap_pick_ns\": %lld}\n", (long long)lattice, (long long)gap);
  return 0;
}
