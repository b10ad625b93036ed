"""A window made with GTK 3 that opens with a modal dialog, which has no title; with --stays, Escape does not close it."""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, GLib, Gtk

GLib.set_prgname("notes-dialog")
window = Gtk.Window(title="Notes")
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
window.add(box)
for title in ["Save", "Print", "Close"]:
    box.add(Gtk.Button(label=title))
window.connect("destroy", Gtk.main_quit)
window.show_all()

dialog = Gtk.MessageDialog(
    transient_for=window, modal=True, text="Do you agree?", buttons=Gtk.ButtonsType.OK_CANCEL)
dialog.set_title("")
if "--stays" in sys.argv:
    dialog.connect("key-press-event", lambda _, event: event.keyval == Gdk.KEY_Escape)
else:
    dialog.connect("response", lambda *_: dialog.destroy())
dialog.show()
Gtk.main()
