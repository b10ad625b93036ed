"""Runs inside the Orca that a test listens to: Orca loads it from its user's folder as it starts.

Orca writes to its debug file when it has come to rest: at first, and again each time it is asked by SIGUSR2. It answers
by a source of low priority, which GLib leaves waiting while there is anything else to do: a message of the
accessibility bus to read, a key, or an event in Orca's queue.
"""

import contextlib
import signal

from gi.repository import GLib
from orca import debug


def tell(*_):
    debug.debugFile.write("AT REST\n")
    return GLib.SOURCE_CONTINUE


# Newer versions have no option for this.
with contextlib.suppress(ImportError):
    from orca import gsettings_registry

    gsettings_registry.get_registry().set_runtime_value("braille", "enabled", False)

# Orca 43 and 48 write in large pieces, unless told otherwise.
debug.debugFile.reconfigure(line_buffering=True)
GLib.idle_add(lambda: tell() and GLib.SOURCE_REMOVE, priority=GLib.PRIORITY_LOW)
GLib.unix_signal_add(GLib.PRIORITY_LOW, signal.SIGUSR2, tell)
