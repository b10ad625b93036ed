import ATSPI

/// The texts that a control sends over the accessibility bus: changed names and announcements.
struct Words {
  private let record: Record<String>

  fileprivate init(_ events: AsyncStream<AccessibleEvent>, of control: Accessible) {
    record = Record(events) { $0.source == control ? $0.text : nil }
  }

  /// Everything so far.
  var all: [String] { get async { await record.all } }

  /// Waits for a text, and returns how often it has come by then.
  func heard(upTo text: String) async -> Int {
    _ = await record.waits { $0.contains(text) }
    return await record.all.count { $0 == text }
  }
}

extension Gallery {
  /// Listens to the texts of `control` from now on.
  func events(of control: Accessible) async throws -> Words {
    Words(try await desktop.events(.nameChanged, .announcement, of: app), of: control)
  }
}
