# Every class from Python: created, set, combined, pressed, subclassed, and read from a file of GtkBuilder.

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Thimble", "1")
from gi.repository import Gio, GLib, GObject, Gtk, Thimble  # noqa: E402

try:
    gi.require_version("Adw", "1")
    from gi.repository import Adw

    Adw.init()
except (ImportError, ValueError):
    pass

assert Thimble.init() and Thimble.init()
heard = []


def watch(instance):
    instance.connect("clicked", lambda source: heard.append(source.props.title))
    return instance


# Members.
menu = Gio.Menu()
menu.append("Copy", "win.copy")
toggle = Thimble.ToggleButton.new_with_label("Bold")
link = Thimble.LinkButton.new("https://www.gtk.org", "GTK")
split = watch(Thimble.SplitButton.new("Save", "More ways to save", menu))
fab = Thimble.FloatingActionButton.new("list-add-symbolic", "Add")
opener = Thimble.MenuButton.new("Edit", menu)
icon = Thimble.IconButton.new("edit-copy-symbolic", "Copy")
assert icon.props.accessibility_label == icon.props.tooltip_text == "Copy" and icon.props.title == ""
assert link.props.uri == "https://www.gtk.org" and opener.props.menu_model == menu
assert split.get_primary_button().props.title == "Save"
assert split.get_menu_button().props.accessibility_label == "More ways to save"
assert fab.props.accessibility_label is None and fab.props.title == "Add"
toggle.emit("clicked")
assert toggle.props.active and toggle.props.toggle_state == Thimble.ToggleState.ON
split.get_primary_button().emit("clicked")
assert heard == ["Save"]
assert isinstance(toggle, Thimble.Button) and isinstance(toggle, Gtk.Button)

# Containers.
group = Thimble.ButtonGroup.new("Format")
group.append(toggle)
group.append(icon)
assert toggle.get_parent() is not None and group.props.accessibility_label == "Format"
assert group.props.orientation == Gtk.Orientation.HORIZONTAL
group.props.orientation = Gtk.Orientation.VERTICAL
group.remove(icon)
assert icon.get_parent() is None
view = Thimble.ToggleButtonGroup.new("View", Thimble.SelectionMode.REQUIRED_SINGLE)
view.append("day", "_Day", None)
view.append("week", "Week", "x-office-calendar-symbolic")
view.append_icon("list", "view-list-symbolic", "List")
view.connect("changed", lambda group: heard.append(group.get_selected()))
assert view.get_selected() == "day" and view.get_button("list").get_tooltip_text() == "List"
view.get_button("week").emit("clicked")
assert heard[-1] == "week" and not view.is_selected("day") and view.get_button("week").props.active
view.get_button("week").emit("clicked")
assert heard.count("week") == 1 and view.is_selected("week"), "One is always on."
view.select("list")
assert view.get_selected() == "list" and heard[-1] == "week", "Nobody has pressed."
follower = Gtk.Label()
view.bind_property("selected", follower, "label", GObject.BindingFlags.SYNC_CREATE | GObject.BindingFlags.BIDIRECTIONAL)
follower.set_label("day")
assert view.props.selected == "day"
view.insert(0, "year", "Year", None)
view.set_selected("list")
assert follower.get_label() == "list" and not view.is_selected("day")
view.remove("list")
assert view.get_button("list") is None and view.get_selected() == "week"
several = Thimble.ToggleButtonGroup.new("Text", Thimble.SelectionMode.MULTIPLE)
for tag in ["Bold", "Italic"]:
    several.append(tag, tag, None)
    several.select(tag)
assert several.is_selected("Bold") and several.is_selected("Italic")
several.unselect("Bold")
assert several.get_selected() == "Italic"
heard.remove("week")
row, stack, rows = Thimble.ButtonRow.new(), Thimble.ButtonStack.new(), Thimble.ButtonList.new()
for container in [row, stack]:
    container.append(Thimble.Button(title="One"))
rows.append(Thimble.ButtonListRow.new("Row"))
summary = Thimble.SummaryRow.new("Deliver to", "Home")
summary.set_button(Thimble.Button.new_with_label("Change"))
overlay = Thimble.FloatingActionOverlay.new(Gtk.Label(label="Content"), fab)
page = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
for widget in [group, view, several, row, stack, rows, summary, split, link, opener, overlay]:
    page.append(widget)


# A class in Python keeps the behaviour of its parent.
class Counter(Thimble.Button):
    __gtype_name__ = "Counter"
    count = GObject.Property(type=int, default=0)

    def __init__(self, **properties):
        super().__init__(**properties)
        self.connect("clicked", self.press)

    def press(self, _):
        self.count += 1


