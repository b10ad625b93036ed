"""The files that a change touches, and its tests. Run with [--since COMMIT], prints the files."""

import re
import subprocess
import sys
from pathlib import Path

# A commit this much older than the last one belongs to an earlier change.
HOURS = 12


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


def suites(paths, read):
    """Returns the tests in files: the classes of XCTest as Target.Class, and the files of Swift Testing by name."""
    classes, testing = [], []
    for path in paths:
        match = re.fullmatch(r"Tests/(\w+Tests)/(?:.*/)?([^/]+\.swift)", path)
        text = read(path) if match else None
        if not text:
            continue
        classes += [f"{match[1]}.{name}" for name in re.findall(r"^(?:\S+ )*class (\w+): \w*TestCase\b", text, re.M)]
        if re.search(r"^\s*@Test\b", text, re.M):
            testing.append(match[2])
    return classes, testing


if __name__ == "__main__":
    checkout = Path(__file__).resolve().parents[3]
    print("\n".join(files(checkout, base(checkout, sys.argv[2] if len(sys.argv) > 2 else ""))))
