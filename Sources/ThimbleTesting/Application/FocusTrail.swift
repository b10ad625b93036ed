public import ATSPI
import AccessibilityAudit
import Synchronization

/// A record of the objects that get the keyboard focus, in order, from events of the accessibility bus.
public struct FocusTrail: Sendable {
  private let record: Record<Accessible>

  fileprivate init(_ events: AsyncStream<AccessibleEvent>, patience: Patience) {
    record = Record(events, patience: patience) { $0.detail1 == 1 ? $0.source : nil }
  }

  /// All objects that had the focus so far.
  public var all: [Accessible] { get async { await record.all } }

  /// Waits until the focus has moved more than `count` times, and returns the object that has it; nil if it does not
  /// move in time.
  public func next(after count: Int) async -> Accessible? {
    await record.waits { $0.count > count } ? await record.all.last : nil
  }

  /// Waits until the focus has left `place`, and returns the object that has it; nil if it does not leave in time.
  public func next(from place: Accessible) async -> Accessible? {
    await record.waits { $0.last.map { $0 != place } ?? false } ? await record.all.last : nil
  }
}

extension TestApplication {
  /// Follows keyboard focus from now on.
  public func focusTrail() async throws -> FocusTrail { try await focusTrail(patience: patience) }

  /// Follows keyboard focus from now on, with another limit for each wait.
  func focusTrail(patience: Patience) async throws -> FocusTrail {
    FocusTrail(try await desktop.events(Self.focusGained, of: application), patience: patience)
  }

  private static var focusGained: EventKind {
    guard let kind = EventKind.stateChanged(.focused) else { preconditionFailure("Focused is one state.") }
    return kind
  }
}

/// The last object that reported the keyboard focus. Releasing this object ends the subscription.
final class FocusReports: Sendable {
  private final class Place: Sendable {
    let object = Mutex<Accessible?>(nil)
  }

  private let place = Place()
  private let listening: Task<Void, Never>

  init(_ events: AsyncStream<AccessibleEvent>) {
    listening = Task { [place] in
      for await event in events where event.detail1 == 1 { place.object.withLock { $0 = event.source } }
    }
  }

  deinit { listening.cancel() }

  /// The object; nil if none has reported yet.
  var last: Accessible? { place.object.withLock(\.self) }
}

extension TestApplication {
  /// Returns the focus reports, and subscribes to them at the first call.
  func focusReports() async throws -> FocusReports {
    if let reports = focus.withLock(\.self) { return reports }
    let reports = FocusReports(try await desktop.events(Self.focusGained, of: application))
    return focus.withLock { focus in
      focus = focus ?? reports
      return focus ?? reports
    }
  }
}
