"""The rules of the runner: which process has a test, which failure is excused, and what a ledger's line may say."""

import datetime
import json
import tempfile
import unittest
from pathlib import Path

import flakes
import places
import results
import touched
from processes import Job, Place
from summary import Summary

TODAY = datetime.date(2026, 6, 1)
HERE = Place("here")
LIST = """
# A comment.
speech  testing  here        everywhere  1  ^ETests\\..*SpeechTests/
gallery testing  everywhere  everywhere  1  ^ETests\\.
wayland wayland  here        everywhere  1  ^ETests\\.EachDisplay/
mutter  mutter   -           here        1  ^ETests\\.EachDisplay/
headers testing  newest      everywhere  1  ^HTests\\.
kit     xctest   everywhere  everywhere  2  ^KTests\\.
pure    testing  here        here        1  ^PTests\\.
"""


class PlacesTests(unittest.TestCase):
    def test_a_test_is_in_the_first_part_that_matches(self):
        parts = {part.name: part for part in places.read(LIST)}
        xctests = ["KTests.A/testOne", "KTests.B/testTwo"]
        tests = ["ETests.MySpeechTests/a()", "ETests.EachDisplay/B/b()", "PTests.C/c()", "HTests.D/d()"]
        places.assign(list(parts.values()), xctests, tests)
        self.assertEqual(parts["speech"].tests, ["ETests.MySpeechTests/a()"])
        self.assertEqual(parts["gallery"].tests, ["ETests.EachDisplay/B/b()"])
        for display in ("wayland", "mutter"):
            self.assertEqual(parts[display].tests, ["ETests.EachDisplay/B/b()"])
        self.assertEqual(parts["kit"].tests, xctests)

    def test_a_test_in_no_part_ends_the_run(self):
        with self.assertRaisesRegex(places.PlacesError, "no part for NewTests.A/a"):
            places.assign(places.read(LIST), [], ["NewTests.A/a()"])

    def test_a_part_without_a_test_ends_the_run(self):
        with self.assertRaisesRegex(places.PlacesError, "no test is in the part speech"):
            places.assign(places.read(LIST), [], ["PTests.A/a()"])

    def test_a_wrong_line_is_named(self):
        for line, message in [
            ("kit xctest here", "1: write PART"),
            ("kit gtest here here 1 .", "gtest is no library"),
            ("kit xctest there here 1 .", "there is no place"),
            ("kit xctest here - 1 .", "- is no place: write here, newest or everywhere"),
            ("kit xctest here here 0 .", "0 is no size"),
            ("kit xctest here here 1 (", r"\( is no regular expression"),
        ]:
            with self.assertRaisesRegex(places.PlacesError, message):
                places.read(line)

    def test_the_gate_runs_everywhere_only_what_can_differ(self):
        parts = {part.name: part for part in places.read(LIST)}
        there = [[name for name, part in parts.items() if part.runs(kind, False)] for kind in ("gate", "full")]
        self.assertEqual(there, [["gallery", "kit"], ["speech", "gallery", "wayland", "headers", "kit"]])
        self.assertTrue(parts["headers"].runs("gate", False, is_newest=True))
        self.assertFalse(parts["speech"].runs("gate", False, is_newest=True))
        here = [[name for name, part in parts.items() if not part.runs(kind, True)] for kind in ("gate", "full")]
        self.assertEqual(here, [["mutter"], []])

    def test_processes_share_classes_whole(self):
        tests = ["K.A/a", "K.A/b", "K.A/c", "K.B/a", "K.C/a"]
        self.assertEqual(places.shared(tests, 2), [["K.A/a", "K.A/b", "K.A/c"], ["K.B/a", "K.C/a"]])