counter = Counter(title="Count", variant="primary")
counter.emit("clicked")
assert counter.count == 1 and counter.props.title == "Count"
counter.disable("Not now", None)
counter.emit("clicked")
assert counter.count == 1 and counter.get_disabled_reason() == "Not now"
counter.enable()
page.append(counter)


# A class that overrides the click, and does not chain up, still works and is still refused.
class Quiet(Thimble.Button):
    clicks = 0

    def do_clicked(self):
        self.clicks += 1


quiet, begun = Quiet(title="Quiet"), []
quiet.connect("work-started", lambda button, _: begun.append(button))
quiet.emit("clicked")
while not begun:
    GLib.MainContext.default().iteration(True)
quiet.emit("clicked")
assert quiet.clicks == 1 and quiet.props.pending and quiet.finish_work()
begun.clear()

# The names of GtkButton.
ported = Thimble.Button(label="_Save", icon_name="document-save-symbolic", has_frame=False)
assert ported.props.title == "_Save" and ported.get_label() == "Save"
assert ported.get_icon_name() == "document-save-symbolic"
ported.set_label("A_B")
assert ported.props.title == "A__B" and ported.get_label() == "A_B"
ported.set_use_underline(True)
assert ported.props.title == "A_B"
ported.set_label("_Store")
ported.set_icon_name(None)
assert ported.props.title == "_Store" and ported.props.icon_name is None
page.append(ported)
pale = Thimble.Button(title="Pale", css_classes=["flat"])
page.append(pale)
danger = Thimble.Button(title="Empty the trash", css_classes=["destructive-action"])
page.append(danger)

# Properties, each with a getter and a setter.
job = Thimble.Button.new_with_label("Send")
assert job.get_title() == "Send" and job.get_subtitle() is None and job.get_role() == Thimble.ButtonRole.NONE
job.set_subtitle("3 files")
job.set_size(Thimble.ButtonSize.LARGE)
job.set_role(Thimble.ButtonRole.PRIMARY)
assert job.props.subtitle == "3 files" and job.get_size() == Thimble.ButtonSize.LARGE and job.get_variant() == "primary"
job.set_role(Thimble.ButtonRole.NONE)
assert job.get_variant() == "neutral"
gauge, reason = Gtk.ProgressBar(), Gtk.Label()
job.bind_property("progress", gauge, "fraction", GObject.BindingFlags.DEFAULT)
job.bind_property("disabled-reason", reason, "label", GObject.BindingFlags.DEFAULT)
job.start_loading()
assert job.get_progress() == -1
job.set_progress(0.25)
assert gauge.get_fraction() == job.get_progress() == 0.25
job.stop_loading(Thimble.PendingOutcome.SUCCESS, None)
assert job.props.progress == -1
job.props.disabled_reason = "Choose files"
assert reason.get_label() == job.get_disabled_reason() == "Choose files"
job.set_disabled_reason(None)
assert job.get_disabled_reason() is None
job.set_activation_policy(Thimble.ActivationPolicy.QUEUE)
assert job.props.activation_policy == Thimble.ActivationPolicy.QUEUE
job.set_debounce_time(300)
assert job.get_activation_policy() == Thimble.ActivationPolicy.DEBOUNCE
opener.set_menu_model(None)
assert opener.get_menu_model() is None and opener.get_disabled_reason()
opener.set_menu_model(menu)
assert opener.get_menu_model() == menu and opener.get_disabled_reason() is None
assert group.get_orientation() == Gtk.Orientation.VERTICAL and group.get_spacing() == 6

# A file of GtkBuilder.
builder = Gtk.Builder.new_from_string("""
<interface>
  <object class="ThimbleButtonGroup" id="group">
    <property name="accessibility-label">Edit</property>
    <child><object class="ThimbleButton" id="paste"><property name="title">Paste</property></object></child>
    <child><object class="Counter" id="own"><property name="title">Own</property></object></child>
  </object>
  <object class="ThimbleToggleButtonGroup" id="sort">
    <property name="accessibility-label">Sort by</property>
    <property name="selection-mode">required-single</property>
    <property name="selected">size</property>
    <child><object class="ThimbleToggleButton">
      <property name="name">name</property><property name="title">Name</property>
    </object></child>
    <child><object class="ThimbleToggleButton" id="by-size">
      <property name="name">size</property><property name="title">Size</property>
    </object></child>
  </object>
</interface>""", -1)
sort = builder.get_object("sort")
assert sort.get_selected() == "size" and sort.get_button("size") == builder.get_object("by-size")
sort.connect("changed", lambda group: heard.append(group.get_selected()))
sort.get_button("name").emit("clicked")
assert heard.pop() == "name" and not builder.get_object("by-size").get_active()
page.append(sort)
paste = watch(builder.get_object("paste"))
paste.emit("clicked")
assert heard == ["Save", "Paste"] and isinstance(builder.get_object("own"), Counter)
page.append(builder.get_object("group"))

