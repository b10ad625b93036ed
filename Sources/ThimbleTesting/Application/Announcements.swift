package import ATSPI

/// A record of the texts that an application sends to screen readers over the accessibility bus: changed names and
/// announcements.
///
///     let announcements = try await app.announcements()
///     try await save.press()
///     try await announcements.expect("Saved")
///
/// GTK before 4.14 has no announcements. An application changes a name instead.
public struct Announcements: Sendable {
  private let record: Record<String>
  private let app: TestApplication

  fileprivate init(_ events: AsyncStream<AccessibleEvent>, of control: Accessible?, app: TestApplication) {
    record = Record(events, patience: app.patience) { control == nil || $0.source == control ? $0.text : nil }
    self.app = app
  }

  /// All texts so far.
  public var all: [String] { get async { await record.all } }

  /// Waits for a text.
  ///
  /// - Returns: The number of times that the text has come so far.
  /// - Throws: ``TestFailure`` when the text does not come in time, with all texts that came.
  @discardableResult
  public func expect(_ text: String) async throws -> Int {
    guard await record.waits(until: { $0.contains(text) }) else {
      let came = await all.map { "  " + $0 }.joined(separator: "\n")
      throw await app.failure(
        "There was no announcement \"\(text)\"" + (came.isEmpty ? ", nor another." : ", but:\n" + came),
        candidates: [], in: try? await app.objects())
    }
    return await record.all.count { $0 == text }
  }
}

extension TestApplication {
  /// Listens to the announcements and changed names of the whole application, from now on.
  public func announcements() async throws -> Announcements { try await announcements(ofObject: nil) }

  fileprivate func announcements(ofObject object: Accessible?) async throws -> Announcements {
    Announcements(
      try await desktop.events(.nameChanged, .announcement, of: application), of: object, app: self)
  }

  /// Listens to the texts of one object, from now on.
  package func announcements(of object: Accessible) async throws -> Announcements {
    try await announcements(ofObject: object)
  }
}

extension TestElement {
  /// Listens to the announcements and changed names of this object alone, from now on.
  public func announcements() async throws -> Announcements { try await app.announcements(ofObject: accessible) }
}
