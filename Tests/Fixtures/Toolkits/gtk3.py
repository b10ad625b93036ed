"""A window made with GTK 3, for the audit."""
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk

GLib.set_prgname("notes-gtk3")
window = Gtk.Window(title="Notes")
bar = Gtk.HeaderBar(title="Notes", show_close_button=True)
window.set_titlebar(bar)
# The bar's own buttons need no window manager that knows them.
Gtk.Settings.get_default().props.gtk_decoration_layout = ":minimize,maximize,close"

menu = Gtk.MenuButton()
menu.get_accessible().set_name("Main menu")
popover = Gtk.Popover.new(menu)
inside = Gtk.Button(label="Preferences")
popover.add(inside)
inside.show()
menu.set_popover(popover)
bar.pack_end(menu)

box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
window.add(box)

# A field with a label as its name, a button with text, and one without any content.
row = Gtk.Box(spacing=6)
label = Gtk.Label(label="_Title", use_underline=True)
field = Gtk.Entry()
label.set_mnemonic_widget(field)
row.add(label)
row.add(field)
box.add(row)
box.add(Gtk.Button(label="Save"))
box.add(Gtk.Button())

# An icon beside its own text has no information of its own.
beside = Gtk.Box(spacing=6)
beside.add(Gtk.Image.new_from_icon_name("dialog-information", Gtk.IconSize.BUTTON))
beside.add(Gtk.Label(label="Nothing is saved yet"))
box.add(beside)

# A menu bar, whose menus can be open.
menus = Gtk.MenuBar()
file = Gtk.MenuItem(label="File")
items = Gtk.Menu()
items.add(Gtk.MenuItem(label="Open"))
items.add(Gtk.MenuItem(label="Quit"))
file.set_submenu(items)
menus.add(file)
box.add(menus)

# Objects on a hidden page also have no name.
stack = Gtk.Stack()
stack.add_named(Gtk.Label(label="Shown"), "shown")
stack.add_named(Gtk.Button(), "hidden")
box.add(stack)
never = Gtk.Button()
never.set_no_show_all(True)
box.add(never)

window.connect("destroy", Gtk.main_quit)
window.show_all()
if "--open-menu" in sys.argv:
    GLib.idle_add(lambda: file.activate() and False)
    menus.select_first(False)
Gtk.main()
