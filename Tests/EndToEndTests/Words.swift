import ATSPI

/// What a control says of itself on the accessibility bus: by a changed name, or by an announcement.
actor Words {
  /// Everything so far.
  private(set) var all: [String] = []

  init(_ events: AsyncStream<AccessibleEvent>, of control: Accessible) {
    Task { await self.listen(to: events, of: control) }
  }

  private func listen(to events: AsyncStream<AccessibleEvent>, of control: Accessible) async {
    for await event in events where event.source == control {
      if let text = event.text { all.append(text) }
    }
  }

  /// Waits for a text, ten seconds at the most, and says how often it has been heard by then.
  func heard(upTo text: String) async -> Int {
    let deadline = ContinuousClock.now.advanced(by: .seconds(10))
    while !all.contains(text), ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(20)) }
    return all.filter { $0 == text }.count
  }
}

extension Gallery {
  /// Listens to what `control` says, from when this returns.
  func events(of control: Accessible) async throws -> Words {
    Words(try await desktop.events(.nameChanged, .announcement, of: app), of: control)
  }
}
