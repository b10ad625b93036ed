/// A record of the elements of a stream, with waits for more.
actor Record<Element: Sendable> {
  /// All elements so far.
  private(set) var all: [Element] = []
  private var waits: [Int: Wait] = [:]
  private var waitCount = 0
  private let patience: Patience

  private struct Wait {
    var isEnough: @Sendable ([Element]) -> Bool
    var end: CheckedContinuation<Bool, Never>
  }

  /// Records the result of `element` for each source in a stream.
  init<Source: Sendable>(
    _ stream: AsyncStream<Source>, patience: Patience, _ element: @escaping @Sendable (Source) -> Element?
  ) {
    self.patience = patience
    Task {
      for await source in stream {
        if let element = element(source) { await self.add(element) }
      }
    }
  }

  private func add(_ element: Element) {
    all.append(element)
    for (id, wait) in waits where wait.isEnough(all) { end(id, isEnough: true) }
  }

  /// Waits until enough elements have come. Returns true if they came in time.
  func waits(until isEnough: @escaping @Sendable ([Element]) -> Bool) async -> Bool {
    guard !isEnough(all) else { return true }
    waitCount += 1
    let id = waitCount
    let clock = Task {
      try await patience.clock.sleep(for: patience.limit)
      end(id, isEnough: false)
    }
    defer { clock.cancel() }
    return await withCheckedContinuation { waits[id] = Wait(isEnough: isEnough, end: $0) }
  }

  private func end(_ id: Int, isEnough: Bool) { waits.removeValue(forKey: id)?.end.resume(returning: isEnough) }
}
