#!/usr/bin/env python3
# The gallery's pages "button" and "loading" in Python: pages.py [button|loading]
#
# The work of the buttons are coroutines of asyncio, which runs in a thread of its own. All widgets belong to the main
# thread, so that texts and outcomes go there.

import asyncio
import sys
import threading

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Thimble", "1")
from gi.repository import Gio, GLib, Gtk, Thimble  # noqa: E402

loop = asyncio.new_event_loop()
threading.Thread(target=loop.run_forever, daemon=True).start()


def button(label, icon=None, variant=None, **properties):
    result = Thimble.Button.new_with_mnemonic(label)
    if icon:
        properties["icon_name"] = icon
    if variant:
        properties["variant"] = variant
    for name, value in properties.items():
        result.set_property(name, value)
    return result


def line(page, *widgets):
    box = Gtk.Box(spacing=12)
    for widget in widgets:
        box.append(widget)
    page.append(box)


def working(button, work):
    """Has a press begin a coroutine; the button shows it, and its outcome."""

    def finish(future):
        error = future.exception()
        if error:
            button.fail_work(error if isinstance(error, GLib.Error) else GLib.Error(str(error)))
        else:
            button.finish_work()

    def begin(button, cancellable):
        future = asyncio.run_coroutine_threadsafe(work(button, cancellable), loop)
        future.add_done_callback(lambda future: GLib.idle_add(finish, future))

    button.connect("work-started", begin)
    return button


async def rest(seconds, cancellable):
    """Sleeps, and ends with an error when the work is cancelled."""
    for _ in range(round(seconds * 10)):
        await asyncio.sleep(0.1)
        cancellable.set_error_if_cancelled()


def say(label, text):
    GLib.idle_add(label.set_text, text)


# The page "button"


def show_button(page):
    line(page, button("Send", variant="primary"), button("Approve", variant="success"),
         button("Delete", variant="danger"), button("Share", variant="tinted"), button("Open"),
         button("Details", variant="outlined"), button("Skip", variant="plain"))
    line(page, button("Add Item", "list-add-symbolic", "primary"), button("Print", "document-print-symbolic"),
         button("Bookmark", "user-bookmarks-symbolic", "outlined"), button("Refresh", "view-refresh-symbolic", "plain"))
    sizes = ["MINI", "SMALL", "MEDIUM", "LARGE", "EXTRA_LARGE"]
    line(page, *(button(size.replace("_", " ").title(), "starred-symbolic", size=getattr(Thimble.ButtonSize, size),
                        valign=Gtk.Align.CENTER) for size in sizes))
    line(page, button("Enabled", variant="primary"), button("Disabled", variant="primary", sensitive=False),
         button("Unavailable", sensitive=False), button("Pinned", selected=True))
    result, presses = Gtk.Label(label="Not pressed yet"), []

    def count(_):
        presses.append(1)
        result.set_text("Pressed once" if len(presses) == 1 else f"Pressed {len(presses)} times")

    counter = button("_Count")
    counter.connect("clicked", count)
    line(page, counter, result)


# The page "loading"


def show_loading(page):
    saved = Gtk.Label(label="Nothing saved yet")

    async def save(_, cancellable):
        await rest(3, cancellable)
        say(saved, "Saved")

    quiet = Thimble.IconButton.new("document-save-symbolic", "Save quietly")
    line(page, working(button("Save", variant="primary"), save),
         working(button("Save a Copy", "document-save-as-symbolic"), save), working(quiet, save), saved)

    exported = Gtk.Label(label="Twelve seconds of work")

    async def export(button, cancellable):
        for number in range(1, 61):
            await rest(0.2, cancellable)
            GLib.idle_add(button.set_progress, number / 60)
            say(exported, f"Page {number} of 60")
        say(exported, "Exported")

    line(page, working(button("Export", "document-send-symbolic", "primary"), export), exported)

    def outcome(label, outcome):
        def start(button):
            button.start_loading()
            GLib.timeout_add_seconds(2, button.stop_loading, outcome, None)

        result = button(label, "media-playback-start-symbolic", "tinted")
        result.connect("clicked", start)
        return result

    line(page, outcome("Succeed", Thimble.PendingOutcome.SUCCESS), outcome("Fail", Thimble.PendingOutcome.FAILURE),
         outcome("Give Up", Thimble.PendingOutcome.CANCELLED))

    sent = Gtk.Label(label="Not sent yet")

    async def send(_, cancellable):
        await rest(1, cancellable)
        say(sent, "You are offline")
        raise GLib.Error.new_literal(Gio.io_error_quark(), "You are offline", Gio.IOErrorEnum.NOT_CONNECTED)

    line(page, working(button("Send Report"), send), sent)

    found = Gtk.Label(label="Press, then Escape")

    async def search(_, cancellable):
        say(found, "Searching for a minute…")
        try:
            await rest(60, cancellable)
            say(found, "Found nothing")
        except GLib.Error:
            say(found, "Search cancelled")
            raise

    line(page, working(button("Search Everywhere", "edit-find-symbolic"), search), found)

    ran, runs = Gtk.Label(label="No run yet"), []

    async def run(_, cancellable):
        await rest(2, cancellable)
        runs.append(1)
        say(ran, "1 run" if len(runs) == 1 else f"{len(runs)} runs")

    icons = {"DROP": "action-unavailable", "QUEUE": "view-list", "LATEST": "media-skip-forward", "DEBOUNCE": "alarm"}
    policies = []
    for name, icon in icons.items():
        policies.append(working(button(name.title(), f"{icon}-symbolic"), run))
        policies[-1].set_activation_policy(getattr(Thimble.ActivationPolicy, name))
    policies[-1].set_debounce_time(1000)
    line(page, *policies, ran)

    target = button("Synchronise", "view-refresh-symbolic", "tinted")
    start, more, stop = button("Start"), button("One Quarter More"), button("Stop")
    start.connect("clicked", lambda _: target.start_loading())
    more.connect("clicked", lambda _: target.set_progress(max(target.get_progress(), 0) + 0.25))
    stop.connect("clicked", lambda _: target.stop_loading(Thimble.PendingOutcome.SUCCESS, None))
    line(page, target, start, more, stop)

    checked = Gtk.Label(label="Not checked yet")

    async def check(_, cancellable):
        await rest(0.1, cancellable)
        say(checked, "All is well")

    line(page, working(button("Check"), check), checked)

    name, create = Gtk.Entry(text="Letter"), button("Create File", "document-new-symbolic", "primary")
    name.update_property([Gtk.AccessibleProperty.LABEL], ["File name"])

    def follow(name):
        if name.get_text():
            create.enable()
        else:
            create.disable("Enter a file name first", name)

    name.connect("changed", follow)
    clear = button("Clear Name")
    clear.connect("clicked", lambda _: name.set_text(""))
    line(page, name, create, clear)


def show(application):
    Thimble.init()
    page = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=18, margin_top=18, margin_bottom=18, margin_start=18,
                   margin_end=18)
    (show_loading if sys.argv[1:] == ["loading"] else show_button)(page)
    Gtk.ApplicationWindow(application=application, title="Thimble in Python", child=page).present()


application = Gtk.Application(flags=Gio.ApplicationFlags.NON_UNIQUE)
application.connect("activate", show)
application.run(None)
