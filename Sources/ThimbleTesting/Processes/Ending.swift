import Synchronization

/// The end of a process or of a time, which several may wait for.
final class Ending: Sendable {
  private let state = Mutex(State())

  private struct State {
    var status: Int32?
    var waiters: [Int: CheckedContinuation<Int32?, Never>] = [:]
    var nextWaiter = 0
  }

  /// True once it was reached.
  var isReached: Bool { state.withLock { $0.status != nil } }

  /// The process has ended.
  func reach(_ status: Int32) {
    let waiters = state.withLock { state in
      state.status = status
      defer { state.waiters = [:] }
      return state.waiters.values
    }
    for waiter in waiters { waiter.resume(returning: status) }
  }

  /// The status once the process has ended; nil if it has not within this time.
  func wait(atMost limit: Duration) async -> Int32? {
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
