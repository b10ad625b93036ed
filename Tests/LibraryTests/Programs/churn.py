# Creates and drops buttons, and prints the number of those left and the growth of the process in kilobytes.

import gc
import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Thimble", "1")
from gi.repository import GLib, Thimble  # noqa: E402

COUNT, WARM = int((sys.argv[1:] or [100_000])[0]), 5_000


def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4


Thimble.init()
finalized = 0


def gone():
    global finalized
    finalized += 1


before = 0
for index in range(COUNT):
    button = Thimble.Button(title="Save", icon_name="document-save-symbolic", variant="primary")
    button.connect("clicked", lambda _: None)
    button.weak_ref(gone)
    del button
    if index == WARM:
        gc.collect()
        before = resident()
gc.collect()
while GLib.MainContext.default().iteration(False):
    pass
print(COUNT - finalized, resident() - before)
