"""Runs inside the Orca that a test listens to: Orca loads it from its user's folder as it starts.

Orca writes to its debug file when it has come to rest: at first, and again each time it is asked by SIGUSR2. It answers
by a source of low priority, which GLib leaves waiting while there is anything else to do: a message of the
accessibility bus to read, a key, or an event in Orca's queue.

It waits long for the answer of an application: after 0.8 seconds, as usual, it would pass over an event whose source does
not answer, which happens on a busy machine.

Beside that the file has what Orca says, when, and what it fails at, and nothing more: to describe every event, Orca reads all
about its source and about whatever that is in, which takes much longer than to speak.
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
        # Orca 51 gives the parts of a line.
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
# Events are written at this level, if theirs is lower. Newer versions do not have it.
debug.eventDebugLevel = debug.LEVEL_ALL

# Orca 43 and 48 write in large pieces, unless told otherwise.
debug.debugFile.reconfigure(line_buffering=True)
GLib.idle_add(lambda: tell() and GLib.SOURCE_REMOVE, priority=GLib.PRIORITY_LOW)
GLib.unix_signal_add(GLib.PRIORITY_LOW, signal.SIGUSR2, tell)
