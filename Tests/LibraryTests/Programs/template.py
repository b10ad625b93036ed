# Templates of a program that does not call Thimble.init(): GTK knows the classes of the kit from the first use of a name of the
# library on, also those that the program does not name itself.

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Thimble", "1")
from gi.repository import GLib, Gtk, Thimble  # noqa: E402

# The page about other languages has this message.
try:
    Gtk.Builder().add_from_string('<interface><object class="ThimbleButton"/></interface>')
    raise AssertionError("No name of the library has been used.")
except GLib.Error as error:
    assert "Invalid object type 'ThimbleButton'" in error.message


@Gtk.Template(string="""
<interface><template class="Saver" parent="ThimbleButton"/></interface>""")
class Saver(Thimble.Button):
    __gtype_name__ = "Saver"


@Gtk.Template(string="""
<interface><template class="Page" parent="GtkBox">
  <child><object class="Saver"><property name="title">Save</property></object></child>
  <child><object class="ThimbleToggleButtonGroup"><property name="accessibility-label">View</property>
    <child><object class="ThimbleToggleButton" id="day">
      <property name="name">day</property><property name="title">Day</property>
    </object></child>
  </object></child>
</template></interface>""")
class Page(Gtk.Box):
    __gtype_name__ = "Page"
    day = Gtk.Template.Child()


page = Page()
page.day.emit("clicked")
assert page.get_first_child().get_title() == "Save" and page.get_last_child().get_selected() == "day"
print("whole")
