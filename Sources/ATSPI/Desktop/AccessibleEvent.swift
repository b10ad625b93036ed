import AccessibilityAudit

/// An event that an application sent to assistive technology.
public struct AccessibleEvent: Sendable {
  /// The kind of event, with its detail, such as `object:state-changed:focused`.
  public var kind: EventKind
  /// The object that sent it.
  public var source: Accessible
  /// For a state, 1 if it was set and 0 if it was removed; for an announcement, 1 for polite and 2 for assertive.
  public var detail1: Int
  /// A second number; its meaning depends on the kind.
  public var detail2: Int
  /// The text of the event: a new name, an announcement, inserted text.
  ///
  /// Nil for an event without text.
  public var text: String?
}

extension AccessibleEvent {
  init?(_ signal: BusSignal, session: Session) {
    guard let kind = EventKind(signal) else { return nil }
    self.kind = kind
    source = Accessible(id: .init(busName: signal.sender, path: signal.path), session: session)
    detail1 = signal.arguments[1]?.int ?? 0
    detail2 = signal.arguments[2]?.int ?? 0
    text = signal.arguments[3]?.string
  }
}

// MARK: - Conformances

extension AccessibleEvent: CustomStringConvertible {
  /// Everything in one line.
  public var description: String {
    "\(kind.rawValue) \(detail1) \(detail2) \(text ?? "") \(source.id)"
  }
}
