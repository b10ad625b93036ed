"""The list of Tests/places: which tests are one part of a run, and on which GTKs the part runs."""

import re
from dataclasses import dataclass, field


# The libraries that run tests of other parts once more, on another kind of display.
DISPLAYS = ("wayland", "mutter")


class PlacesError(Exception):
    """The list is wrong, or a test is in no part or in two. The message says which."""


@dataclass
class Part:
    """A row of the list, with the tests that it has in this build."""

    name: str
    library: str  # "xctest" or "testing", or one of DISPLAYS for that display with the library of "testing"
    gate: str  # "-" for nowhere, "here", "newest" or "everywhere"
    full: str
    size: int  # the desktops of its tests at once, or the processes that share the tests of XCTest
    pattern: re.Pattern
    tests: list = field(default_factory=list)

    def runs(self, kind, is_here, is_newest=False):
        """Whether the part runs at a place, in a run of a kind: "gate" or "full"."""
        where = {"gate": self.gate, "full": self.full}[kind]
        return is_here and where != "-" or where == "everywhere" or where == "newest" and is_newest


def read(text, name="Tests/places"):
    """Returns the parts of the list in its order."""
    parts = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        words = line.split(None, 5)
        place = f"{name}:{number}"
        if len(words) != 6:
            raise PlacesError(f"{place}: write PART LIBRARY GATE FULL SIZE TESTS")
        part, library, gate, full, size, pattern = words
        if library not in ("xctest", "testing", *DISPLAYS):
            raise PlacesError(f"{place}: {library} is no library: write xctest, testing, {' or '.join(DISPLAYS)}")
        for where, wheres in ((gate, ("-", "here", "newest", "everywhere")), (full, ("here", "newest", "everywhere"))):
            if where not in wheres:
                raise PlacesError(f"{place}: {where} is no place: write {', '.join(wheres[:-1])} or {wheres[-1]}")
        if not size.isdigit() or size == "0":
            raise PlacesError(f"{place}: {size} is no size")
        if part in (other.name for other in parts):
            raise PlacesError(f"{place}: a part {part} is above")
        try:
            parts.append(Part(part, library, gate, full, int(size), re.compile(pattern)))
        except re.error as error:
            raise PlacesError(f"{place}: {pattern} is no regular expression: {error}") from None
    return parts


def assign(parts, xctests, tests):
    """Gives each part its tests. Every test is in the first part of its library whose pattern it matches, except that
    the parts on other displays run tests of other parts once more."""
    for name, library in [(name, "xctest") for name in xctests] + [(name, "testing") for name in tests]:
        owner = next((part for part in parts if part.library == library and part.pattern.search(name)), None)
        if owner is None:
            raise PlacesError(f"Tests/places has no part for {name}, a test of {library}.")
        owner.tests.append(name)
    for part in parts:
        if part.library in DISPLAYS:
            part.tests = [name for name in tests if part.pattern.search(name)]
        if not part.tests:
            raise PlacesError(f"Tests/places: no test is in the part {part.name}.")


def shared(tests, pieces):
    """Divides tests of XCTest among processes by their classes, each class whole. The order of the classes is kept, so a
    test runs after the same tests as in the process of another piece's number."""
    classes = {}
    for name in tests:
        classes.setdefault(name.split("/")[0], []).append(name)
    result = [[] for _ in range(min(pieces, len(classes)))]
    for members in sorted(classes.values(), key=len, reverse=True):
        min(result, key=len).extend(members)
    return result
