# Work whose sentences a screen reader speaks: of a button that shows it at once, and of a command.

import gi

gi.require_versions({"Gtk": "4.0", "Thimble": "1"})
from gi.repository import Gio, GLib, Gtk, Thimble  # noqa: E402


def fail(source, message):
    assert source.fail_work_with_message(message) and not source.fail_work_with_message(message)
    return GLib.SOURCE_REMOVE


def show(application):
    Thimble.init()
    send = Thimble.Button.new_with_label("Send")
    send.connect("work-started", lambda button, _: GLib.timeout_add(50, fail, button, "You are offline"))
    command = Thimble.Command(name="store", title="Store")
    command.connect("work-started", lambda command, _: GLib.timeout_add(50, fail, command, "The disk is full"))
    store = Thimble.Button.new_with_command(command)
    send.set_busy_label("The report is on its way")
    # The theme shows work only after 400 milliseconds.
    send.set_pending_timing(0, 100, 0)
    store.set_pending_timing(0, 100, 0)
    box = Gtk.Box()
    box.append(send)
    box.append(store)
    Gtk.ApplicationWindow(application=application, title="Spoken", child=box).present()


application = Gtk.Application(flags=Gio.ApplicationFlags.NON_UNIQUE)
application.connect("activate", show)
application.run(None)