# Actions by name: a button follows its action.
actions = Gio.SimpleActionGroup()
copy = Gio.SimpleAction.new("copy", None)
copy.connect("activate", lambda *_: heard.append("copied"))
actions.add_action(copy)
page.insert_action_group("win", actions)


def find(widget, title):
    """Returns the button with this title below a widget."""
    child = widget.get_first_child()
    while child is not None:
        button = child if isinstance(child, Thimble.Button) and child.props.title == title else find(child, title)
        if button is not None:
            return button
        child = child.get_next_sibling()


# The button of a message activates an action of the widgets around.
toasts = Thimble.ToastOverlay.new(Gtk.Label(label="Content"))
page.append(toasts)
toasts.show_with_button("Note deleted", "_Undo", "win.copy")
find(toasts, "_Undo").emit("clicked")
assert heard[-1] == "copied" and find(toasts, "_Undo") is None
heard.append("undone")
copier = Thimble.Button(title="Copy It", action_name="win.copy")
page.append(copier)
copier.emit("clicked")
copy.set_enabled(False)
assert heard[-1] == "copied" and not copier.get_sensitive()

# A command: a button and an action follow it.
save = Thimble.Command(name="save", title="_Save All", icon_name="document-save-symbolic", shortcut="<Control>s")
saver = Thimble.Button.new_with_command(save)
page.append(saver)
assert saver.props.title == "_Save All" and saver.props.icon_name == "document-save-symbolic"
save.props.title = "_Save Everything"
save.props.enabled = False
assert saver.props.title == "_Save Everything" and not saver.get_sensitive()
save.props.enabled = True
save.props.disabled_reason = "Nothing has changed"
assert saver.get_disabled_reason() == "Nothing has changed" and not save.props.enabled
save.props.enabled = True
assert save.props.disabled_reason is None and save.props.enabled and saver.get_disabled_reason() is None
save.props.disabled_reason = " "
assert save.props.enabled and saver.get_disabled_reason() is None
application = Gtk.Application(application_id="org.example.Family", flags=Gio.ApplicationFlags.NON_UNIQUE)
application.register(None)
Thimble.application_add_command(application, save)
assert application.get_accels_for_action("app.save") == ["<Control>s"]
save.connect("activate", lambda command: heard.append("saved"))
application.activate_action("save", None)
while heard[-1] != "saved":
    GLib.MainContext.default().iteration(True)
while save.props.running:
    GLib.MainContext.default().iteration(True)
save.connect("work-started", lambda command, cancellable: heard.append(cancellable))
saver.emit("clicked")
while not isinstance(heard[-1], Gio.Cancellable):
    GLib.MainContext.default().iteration(True)
save.set_progress(0.5)
assert save.props.running and saver.props.pending and not application.lookup_action("save").get_enabled()
save.cancel_work()
while not heard[-1].is_cancelled():
    GLib.MainContext.default().iteration(True)
assert save.fail_work(GLib.Error("Cancelled", "g-io-error-quark", Gio.IOErrorEnum.CANCELLED)) and not save.finish_work()
while save.props.running:
    GLib.MainContext.default().iteration(True)

# Themes: a container's own, and an error that leaves the last one.
theme = '{"theme": {"color": {"button": {"primary": {"default": {"background": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0, 0.5]}}}}}}}}'
name = GLib.build_filenamev([GLib.get_tmp_dir(), "family.tokens.json"])
GLib.file_set_contents(name, theme.encode())
assert Thimble.widget_set_theme(group, name) and Thimble.widget_set_theme(group, None)
try:
    Thimble.load_theme("/nowhere.tokens.json")
    raise AssertionError("A missing theme is an error.")
except GLib.Error as error:
    assert error.matches(Thimble.theme_error_quark(), Thimble.ThemeError.UNUSABLE)

assert Thimble.use_bundled_theme("material") and Thimble.use_bundled_theme("Default")
Thimble.follow_theme(name)
Thimble.follow_theme(None)

# On screen: the report, and the same names as without a window.
Thimble.set_large_content_policy(Thimble.LargeContentPolicy.ALWAYS)
counter.set_large_content("Counter", None)
Thimble.widget_set_groups_large_content(page, True)
window = Gtk.Window(title="Family", child=page)
window.present()
while not (counter.get_mapped() and counter.get_width() > 50):
    GLib.MainContext.default().iteration(True)
