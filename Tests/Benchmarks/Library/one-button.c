// A window with one button, in C: GTK's own, or with THIMBLE the kit's from libthimble-1.
//
// Prints an empty line when its first frame is drawn, and exits; with the variable BENCH_HOLD, it runs until it is
// killed.

#include "../Common/bench.h"
#ifdef THIMBLE
#include <thimble.h>
#endif

int main(void) {
  gtk_init();
#ifdef THIMBLE
  thimble_init();
  GtkWidget *button = thimble_button_new_with_label("Save");
  g_object_set(button, "icon-name", "document-save-symbolic", NULL);
#else
  GtkWidget *button = bench_button("document-save-symbolic", "Save", FALSE);
#endif
  GtkWidget *window = bench_window(button);
  gtk_window_present(GTK_WINDOW(window));
  bench_wait_for_frames(window, 1);
  puts("");
  fflush(NULL);
  while (g_getenv("BENCH_HOLD")) g_main_context_iteration(NULL, TRUE);
  _exit(0);
}