class ResultsTests(unittest.TestCase):
    XCTEST = b"""
Test Case 'A.testOne' started at 2026-06-01 10:00:00.000
Test Case 'A.testOne' passed (0.25 seconds)
Test Case 'A.testTwo' started at 2026-06-01 10:00:01.000
/x/A.swift:7: error: A.testTwo : XCTAssertEqual failed: 1 is not 2
/x/A.swift:8: error: A.testTwo : another one
Test Case 'A.testTwo' failed (1.5 seconds)
Test Case 'A.testThree' started at 2026-06-01 10:00:02.000
/x/A.swift:9: A.testThree : Test skipped: required true value but got false - GTK has this from 4.16 on.
Test Case 'A.testThree' skipped (0.1 seconds)
Test Case 'A.testFour' started at 2026-06-01 10:00:03.000
"""

    def test_an_output_of_xctest(self):
        found = results.read(-11, self.XCTEST, "", {"A": "KTests"})
        self.assertEqual((found.passed, found.times), (1, [(0.25, "KTests.A/testOne")]))
        failure = results.Failure("KTests.A/testTwo", "A.swift:7: XCTAssertEqual failed: 1 is not 2")
        self.assertEqual(found.failures, [failure])
        self.assertEqual(found.skipped, [("KTests.A/testThree", "GTK has this from 4.16 on.")])
        self.assertEqual(found.unfinished, ["KTests.A/testFour"])

    def test_a_stream_of_events(self):
        def event(kind, test, text="", **more):
            payload = {"kind": kind, "testID": test, "messages": [{"text": text}], "instant": {"absolute": 1}, **more}
            return json.dumps({"kind": "event", "payload": payload})

        lines = [json.dumps({"kind": "test", "payload": {"kind": "function", "id": id}}) for id in "abcd"]
        lines += [event("testStarted", "a"), event("testEnded", "a"), event("testStarted", "b")]
        lines += [event("issueRecorded", "b", "It broke", issue={"isKnown": False}), event("testEnded", "b")]
        lines += [event("issueRecorded", "a", "known", issue={"isKnown": True}), event("testSkipped", "c", "Test \"C d\" skipped: \"no X\"")]
        lines += [event("testStarted", "d"), '{"kind": "ev']
        found = results.read(1, b"", "\n".join(lines), {})
        self.assertEqual((found.passed, found.failures), (1, [results.Failure("b", "It broke")]))
        self.assertEqual((found.skipped, found.unfinished), ([("c", "no X")], ["d"]))
        self.assertEqual(results.reason({"messages": [], "_comments": ["too old"]}), "too old")

    def test_grave_lines(self):
        for line in [
            b"(x:1): Gtk-CRITICAL **: 10:00: no widget", b"Theme parsing error: <data>:1:1", b"ERROR: LeakSanitizer: 8 bytes",
            b"a.swift:1: error: A.b : Hosted objects outlive the test: [:]", b"e: Logged during the test: Gtk-WARNING",
        ]:
            self.assertEqual(results.read(0, line, "", {}).grave, [line.decode()])
        self.assertEqual(results.read(0, b"(x:1): Gtk-WARNING **: an unknown property", "", {}).grave, [])


class LedgerTests(unittest.TestCase):
    def ledger(self, *lines):
        return flakes.Ledger.read("# A comment\n" + "\n".join(lines), TODAY)

    def test_a_name_has_no_place_of_its_source(self):
        self.assertEqual(flakes.address("T.S/`a: b`()/S.swift:1:2"), "T.S/`a: b`()")
        self.assertEqual(flakes.address("T.S/test"), "T.S/test")

    def test_an_expired_quarantine_fails_the_run(self):
        ledger = self.ledger("quarantine | 2026-05-31 | trixie | T.S/a() | Orca is late.")
        self.assertRegex(ledger.problems(["T.S/a()"])[0], "quarantine of T.S/a.* ended on 2026-05-31")
        self.assertEqual(self.ledger("quarantine | 2026-06-01 | trixie | T.S/a() | x").problems(["T.S/a()"]), [])

    def test_a_quarantine_holds_at_its_place(self):
        ledger = self.ledger("quarantine | 2026-06-01 | trixie | T.S/a() | x", "quarantine | 2026-06-01 | everywhere | T.S/b() | x")
        self.assertIsNotNone(ledger.quarantine("trixie", "T.S/a()/S.swift:1:2"))
        self.assertIsNone(ledger.quarantine("here", "T.S/a()/S.swift:1:2"))
        self.assertIsNotNone(ledger.quarantine("here", "T.S/b()"))

    def test_a_third_failure_by_chance_fails_the_run(self):
        lines = ["flake | 2026-05-01 | here | T.S/a() | late"] * 3
        self.assertRegex(self.ledger(*lines).problems(["T.S/a()"])[0], "failed by chance 3 times")
        self.assertEqual(self.ledger(*lines[:2]).problems(["T.S/a()"]), [])
        kept = self.ledger(*lines, "quarantine | 2026-06-02 | here | T.S/a() | x")
        self.assertEqual(kept.problems(["T.S/a()"]), [])

    def test_a_test_that_does_not_exist_is_named(self):
        ledger = self.ledger("flake | 2026-05-01 | here | T.S/gone() | late")
        self.assertRegex(ledger.problems(["T.S/a()"])[0], "no test T.S/gone")

    def test_a_wrong_line_is_named(self):
        for line in ["flake | today | here | T.S/a() | x", "flaky | 2026-05-01 | here | T.S/a() | x", "flake"]:
            with self.assertRaisesRegex(flakes.LedgerError, ":2: write flake or quarantine"):
                self.ledger(line)

    def test_a_written_line_is_read_again(self):
        entry = self.ledger().flake("here", "T.S/a()/S.swift:1:2", "a | b")
        self.assertEqual(self.ledger(str(entry)).entries, [entry])


