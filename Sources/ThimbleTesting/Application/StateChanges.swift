package import ATSPI
public import AccessibilityAudit

/// A state that an object got or lost.
public enum StateChange: Hashable, Sendable {
  /// The object has this state now.
  case gained(AccessibleState)
  /// The object no longer has this state.
  case lost(AccessibleState)
}

extension StateChange: CustomStringConvertible {
  /// The name of the state, such as `busy` or `not busy`.
  public var description: String {
    switch self {
    case .gained(let state): state.description
    case .lost(let state): "not \(state)"
    }
  }
}

/// A record of the states that one object gets and loses, as the application reports them.
///
///     let changes = try await save.stateChanges()
///     try await save.press()
///     try await changes.expect(.gained(.busy), .lost(.busy))
///
/// ``TestElement/expect(_:without:name:description:text:value:)`` reads the object, and on a loaded machine perhaps only
/// when a short state is over. The record keeps every change.
public struct StateChanges: Sendable {
  private let record: Record<StateChange>
  private let name: String
  private let app: TestApplication

  fileprivate init(
    _ events: AsyncStream<AccessibleEvent>, of objects: [Accessible], name: String, app: TestApplication
  ) {
    record = Record(events, patience: app.patience) { event in
      objects.contains(event.source) ? StateChange(event) : nil
    }
    self.name = name
    self.app = app
  }

  /// All changes so far.
  public var all: [StateChange] { get async { await record.all } }

  /// Waits until these changes have come in this order since the record began. Others may come between them.
  ///
  /// - Throws: ``TestFailure`` when they do not come in time, with all changes that came.
  public func expect(_ changes: StateChange...) async throws {
    guard await record.waits(until: { Self.holds(changes, in: $0) }) else {
      let (asked, came) = (changes.map(\.description), await all.map(\.description))
      throw await app.failure(
        "\(name) does not change as expected: \(asked.joined(separator: ", then ")). "
          + (came.isEmpty ? "No state of it changed." : "It changed so: \(came.joined(separator: ", "))."),
        candidates: [], in: try? await app.objects())
    }
  }

  /// Returns true if these are among all, in this order.
  private static func holds(_ changes: [StateChange], in all: [StateChange]) -> Bool {
    var rest = changes[...]
    for change in all where change == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}

extension StateChange {
  /// Creates the change that an event reports; nil for another kind of event and for an unknown state.
  fileprivate init?(_ event: AccessibleEvent) {
    let prefix = EventKind.stateChanged.rawValue + ":"
    guard event.kind.rawValue.hasPrefix(prefix),
      let state = AccessibleState(name: String(event.kind.rawValue.dropFirst(prefix.count)))
    else { return nil }
    self = event.detail1 == 0 ? .lost(state) : .gained(state)
  }
}

extension TestElement {
  /// Listens to the states of this object, from now on.
  public func stateChanges() async throws -> StateChanges {
    try await app.stateChanges(of: [accessible, actor].compactMap { $0 }, name: description)
  }
}

extension TestApplication {
  /// Listens to the states of an object, from now on.
  package func stateChanges(of object: Accessible) async throws -> StateChanges {
    try await stateChanges(of: [object], name: try await object.node().summary)
  }

  fileprivate func stateChanges(of objects: [Accessible], name: String) async throws -> StateChanges {
    StateChanges(try await desktop.events(.stateChanged, of: application), of: objects, name: name, app: self)
  }
}
