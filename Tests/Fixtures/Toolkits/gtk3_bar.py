"""A window made with GTK 3 whose title bar fits 360 pixels with one window button, and not with three."""
import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk

GLib.set_prgname("notes-bar")
window = Gtk.Window()
bar = Gtk.HeaderBar(show_close_button=True, title="Notes")
button = Gtk.Button(label="Share")
button.set_size_request(200, -1)
bar.pack_start(button)
window.set_titlebar(bar)
window.add(Gtk.Label(label="Nothing here"))
window.set_title("Notes")
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
