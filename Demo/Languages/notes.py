#!/usr/bin/env python3
"""A small application in Python: notes with pages of their own, which save, sort, undo and ask.

  notes.py               the application
  notes.py --pages 1000  opens and closes so many pages, uses each, and prints by how many kilobytes the process has grown
"""

import gc
import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Thimble", "1")
from gi.repository import Gio, GLib, GObject, Gtk, Pango, Thimble  # noqa: E402


class Note(GObject.Object):
    """A note: the data of a row and of a page."""

    title = GObject.Property(type=str, default="")
    text = GObject.Property(type=str, default="")
    priority = GObject.Property(type=str, default="normal")
    done = GObject.Property(type=bool, default=False)


def saved(note, cancellable, done):
    """Saves a note, in steps, as a slow disk would. Calls `done` with the error, or with none."""
    steps = iter(range(1, 5))

    def step():
        if cancellable.is_cancelled():
            done(GLib.Error.new_literal(Gio.io_error_quark(), "Cancelled", Gio.IOErrorEnum.CANCELLED))
            return GLib.SOURCE_REMOVE
        number = next(steps, None)
        if number is None:
            done(None)
            return GLib.SOURCE_REMOVE
        done.progress(number / 4)
        return GLib.SOURCE_CONTINUE

    GLib.timeout_add(saved.delay, step)


saved.delay = 200


class Saving:
    """One run of a button's work: it tells the button how far it is, and how it ended."""

    def __init__(self, button, note, then):
        self.button, self.note, self.then = button, note, then

    def progress(self, share):
        self.button.set_progress(share)

    def __call__(self, error):
        if error:
            self.button.fail_work(error)
        else:
            self.button.finish_work()
            self.then(self.note)


@Gtk.Template(string="""
<interface>
  <template class="NotePage" parent="GtkBox">
    <property name="orientation">vertical</property>
    <property name="spacing">12</property>
    <property name="margin-start">12</property>
    <property name="margin-end">12</property>
    <property name="margin-top">12</property>
    <property name="margin-bottom">12</property>
    <child><object class="GtkEntry" id="title">
      <property name="placeholder-text">Title</property>
      <accessibility><property name="label">Title</property></accessibility>
    </object></child>
    <child><object class="ThimbleButtonGroup">
      <property name="accessibility-label">Text</property>
      <child><object class="ThimbleToggleButton" id="wraps">
        <property name="title">_Wrap</property><property name="active">1</property>
      </object></child>
      <child><object class="ThimbleIconButton" id="clear">
        <property name="icon-name">edit-clear-symbolic</property>
        <property name="accessibility-label">Clear the text</property>
      </object></child>
    </object></child>
    <child><object class="GtkScrolledWindow">
      <property name="vexpand">1</property>
      <child><object class="GtkTextView" id="text">
        <property name="wrap-mode">word-char</property>
        <accessibility><property name="label">Text</property></accessibility>
      </object></child>
    </object></child>
    <child><object class="ThimbleToggleButtonGroup" id="priority">
      <property name="accessibility-label">Priority</property>
      <property name="selection-mode">required-single</property>
      <child><object class="ThimbleToggleButton">
        <property name="name">low</property><property name="title">_Low</property>
      </object></child>
      <child><object class="ThimbleToggleButton">
        <property name="name">normal</property><property name="title">_Normal</property>
      </object></child>
      <child><object class="ThimbleToggleButton">
        <property name="name">high</property><property name="title">_High</property>
      </object></child>
    </object></child>
    <child><object class="ThimbleButtonRow">
      <child><object class="ThimbleButton" id="delete">
        <property name="title">_Delete</property><property name="role">destructive</property>
      </object></child>
      <child><object class="ThimbleButton" id="save">
        <property name="title">_Save</property><property name="role">primary</property>
      </object></child>
    </object></child>
  </template>
</interface>""")
class NotePage(Gtk.Box):
    """The page of one note."""

    __gtype_name__ = "NotePage"
    __gsignals__ = {"finished": (GObject.SignalFlags.RUN_LAST, None, (str,))}
    title, text, wraps, clear, priority, delete, save = (Gtk.Template.Child() for _ in range(7))

    def __init__(self, note):
        super().__init__()
        self.note = note
        self.title.set_text(note.title)
        self.text.get_buffer().set_text(note.text)
        self.priority.set_selected(note.priority)
        # A handler of a child that captures the page would be a cycle through GTK, which no collector sees.
        page = self.weak_ref()
        self.title.connect("changed", lambda *_: page().check())
        self.save.connect("work-started", lambda button, token: page().begin(button, token))
        self.delete.set_hold_time(600)
        self.delete.connect("clicked", lambda _: page().emit("finished", "deleted"))
        self.clear.connect("clicked", lambda _: page().text.get_buffer().set_text(""))
        self.clear.set_undo_time(4000)
        self.wraps.connect("notify::active", lambda toggle, _: page().wrap(toggle.get_active()))
        self.check()

    def check(self):
        """A note needs a title: the button says so, and leads to the field."""
        if self.title.get_text().strip():
            self.save.set_disabled_reason(None)
        else:
            self.save.disable("Enter a title first", self.title)

    def wrap(self, wraps):
        self.text.set_wrap_mode(Gtk.WrapMode.WORD_CHAR if wraps else Gtk.WrapMode.NONE)

    def begin(self, button, cancellable):
        note, buffer, page = self.note, self.text.get_buffer(), self.weak_ref()
        note.title, note.priority = self.title.get_text(), self.priority.get_selected()
        note.text = buffer.get_text(*buffer.get_bounds(), True)

        def then(_):
            if page() is not None:
                page().emit("finished", "saved")

        saved(note, cancellable, Saving(button, note, then))