class VerdictTests(unittest.TestCase):
    def verdict(self, failures=(), again=(), grave=(), status=0, unfinished=(), lines=""):
        """Returns the exit status and the report of a run with one process."""
        found = results.Results(status, passed=1, grave=list(grave), unfinished=list(unfinished))
        found.failures = [results.Failure(test, "late") for test, _ in failures]
        job = Job(HERE, "gallery", "gallery", "testing", [], results=found)
        with tempfile.TemporaryDirectory() as folder:
            summary = Summary(Path(folder) / "summary", [job], flakes.Ledger.read(lines, TODAY))
            summary.prints = False
            for failure, (_, reason) in zip(found.failures, failures):
                summary.failed(job, failure, reason)
            for job, failure in summary.candidates():
                if failure.test in again:
                    summary.passed_again(job, failure)
            return summary.end(), (Path(folder) / "summary").read_text()

    def test_a_run_without_a_failure_passes(self):
        status, text = self.verdict()
        self.assertEqual(status, 0)
        self.assertTrue(text.endswith("1 passed, 0 failed, 0 skipped\n"), text)

    def test_a_test_that_fails_again_fails_the_run(self):
        self.assertEqual(self.verdict([("T.S/a()", "")])[0], 1)

    def test_a_test_that_passes_again_is_flaky(self):
        status, text = self.verdict([("T.S/a()", "")], again=["T.S/a()"])
        self.assertEqual(status, 0)
        self.assertIn("FLAKY here: T.S/a()\n    late", text)

    def test_more_than_two_flakes_fail_the_run(self):
        tests = ["T.S/a()", "T.S/b()", "T.S/c()"]
        self.assertEqual(self.verdict([(test, "") for test in tests[:2]], again=tests)[0], 0)
        self.assertEqual(self.verdict([(test, "") for test in tests], again=tests)[0], 1)

    def test_the_third_flake_of_a_test_fails_the_run(self):
        lines = "\n".join(["flake | 2026-05-01 | here | T.S/a() | late"] * 2)
        self.assertEqual(self.verdict([("T.S/a()", "")], again=["T.S/a()"], lines=lines)[0], 1)

    def test_nothing_excuses_a_pure_or_touched_test(self):
        status, text = self.verdict([("T.S/a()", "a pure test")], again=["T.S/a()"])
        self.assertEqual(status, 1)
        self.assertIn("FAILED gallery: T.S/a() (a pure test)", text)

    def test_nothing_excuses_a_critical_or_a_crash(self):
        self.assertEqual(self.verdict(grave=["Gtk-CRITICAL **: x"])[0], 1)
        self.assertEqual(self.verdict(status=-11, unfinished=["T.S/a()"])[0], 1)
        self.assertEqual(self.verdict(status=7)[0], 1)

    def test_a_quarantined_failure_is_only_reported(self):
        lines = "quarantine | 2026-06-01 | here | T.S/a() | Orca is late."
        status, text = self.verdict([("T.S/a()", "")], lines=lines)
        self.assertEqual(status, 0)
        self.assertIn("QUARANTINED until 2026-06-01 gallery: T.S/a()", text)

    def test_a_quarantined_failure_of_a_repetition_is_only_reported(self):
        found = results.Results(1, failures=[results.Failure("T.S/a()", "late")])
        lines = "quarantine | 2026-06-01 | here | T.S/a() | Orca is late."
        with tempfile.TemporaryDirectory() as folder:
            for ledger, status in [(lines, 0), ("", 1)]:
                summary = Summary(Path(folder) / "summary", [], flakes.Ledger.read(ledger, TODAY))
                summary.prints = False
                summary.repeated([Job(HERE, "touched", "", "testing", [], results=found)])
                self.assertEqual(summary.end(), status)


