# A template that names other classes of the kit than the program, which does not call Thimble.init().

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Thimble", "1")
from gi.repository import Gtk, Thimble  # noqa: E402


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
