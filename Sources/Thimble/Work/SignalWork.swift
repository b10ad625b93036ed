/// One run of work in the code of another language: it begins with the signal `work-started`, and ends with a call.
///
/// It does not hold the button, so that a program which forgets the call leaks nothing.
@MainActor
package final class SignalWork {
  /// The token that the signal carries.
  package var cancellable: Cancellable { token.object }

  private let token = SharedReference(Cancellable())
  private var result: Result<Void, any Error>?
  private var continuation: CheckedContinuation<Void, any Error>?

  package init() {}

  /// Ends the run. Later calls have no effect.
  package func end(_ result: Result<Void, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    continuation?.resume(with: result)
    continuation = nil
  }

  /// Waits for the end. Cancelling the task cancels the token; the run ends when the program ends it.
  package func waitForEnd() async throws {
    try await withTaskCancellationHandler {
      if let result { return try result.get() }
      try await withCheckedThrowingContinuation { continuation = $0 }
    } onCancel: {
      Task { @MainActor in self.cancellable.cancel() }
    }
  }
}

/// An error that the code of another language reports. That code knows it already, so it is not logged.
package struct ReportedError: ExplainedError {
  /// The reason for the user; blank for none.
  package let reason: String

  package init(reason: String) { self.reason = reason }
}
