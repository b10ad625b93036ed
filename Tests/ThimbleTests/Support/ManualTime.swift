import Synchronization
import Thimble

/// A clock that advances only when the test advances it.
final class ManualTime: Sendable {
  private struct State {
    var now: Duration = .zero
    var sleepers: [Int: (deadline: Duration, wake: CheckedContinuation<Void, any Error>)] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  /// A source of time for a button.
  var pacemaker: Pacemaker {
    Pacemaker(now: { self.state.withLock(\.now) }, wait: { try await self.wait(until: $0) })
  }

  /// The number of waiting tasks.
  var sleepers: Int { state.withLock(\.sleepers.count) }

  /// Advances the time, and resumes the tasks that waited for it.
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now += duration
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for key in due.keys { state.sleepers[key] = nil }
      return due.values.map(\.wake)
    }
    for wake in due { wake.resume() }
  }

  private func wait(until deadline: Duration) async throws {
    let key = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isDue = state.withLock { state in
          guard state.now < deadline, !Task.isCancelled else { return true }
          state.sleepers[key] = (deadline, continuation)
          return false
        }
        if isDue { continuation.resume(with: Task.isCancelled ? .failure(CancellationError()) : .success(())) }
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: key) }?.wake.resume(throwing: CancellationError())
    }
  }
}
