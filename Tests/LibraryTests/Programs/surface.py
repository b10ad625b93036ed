# The functions that no property stands for, each with its effect, and the getter and the setter of every property.

import json
import os
import struct
import subprocess

import gi

gi.require_versions({"Gtk": "4.0", "Thimble": "1"})
from gi.repository import Gio, GLib, GObject, Gtk, Thimble  # noqa: E402

assert Thimble.init()
heard = []
menu = Gio.Menu()
menu.append("Copy", "win.copy")


def wait(name, condition):
    """Waits for a condition, and fails with its name."""
    end = GLib.get_monotonic_time() + 30_000_000
    # Frames and events come first.
    tick = GLib.timeout_add(20, lambda: True, priority=GLib.PRIORITY_LOW)
    while not condition():
        assert GLib.get_monotonic_time() < end, name
        GLib.MainContext.default().iteration(True)
    GLib.source_remove(tick)


def hands(*words):
    """Moves the pointer and presses keys, with the commands of xdotool."""
    subprocess.run(["xdotool", *map(str, words)], check=True)


def middle(widget):
    """Returns the middle of a widget on the screen: without a window manager, the window is in its corner."""
    left, top = window.get_surface_transform()
    x, y = widget.translate_coordinates(window, widget.get_width() / 2, widget.get_height() / 2)
    return round(left + x), round(top + y)


def press(widget):
    places = [None]

    def is_hovered():
        if places[-1] != middle(widget):
            places.append(middle(widget))
            hands("mousemove", *places[-1])
        return widget.get_state_flags() & Gtk.StateFlags.PRELIGHT

    # A widget can still move, and GTK picks again when the pointer does.
    wait("the pointer is on the widget", is_hovered)
    hands("mousedown", 1)


def passed():
    """Waits until all earlier events have come: a press of another button comes after them."""
    count = heard.count("other")
    press(other)
    hands("mouseup", 1)
    wait("the other button is pressed", lambda: heard.count("other") > count)


def found(button):
    """Returns the entry of a button in the report on targets."""
    report = json.loads(Thimble.widget_report_hit_areas_as_json(window))
    return [target for target in report["targets"] if target["name"] == button.props.title][0]


def target(button):
    """Returns the width and the height of the area that presses a button."""
    boxes = found(button)["hit"]
    right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return right - min(box[0] for box in boxes), bottom - min(box[1] for box in boxes)


def picture(button):
    """Returns the rows of a button on the screen, each with blue, green, red and one more byte for a pixel."""
    (left, top), (x, y, width, height) = window.get_surface_transform(), map(int, found(button)["visible"])
    with open(os.environ["THIMBLE_SCREEN"], "rb") as screen:
        numbers = struct.unpack(">25I", screen.read(100))
        header, stride, colors = numbers[0], numbers[12], numbers[19]
        start = header + 12 * colors + 4 * (round(left) + x)
        lines = range(round(top) + y, round(top) + y + height)
        return [os.pread(screen.fileno(), 4 * width, start + stride * line) for line in lines]


def pixel(button, x, y):
    """Returns red, green and blue of a point of a button on the screen."""
    return tuple(reversed(picture(button)[y][4 * x : 4 * x + 3]))


def descendants(widget):
    child = widget.get_first_child()
    while child is not None:
        yield child
        yield from descendants(child)
        child = child.get_next_sibling()


def width(widget):
    return widget.measure(Gtk.Orientation.HORIZONTAL, -1).natural


button = Thimble.Button(title="Save", icon_name="document-save-symbolic")
button.connect("clicked", lambda _: heard.append("clicked"))
button.connect("press-event", lambda _, phase, source: heard.append(phase))
button.connect("long-pressed", lambda _, source: heard.append(source))
other = Thimble.Button(title="Other")
other.connect("clicked", lambda _: heard.append("other"))
page = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=120)
page.append(other)
page.append(button)
button.props.halign = other.props.halign = Gtk.Align.CENTER
window = Gtk.Window(title="Surface", default_width=500, default_height=700, child=page)
window.present()
wait("the window is shown", lambda: button.get_mapped() and button.get_width() > 50 and window.is_active())

