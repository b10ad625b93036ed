import ATSPI
import AccessibilityAudit

/// Where keyboard focus has come to, in order, as the accessibility bus tells it.
actor FocusTrail {
  /// Everything that has had focus so far.
  private(set) var all: [Accessible] = []

  init(_ events: AsyncStream<AccessibleEvent>) {
    Task { await self.listen(to: events) }
  }

  private func listen(to events: AsyncStream<AccessibleEvent>) async {
    for await event in events where event.detail1 == 1 { all.append(event.source) }
  }

  /// Where focus is once it has moved more than `count` times; nil if it does not in ten seconds.
  func next(after count: Int) async throws -> Accessible? {
    let deadline = ContinuousClock.now.advanced(by: .seconds(10))
    while all.count <= count {
      guard ContinuousClock.now < deadline else { return nil }
      try await Task.sleep(for: .milliseconds(5))
    }
    return all.last
  }
}

extension Gallery {
  /// Follows keyboard focus, from when this returns.
  func focusTrail() async throws -> FocusTrail {
    guard let kind = EventKind.stateChanged(.focused) else { preconditionFailure("Focused is one state.") }
    return FocusTrail(try await desktop.events(kind, of: app))
  }
}
