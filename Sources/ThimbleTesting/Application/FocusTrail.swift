public import ATSPI
import AccessibilityAudit

/// The places of keyboard focus, in order, from events of the accessibility bus.
public struct FocusTrail: Sendable {
  private let record: Record<Accessible>

  fileprivate init(_ events: AsyncStream<AccessibleEvent>, patience: Patience) {
    record = Record(events, patience: patience) { $0.detail1 == 1 ? $0.source : nil }
  }

  /// All places of focus so far.
  public var all: [Accessible] { get async { await record.all } }

  /// Returns the place of focus once it has moved more than `count` times; nil if it does not in time.
  public func next(after count: Int) async -> Accessible? {
    await record.waits { $0.count > count } ? await record.all.last : nil
  }

  /// Returns the place of focus once it has left `place`; nil if it does not in time.
  public func next(from place: Accessible) async -> Accessible? {
    await record.waits { $0.last.map { $0 != place } ?? false } ? await record.all.last : nil
  }
}

extension TestApplication {
  /// Follows keyboard focus from now on.
  public func focusTrail() async throws -> FocusTrail { try await focusTrail(patience: patience) }

  /// Follows keyboard focus from now on, with another limit for each wait.
  func focusTrail(patience: Patience) async throws -> FocusTrail {
    guard let kind = EventKind.stateChanged(.focused) else { preconditionFailure("Focused is one state.") }
    return FocusTrail(try await desktop.events(kind, of: application), patience: patience)
  }
}