# Targets.
usual = target(button)
assert usual[1] == 48
Thimble.widget_set_minimum_target(page, 30, 80)
assert target(button)[1] == 80
Thimble.widget_reset_minimum_target(page)
assert target(button)[1] == 48
button.set_minimum_target(150, 90)
assert target(button) == (150, 90)
button.set_minimum_target(-1, -1)
button.set_hit_area_insets(-20, -30, -20, -30)
assert target(button)[0] == usual[0] + 60 and target(button)[1] > usual[1]
button.reset_hit_area_insets()
assert target(button) == usual

# Presses by pointer.
button.set_reflow_delay(0)
button.set_reports_presses(True)
press(button)
wait("the press begins", lambda: heard[-1:] == [Thimble.PressPhase.BEGAN])
button.cancel_press()
assert heard[-1] == Thimble.PressPhase.CANCELLED
hands("mouseup", 1)
passed()
assert "clicked" not in heard
button.set_cancels_on_pointer_exit(True)
press(button)
wait("the press begins again", lambda: heard[-1] == Thimble.PressPhase.BEGAN)
hands("mousemove", *middle(other))
wait("leaving cancels the press", lambda: heard[-1] == Thimble.PressPhase.CANCELLED)
hands("mousemove", *middle(button), "mouseup", 1)
passed()
assert "clicked" not in heard
button.set_cancels_on_pointer_exit(False)
button.set_reports_presses(False)
button.set_repeat_behavior(Thimble.RepeatBehavior.ENABLED)
button.set_repeat_timing(30, 10)
press(button)
wait("the held button repeats its action", lambda: heard.count("clicked") > 3)
hands("mouseup", 1)
passed()
button.set_repeat_behavior(Thimble.RepeatBehavior.DISABLED)
button.set_long_press("Options", None)
button.set_long_press_time(30)
heard.clear()
press(button)
wait("a long press is reported", lambda: heard == [Thimble.PressSource.MOUSE])
hands("mouseup", 1)
button.grab_focus()
hands("key", "shift+F10")
wait("a key is a long press, too", lambda: heard == [Thimble.PressSource.MOUSE, Thimble.PressSource.KEY])
passed()
button.remove_long_press()


def large():
    """Returns the text that is shown large, if there is one."""
    shown = [part for part in descendants(window) if part.get_css_name() == "large-content"]
    return next((part.get_text() for part in descendants(shown[-1]) if isinstance(part, Gtk.Label)), "") if shown else None


button.set_large_content("Store", None)
for policy, text in ((Thimble.LargeContentPolicy.ALWAYS, "Store"), (Thimble.LargeContentPolicy.NEVER, None)):
    Thimble.set_large_content_policy(policy)
    heard.clear()
    press(button)
    wait("a held button has its time", lambda: large() if text else button.get_state_flags() & Gtk.StateFlags.ACTIVE)
    assert large() == text
    hands("mouseup", 1)
    wait("the release presses the button", lambda: heard == ["clicked"])
    wait("the large content has gone", lambda: large() is None)
Thimble.set_large_content_policy(Thimble.LargeContentPolicy.AUTOMATIC)
moves, motion = [], Gtk.EventControllerMotion(propagation_phase=Gtk.PropagationPhase.CAPTURE)
motion.connect("motion", lambda *place: moves.append(place))
window.add_controller(motion)
late = Thimble.Button(title="Late", visible=False, halign=Gtk.Align.CENTER)
late.connect("clicked", lambda _: heard.append("late"))
page.append(late)
for delay, presses in ((60_000, 0), (0, 1)):
    late.set_reflow_delay(delay)
    late.set_visible(True)
    wait("the late button has a place", lambda: late.get_width() > 0)
    place = middle(late)
    late.set_visible(False)
    moves.clear()
    hands("mousemove", *place)
    wait("the pointer is there", lambda: moves)
    late.set_visible(True)
    wait("the late button appears under the pointer", lambda: late.get_mapped() and late.get_width() > 0)
    # A hand is never completely still, and GTK picks again when it moves.
    hands("mousemove", place[0] + 1, place[1])
    wait("the late button is hovered", lambda: late.get_state_flags() & Gtk.StateFlags.PRELIGHT)
    hands("click", 1)
    passed()
    assert heard.count("late") == presses
    late.set_visible(False)
