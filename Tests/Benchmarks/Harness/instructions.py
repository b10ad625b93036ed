"""Counts the instructions of operations of the kit with callgrind, and compares them with their budgets."""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

import suite

BUDGETS = suite.FOLDER / "budgets"
# The programs call `bench_mark` between two spans. Each span is counted once, in the main thread, with GTK's part.
OPERATIONS = {
    "start to the first frame of one button": ("bench-buttons-swift", "1", [0, 1, 2]),
    "create 1,000 buttons": ("bench-buttons-swift", "1000", [1]),
    "their first frame": ("bench-buttons-swift", "1000", [2]),
    "hover, press and release 100 times": ("bench-press-swift", "40", [1]),
    "change the theme of 500 buttons": ("bench-theme-swift", "500", [1]),
}

# Only one font of Debian, whatever fonts the machine has.
FONTS = """<?xml version="1.0"?>
<fontconfig>
  <dir>/usr/share/fonts/truetype/dejavu</dir>
  <cachedir>{folder}</cachedir>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
</fontconfig>
"""


def environment(folder):
    """Fixes everything that is not a property of the kit: hash seeds, fonts, variants of memcpy, no OpenGL driver."""
    fonts = folder / "fonts.conf"
    fonts.write_text(FONTS.format(folder=folder))
    return os.environ | {
        "FONTCONFIG_FILE": str(fonts), "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-AVX,-ERMS,-FSRM,-AVX512F,-AVX512VL",
        "GDK_DEBUG": "gl-disable", "GTK_A11Y": "none", "HOME": str(folder), "SWIFT_DETERMINISTIC_HASHING": "1",
        "XDG_DATA_DIRS": "/usr/share"}


def spans(program, arguments, folder):
    """Returns the instructions of the main thread between consecutive marks."""
    command = suite.command(program) + [arguments]
    surroundings = environment(folder)
    # The first run is not counted: it fills the caches of fonts and icons.
    subprocess.run(command, env=surroundings, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    out = folder / f"{program}-{arguments}"
    done = subprocess.run(
        [
            "valgrind", "--tool=callgrind", "--separate-threads=yes", "--dump-before=bench_mark",
            f"--callgrind-out-file={out}", *command],
        env=surroundings, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{program} {arguments} ended with status {done.returncode}:\n{done.stderr[-2000:]}")
    counts, number = [], 1
    while (dump := folder / f"{out.name}.{number}-01").exists():
        counts.append(int(re.search(r"^(?:summary|totals): (\d+)", dump.read_text(), re.MULTILINE)[1]))
        number += 1
    return counts


def count(folder):
    """Returns the instructions of each operation."""
    known = {}
    for program, arguments, _ in OPERATIONS.values():
        if (program, arguments) not in known:
            known[program, arguments] = spans(program, arguments, folder)
    return {
        name: sum(known[program, arguments][i] for i in indices)
        for name, (program, arguments, indices) in OPERATIONS.items()}


def budgets(versions):
    """Returns the budgets for these versions of GTK and Swift."""
    lines = [line.split(" | ") for line in BUDGETS.read_text().splitlines() if line.startswith(f"{versions} | ")]
    return {name: int(amount.replace(",", "")) for _, name, amount in lines}


def accept(versions, counts):
    """Writes the counts as budgets for these versions; those for other versions stay."""
    lines = BUDGETS.read_text().splitlines()
    others = [line for line in lines if not line.startswith(f"{versions} | ")]
    own = [f"{versions} | {name} | {amount:,}" for name, amount in counts.items()]
    BUDGETS.write_text("\n".join(others + own) + "\n")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("versions")
    options.add_argument("--accept", action="store_true")
    options.add_argument("--tolerance", type=float, default=2, help="how much more than the budget is allowed, percent")
    options = options.parse_args()

    tolerance = options.tolerance / 100
    allowed = budgets(options.versions)
    counts = count(Path(os.environ["TMPDIR"]))
    over = False
    print(f"{'instructions, ' + options.versions:<42} {'counted':>14} {'budget':>14} {'more':>8}")
    for name, amount in counts.items():
        budget = allowed.get(name)
        more = amount / budget - 1 if budget else 0
        is_over = budget is None or more > tolerance
        verdict = " OVER ITS BUDGET" if is_over else " less: lower the budget" if more < -tolerance else ""
        over |= is_over
        print(f"{name:<42} {amount:>14,} {f'{budget:,}' if budget else '-':>14} {more:>+8.1%}{verdict}")
    if options.accept:
        accept(options.versions, counts)
        print(f"These are the budgets now: {BUDGETS}")
        return 0
    if over:
        print("More instructions than the budget allows. Find the cause with callgrind_annotate, or, if they are worth it,")
        print("accept them: Tests/Benchmarks/run --instructions --accept")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
