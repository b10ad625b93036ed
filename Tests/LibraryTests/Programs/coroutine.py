# The work of a button is a coroutine of asyncio, which PyGObject runs in GTK's main loop from version 3.50 on.
# First, buttons that are dropped after their work: it prints the number of those that are left. Then a window: at each end of
# its work, it prints the number of cancellations.

import asyncio
import gc

import gi

gi.require_versions({"Gtk": "4.0", "Thimble": "1"})
from gi.events import GLibEventLoopPolicy  # noqa: E402
from gi.repository import Gio, GLib, Gtk, Thimble  # noqa: E402

policy = GLibEventLoopPolicy()
asyncio.set_event_loop_policy(policy)
durations = [0] * 20 + [1, 60]


async def store():
    await asyncio.sleep(durations.pop(0))


async def save(button):
    try:
        await store()  # work of your own
        button.finish_work()
    except asyncio.CancelledError:
        button.fail_work(GLib.Error.new_literal(Gio.io_error_quark(), "Cancelled", Gio.IOErrorEnum.CANCELLED))
        raise


def work_started(button, cancellable):
    button.task = policy.get_event_loop().create_task(save(button))
    cancellable.connect(lambda *_: button.task.cancel())


def show(application):
    Thimble.init()
    button = Thimble.Button(title="_Save")
    button.connect("work-started", work_started)
    button.connect("notify::pending", lambda *_: button.props.pending or print(button.task.cancelling(), flush=True))
    Gtk.ApplicationWindow(application=application, title="Coroutine", child=button).present()


def drop(application):
    Thimble.init()
    application.hold()
    buttons, finalized, rounds = [Thimble.Button(title="Save") for _ in range(20)], [], iter(range(100))
    for index in range(20):
        buttons[index].weak_ref(finalized.append, index)
        buttons[index].connect("work-started", work_started)
        buttons[index].emit("clicked")

    def look():
        if any(getattr(button, "task", None) is None or button.props.pending for button in buttons):
            return GLib.SOURCE_CONTINUE
        buttons.clear()
        gc.collect()
        if len(finalized) < 20 and next(rounds, None) is not None:
            return GLib.SOURCE_CONTINUE
        print(20 - len(finalized), flush=True)
        show(application)
        application.release()
        return GLib.SOURCE_REMOVE

    GLib.timeout_add(20, look)


application = Gtk.Application(flags=Gio.ApplicationFlags.NON_UNIQUE)
application.connect("activate", drop)
application.run(None)
