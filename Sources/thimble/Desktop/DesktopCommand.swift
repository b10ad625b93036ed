#if canImport(ArgumentParser)
  import ArgumentParser
  import Dispatch
  import Glibc

  /// A command that communicates with applications, asynchronously.
  ///
  /// The parent command is synchronous, because the other commands need no threads.
  protocol DesktopCommand: ParsableCommand, Sendable {
    /// Performs the command.
    func work() async throws
    /// True if Ctrl-C is the usual end of the command; the exit status is then the command's own. False by default.
    var endsByInterrupt: Bool { get }
  }

  extension DesktopCommand {
    var endsByInterrupt: Bool { false }

    /// Runs a task, and ends the process with its status.
    ///
    /// After a signal it first cancels the task, which ends a program that the task has started.
    func run() {
      // This comes before the work, because the request to end may come as soon as a started program is visible.
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
#endif
