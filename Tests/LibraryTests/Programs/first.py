# The first object of a class is made on another thread.

import threading

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Thimble", "1")
from gi.repository import GObject, Thimble  # noqa: E402

assert Thimble.init()
thread = threading.Thread(target=lambda: GObject.new(GObject.type_from_name("ThimbleCloseButton")))
thread.start()
thread.join()
