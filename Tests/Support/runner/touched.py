"""The files that a change touches, and its tests. Run with [--since COMMIT], prints the files."""

import re
import subprocess
import sys
from pathlib import Path

# A commit this much older than the last one belongs to an earlier change.
HOURS = 12
# A change that touches more tests than this rewords or moves most of them.
MOST = 100


def git(root, *arguments):
    result = subprocess.run(["git", "-C", root, *arguments], capture_output=True, text=True)
    return result.stdout.strip() if result.returncode == 0 else ""


def base(root, chosen=""):
    """Returns the commit before the change: the chosen one, else where the branch left that of its origin, else the last
    commit that is half a day older than the newest one. Returns "" if there is none."""
    if chosen:
        return git(root, "rev-parse", "--verify", "--quiet", chosen + "^{commit}")
    head = git(root, "rev-parse", "HEAD")
    fork = git(root, "merge-base", "HEAD", "origin/HEAD")
    if fork and fork != head:
        return fork
    time = git(root, "log", "-1", "--format=%ct")
    return git(root, "rev-list", "-1", f"--before={int(time) - HOURS * 3600}", "HEAD") if time else ""


def files(root, since):
    """Returns the paths of the files that differ from a commit, and of new ones."""
    if not since:
        return []
    changed = git(root, "diff", "--name-only", since).splitlines()
    return sorted(set(changed + git(root, "ls-files", "--others", "--exclude-standard").splitlines()))


# The text of a wait and the name of a test on one line: other words change no test.
PROSE = re.compile(r'((?:wait\w*|@Test|@Suite)\()"(?:[^"\\]|\\.)*"')
HUNK = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@.*\n((?:[-+\\].*\n?)*)", re.M)


def lines(difference):
    """Returns the numbers of the new lines that a difference without context changes, apart from prose. Where lines are only
    removed, that is the line before."""
    changed = set()
    for first, count, body in HUNK.findall(difference):
        sides = [[PROSE.sub(r'\1""', line[1:]) for line in body.splitlines() if line[:1] == side] for side in "-+"]
        if sides[0] != sides[1]:
            changed.update(range(int(first), int(first) + max(1, int(count or 1))))
    return changed


def tests(path, text, changed):
    """Returns the tests of a file in which a line has changed; all of them if a line outside of the tests has.

    A test of XCTest is Target.Class/test, one of Swift Testing FILE.swift:LINE."""
    match = re.fullmatch(r"Tests/(\w+Tests)/(?:.*/)?([^/]+\.swift)", path)
    if not match:
        return set()
    found, owner, all_lines = {}, "", text.splitlines()
    attribute = None
    for number, line in enumerate(all_lines, 1):
        if kind := re.match(r"(?:\S+ )*class (\w+): \w*TestCase\b", line):
            owner = kind[1]
        if re.match(r"\s*@Test\b", line):
            attribute = number
        function = re.match(r"( *)(?:.* )?func (`[^`]+`|\w+)", line)
        if function and (attribute or re.match(r"test\w+$", function[2])):
            name = f"{match[2]}:{attribute}" if attribute else f"{match[1]}.{owner}/{function[2]}"
            end = next((n for n in range(number, len(all_lines)) if all_lines[n] == function[1] + "}"), number)
            found[name] = range(attribute or number, end + 2)
            attribute = None
    outside = {n for n in changed if not any(n in lines for lines in found.values())}
    counts = lambda n: n <= len(all_lines) and not re.match(r"\s*($|//|\}|import |@testable import )", all_lines[n - 1])
    if any(counts(n) for n in outside):
        return set(found)
    return {name for name, lines in found.items() if changed.intersection(lines)}


def touched_tests(root, since):
    """Returns the tests that a change touches, with the names of ``tests``: if they are too many, only those in new files."""
    if not since:
        return set()
    differences = {}
    for part in git(root, "diff", "--unified=0", "--find-renames", since, "--", "Tests").split("\ndiff --git "):
        if path := re.search(r"^\+\+\+ b/(.*)", part, re.M):
            differences[path[1]] = None if re.search(r"^new file mode", part, re.M) else part + "\n"
    for path in git(root, "ls-files", "--others", "--exclude-standard", "--", "Tests").splitlines():
        differences[path] = None
    touched, in_new_files = set(), set()
    for path, difference in differences.items():
        if not re.fullmatch(r"Tests/\w+Tests/.*\.swift", path):
            continue
        text = Path(root, path).read_text()
        changed = lines(difference) if difference else set(range(1, text.count("\n") + 2))
        found = tests(path, text, changed)
        touched |= found
        if difference is None:
            in_new_files |= found
    return touched if len(touched) <= MOST else in_new_files


if __name__ == "__main__":
    checkout = Path(__file__).resolve().parents[3]
    print("\n".join(files(checkout, base(checkout, sys.argv[2] if len(sys.argv) > 2 else ""))))