class NotesWindow(Gtk.ApplicationWindow):
    """The list of notes, and the page of one."""

    def __init__(self, application):
        super().__init__(application=application, title="Notes", default_width=420, default_height=560)
        self.notes = Gio.ListStore(item_type=Note)
        self.deleted = None
        self.stack = Gtk.Stack()
        self.toasts = Thimble.ToastOverlay.new(self.stack)
        self.set_child(self.toasts)
        self.set_titlebar(self.header())
        self.stack.add_named(self.list(), "list")
        undo = Gio.SimpleAction.new("undo", None)
        undo.connect("activate", self.undo)
        self.add_action(undo)

    def header(self):
        header = Gtk.HeaderBar()
        add = Thimble.Command(name="add", title="_New Note", icon_name="list-add-symbolic", shortcut="<Control>n")
        add.connect("activate", lambda _: self.open(Note()))
        Thimble.application_window_add_command(self, add)
        button = Thimble.Button.new_with_command(add)
        button.set_label_style(Thimble.LabelStyle.ICON_ONLY)
        header.pack_start(button)
        menu = Gio.Menu()
        menu.append("_New Note", "win.add")
        menu.append("_Undo", "win.undo")
        main = Thimble.MenuButton(icon_name="open-menu-symbolic", accessibility_label="Main menu", menu_model=menu)
        main.set_primary(True)
        header.pack_end(main)
        return header

    def list(self):
        factory = Gtk.SignalListItemFactory()
        factory.connect("setup", self.make_row)
        factory.connect("bind", self.fill_row)
        view = Gtk.ListView(model=Gtk.NoSelection(model=self.notes), factory=factory, vexpand=True)
        add = Thimble.FloatingActionButton.new("list-add-symbolic", "New note")
        add.set_action_name("win.add")
        return Thimble.FloatingActionOverlay.new(view, add)

    def make_row(self, _, item):
        row = Gtk.Box(spacing=6)
        done = Thimble.ToggleButton(icon_name="object-select-symbolic", accessibility_label="Done")
        title = Gtk.Label(hexpand=True, xalign=0, ellipsize=Pango.EllipsizeMode.END)
        edit = Thimble.IconButton.new("document-edit-symbolic", "Edit")
        edit.connect("clicked", lambda _: self.open(item.get_item()))
        for widget in (done, title, edit):
            row.append(widget)
        item.set_child(row)

    def fill_row(self, _, item):
        done, title, edit = list(item.get_child())
        note = item.get_item()
        title.set_text(note.title)
        edit.set_accessibility_label(f"Edit {note.title}")
        done.set_active(note.done)

    def open(self, note):
        page = NotePage(note)
        page.connect("finished", lambda page, how: self.finish(page, how))
        self.stack.add_named(page, "page")
        self.stack.set_visible_child(page)
        page.title.grab_focus()
        return page

    def finish(self, page, how):
        note = page.note
        found, place = self.notes.find(note)
        if how == "saved" and not found:
            self.notes.append(note)
        if how == "deleted" and found:
            self.notes.remove(place)
            self.deleted = note
            self.toasts.show_with_button("Note deleted", "_Undo", "win.undo")
        self.close_page(page)

    def close_page(self, page):
        self.stack.set_visible_child_name("list")
        self.stack.remove(page)

    def undo(self, *_):
        if self.deleted:
            self.notes.append(self.deleted)
            self.deleted = None


class Notes(Gtk.Application):
    def __init__(self):
        super().__init__(application_id="org.thimble.PythonNotes", flags=Gio.ApplicationFlags.NON_UNIQUE)
        self.pages = 0

    def do_activate(self):
        Thimble.init()
        window = self.get_active_window() or NotesWindow(self)
        window.present()
        if self.pages:
            GLib.idle_add(self.measure, window)

    # The measurement ---------------------------------------------------------------------------------------------

    def measure(self, window):
        saved.delay = 0
        self.turn(window, self.pages // 5 + 20)
        before = resident()
        self.turn(window, self.pages)
        print(resident() - before)
        self.quit()
        return GLib.SOURCE_REMOVE

    def turn(self, window, count):
        """Opens pages, uses each, and leaves each in another way."""
        for index in range(count):
            page = window.open(Note(title="" if index % 3 == 0 else f"Note {index}", text="Words " * 20))
            page.remembered = bytearray(100_000)
            settle()
            page.title.set_text(f"Title {index}")
            page.priority.set_selected("high")
            page.wraps.emit("clicked")
            if index % 2:
                page.save.emit("clicked")
                while page.get_parent():
                    GLib.MainContext.default().iteration(True)
            else:
                window.close_page(page)
            del page
            window.notes.remove_all()
            if index % 10 == 0:
                gc.collect()
        settle()


def settle():
    while GLib.MainContext.default().iteration(False):
        pass


def resident():
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4


def main():
    application = Notes()
    if sys.argv[1:2] == ["--pages"]:
        application.pages = int(sys.argv.pop(2))
        sys.argv.pop(1)
    return application.run(sys.argv)


if __name__ == "__main__":
    sys.exit(main())
