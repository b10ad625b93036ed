"""The ledger Tests/flakes: tests that failed once and then passed, and tests in quarantine."""

import datetime
import re
from dataclasses import dataclass

# A test of Swift Testing with the place of its source, which an edit moves: Target.Suite/test()/File.swift:12:4
SOURCE = re.compile(r"/[^/]+\.swift:\d+:\d+$")
# The third failure of a test is no chance.
MOST_ENTRIES = 2
# More tests that fail by chance in one run are no chance.
MOST_IN_A_RUN = 2


class LedgerError(Exception):
    """A line of the ledger is wrong or has expired. The message says which."""


def address(test):
    """Returns the name of a test without the place of its source."""
    return SOURCE.sub("", test)


@dataclass
class Entry:
    kind: str  # "flake" or "quarantine"
    date: datetime.date  # of the failure; the last day of a quarantine
    place: str
    test: str
    text: str

    def __str__(self):
        return f"{self.kind} | {self.date} | {self.place} | {self.test} | {self.text}"


class Ledger:
    def __init__(self, entries, today):
        self.entries = entries
        self.today = today

    @classmethod
    def read(cls, text, today, name="Tests/flakes"):
        entries = []
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            words = [word.strip() for word in line.split("|", 4)]
            try:
                kind, date, place, test, reason = words
                date = datetime.date.fromisoformat(date)
                if kind not in ("flake", "quarantine"):
                    raise ValueError
            except ValueError:
                raise LedgerError(
                    f"{name}:{number}: write flake or quarantine | YYYY-MM-DD | PLACE | TEST | REASON"
                ) from None
            entries.append(Entry(kind, date, place, test, reason))
        return cls(entries, today)

    def problems(self, tests):
        """Returns what is wrong with the entries, given the tests that there are."""
        known = {address(test) for test in tests}
        problems = []
        for entry in self.entries:
            if entry.test not in known:
                problems.append(f"Tests/flakes: there is no test {entry.test}: rename it there, or remove the line.")
            elif entry.kind == "quarantine" and entry.date < self.today:
                problems.append(f"Tests/flakes: the quarantine of {entry.test} ended on {entry.date}: mend the test.")
        for test in sorted({entry.test for entry in self.entries if entry.kind == "flake"}):
            if len(self.flakes(test)) > MOST_ENTRIES and not any(
                entry.kind == "quarantine" and entry.test == test for entry in self.entries
            ):
                problems.append(
                    f"Tests/flakes: {test} failed by chance {len(self.flakes(test))} times: mend it and remove its lines, or"
                    " add a line quarantine | LAST-DAY | PLACE | TEST | REASON."
                )
        return problems

    def flakes(self, test):
        return [entry for entry in self.entries if entry.kind == "flake" and entry.test == address(test)]

    def quarantine(self, place, test):
        """Returns the entry that keeps a test's failure from failing the run, or None."""
        for entry in self.entries:
            if entry.kind == "quarantine" and entry.test == address(test) and entry.place in (place, "everywhere"):
                return entry
        return None

    def flake(self, place, test, text):
        return Entry("flake", self.today, place, address(test), text)
