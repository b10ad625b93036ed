import ArgumentParser
import Dispatch
import Glibc

/// A command that talks to applications, which takes time.
///
/// The parent command is synchronous: the other commands need no threads.
protocol DesktopCommand: ParsableCommand, Sendable {
  /// The command itself.
  func work() async throws
  /// True if Ctrl-C is the usual end of the command, whose own status counts then; false by default.
  var endsByInterrupt: Bool { get }
}

extension DesktopCommand {
  var endsByInterrupt: Bool { false }

  /// Runs a task, and ends the process with its status.
  ///
  /// After a signal the task is cancelled first, which ends a program that it has started.
  func run() {
    // Before the work begins: a program that it starts may be seen, and the end asked for, at once.
    let signals = EndingSignals()
    let task = Task { try await work() }
    signals.take { task.cancel() }
    Task { [first = signals.first] in
      let result = await task.result
      if let number = first.number, number != SIGINT || !endsByInterrupt {
        Self.exit(withError: ExitCode(128 + number))
      }
      switch result {
      case .success: Self.exit()
      case .failure(let error): Self.exit(withError: error)
      }
    }
    withExtendedLifetime(signals) { dispatchMain() }
  }
}
