import ArgumentParser
import Dispatch

/// A command that talks to applications, which takes time.
///
/// The parent command is synchronous: the other commands need no threads.
protocol DesktopCommand: ParsableCommand, Sendable {
  /// The command itself.
  func work() async throws
}

extension DesktopCommand {
  /// Runs a task, and ends the process with its status.
  ///
  /// After a signal the task is cancelled first, which ends a program that it has started.
  func run() {
    let task = Task { try await work() }
    let signals = EndingSignals { task.cancel() }
    Task { [first = signals.first] in
      let result = await task.result
      if let number = first.number { Self.exit(withError: ExitCode(128 + number)) }
      switch result {
      case .success: Self.exit()
      case .failure(let error): Self.exit(withError: error)
      }
    }
    withExtendedLifetime(signals) { dispatchMain() }
  }
}
