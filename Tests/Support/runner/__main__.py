"""Runs the tests of one build, here and on other GTKs, in several processes at a time. Tests/run calls it.

    python3 Tests/Support/runner --bundle FILE --logs FOLDER [--kind gate|full] [--place NAME=ROOT,TOOLCHAIN,LIBRARIES]…
                                 [--not-here] [--leave-out PART]… [--filter EXPRESSION] [--since COMMIT] [--again SECONDS]

Tests/places says which tests are one process, and on which GTKs they run. A test that fails is run again, alone, twice, after
all others: if it passes both times, it is a flake, which does not fail the run, but counts in Tests/flakes. Nothing excuses a
crash, a critical, a leak, a pure test, or a test that the change touches; those run four times more.

Writes a log and a summary to FOLDER. Exit status: 0 if all passed; 1 if not; 2 if Tests/places or Tests/flakes is wrong; 3 if
the expression matches no test; 5 if a display or a bus did not start.
"""

import argparse
import datetime
import re
import sys
from pathlib import Path

import flakes
import places
import touched
from processes import HEADLESS_FAILED, Job, Place, Runner
from summary import Summary

# Desktops at a time on two processors. Each is a display, its buses and programs that wait for each other.
AT_ONCE = 10
# More failures than this are no chance, and are not run again.
MOST_AGAIN = 8


def main():
    parser = argparse.ArgumentParser(allow_abbrev=False)
    parser.add_argument("--bundle", required=True)
    parser.add_argument("--logs", required=True, type=Path)
    parser.add_argument("--leave-out", metavar="PART", action="append", default=[])
    parser.add_argument("--kind", choices=["gate", "full"], default="full")
    parser.add_argument("--place", action="append", default=[])
    parser.add_argument("--not-here", action="store_true")
    parser.add_argument("--filter", default="")
    parser.add_argument("--since", default="")
    parser.add_argument("--again", type=int, default=0, metavar="SECONDS")
    options = parser.parse_args()

    checkout = Path(__file__).resolve().parents[3]
    runner = Runner(str(checkout), options.bundle, options.logs, {})
    xctests, tests = runner.listed("xctest"), runner.listed("testing")
    runner.modules.update(name.split("/")[0].split(".")[::-1] for name in xctests)
    ledger_file = checkout / "Tests/flakes"
    try:
        parts = places.read((checkout / "Tests/places").read_text())
        places.assign(parts, xctests, tests)
        ledger = flakes.Ledger.read(ledger_file.read_text(), datetime.date.today())
        if problems := ledger.problems(xctests + tests):
            raise flakes.LedgerError("\n".join(problems))
    except (places.PlacesError, flakes.LedgerError) as error:
        print(error, file=sys.stderr)
        return 2

    here = [] if options.not_here else [Place("here")]
    others = [Place(name, *files.split(",")) for name, files in (place.split("=", 1) for place in options.place)]
    jobs = [
        job
        for place in here + others
        for part in parts
        if part.name not in options.leave_out and part.runs(options.kind, place.is_here, place in others[-1:])
        for job in jobs_of(part, place, options.filter)
    ]
    if not jobs:
        return 3
    summary = Summary(options.logs / "summary", jobs, ledger)
    runner.run(jobs, AT_ONCE, summary.tell)
    if any(job.results.status == HEADLESS_FAILED for job in jobs):
        return 5

    change = touched.touched_tests(checkout, touched.base(checkout, options.since)) if options.again else set()
    for job in jobs:
        for failure in job.results.failures:
            summary.failed(job, failure, unexcused(job, failure, change))
    run_again(runner, summary)
    if change:
        runner.run(summary.repeated(repeats(change, xctests, options.again)), AT_ONCE, summary.tell)
    for entry in summary.flakes:
        with open(ledger_file, "a") as ledger_text:
            print(entry, file=ledger_text)
    return summary.end()


def jobs_of(part, place, expression):
    """Returns the processes of a part at a place, with only the tests that match an expression, if there is one."""
    tests = [name for name in part.tests if re.search(expression, name)]
    excusable = part.name != "pure"
    if not tests:
        return []
    if part.library == "xctest":
        pieces = places.shared(tests, part.size)
        names = [part.name if len(pieces) == 1 else f"{part.name} {number}" for number in range(1, len(pieces) + 1)]
        if not expression:
            pieces = [sorted({name.split("/")[0] for name in piece}) for piece in pieces]
        return [Job(place, name, part.name, part.library, piece, excusable) for name, piece in zip(names, pieces)]
    # The testing library knows a test also by the file and line of its source.
    arguments = ["--filter", alternatives(tests)]
    return [Job(place, part.name, part.name, part.library, arguments, excusable, part.size)]


def alternatives(tests):
    """Returns an expression of the testing library that matches these tests and no others."""
    suites = {}
    for name in tests:
        suite, slash, test = name.rpartition("/")
        suites.setdefault(suite + slash, []).append(test)
    return "^(" + "|".join(
        f"{re.escape(suite)}({'|'.join(map(re.escape, members))})(/|$)" for suite, members in sorted(suites.items())
    ) + ")"


def unexcused(job, failure, change):
    """Returns why no second run excuses a failure, or ""."""
    source = re.search(r"/([^/]+\.swift:\d+):\d+$", failure.test)
    if not job.is_excusable:
        return "a pure test"
    return "a test that the change touches" if (source[1] if source else failure.test) in change else ""


def run_again(runner, summary):
    """Runs the failed tests that may be flakes, each alone, twice."""
    candidates = summary.candidates()
    if len(candidates) > MOST_AGAIN:
        summary.say(f"{len(candidates)} tests failed: too many to run them again.")
        return
    for job, failure in candidates:
        arguments = (
            [failure.test] if job.library == "xctest" else ["--filter", "^" + re.escape(failure.test)]
        )
        again = [Job(job.place, f"{job.name} again", job.part, job.library, arguments) for _ in range(2)]
        runner.run(again, 1)
        if all(other.results.status == 0 and other.results.passed for other in again):
            summary.passed_again(job, failure)


def repeats(change, xctests, limit):
    """Returns jobs that run the touched tests four times more, as far as the time allows."""
    here = Place("here")
    jobs = []
    if chosen := sorted(change.intersection(xctests)):
        jobs += [Job(here, f"touched, in process, {time} of 5", "", "xctest", chosen, limit=limit) for time in range(2, 6)]
    if sources := sorted(name for name in change if "/" not in name):
        arguments = ["--filter", "/(" + "|".join(map(re.escape, sources)) + r"):\d+$", "--repetitions", "4"]
        jobs.append(Job(here, "touched, 2 to 5 of 5", "", "testing", arguments, size=6, limit=limit))
    return jobs


if __name__ == "__main__":
    sys.exit(main())
