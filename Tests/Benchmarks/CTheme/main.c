// The yardstick: a stylesheet that is replaced while buttons composed in C are shown.
//
//   BENCH_THEMES=FOLDER bench-theme-c N
//
// The folder has `one.css` and `two.css`: what `thimble tokens css` prints for the token files of those names beside this
// program's folder. A twin in another language finds the token files themselves there. Prints one line of JSON and exits:
//
//   {"change_ns": …, "repeated_ns": …}
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

#include <string.h>

#include "bench.h"

#define COLUMNS 10
#define REPEATS 4

static char *stylesheet(const char *name) {
  char *path = g_build_filename(g_getenv("BENCH_THEMES") ? g_getenv("BENCH_THEMES") : ".", name, NULL);
  char *text = NULL;
  GError *error = NULL;
  if (!g_file_get_contents(path, &text, NULL, &error)) {
    fprintf(stderr, "bench-theme-c: %s\n", error->message);
    exit(1);
  }
  g_free(path);
  return text;
}

static void load(GtkCssProvider *provider, const char *text) {
  // gtk_css_provider_load_from_string() came with 4.12, and then this was deprecated.
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_css_provider_load_from_data(provider, text, (gssize)strlen(text));
  G_GNUC_END_IGNORE_DEPRECATIONS
}

static int64_t change(GtkCssProvider *provider, const char *text, GtkWidget *window) {
  int64_t begin = bench_now_ns();
  load(provider, text);
  bench_wait_for_frames(window, 1);
  return bench_now_ns() - begin;
}

int main(int argc, char **argv) {
  int count = bench_begin(argc, argv, 1, "buttons to make");
  const char *sheets[2] = { stylesheet("one.css"), stylesheet("two.css") };
  GtkCssProvider *provider = gtk_css_provider_new();
  load(provider, sheets[0]);
  gtk_style_context_add_provider_for_display(
    gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  GtkWidget *scrolled = gtk_scrolled_window_new();
  GtkWidget *grid = gtk_grid_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), grid);
  for (int i = 0; i < count; i++) {
    char text[32];
    snprintf(text, sizeof text, "Button %d", i);
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    gtk_box_append(GTK_BOX(box), gtk_image_new_from_icon_name("list-add-symbolic"));
    gtk_box_append(GTK_BOX(box), gtk_label_new(text));
    GtkWidget *button = g_object_new(GTK_TYPE_BUTTON, "css-name", "thimble-button", "child", box, NULL);
    gtk_widget_add_css_class(button, "neutral");
    gtk_widget_add_css_class(button, "medium");
    gtk_widget_add_css_class(button, "icon-and-title");
    gtk_grid_attach(GTK_GRID(grid), button, i % COLUMNS, i / COLUMNS, 1, 1);
  }
  GtkWidget *window = bench_window(scrolled);
  gtk_window_present(GTK_WINDOW(window));
  bench_wait_for_frames(window, 3);

  int64_t first = change(provider, sheets[1], window);
  int64_t repeated = 0;
  for (int i = 0; i < REPEATS; i++) repeated += change(provider, sheets[i % 2], window);
  printf("{\"change_ns\": %lld, \"repeated_ns\": %lld}\n", (long long)first, (long long)repeated / REPEATS);
  return 0;
}
