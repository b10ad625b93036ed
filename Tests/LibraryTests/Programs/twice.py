# A process with two copies of the kit, as a program in Swift that opens libthimble-1: the library, and a copy of its file.

import ctypes
import os
import shutil
import tempfile

original = ctypes.CDLL("libthimble-1.so")
with open("/proc/self/maps", encoding="utf-8") as file:
    path = next(line.split()[-1] for line in file if "libthimble-1" in line)
with tempfile.TemporaryDirectory() as folder:
    copy = ctypes.CDLL(shutil.copy(path, os.path.join(folder, "copy.so")))
assert original.thimble_init()
copy.thimble_init()
