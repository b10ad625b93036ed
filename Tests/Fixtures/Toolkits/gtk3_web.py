"""A page of WebKitGTK in a window of GTK 3, for the audit: another process draws it."""
import gi

gi.require_versions({"Gtk": "3.0", "WebKit2": "4.1"})
from gi.repository import GLib, Gtk, WebKit2

PAGE = """<!DOCTYPE html>
<html lang="en"><title>Notes</title>
<h1>Notes</h1>
<p><label>Title <input></label> <button>Save</button> <button></button> <a href="about:blank">Help</a></p>
<ul><li>Milk</li><li>Bread</li></ul>
</html>
"""

GLib.set_prgname("notes-web")
window = Gtk.Window(title="Notes", default_width=500, default_height=400)
view = WebKit2.WebView()
view.load_html(PAGE, "about:blank")
window.add(view)
window.connect("destroy", Gtk.main_quit)
window.show_all()
view.grab_focus()
Gtk.main()
