"""The results of one process of tests, from its output and, with Swift Testing, from its stream of events."""

import json
import re
from dataclasses import dataclass, field


@dataclass
class Failure:
    test: str  # as the process would take it again
    text: str  # the first failure, in one line


@dataclass
class Results:
    status: int  # the exit status; negative for a signal
    passed: int = 0
    failures: list = field(default_factory=list)
    skipped: list = field(default_factory=list)  # (test, reason)
    times: list = field(default_factory=list)  # (seconds, test)
    grave: list = field(default_factory=list)  # lines that no second run excuses
    unfinished: list = field(default_factory=list)  # tests that ran when the process ended


# A critical, a warning about CSS, a leak and a sanitizer's report fail a run even if every expectation holds.
GRAVE = re.compile(
    rb"[A-Za-z0-9]+-CRITICAL( \*\*|:)|Theme pars(er|ing) (error|warning)|(outlive|Logged during) the test"
    rb"|(ERROR|WARNING): (Address|Leak|Thread)Sanitizer|SUMMARY: UndefinedBehaviorSanitizer"
)
DESKTOP = re.compile(rb"^Desktop: ([0-9.]+) seconds for (.*)$", re.M)
XCTEST_STATE = re.compile(r"^Test Case '([^']+)' (started|passed|failed|skipped)(?: at)?(?:[^(]*\(([0-9.]+) seconds\))?")
XCTEST_ERROR = re.compile(r"^(\S+?:\d+): error: (\S+) : (.*)")
XCTEST_SKIP = re.compile(r"^\S+?:\d+: (\S+) : Test skipped(?:: [^-]*)? - (.*)")


def read(status, output, events, modules):
    """Reads the bytes of an output and the text of a stream of events, which is empty with XCTest. `modules` gives the
    module of a class of XCTest, which its output lacks."""
    results = Results(status)
    seen = set()
    for line in output.splitlines():
        if GRAVE.search(line) and line not in seen:
            seen.add(line)
            results.grave.append(line.decode(errors="replace").strip()[:400])
    if events:
        read_events(results, events)
        # The time without the wait for a desktop.
        own = {test.decode(): float(seconds) for seconds, test in DESKTOP.findall(output)}
        results.times = [(own.get(test, seconds), test) for seconds, test in results.times]
    else:
        read_xctest(results, output.decode(errors="replace"), modules)
    return results


def read_xctest(results, output, modules):
    texts, running = {}, None

    def full(name):
        kind = name.split(".")[0]
        return f"{modules[kind]}.{name.replace('.', '/')}" if kind in modules else name

    for line in output.splitlines():
        if match := XCTEST_ERROR.match(line):
            texts.setdefault(match[2], f"{match[1].rsplit('/', 1)[-1]}: {match[3]}")
        elif match := XCTEST_SKIP.match(line):
            results.skipped.append((full(match[1]), match[2]))
        elif match := XCTEST_STATE.match(line):
            name, state, seconds = match.groups()
            running = full(name) if state == "started" else None
            if state == "passed":
                results.passed += 1
                results.times.append((float(seconds or 0), full(name)))
            elif state == "failed":
                results.failures.append(Failure(full(name), texts.get(name, "failed without a message")))
    if running:
        results.unfinished.append(running)


def read_events(results, events):
    running, texts, skipped, started, functions = {}, {}, {}, {}, set()
    for line in events.splitlines():
        try:
            record = json.loads(line)
        except ValueError:
            continue  # the process ended while it wrote this
        payload = record.get("payload", {})
        if record.get("kind") == "test":
            if payload.get("kind") == "function":
                functions.add(payload["id"])
            continue
        kind, test = payload.get("kind"), payload.get("testID")
        instant = payload.get("instant", {}).get("absolute", 0)
        if kind == "testStarted":
            started[test] = instant
            running[test] = True
        elif kind == "testEnded":
            running.pop(test, None)
            if test in functions and test not in texts:
                results.passed += 1
                results.times.append((instant - started.get(test, instant), test))
        elif kind in ("testSkipped", "testCancelled", "testCaseCancelled"):
            skipped[test] = reason(payload)
            running.pop(test, None)
        elif kind == "issueRecorded" and not payload.get("issue", {}).get("isKnown"):
            if payload.get("issue", {}).get("severity", "error") == "error":
                texts.setdefault(test, reason(payload))
    results.failures += [Failure(test or "(no test)", text) for test, text in texts.items()]
    results.skipped += [(test, text) for test, text in skipped.items() if test in functions]
    results.unfinished += [test for test in running if test in functions]


def reason(payload):
    """Returns the messages of an event in one line, without the name of the test before a reason. Without messages, returns
    its comments."""
    texts = [message.get("text", "") for message in payload.get("messages", [])] or payload.get("_comments", [])
    text = " ".join(" ".join(texts).split())[:600]
    return re.sub(r"^Test .*? (skipped|cancelled): ", "", text).strip('"')
