# The buttons of ../CButtons, which lists the steps, in Python with PyGObject.
#
# needs: python3-gi gir1.2-gtk-4.0
# run: /usr/bin/python3 "$source"

import os
import sys
import time

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

ICONS = [
    "document-open-symbolic", "document-save-symbolic", "edit-copy-symbolic", "edit-delete-symbolic",
    "go-next-symbolic", "list-add-symbolic", "media-record-symbolic", "view-refresh-symbolic",
]


def clicked(button):
    pass


def add_buttons(grid, count):
    for i in range(count):
        box = Gtk.Box(orientation=Gtk.Orientation.HORIZONTAL, spacing=6)
        box.append(Gtk.Image.new_from_icon_name(ICONS[i % 8]))
        box.append(Gtk.Label.new(f"Button {i}"))
        button = Gtk.Button()
        button.set_child(box)
        button.connect("clicked", clicked)
        grid.attach(button, i % 10, i // 10, 1, 1)


count = int(sys.argv[1])
Gtk.init()
scrolled = Gtk.ScrolledWindow()
grid = Gtk.Grid()
scrolled.set_child(grid)
window = Gtk.Window()
window.set_default_size(900, 700)
window.set_child(scrolled)
if count > 1:
    add_buttons(Gtk.Grid(), 16)

begin = time.monotonic_ns()
add_buttons(grid, count)
create = time.monotonic_ns() - begin

frames = []
begin = time.monotonic_ns()
window.present()
window.get_frame_clock().connect("after-paint", frames.append)
context = GLib.MainContext.default()
while not frames:
    window.queue_draw()
    context.iteration(True)
end = time.monotonic_ns()

print(
    f'{{"create_ns": {create}, "first_frame_ns": {end - begin}, "shown_ns": {create + end - begin}, '
    f'"start_ns": {end - int(os.environ["BENCH_BEGIN"])}}}',
    flush=True,
)
while "BENCH_HOLD" in os.environ:
    context.iteration(True)
os._exit(0)
