"""The report of a run: its failures, flakes, times, and the tests that did not run."""

from collections import Counter

from flakes import MOST_ENTRIES, MOST_IN_A_RUN, address


class Summary:
    def __init__(self, file, jobs, ledger):
        self.file, self.jobs, self.ledger = file, list(jobs), ledger
        self.failures = []  # (job, failure, the reason why nothing excuses it, or "")
        self.quarantined = []
        self.flakes = []
        self.prints = True

    def say(self, line):
        if self.prints:
            print(line, flush=True)

    def tell(self, job):
        """Prints one line for a process that has ended."""
        found = job.results
        failed = f", {len(found.failures)} failed" if found.failures else ""
        ended = f", ended with status {found.status}" if found.status not in (0, 1) else ""
        self.say(
            f"{job.title}: {found.passed} passed{failed}{ended}, {job.seconds:.0f} s,"
            f" of processors {job.processors:.0f} s"
        )

    def failed(self, job, failure, reason):
        if entry := self.ledger.quarantine(job.place.name, failure.test):
            self.quarantined.append((job, failure, entry))
        else:
            self.failures.append((job, failure, reason))

    def candidates(self):
        """Returns the failures that a second run may excuse."""
        return [(job, failure) for job, failure, reason in self.failures if not reason]

    def passed_again(self, job, failure):
        self.failures = [item for item in self.failures if item[1] is not failure]
        self.flakes.append(self.ledger.flake(job.place.name, failure.test, failure.text))

    def repeated(self, jobs):
        """Takes the processes that repeat tests: their failures are not excused."""
        self.repeats = jobs
        return jobs

    repeats = ()

    def end(self):
        """Writes the summary and returns the exit status."""
        for job in self.repeats:
            for failure in job.results.failures:
                self.failed(job, failure, "a test that the change touches")
        lines, is_bad = [], bool(self.failures)
        for job, failure, reason in self.failures:
            lines.append(f"FAILED {job.title}: {failure.test}{f' ({reason})' if reason else ''}\n    {failure.text}")
        for job in [*self.jobs, *self.repeats]:
            for line in job.results.grave:
                lines.append(f"FAILED {job.title}: this is in its output ({job.log}):\n    {line}")
            was_ended = job in self.repeats and job.results.status == -15
            if job.results.unfinished and not was_ended:
                lines.append(f"FAILED {job.title}: the process ended in {', '.join(job.results.unfinished)} ({job.log})")
            elif job.results.status != 0 and not job.results.failures and not was_ended:
                lines.append(f"FAILED {job.title}: the process ended with status {job.results.status} ({job.log})")
            elif was_ended:
                lines.append(f"{job.title}: ended when its time was up, after {job.results.passed} passed.")
        is_bad = is_bad or any(line.startswith("FAILED") for line in lines)
        for entry in self.flakes:
            lines.append(f"FLAKY {entry.place}: {entry.test}\n    {entry.text}")
            if len(self.ledger.flakes(entry.test)) + 1 > MOST_ENTRIES:
                lines.append("    It has failed by chance too often: see Tests/flakes.")
                is_bad = True
        if self.flakes:
            lines.append("Each passed twice when it ran alone. Commit the new lines of Tests/flakes.")
        if len(self.flakes) > MOST_IN_A_RUN:
            lines.append(f"{len(self.flakes)} flakes in one run are too many.")
            is_bad = True
        for job, failure, entry in self.quarantined:
            lines.append(f"QUARANTINED until {entry.date} {job.title}: {failure.test}\n    {failure.text}\n    {entry.text}")
        lines += self.slowest() + self.skipped() + self.places()
        passed = sum(job.results.passed for job in self.jobs)
        failed = len({(job.place.name, failure.test) for job, failure, _ in self.failures})
        skipped = sum(len(job.results.skipped) for job in self.jobs)
        if is_bad and not failed:
            failed = 1
        lines.append(f"{passed} passed, {failed} failed, {skipped} skipped")
        text = "\n".join(lines) + "\n"
        self.file.write_text(text)
        self.say(text.rstrip())
        return 1 if is_bad else 0

    def slowest(self):
        times = sorted((time for job in self.jobs for time in job.results.times), reverse=True)[:8]
        return ["Slowest, in seconds:"] + [f"  {seconds:6.1f} {test}" for seconds, test in times]

    def skipped(self):
        """Returns a line for each reason why tests did not run."""
        reasons = {}
        for job in self.jobs:
            for test, reason in job.results.skipped:
                reasons.setdefault((reason, job.place.name), []).append(test)
        return [
            f"Not run {place}: {address(tests[0]) if len(tests) == 1 else f'{len(tests)} tests'}: {reason}"
            for (reason, place), tests in reasons.items()
        ]

    def places(self):
        """Returns a line for each place, with the number of tests and the time of processors."""
        counts, seconds = Counter(), Counter()
        for job in self.jobs:
            counts[job.place.name] += job.results.passed
            seconds[job.place.name] += job.processors
        return [f"{place}: {count} passed, {seconds[place]:.0f} s of processors" for place, count in counts.items()]
