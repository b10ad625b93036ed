// A window with one button, in Swift with the kit. It works like one-button.c.

import CGtk
import Glibc
import Thimble

Gtk.initialize()
let window = Window("Button", child: Button("Save", icon: "document-save-symbolic") {})
window.setDefaultSize(width: 900, height: 700)
window.present()
window.withUnsafeGtkWidget { pointer in
  let clock = gtk_widget_get_frame_clock(pointer)
  let last = gdk_frame_clock_get_frame_counter(clock) + 1
  while gdk_frame_clock_get_frame_counter(clock) < last {
    gtk_widget_queue_draw(pointer)
    g_main_context_iteration(nil, 1)
  }
}
print()
fflush(nil)
while getenv("BENCH_HOLD") != nil { MainLoop.iterate() }
_exit(0)
