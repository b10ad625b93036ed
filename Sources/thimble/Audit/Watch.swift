#if canImport(ArgumentParser)
  import ATSPI
  import AccessibilityAudit
  import Glibc

  /// Audits an application again whenever it changes, and prints the differences.
  struct Watch {
    private let observer: Observer
    /// The longest time of each audit.
    private let limit: Duration
    private let report: @Sendable (AccessibleTree) -> AuditReport

    /// The time without changes after which an application is at rest.
    private static let rest = Duration.milliseconds(300)
    /// The time after which an application that is never at rest is audited anyway.
    private static let longest = Duration.seconds(3)
    /// The time between reads without an event: not every toolkit reports every change, and none reports its end.
    private static let recheck = Duration.seconds(3)

    init(
      _ observer: Observer, within limit: Duration, report: @escaping @Sendable (AccessibleTree) -> AuditReport
    ) {
      self.observer = observer
      self.limit = limit
      self.report = report
    }

    /// Watches an application until the task is cancelled or the application ends, and returns the last report.
    ///
    /// - Throws: A ``ReadingFailure`` if the application stops answering, and errors of the bus.
    func follow(_ application: Application, since first: AccessibleTree) async throws -> AuditReport {
      let (pulses, pulse) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      let events = try await observer.desktop.events(
        .stateChanged, .propertyChanged, .childrenChanged, .textChanged, of: application)
      let reports = Task { for await _ in events { pulse.yield() } }
      let clock = Task {
        while true {
          try await Task.sleep(for: Self.recheck)
          pulse.yield()
        }
      }
      defer {
        reports.cancel()
        clock.cancel()
      }
      var (tree, last) = (first, report(first))
      write(last.text + "\nWatching \(application.name.quoted) (process \(application.processID)). Ctrl-C ends.\n")
      for await _ in pulses {
        do {
          guard let next = try await settled(application, after: tree) else {
            write("\(application.name.quoted) has ended.\n")
            break
          }
          tree = next
        } catch {
          // A cancelled audit is not complete.
          if Task.isCancelled { break }
          throw error
        }
        let next = report(tree)
        let changes = next.changes(since: last)
        last = next
        if !changes.isEmpty { write(changes.text + last.summary + "\n") }
      }
      return last
    }

    /// Waits until an application no longer changes, and reads it; nil if it has ended.
    private func settled(_ application: Application, after known: AccessibleTree) async throws -> AccessibleTree? {
      var last = known
      let end = ContinuousClock.now + Self.longest
      while true {
        let tree: AccessibleTree
        do throws(ReadingFailure) {
          tree = try await observer.read(application, within: limit)
        } catch {
          if error.isGone { return nil }
          throw error
        }
        if tree == last || ContinuousClock.now > end { return tree }
        last = tree
        try await Task.sleep(for: Self.rest)
      }
    }

    /// Prints a text at once, also into a pipe.
    private func write(_ text: String) {
      Terminal.print(text, as: .text)
      fflush(nil)
    }
  }
#endif
