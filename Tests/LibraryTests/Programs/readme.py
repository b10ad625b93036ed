import gi
gi.require_versions({"Gtk": "4.0", "Thimble": "1"})
from gi.repository import GLib, Gtk, Thimble

def show(application):
    if window := application.get_active_window():
        return window.present()
    Thimble.init()
    save = Thimble.Button(title="_Save", icon_name="document-save-symbolic", variant="primary")
    save.connect("work-started", lambda save, _: GLib.timeout_add_seconds(2, save.finish_work))  # work of your own
    content = Gtk.Box(spacing=12, margin_top=24, margin_bottom=24, margin_start=24, margin_end=24)
    content.append(save)
    content.append(Thimble.IconButton.new("list-add-symbolic", "Add note"))
    Gtk.ApplicationWindow(application=application, title="Notes", child=content).present()

application = Gtk.Application(application_id="org.example.Notes")
application.connect("activate", show)
application.run()