assert ported.props.variant == pale.props.variant == "plain" and danger.props.variant == "danger"
ported.set_has_frame(True)
assert ported.props.variant == "neutral"
assert '"Count"' in Thimble.widget_report_hit_areas_as_json(window)
assert "targets" in Thimble.widget_report_hit_areas(window)

# Targets and confirmation.
Thimble.widget_set_minimum_target(page, 48, 24)
Thimble.widget_reset_minimum_target(page)
counter.set_minimum_target(60, 60)
presses = counter.count
counter.set_undo_time(60_000)
counter.emit("clicked")
counter.emit("clicked")
assert counter.count == presses
counter.set_undo_time(0)
counter.emit("clicked")
assert counter.count == presses + 1
counter.set_hold_time(500)
counter.emit("clicked")
assert counter.count == presses + 1
counter.set_hold_time(0)

# Work that a program forgets ends with its button.
gone = []
forgotten = Thimble.Button(title="Forgotten")
forgotten.connect("work-started", lambda button, cancellable: gone.append(cancellable))
forgotten.emit("clicked")
while not gone:
    GLib.MainContext.default().iteration(True)
assert forgotten.props.pending
forgotten.weak_ref(lambda: gone.append("finalized"))
del forgotten
while not (gone[-1] == "finalized" and gone[0].is_cancelled()):
    GLib.MainContext.default().iteration(True)

# Presses: their events and sources, long presses, and the options of buttons.
presser = Thimble.Button.new_with_label("Press")
row.append(presser)
while not (presser.get_mapped() and presser.get_width() > 50):
    GLib.MainContext.default().iteration(True)
events = []
presser.connect("press-event", lambda button, phase, source: events.append((phase, source)))
presser.set_reports_presses(True)
presser.activate()
while len(events) < 2:
    GLib.MainContext.default().iteration(True)
assert [phase for phase, _ in events] == [Thimble.PressPhase.BEGAN, Thimble.PressPhase.ENDED_INSIDE]
assert presser.get_press_source() == events[0][1] == Thimble.PressSource.ASSISTIVE_TECHNOLOGY and presser.get_press_modifiers() == 0
presser.set_reports_presses(False)
presser.activate()
assert len(events) == 2
presser.set_long_press("Options", None)
presser.set_long_press_time(300)
presser.remove_long_press()
presser.set_repeat_behavior(Thimble.RepeatBehavior.ENABLED)
presser.set_repeat_timing(400, 40)
presser.set_hit_area_insets(-8, -8, -8, -8)
presser.reset_hit_area_insets()
presser.set_label_style(Thimble.LabelStyle.TITLE_ONLY)
presser.set_corner_style(Thimble.CornerStyle.CAPSULE)
presser.set_corner_radius(4)
presser.set_indicator(Thimble.Indicator.MENU)
presser.set_busy_label("Pressing")
presser.set_pending_timing(0, 100, 0)
presser.set_shortcut("<Control>p")
natural = presser.measure(Gtk.Orientation.HORIZONTAL, -1).natural
presser.set_reserved_titles(["A much longer title than that"])
assert presser.measure(Gtk.Orientation.HORIZONTAL, -1).natural > natural
assert presser.set_title_markup("<b>Press</b>")
actions.add_action(Gio.SimpleAction.new("paste", None))
context = Gio.Menu()
context.append("Paste", "win.paste")
presser.set_context_menu(context)


def popover(widget):
    child = widget.get_first_child()
    while child is not None and not isinstance(child, Gtk.Popover):
        child = child.get_next_sibling()
    return child


presser.open_context_menu()
assert popover(presser).get_visible()
presser.set_context_menu(None)
assert not popover(presser).get_visible()

# Places in containers.
group.insert(Thimble.Button.new_with_label("First"), 0)
assert group.get_first_child().get_title() == "First"
rows.prepend(Thimble.ButtonListRow.new("Top"))
assert rows.get_first_child().get_title() == "Top"
row.set_custom_spacing(presser, 30)
row.set_primary(presser)
row.set_stacking_text_scale(0)
overlay.set_position(Thimble.FloatingPosition.BOTTOM_CENTER)

# The scheme and the contrast of the application, and the problems of its theme.
for scheme in (Thimble.ColorScheme.DARK, Thimble.ColorScheme.DESKTOP):
    Thimble.set_color_scheme(scheme)
for contrast in (Thimble.Contrast.HIGH, Thimble.Contrast.DESKTOP):
    Thimble.set_contrast(contrast)
assert Thimble.get_theme_diagnostics() == ""
window.destroy()
print("whole")