button.set_spring_loaded(True)
motions = [item for item in button.observe_controllers() if isinstance(item, Gtk.DropControllerMotion)]
heard.clear()
motions[-1].emit("enter", 5, 5)
wait("a dragged object that rests there presses the button", lambda: heard == ["clicked"])
button.set_spring_loaded(False)
assert motions[-1] not in list(button.observe_controllers())

# Times.
Thimble.set_time_limit_factor(5)
button.set_undo_time(40)
begin = GLib.get_monotonic_time()
heard.clear()
button.emit("clicked")
wait("the time to undo ends", lambda: heard == ["clicked"])
assert GLib.get_monotonic_time() - begin >= 200_000
Thimble.set_time_limit_factor(1)
button.set_undo_time(0)
leavers, left = [], []
for choice in (Thimble.UndoOnLeaving.TAKE_BACK, Thimble.UndoOnLeaving.RUN):
    leaver = Thimble.Button(title="Leave")
    leaver.connect("clicked", lambda _, choice: left.append(choice), choice)
    leaver.set_undo_time(60_000)
    leaver.set_undo_on_leaving(choice)
    page.append(leaver)
    wait("the button with undo is on screen", leaver.get_mapped)
    leaver.emit("clicked")
    page.remove(leaver)
    leavers.append(leaver)
wait("the time to undo has ended", lambda: left == [Thimble.UndoOnLeaving.RUN])

# Work.
tokens = []
worker = Thimble.Button(title="Send")
worker.connect("work-started", lambda _, cancellable: tokens.append(cancellable))
page.append(worker)
keys = Gtk.EventControllerKey(propagation_phase=Gtk.PropagationPhase.CAPTURE)
keys.connect("key-released", lambda *_: heard.append("key"))
window.add_controller(keys)
for is_cancellable in (False, True):
    worker.set_cancellable(is_cancellable)
    worker.grab_focus()
    worker.emit("clicked")
    wait("the work begins", lambda: tokens and worker.props.pending)
    heard.clear()
    hands("key", "Escape")
    wait("the key has come", lambda: "key" in heard)
    wait("Escape has cancelled", lambda: tokens[-1].is_cancelled() or not is_cancellable)
    assert tokens.pop().is_cancelled() == is_cancellable
    assert worker.fail_work_with_message("You are offline") and not worker.fail_work_with_message("Again")
    wait("the work ends", lambda: not worker.props.pending)
command = Thimble.Command(name="send", title="Send")
command.connect("work-started", lambda _, cancellable: tokens.append(cancellable))
command.activate()
wait("the command works", lambda: tokens and command.props.running)
# A button of a list shows the work of the item that it has.
icon, idle = Thimble.IconButton.new("list-add-symbolic", "Add"), Thimble.Command(name="idle", title="Idle")
idle.props.icon_name = command.props.icon_name = "document-save-symbolic"
for shown in (command, idle, command):
    icon.set_command(shown)
    assert icon.props.pending == (shown == command) and icon.props.accessibility_label == shown.props.title
assert Thimble.Command.fail_work_with_message(command, "You are offline")
wait("the command ends", lambda: not command.props.running)
wait("its button, too", lambda: not icon.props.pending)
icon.emit("clicked")
wait("a press activates the command", lambda: len(tokens) == 2 and icon.props.pending)
command.finish_work()
icon.set_command(None)
wait("the command has ended", lambda: not command.props.running)
icon.emit("clicked")
passed()
assert len(tokens) == 2 and not icon.props.pending

# Menus.
opener = Thimble.MenuButton.new("Edit", menu)
actions = Gio.SimpleActionGroup()
actions.add_action(Gio.SimpleAction.new("copy", None))
window.insert_action_group("win", actions)
opener.set_reflow_delay(0)
page.prepend(opener)
wait("the menu button is shown", lambda: opener.get_mapped() and opener.get_width() > 50)
opener.popup()
assert opener.get_active()
opener.popdown()
wait("the menu is closed", lambda: not opener.get_active())
for is_by_press in (True, False):
    opener.set_opens_on_press(is_by_press)
    press(opener)
    wait("the press has begun", lambda: opener.get_active() or opener.get_state_flags() & Gtk.StateFlags.ACTIVE)
    assert opener.get_active() == is_by_press
    hands("mouseup", 1)
    wait("the menu is open", opener.get_active)
    opener.popdown()
    wait("the menu is closed again", lambda: not opener.get_active())
