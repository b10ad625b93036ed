"""Runs inside of a test's Orca, which loads it from its user's folder at the start.

Orca writes a line to its debug file when it is at rest: after the start, and after each SIGUSR2. The line comes from a
source of low priority, which GLib runs only when there is nothing else to do: no message of the accessibility bus, no
key, and no event in Orca's queue.

Orca waits longer than usual for the answer of an application. With the usual limit of 0.8 seconds it would skip events
on a busy machine.

The file also has Orca's words, with times, and its errors, and nothing more. To describe every event, Orca would read
all facts of the source and of the objects around it, which takes much longer than speaking.
"""

import contextlib
import signal
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib
from orca import debug

START = time.monotonic()

Atspi.set_timeout(20_000, 20_000)


def tell(*_):
    debug.debugFile.write("AT REST\n")
    return GLib.SOURCE_CONTINUE


# Newer versions have no option for this.
with contextlib.suppress(ImportError):
    from orca import gsettings_registry

    gsettings_registry.get_registry().set_runtime_value("braille", "enabled", False)


def of_speech_only(write):
    def write_some(level, text="", *rest, **options):
        # Orca 51 passes the parts of a line.
        begin = text[0] if isinstance(text, list) and text else text
        is_speech = isinstance(begin, str) and begin.startswith("SPEECH OUTPUT: ")
        if is_speech:
            debug.debugFile.write(f"SPEAKS AT {time.monotonic() - START:.3f}\n")
        return write(debug.LEVEL_SEVERE if is_speech else level, text, *rest, **options)

    return write_some


# Each version has some of these.
for name in {"println", "printMessage", "print_message", "print_tokens"} & set(vars(debug)):
    setattr(debug, name, of_speech_only(getattr(debug, name)))
debug.debugLevel = debug.LEVEL_SEVERE
# Orca writes events of a lower level at this level. Newer versions do not have it.
debug.eventDebugLevel = debug.LEVEL_ALL

# By default, Orca 43 and 48 write in large pieces.
debug.debugFile.reconfigure(line_buffering=True)
GLib.idle_add(lambda: tell() and GLib.SOURCE_REMOVE, priority=GLib.PRIORITY_LOW)
GLib.unix_signal_add(GLib.PRIORITY_LOW, signal.SIGUSR2, tell)
