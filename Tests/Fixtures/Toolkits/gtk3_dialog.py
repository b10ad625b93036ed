"""A window made with GTK 3 that opens with a modal dialog, which has no title."""
import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk

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
dialog.show()
Gtk.main()
