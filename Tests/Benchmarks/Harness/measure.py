"""Runs the programs for many rounds, in an existing session, and prints all of their output as one JSON object."""

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import suite

PICTURE = "900x700+0+0"  # The window's place: there is no window manager.


def environment(program):
    """Returns the environment of a run, with its start time."""
    return os.environ | program.environment | {"BENCH_BEGIN": str(time.monotonic_ns())}


def run(program, arguments):
    """Runs a program and returns its line of JSON."""
    done = subprocess.run(
        program.command + [arguments], env=environment(program), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        text=True, timeout=600)
    if done.returncode:
        sys.exit(f"{program.label} {arguments} ended with status {done.returncode}.")
    return json.loads(done.stdout)


def look(program, arguments, picture):
    """Returns the memory, the libraries and a picture of a program that shows its first frame."""
    process = subprocess.Popen(
        program.command + [arguments], env=environment(program) | {"BENCH_HOLD": "1"}, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, text=True)
    try:
        process.stdout.readline()
        rollup = settled(lambda: Path(f"/proc/{process.pid}/smaps_rollup").read_text())
        libraries = sorted(set(re.findall(r"\S+/(lib\S+\.so\S*)$", Path(f"/proc/{process.pid}/maps").read_text(), re.M)))
        subprocess.run(["import", "-window", "root", "-crop", PICTURE, "+repage", picture], check=True)
    finally:
        process.kill()
        process.wait()
    memory = {key: 1024 * int(value) for key, value in re.findall(r"^(\w+): +(\d+) kB$", rollup, re.M)}
    return {
        "resident_bytes": memory["Rss"], "private_bytes": memory["Private_Dirty"] + memory["Private_Clean"],
        "libraries": libraries}


def settled(read):
    """Returns a value after it has not changed for half a second."""
    last, since = read(), time.monotonic()
    while time.monotonic() - since < 0.5:
        time.sleep(0.05)
        now = read()
        if now != last:
            last, since = now, time.monotonic()
    return last


def differing(picture, other):
    """Returns the share of the pixels that differ."""
    said = subprocess.run(
        ["compare", "-metric", "AE", picture, other, "null:"], stderr=subprocess.PIPE, text=True).stderr
    return float(said) / (900 * 700)


def apart(picture, other):
    """Returns the share of the pixels whose value is a twentieth of the range above or below all values of the other
    picture at that place and the eight around it: a shift by one pixel does not count."""

    def share(greater, less):
        command = ["convert", *greater, *less, "-compose", "MinusSrc", "-composite", "-separate"]
        command += ["-evaluate-sequence", "max", "-threshold", "5%", "-format", "%[fx:mean]", "info:"]
        return float(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)

    highest, lowest = (["(", other, "-statistic", kind, "3x3", ")"] for kind in ("Maximum", "Minimum"))
    return share([picture], highest) + share(lowest, [picture])


def load():
    return os.getloadavg()[0]


def tell_round(done, rounds, start):
    """Writes the number of the round to standard error, with an estimate of the remaining time."""
    rest = (time.monotonic() - start) / done * (rounds - done) if done else None
    about = f", about {rest / 60:.0f} min to go" if rest is not None else ""
    print(f"Round {done + 1} of {rounds}{about}", file=sys.stderr, flush=True)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--rounds", type=int, required=True)
    options.add_argument("parts", nargs="+")
    options = options.parse_args()

    found = list(suite.programs()) if {"peers", "growth", "start"} & set(options.parts) else []
    known = {program.label: program for program in found}
    if "kit" in options.parts:
        for name in {name for measure in suite.measures() for name in (measure.ours, measure.yardstick)}:
            known.setdefault(suite.label(name), suite.Program(suite.label(name), suite.command(name), None))
    present = [program for program in found if not program.skipped]
    jobs = suite.jobs(options.parts, options.rounds, present)

    result = {
        "rounds": options.rounds, "parts": options.parts,
        "processors": os.cpu_count(), "load_before": load(), "runs": [], "looks": {}, "pictures": {},
        "skipped": {program.label: program.skipped for program in found if program.skipped}, "sizes": {}}
    start = time.monotonic()
    for round in range(options.rounds):
        # The order changes each round, so that a change of the machine's speed favours no program.
        now = [job for job, rounds in jobs.items() if round < rounds]
        random.shuffle(now)
        tell_round(round, options.rounds, start)
        for label, arguments in now:
            result["runs"].append([label, arguments, run(known[label], arguments)])
    result["load_after"] = load()

    pictures = {}
    counts = ["1"] * ("start" in options.parts) + ["1000"] * ("peers" in options.parts)
    for program in present:
        for arguments in counts:
            pictures[program.label, arguments] = os.path.join(os.environ["TMPDIR"], f"{len(pictures)}.png")
            seen = look(program, arguments, pictures[program.label, arguments])
            result["looks"].setdefault(program.label, {})[arguments] = seen
        if "start" in options.parts:
            result["sizes"][program.label] = program.size
    for program in present:
        if program.same_as and "1000" in counts:
            compared = apart if program.same_as == suite.C_IN_OUR_LOOK else differing
            share = compared(pictures[program.label, "1000"], pictures[program.same_as, "1000"])
            result["pictures"][program.label] = {"same_as": program.same_as, "differs": share}
    if "BENCH_PICTURES" in os.environ:
        for (label, arguments), path in pictures.items():
            shutil.copy(path, os.path.join(os.environ["BENCH_PICTURES"], f"{label}-{arguments}.png"))
    json.dump(result, sys.stdout)


if __name__ == "__main__":
    main()
