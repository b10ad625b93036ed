import ATSPI

/// What a control says of itself on the accessibility bus: by a changed name, or by an announcement.
struct Words {
  private let record: Record<String>

  fileprivate init(_ events: AsyncStream<AccessibleEvent>, of control: Accessible) {
    record = Record(events) { $0.source == control ? $0.text : nil }
  }

  /// Everything so far.
  var all: [String] { get async { await record.all } }

  /// Waits for a text, and says how often it has been heard by then.
  func heard(upTo text: String) async -> Int {
    _ = await record.waits { $0.contains(text) }
    return await record.all.count { $0 == text }
  }
}

extension Gallery {
  /// Listens to what `control` says, from when this returns.
  func events(of control: Accessible) async throws -> Words {
    Words(try await desktop.events(.nameChanged, .announcement, of: app), of: control)
  }
}
