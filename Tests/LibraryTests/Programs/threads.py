# Calls on another thread than the main one, as when a program forgets GLib.idle_add(): none ends the process.

import threading

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Thimble", "1")
from gi.repository import Gio, GLib, Gtk, Thimble  # noqa: E402

assert Thimble.init()
button = Thimble.Button(title="Save")
command = Thimble.Command(name="save", title="Save")
split = Thimble.SplitButton.new("Save", "More", None)
application = Gtk.Application(application_id="org.example.Threads", flags=Gio.ApplicationFlags.NON_UNIQUE)
application.register(None)
Thimble.application_add_command(application, command)
activations = []
command.connect("activate", activations.append)
window = Gtk.Window(child=button)
window.present()


def later(action):
    thread = threading.Thread(target=action)
    thread.start()
    thread.join()


later(lambda: button.set_property("title", "Stop"))
later(lambda: button.get_property("size"))
later(lambda: button.emit("clicked"))
later(lambda: button.activate())
later(lambda: button.set_sensitive(False))
later(lambda: button.run_dispose())
later(lambda: command.set_property("title", "Stop"))
later(lambda: application.activate_action("save", None))
later(lambda: application.lookup_action("save").activate(None))
later(lambda: Thimble.Button(title="Stop"))
later(lambda: Thimble.Command(name="stop", title="Stop"))
later(lambda: Thimble.SplitButton.new("Save", "More", None))
# Python makes the Python class of a type when it is first used.
later(lambda: Thimble.SummaryRow.new("Size", "3 MB"))
assert button.props.title == command.props.title == "Save"
# A command activates in a later turn of the main loop: that of this thread, and none from elsewhere.
application.activate_action("save", None)
while not activations:
    GLib.MainContext.default().iteration(True)
while GLib.MainContext.default().iteration(False):
    pass
assert activations == [command]

# The last reference may go there.
dropped = [Thimble.Button(title="Save"), Thimble.Command(name="save", title="Save")]
gone = []
for instance in dropped:
    instance.weak_ref(gone.append, 1)
# The application keeps its command.
activations.clear()
del instance
later(dropped.clear)
while len(gone) < 2:
    GLib.MainContext.default().iteration(True)
print("survived")
