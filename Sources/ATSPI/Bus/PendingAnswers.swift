import Synchronization

/// The answers to calls that are made at the same time, and the task that waits for all of them.
final class PendingAnswers: Sendable {
  typealias Answer = Result<BusValue, Failure>

  private struct State {
    var answers: [Answer?]
    var missing: Int
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state: Mutex<State>

  init(count: Int) {
    state = Mutex(State(answers: Array(repeating: nil, count: count), missing: count))
  }

  /// Takes the answer to the call of this index. Of several answers the first one counts.
  func finish(_ index: Int, _ answer: Answer) {
    let waiter: CheckedContinuation<Void, Never>? = state.withLock { state in
      guard state.answers[index] == nil else { return nil }
      state.answers[index] = answer
      state.missing -= 1
      guard state.missing == 0 else { return nil }
      return state.waiter.take()
    }
    waiter?.resume()
  }

  /// Ends all calls without an answer with this failure.
  func stop(_ failure: Failure) {
    let count = state.withLock(\.answers.count)
    for index in 0..<count { finish(index, .failure(failure)) }
  }

  /// Waits for all answers and returns them. Only one task may wait.
  func all() async -> [Answer] {
    await withCheckedContinuation { continuation in
      let isComplete = state.withLock { state in
        if state.missing > 0 { state.waiter = continuation }
        return state.missing == 0
      }
      if isComplete { continuation.resume() }
    }
    return state.withLock { $0.answers.compactMap(\.self) }
  }
}
