"""Processes of tests: their commands here and in the root of another Debian, and several of them at a time."""

import os
import re
import selectors
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

import places
import results

# The status of the testing library if no test matches.
NO_TEST = 69
HEADLESS_FAILED = 125


@dataclass(frozen=True)
class Place:
    """A GTK to test with: that of the machine of the build (here), or of a newer Debian, in a root or on this machine."""

    name: str
    root: str = ""
    toolchain: str = ""
    libraries: str = ""

    @property
    def is_here(self):
        return self.name == "here"


@dataclass
class Job:
    """One process of tests."""

    place: Place
    name: str
    part: str
    library: str
    arguments: list
    is_excusable: bool = True
    size: int = 1  # the desktops that it has at once
    limit: int = 0  # seconds after which the process is ended without a failure; 0 for none
    log: Path = None
    events: Path = None
    seconds: float = 0
    processors: float = 0
    results: object = None

    @property
    def title(self):
        return self.name if self.place.is_here else f"{self.place.name}: {self.name}"


class Runner:
    """Runs jobs with one build of the tests."""

    def __init__(self, checkout, bundle, logs, modules):
        self.checkout, self.bundle, self.logs, self.modules = checkout, bundle, logs, modules
        self.support = f"{checkout}/Tests/Support"

    def command(self, job):
        inside = ["env", "THIMBLE_TEST_PATIENCE=120", f"THIMBLE_TEST_PART={job.part}"]
        inside.append(f"THIMBLE_TEST_DESKTOPS={job.size}")
        if not job.place.is_here:
            inside.append(f"THIMBLE_TEST_RELEASE={job.place.name}")
        if job.library in places.DISPLAYS:
            inside.append(f"THIMBLE_TEST_DISPLAY={job.library}")
        # The pure tests keep all their threads busy, which would delay tests that wait.
        inside += ["nice", "-n", "10"] if job.part == "pure" else []
        inside += [f"{self.support}/headless", self.bundle]
        if job.library == "xctest":
            inside.append(",".join(job.arguments))
        else:
            inside += ["--testing-library", "swift-testing", "--event-stream-version", "0"]
            inside += ["--event-stream-output-path", str(job.events), *job.arguments]
        if not job.place.root:
            return inside
        # The kernel undoes all mounts when the namespace's first process ends, and ends all others there.
        return [
            *("unshare", "--mount", "--pid", "--ipc", "--fork", "--kill-child"),
            *("bash", f"{self.support}/enter-root", job.place.root, "--toolchain", job.place.toolchain),
            *("--libraries", job.place.libraries, "--checkout", self.checkout, "--", *inside),
        ]

    def start(self, job, number):
        name = re.sub(r"[^\w-]+", "-", job.title)
        job.log = self.logs / f"part-{number:03}-{name}.log"
        job.events = self.logs / f"part-{number:03}-{name}.events"
        with open(job.log, "wb") as log:
            # If this process is killed, the kernel ends the job, and headless ends all that the job has started.
            return subprocess.Popen(
                ["setpriv", "--pdeathsig", "TERM", "--", *self.command(job)], cwd=self.checkout,
                stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
            )

    def run(self, jobs, at_once, tell=lambda job: None):
        """Runs the jobs with so many desktops at once, and each job as soon as its desktops are free. A process that has
        exceeded its own limit is ended."""
        waiting, number, free = list(jobs), len(list(self.logs.glob("part-*.log"))), at_once
        with selectors.DefaultSelector() as running:
            while waiting or running.get_map():
                while job := next((job for job in waiting if job.size <= free or free == at_once), None):
                    waiting.remove(job)
                    free, number = free - job.size, number + 1
                    process, begin = self.start(job, number), time.monotonic()
                    running.register(os.pidfd_open(process.pid), selectors.EVENT_READ, (job, process, begin))
                ends = [begin + job.limit for job, _, begin in (key.data for key in running.get_map().values()) if job.limit]
                ready = running.select(max(0, min(ends) - time.monotonic()) if ends else None)
                if not ready:
                    for job, process, begin in (key.data for key in running.get_map().values()):
                        if job.limit and time.monotonic() >= begin + job.limit:
                            process.terminate()
                            job.limit = 0
                for key, _ in ready:
                    job, process, begin = key.data
                    running.unregister(key.fd)
                    os.close(key.fd)
                    free += job.size
                    _, status, usage = os.wait4(process.pid, 0)
                    process.returncode = os.waitstatus_to_exitcode(status)
                    job.seconds, job.processors = time.monotonic() - begin, usage.ru_utime + usage.ru_stime
                    self.read(job, process.returncode)
                    tell(job)
        return jobs

    def read(self, job, status):
        # A shell adds 128 to a signal's number.
        status = 128 - status if status > 128 else status
        events = job.events.read_text(errors="replace") if job.events.exists() else ""
        job.results = results.read(0 if status == NO_TEST else status, job.log.read_bytes(), events, self.modules)

    def listed(self, library):
        """Returns the names of all tests of a library in the build. XCTest makes GTK's types known for that."""
        arguments = ["--list-tests"] if library == "xctest" else ["--testing-library", "swift-testing", "--list-tests"]
        output = subprocess.run(
            [f"{self.support}/headless", self.bundle, *arguments], cwd=self.checkout, capture_output=True, text=True
        ).stdout
        return [line.strip() for line in output.splitlines() if re.match(r"\w+Tests\.\S", line.strip())]
