# A process with two classes of one name, as one with two copies of the kit.

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Thimble", "1")
from gi.repository import GObject, Gtk, Thimble  # noqa: E402


class Other(Gtk.Button):
    __gtype_name__ = "ThimbleButton"


Thimble.init()
