"""A window with one button, in Python: GTK's own, or with the argument "thimble" the kit's. See one-button.c."""

import os
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

if "thimble" in sys.argv:
    gi.require_version("Thimble", "1")
    from gi.repository import Thimble

    Gtk.init()
    Thimble.init()
    button = Thimble.Button(title="Save", icon_name="document-save-symbolic")
else:
    Gtk.init()
    content = Gtk.Box(spacing=6)
    content.append(Gtk.Image.new_from_icon_name("document-save-symbolic"))
    content.append(Gtk.Label.new("Save"))
    button = Gtk.Button(child=content)
window = Gtk.Window(default_width=900, default_height=700, child=button)
window.present()
frames = []
window.get_frame_clock().connect("after-paint", frames.append)
context = GLib.MainContext.default()
while not frames:
    window.queue_draw()
    context.iteration(True)
print(flush=True)
while "BENCH_HOLD" in os.environ:
    context.iteration(True)
os._exit(0)