class TouchedTests(unittest.TestCase):
    XCTEST = """import XCTest

final class ATests: GtkTestCase {
  func testOne() {
    press()
  }

  func testTwo() {
    wait("the button is busy") { true }
  }

  private func press() {
  }
}
"""
    TESTING = """import Testing

@Suite struct BTests {
  @Test(
    "One")
  func one() {
    #expect(true)
  }

  @Test func `two words`() {
  }
}
"""

    def touched_by(self, text, *changed):
        return touched.tests(f"Tests/KTests/{'A' if text is self.XCTEST else 'B'}Tests.swift", text, set(changed))

    def test_a_test_is_touched_by_a_change_inside_it(self):
        self.assertEqual(self.touched_by(self.XCTEST, 5), {"KTests.ATests/testOne"})
        self.assertEqual(self.touched_by(self.XCTEST, 9), {"KTests.ATests/testTwo"})
        self.assertEqual(self.touched_by(self.TESTING, 5), {"BTests.swift:4"})
        self.assertEqual(self.touched_by(self.TESTING, 10), {"BTests.swift:10"})

    def test_all_tests_of_a_file_are_touched_by_a_change_outside_them(self):
        self.assertEqual(self.touched_by(self.XCTEST, 12), {"KTests.ATests/testOne", "KTests.ATests/testTwo"})
        self.assertEqual(self.touched_by(self.XCTEST, 1, 2, 13), set())
        self.assertEqual(touched.tests("Tests/Support/x.swift", self.XCTEST, {5}), set())

    def test_prose_touches_nothing(self):
        prose = '@@ -4 +4 @@\n-  wait("it is so") { x }\n+  wait("the button is busy") { x }\n'
        self.assertEqual(touched.lines(prose), set())
        self.assertEqual(touched.lines(prose.replace("{ x }\n", "{ y }\n", 1)), {4})
        self.assertEqual(touched.lines("@@ -4,0 +5,2 @@ func a() {\n+  a()\n+  b()\n@@ -9 +11,0 @@\n-  c()\n"), {5, 6, 11})

    def test_of_a_change_that_touches_many_tests_only_those_in_new_files_count(self):
        with tempfile.TemporaryDirectory() as root:
            folder = Path(root, "Tests/KTests")
            folder.mkdir(parents=True)
            functions = [f"  func test{number}() {{\n    use(0)\n  }}\n" for number in range(touched.MOST)]
            old = "class OldTests: XCTestCase {\n" + "".join(functions) + "}\n"
            (folder / "OldTests.swift").write_text(old)
            git = lambda *arguments: touched.git(root, "-c", "user.name=a", "-c", "user.email=a@b", *arguments)
            git("init", "--quiet")
            git("add", ".")
            git("commit", "--quiet", "--message", "old")
            self.assertEqual(touched.touched_tests(root, "HEAD"), set())
            (folder / "OldTests.swift").write_text(old.replace("use(0)", "use(1)"))
            self.assertEqual(len(touched.touched_tests(root, "HEAD")), touched.MOST)
            new = old.replace("Old", "New").splitlines(keepends=True)[:4] + ["}\n"]
            (folder / "NewTests.swift").write_text("".join(new))
            self.assertEqual(touched.touched_tests(root, "HEAD"), {"KTests.NewTests/test0"})
            git("mv", "Tests/KTests/OldTests.swift", "Tests/KTests/MovedTests.swift")
            git("add", ".")
            self.assertEqual(touched.touched_tests(root, "HEAD"), {"KTests.NewTests/test0"})


if __name__ == "__main__":
    unittest.main()
