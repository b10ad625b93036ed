import Synchronization

/// The end of a process or of a period of time, for which several tasks may wait.
package final class Ending: Sendable {
  private let state = Mutex(State())

  package init() {}

  private struct State {
    var status: Int32?
    var waiters: [Int: CheckedContinuation<Int32?, Never>] = [:]
    var nextWaiter = 0
  }

  /// True after the end.
  package var isReached: Bool { state.withLock { $0.status != nil } }

  /// Records the end, with the status.
  package func reach(_ status: Int32) {
    let waiters = state.withLock { state in
      state.status = status
      defer { state.waiters = [:] }
      return state.waiters.values
    }
    for waiter in waiters { waiter.resume(returning: status) }
  }

  /// Waits for the end and returns the status; nil after the limit.
  package func wait(atMost limit: Duration) async -> Int32? {
    let id = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    let clock = Task {
      try? await Task.sleep(for: limit)
      state.withLock { $0.waiters.removeValue(forKey: id) }?.resume(returning: nil)
    }
    defer { clock.cancel() }
    return await withCheckedContinuation { continuation in
      let ended = state.withLock { state in
        if state.status == nil && limit > .zero { state.waiters[id] = continuation }
        return state.status
      }
      if ended != nil || limit <= .zero { continuation.resume(returning: ended) }
    }
  }
}