opener.set_empty_reason("There is nothing to edit")
opener.set_menu_model(Gio.Menu())
assert opener.get_disabled_reason() == "There is nothing to edit"
split = Thimble.SplitButton.new("Save", "More", menu)
page.append(split)
for locks in (False, True):
    split.set_locks_menu_while_pending(locks)
    split.get_primary_button().start_loading()
    wait("the work is shown", lambda: split.get_primary_button().has_css_class("loading"))
    assert (split.get_menu_button().get_disabled_reason() is not None) == locks
    split.get_primary_button().stop_loading(Thimble.PendingOutcome.NEUTRAL, None)

# Containers.
group = Thimble.ToggleButtonGroup.new("View", Thimble.SelectionMode.SINGLE)
group.append("day", "Day", None)
group.set_variant("primary")
group.append("week", "Week", None)
group.set_size(Thimble.ButtonSize.LARGE)
for tag in ("day", "week"):
    assert group.get_button(tag).get_variant() == "primary" and group.get_button(tag).get_size() == Thimble.ButtonSize.LARGE

toasts = Thimble.ToastOverlay.new(Gtk.Label(label="Content"))
page.append(toasts)
toasts.show("Deleted")
shown = lambda: any(isinstance(part, Gtk.Label) and part.get_text() == "Deleted" for part in descendants(toasts))  # noqa: E731
wait("the message is shown", shown)
toasts.dismiss()
wait("the message has gone", lambda: not shown())
link = Thimble.LinkButton.new("https://www.gtk.org", "GTK")
page.append(link)
link.copy_address()
link.get_clipboard().read_text_async(None, lambda board, result: heard.append(board.read_text_finish(result)))
wait("the address is in the clipboard", lambda: heard[-1] == "https://www.gtk.org")

# Looks.
natural = width(button)
assert button.set_title_markup("<b>Store_all</b> of the files") and button.props.title == "Store__all of the files"
assert width(button) > natural
button.props.title = "Save"
assert width(button) == natural
button.set_label_style(Thimble.LabelStyle.TITLE_ONLY)
assert width(button) < natural
natural = width(button)
button.set_indicator(Thimble.Indicator.MENU)
assert width(button) > natural
button.set_indicator(Thimble.Indicator.NONE)
assert width(button) == natural
button.set_content_insets(3, 70, 5, 80)
assert width(button) > natural + 50
button.reset_content_insets()
assert width(button) == natural
button.set_reserved_titles(["A much longer title than that"])
assert width(button) > natural
button.set_reserved_titles(None)
assert width(button) == natural
button.props.variant = "primary"
button.set_tint(1, 0, 0)
wait("the tint is shown", lambda: pixel(button, 15, 3) == (255, 0, 0))
button.reset_tint()
wait("the tint has gone", lambda: pixel(button, 15, 3) != (255, 0, 0))
for change, is_filled in (
    (lambda: button.set_corner_style(Thimble.CornerStyle.SQUARE), True),
    (lambda: button.set_corner_style(Thimble.CornerStyle.CAPSULE), False),
    (lambda: button.set_corner_radius(0), True),
    (lambda: button.set_corner_radius(9), False),
):
    change()
    wait("the corner changes", lambda: (pixel(button, 0, 0) == pixel(button, 15, 3)) == is_filled)

# Themes, and settings of the desktop.
usual = picture(other)
for scheme in (Thimble.ColorScheme.DARK, Thimble.ColorScheme.LIGHT, Thimble.ColorScheme.DARK, Thimble.ColorScheme.DESKTOP):
    Thimble.set_color_scheme(scheme)
    wait("the scheme changes", lambda: (picture(other) != usual) == (scheme == Thimble.ColorScheme.DARK))
for contrast in (Thimble.Contrast.HIGH, Thimble.Contrast.NORMAL, Thimble.Contrast.HIGH, Thimble.Contrast.DESKTOP):
    Thimble.set_contrast(contrast)
    wait("the contrast changes", lambda: (picture(other) != usual) == (contrast == Thimble.Contrast.HIGH))
