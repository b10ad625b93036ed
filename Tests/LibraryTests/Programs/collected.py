# Objects with state of their own, dropped by Python. Prints each way of having state that leaves objects or makes the memory
# grow, and by how many bytes thousands of further objects have made it grow: collected.py CYCLES

import ctypes
import gc
import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Thimble", "1")
from gi.repository import Gio, GLib, GObject, Gtk, Thimble  # noqa: E402

COUNT, CYCLES = 50, int(sys.argv[1])
assert Thimble.init()
application = Gtk.Application(application_id="org.example.Collected", flags=Gio.ApplicationFlags.NON_UNIQUE)
application.register(None)
menu = Gio.Menu()
menu.append("Copy", "win.copy")
finalized = 0


def gone():
    global finalized
    finalized += 1


def watched(instance):
    instance.weak_ref(gone)
    return instance


def turn():
    while GLib.MainContext.default().iteration(False):
        pass


def wait(condition):
    """Waits for a condition, or until a deadline."""
    end = GLib.get_monotonic_time() + 20_000_000
    while not condition() and GLib.get_monotonic_time() < end:
        GLib.MainContext.default().iteration(False)


def settle():
    for _ in range(3):
        gc.collect()
        turn()


class Saver(Thimble.Button):
    document = GObject.Property(type=str, default="")

    def __init__(self, title):
        super().__init__(title=title)
        self.document = "a text"
        self.connect("clicked", self.on_clicked)
        self.connect("work-started", lambda button, _: self.finish_work())

    def on_clicked(self, button):
        self.document += "."

    def do_clicked(self):
        Thimble.Button.do_clicked(self)


@Gtk.Template(string="""
<interface><template class="Page" parent="GtkBox">
  <child><object class="ThimbleButton" id="save"><property name="title">Save</property></object></child>
  <child><object class="ThimbleButtonRow">
    <child><object class="ThimbleIconButton" id="add">
      <property name="icon-name">list-add-symbolic</property><property name="accessibility-label">Add</property>
    </object></child>
  </object></child>
</template></interface>""")
class Page(Gtk.Box):
    __gtype_name__ = "Page"
    save = Gtk.Template.Child()
    add = Gtk.Template.Child()

    def __init__(self):
        super().__init__()
        self.save.document = bytearray(100_000)
        # A closure of a child that captures the page would be a cycle through GTK, which no collector sees.
        self.add.connect("clicked", lambda button: setattr(button, "note", button))
        self.add.emit("clicked")
        self.save.bind_property("title", self.add, "accessibility-label", GObject.BindingFlags.SYNC_CREATE)
        assert self.add.props.accessibility_label == "Save"


def attribute(instance):
    instance.note = object()
    return instance


def primary():
    split = Thimble.SplitButton.new("Save", "More", menu)
    button = split.get_primary_button()
    button.note = split.get_menu_button().note = object()
    button.connect("clicked", lambda _: button.note)
    watched(button)
    return split


def toggles():
    group = Thimble.ToggleButtonGroup.new("View", Thimble.SelectionMode.SINGLE)
    group.append("day", "Day", None)
    day = watched(group.get_button("day"))
    day.note = object()
    group.note = object()
    return group


def capturing():
    button = Thimble.Button(title="Save")
    button.connect("clicked", lambda _: button.set_property("title", "Saved"))
    button.connect("notify::title", lambda *_: button.note)
    button.note = object()
    return button


def menued():
    """Objects of GLib's that are no widgets."""
    opener, button = Thimble.MenuButton.new("Edit", None), Thimble.Button(title="Save")
    opener.note = button.note = object()
    for owner, give in ((opener, opener.set_menu_model), (button, button.set_context_menu)):
        model = watched(attribute(Gio.Menu()))
        model.append("Copy", "win.copy")
        give(model)
        # The kit still follows a menu that the program no longer has.
        del model
    opener.get_menu_model().remove(0)
    assert opener.get_disabled_reason()
    opener.get_menu_model().append("Paste", "win.paste")
    assert opener.get_disabled_reason() is None
    watched(button)
    return opener


def working():
    button = Thimble.Button(title="Save")

    def begun(button, cancellable):
        button.task = object()
        watched(attribute(cancellable)).connect(lambda *_: button.task)

    button.connect("work-started", begun)
    button.emit("clicked")
    wait(lambda: button.props.pending and hasattr(button, "task"))
    button.finish_work()
    wait(lambda: not button.props.pending)
    return button


def plain():
    """A button without state, which Python frees without its collector."""
    button = Thimble.Button(title="Save", icon_name="document-save-symbolic", variant="primary")
    button.connect("clicked", lambda _: None)
    return button


def commanded():
    command = watched(Thimble.Command(name="save", title="Save"))
    command.note = object()
    command.connect("activate", lambda _: command.note)
    button = Thimble.Button.new_with_command(command)
    button.note = object()
    button.set_command(watched(attribute(Thimble.Command(name="store", title="Store"))))
    return button


def grouped():
    group = attribute(Thimble.ButtonGroup.new("Format"))
    for title in ["Bold", "Italic"]:
        group.append(watched(attribute(Thimble.ToggleButton(title=title))))
    return group


def removed():
    group, button = Thimble.ButtonGroup.new("Format"), watched(capturing())
    group.append(button)
    group.remove(button)
    button.emit("clicked")
    assert button.props.title == "Saved"
    return group


def overlaid():
    overlay = attribute(Thimble.ToastOverlay.new(watched(capturing())))
    overlay.show("Saved")
    return overlay


