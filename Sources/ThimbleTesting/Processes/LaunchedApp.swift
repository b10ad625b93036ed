import ATSPI
import Glibc
import Processes

/// A program that runs in a ``DesktopSession``.
public final class LaunchedApp: Sendable {
  /// The process; nil for that of the tests, which ends by itself, and whose output is not read.
  private let process: ChildProcess?
  /// The process and its descendants: the program may be a script that starts the application.
  let family: ProcessFamily

  init(_ process: ChildProcess, family: ProcessFamily) {
    self.process = process
    self.family = family
  }

  /// The process of the tests.
  init() {
    process = nil
    family = ProcessFamily(leader: nil, mark: "")
  }

  /// The process itself, not one that the program starts.
  public var processID: Int32 { process?.processID ?? getpid() }

  /// True while it runs.
  public var isRunning: Bool { process?.isRunning ?? true }

  /// The signal that ended it, unless ``end(allowing:)`` sent that signal.
  var crash: Int32? { process?.crash }

  /// The text on standard error so far; complete after ``end(allowing:)``.
  public var standardError: String { process?.standardError ?? "" }

  /// The text on standard output so far; complete after ``end(allowing:)``.
  public var standardOutput: String { process?.standardOutput ?? "" }

  /// Returns the warnings, criticals and style sheet errors in the log so far, without those that contain one of the
  /// `expected` texts.
  ///
  ///     #expect(app.complaints() == [])
  public func complaints(besides expected: String...) -> [String] {
    GtkLog.complaints(in: standardError, besides: expected)
  }

  /// Ends the program: gives it this time to end by itself, then sends TERM, and at last KILL.
  ///
  /// - Returns: The exit status, or the number of the signal that ended it.
  @discardableResult
  public func end(allowing patience: Duration = .zero) async -> Int32 {
    await process?.end(allowing: patience) ?? 0
  }

  /// Ends all processes that the program has started: asks them to end, and forces them after five seconds.
  package func endFamily() async {
    guard process != nil else { return }
    let deadline = ContinuousClock.now + .seconds(5)
    var asked: Set<Int32> = []
    while ContinuousClock.now < deadline + .seconds(5) {
      let members = family.members()
      if members.isEmpty { return }
      for member in members.subtracting(asked) { kill(member, SIGTERM) }
      asked.formUnion(members)
      if ContinuousClock.now > deadline { for member in members { kill(member, SIGKILL) } }
      // The wait also works in a cancelled task.
      await Task.detached { try? await Task.sleep(for: .milliseconds(20)) }.value
    }
  }
}

/// GLib's and GTK's messages on standard error.
package enum GtkLog {
  /// Warnings that GTK itself causes: programs with only stock widgets log them, too.
  package static let toolkitFaults = [
    // GTK 4.24 on X11, when a popover opens.
    "gdk_frame_timings_submitted() called on submitted frame",
    // GTK 4 when a screen reader asks for a place on the screen.
    "Screen coordinates not supported, reported positions will be wrong",
    // Any GTK under a compositor with an older version of the protocol for windows, when a popover changes its size.
    "Compositor doesn't support moving popups, relying on remapping",
  ]

  /// Returns the lines that mean a programming error: every warning, critical and error of GLib's log, and with them
  /// GTK's errors in style sheets.
  ///
  /// Lines that contain one of the `expected` texts or of ``toolkitFaults`` are left out.
  package static func complaints(in text: String, besides expected: [String] = []) -> [String] {
    let excused = expected + toolkitFaults
    return text.split(separator: "\n").map(String.init).filter { line in
      let levels = ["WARNING **", "CRITICAL **", "ERROR **", "Theme parser error"]
      return levels.contains(where: line.contains) && !excused.contains(where: line.contains)
    }
  }
}