Thimble.use_bundled_theme("Material")
wait("another theme has another look", lambda: picture(other) != usual)
Thimble.use_bundled_theme("default")
wait("the look is back", lambda: picture(other) == usual)
file = GLib.build_filenamev([GLib.Dir.make_tmp("surface-XXXXXX"), "surface.tokens.json"])


def write(red):
    color = {"$type": "color", "$value": {"colorSpace": "srgb", "components": [red, 0, 0]}}
    theme = {"theme": {"color": {"button": {"primary": {"default": {"background": color}}}}}}
    GLib.file_set_contents(file, json.dumps(theme).encode())


button.set_corner_style(Thimble.CornerStyle.AUTOMATIC)
for follow in (lambda: Thimble.follow_theme(file), lambda: None):
    red = 0.4 if pixel(button, 15, 3) != (102, 0, 0) else 0.2
    write(red)
    follow()
    wait("the theme of the file is shown", lambda: pixel(button, 15, 3) == (round(red * 255), 0, 0))
Thimble.follow_theme(None)
assert Thimble.widget_set_theme(other, file)
other.props.variant = "primary"
wait("a button has a theme of its own", lambda: pixel(other, 15, 3) == (51, 0, 0))
assert Thimble.widget_set_theme(other, None)
Thimble.use_bundled_theme("default")
other.props.variant = "neutral"
wait("the look is back again", lambda: picture(other) == usual)

# The getter and the setter of each property.
samples = {
    Thimble.Button: button, Thimble.IconButton: Thimble.IconButton.new("list-add-symbolic", "Add"),
    Thimble.ToggleButton: Thimble.ToggleButton.new_with_label("Bold"), Thimble.LinkButton: link, Thimble.MenuButton: opener,
    Thimble.ButtonListRow: Thimble.ButtonListRow.new("Row"), Thimble.SplitButton: split, Thimble.ToggleButtonGroup: group,
    Thimble.FloatingActionButton: Thimble.FloatingActionButton.new("list-add-symbolic", "Add"),
    Thimble.ButtonGroup: Thimble.ButtonGroup.new("Edit"), Thimble.ButtonRow: Thimble.ButtonRow.new(),
    Thimble.SummaryRow: Thimble.SummaryRow.new("Deliver to", "Home"), Thimble.Command: command,
}
samples[Thimble.ControlGroup], samples[Thimble.ButtonBox] = samples[Thimble.ButtonGroup], samples[Thimble.ButtonRow]
samples[Thimble.FloatingActionOverlay] = Thimble.FloatingActionOverlay.new(
    Gtk.Label(), samples[Thimble.FloatingActionButton])


def another(property, value):
    """Returns another value for a property."""
    texts = {"selected": "week", "uri": "https://www.python.org", "icon-name": "list-remove-symbolic"}
    texts |= {"end-icon-name": "list-remove-symbolic", "shortcut": "<Control>t"}
    if property.value_type.is_a(GObject.TYPE_ENUM):
        return next(other for other in type(value).__enum_values__.values() if other != value)
    if property.value_type.is_a(GObject.TYPE_OBJECT):
        return Gio.Menu()
    kinds = {"gboolean": lambda: not value, "gint": lambda: value + 7, "gdouble": lambda: 0.25}
    return kinds.get(property.value_type.name, lambda: texts.get(property.name, "tinted"))()


compared = 0
button.start_loading()
for kind, sample in samples.items():
    for property in sample.list_properties():
        instance = sample
        name = property.name.replace("-", "_")
        if property.owner_type != kind.__gtype__ or not property.flags & GObject.ParamFlags.READABLE:
            continue
        value = getattr(instance, f"get_{name}")()
        assert value == instance.get_property(property.name), property
        if not property.flags & GObject.ParamFlags.WRITABLE or property.flags & GObject.ParamFlags.CONSTRUCT_ONLY:
            continue
        # A group has its mode before its buttons.
        if property.name == "selection-mode":
            instance = Thimble.ToggleButtonGroup.new("Sort", value)
        new = another(property, value)
        getattr(instance, f"set_{name}")(new)
        assert getattr(instance, f"get_{name}")() == instance.get_property(property.name) == new != value, property
        compared += 1
assert compared > 50
button.stop_loading(Thimble.PendingOutcome.NEUTRAL, None)
window.destroy()
print("whole")