def listed():
    rows = []

    def setup(_, item):
        rows.append(item)
        item.set_child(watched(Saver("Row")))

    def bind(_, item):
        button = item.get_child()
        button.item = item.get_item()
        button.props.title = button.item.get_string()

    factory = Gtk.SignalListItemFactory()
    factory.connect("setup", setup)
    factory.connect("bind", bind)
    view = Gtk.ListView(model=Gtk.NoSelection(model=Gtk.StringList.new(["0", "1", "2"])), factory=factory)
    # A list makes its rows in a window.
    place = Gtk.Window(child=view)
    assert len(rows) == 3
    rows.clear()
    place.set_child(None)
    place.destroy()
    return view


class Editor(Gtk.ApplicationWindow):
    """A window with a subclass, attributes on stock widgets, and controls of the kit that know each other."""

    def __init__(self):
        super().__init__(application=application, title="Editor")
        self.document = bytearray(100_000)
        box, bar = Gtk.Box(orientation=Gtk.Orientation.VERTICAL), Gtk.HeaderBar()
        for widget in (box, bar):
            watched(widget).note = object()
        self.set_child(box)
        self.set_titlebar(bar)
        self.entry = watched(Gtk.Entry())
        self.command = watched(attribute(Thimble.Command(name="save", title="Save", shortcut="<Control>s")))
        self.command.connect("activate", lambda command: command.note)
        Thimble.application_window_add_command(self, self.command)
        self.save = watched(Thimble.Button(title="_Save", action_name="win.save", tooltip_text="Save the note"))
        add = watched(attribute(Thimble.IconButton.new("list-add-symbolic", "Add")))
        add.disable("Enter a name", self.entry)
        opener = watched(attribute(Thimble.MenuButton.new("Edit", menu)))
        self.toasts = watched(Thimble.ToastOverlay.new(Thimble.Button(title="Inside")))
        scrolled = watched(attribute(Gtk.ScrolledWindow(child=self.toasts)))
        bar.pack_start(add)
        bar.pack_end(opener)
        for widget in (self.entry, self.save, scrolled):
            box.append(widget)


def opened():
    """Opens a window, uses it and closes it."""
    editor = Editor()
    editor.present()
    wait(lambda: editor.save.get_width() > 0)
    editor.save.emit("clicked")
    editor.save.grab_focus()
    editor.toasts.show("Saved")
    settle()
    editor.destroy()
    return editor


WAYS = {
    "no state": plain,
    "attribute of Button": lambda: attribute(Thimble.Button(title="Save")),
    "attribute of IconButton": lambda: attribute(Thimble.IconButton.new("list-add-symbolic", "Add")),
    "attribute of LinkButton": lambda: attribute(Thimble.LinkButton.new("https://www.gtk.org", "GTK")),
    "attribute of MenuButton": lambda: attribute(Thimble.MenuButton.new("Edit", menu)),
    "attribute of Command": lambda: attribute(Thimble.Command(name="save", title="Save")),
    "attribute of ButtonGroup": grouped,
    "attribute of SplitButton": lambda: attribute(Thimble.SplitButton.new("Save", "More", menu)),
    "attribute of a button of SplitButton": primary,
    "attribute of a button of ToggleButtonGroup": toggles,
    "closure": capturing,
    "subclass": lambda: Saver("Save"),
    "template": Page,
    "work": working,
    "menus": menued,
    "command": commanded,
    "removed button": removed,
    "ToastOverlay": overlaid,
    "list": listed,
    "window": opened,
}

window = Gtk.Window(default_width=400, default_height=300)
window.present()
# The collector need not look at the modules again and again.
gc.collect()
gc.freeze()


def shown(widget):
    """Shows a widget in the window, as a page that is opened and closed."""
    if isinstance(widget, Gtk.Widget) and not isinstance(widget, Gtk.Window):
        window.set_child(widget)
        turn()
        window.set_child(None)


def count(make, is_shown):
    """Makes objects, and returns how many of how many are left."""
    global finalized, watched
    finalized, made = 0, 0
    original = watched

    def watched(instance):
        nonlocal made
        made += 1
        return original(instance)

    for index in range(COUNT if make is not opened else 5):
        instance = watched(make())
        if is_shown and index < 5:
            shown(instance)
        del instance
    watched = original
    settle()
    wait(lambda: finalized == made)
    return made - finalized, made


for name, make in WAYS.items():
    for is_shown in (False, True):
        left, made = count(make, is_shown)
        if left:
            print(f"{name}{', shown' if is_shown else ''}: {left} of {made} are left")


class Allocated(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in ("arena", "a", "b", "c", "mapped", "d", "e", "used", "f", "g")]


mallinfo = ctypes.CDLL(None).mallinfo2
mallinfo.restype = Allocated


def allocated():
    """Returns the bytes that malloc() has given. Python's own small objects are elsewhere."""
    info = mallinfo()
    return info.used + info.mapped


def cycle(make, count):
    """Makes objects, and returns by how many bytes the memory has grown."""
    before = allocated()
    # A window costs as much as a hundred buttons.
    for index in range(count if make is not opened else count // 20 + 1):
        make()
        if index % 200 == 0:
            settle()
    settle()
    return allocated() - before


growth = 0
for name, make in WAYS.items():
    cycle(make, CYCLES // len(WAYS) // 4 + 60)
for name, make in WAYS.items():
    more = cycle(make, CYCLES // len(WAYS))
    growth += more
    # One object of the kit that stays in each cycle is 4,000 bytes. Work leaves tasks that end a moment later.
    if more > 1_200 * (CYCLES // len(WAYS)):
        print(f"{name}: {more} bytes more")
# A single object of 48 bytes for each button would be more.
more = cycle(plain, CYCLES)
if more > 40 * CYCLES:
    print(f"no state: {more} bytes more")
print(growth)
