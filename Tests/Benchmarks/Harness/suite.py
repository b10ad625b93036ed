"""The programs, the measures of the kit, and the runs that each part of the benchmarks needs."""

import os
import re
import shlex
import string
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent
PARTS = ["kit", "peers", "growth", "start"]
GROWTH = [100, 1000, 5000, 20000]
KIT, C, C_IN_OUR_LOOK = "Thimble", "C", "C, in the kit's look"


@dataclass
class Program:
    """A program that makes the buttons of CButtons, and the picture that it must equal."""

    label: str
    command: list[str]
    same_as: str | None
    environment: dict[str, str] = field(default_factory=dict)
    skipped: str | None = None

    @property
    def size(self):
        """Returns the bytes of the program without symbols; None for a script."""
        if self.skipped or not Path(self.command[0]).is_relative_to(FOLDER.parent.parent / ".build"):
            return None
        stripped = os.path.join(os.environ["TMPDIR"], "stripped")
        subprocess.run(["strip", "-o", stripped, self.command[0]], check=True)
        return os.path.getsize(stripped)


@dataclass
class Measure:
    """A line of the file `measures`."""

    what: str
    key: str
    unit: str
    ours: str
    yardstick: str
    arguments: str
    at_most: str


def measures():
    lines = (FOLDER / "Harness" / "measures").read_text().splitlines()
    return [Measure(*line.split("|")) for line in lines if line and not line.startswith("#")]


def command(name):
    """Returns the command of a program in the file `measures`."""
    places = [FOLDER / "Processes", Path(os.environ["BENCH_YARDSTICKS"]), Path(os.environ["BENCH_BUILD"])]
    return [next(str(place / name) for place in places if (place / name).exists())]


def programs():
    """Yields our program, that in C twice, and one for each file of the folder Peers."""
    yield Program(KIT, command("bench-buttons-swift"), C_IN_OUR_LOOK)
    yield Program(C, command("bench-buttons-c"), None)
    yield Program(C_IN_OUR_LOOK, command("bench-buttons-c"), None, {"BENCH_STYLESHEET": "default.css"})
    for source in sorted((FOLDER / "Peers").iterdir(), key=lambda path: path.name.lower()):
        yield peer(source)


def peer(source):
    """Returns a peer. Its source names the packages that it needs and the commands to build and run it."""
    text = source.read_text()
    said = {key: re.findall(rf"^(?://|#) {key}: (.*)$", text, re.MULTILINE) for key in ("needs", "build", "run")}
    # The program is kept, because some take minutes to build.
    program = FOLDER.parent.parent / ".build" / "peers" / source.stem
    program.parent.mkdir(exist_ok=True)
    variables = {"source": str(source), "program": str(program)}
    run = shlex.split(string.Template(said["run"][0]).substitute(variables))
    result = Program(source.stem, run, C)
    missing = [name for name in " ".join(said["needs"]).split() if not is_installed(name)]
    if missing:
        result.skipped = f"not installed: apt-get install {' '.join(missing)}"
    elif said["build"]:
        built = subprocess.run(
            ["bash", "-euc", "\n".join(said["build"])], env=os.environ | variables, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if built.returncode:
            result.skipped = "does not build: " + " / ".join(built.stdout.strip().splitlines()[-3:])
    return result


def is_installed(package):
    query = ["dpkg-query", "--show", "--showformat=${db:Status-Status}", package]
    return subprocess.run(query, capture_output=True, text=True).stdout.startswith("installed")


def jobs(parts, rounds, programs):
    """Returns the number of rounds of each program: {(label or name, arguments): rounds}."""
    found = {}

    def add(name, arguments, rounds):
        found[name, arguments] = max(rounds, found.get((name, arguments), 0))

    for program in programs:
        if "peers" in parts:
            add(program.label, "1000", rounds)
        if "start" in parts and program.label != C_IN_OUR_LOOK:
            add(program.label, "1", rounds)
        if "growth" in parts and program.label in (KIT, C):
            for count in GROWTH:
                add(program.label, str(count), max(3, rounds // 3))
    if "kit" in parts:
        for measure in measures():
            add(label(measure.ours), measure.arguments, rounds)
            add(label(measure.yardstick), measure.arguments, rounds)
    return found


def label(name):
    """Returns the label of a program's runs: the programs of buttons are in several tables."""
    return {"bench-buttons-swift": KIT, "bench-buttons-c": C}.get(name, name)
