/// The state of one long press, as values: no clock runs in here, and no widget is known.
///
/// ```
///         press            held still, 500 ms              lift
///   idle ───────▶ waiting ────────────────────▶ shown(item) ─────▶ idle: activated, or refused
///     ◀─────────────┘ lift, wandered off          │ ▲ slide, arrows
///     ◀────────── lift ────── spent ◀─────────────┘ Escape, or left
/// ```
struct LargeContentSession<ID: Hashable>: Equatable {
  /// The source of the press.
  enum Source: Equatable {
    case pointer(x: Double, y: Double)
    case key
  }

  enum Phase: Equatable {
    /// Nothing is held.
    case idle
    /// The press is held, but not yet for long enough.
    case waiting(ID, Source, since: Duration)
    /// The press was held for long enough. This item is shown, or none if the pointer is outside all items. `since` is
    /// nil once the pointer has moved to another item, because no further long press follows then.
    case shown(ID?, Source, since: Duration?)
    /// The press is still held, but has no further effect.
    case spent(Source)
  }

  /// The action to take after the release, or after holding further.
  enum Outcome: Equatable {
    case nothing
    /// The key was released before anything was shown: act as for a short press.
    case tap(ID)
    /// The press was released on an enabled item.
    case activate(ID)
    /// The press was released on a disabled item.
    case refuse(ID)
    /// The press was held until the control's own long press.
    case longPress(ID)
  }

  private(set) var phase: Phase = .idle
  /// The time until the item is shown.
  var showDelay = Duration.milliseconds(500)
  /// The time until the control's own long press; nil if it has none.
  var ownLongPressDelay: Duration?
  /// The distance that a press may move, in logical pixels.
  var slop = 8.0

  /// The item that is shown or will be shown.
  var item: ID? {
    switch phase {
    case .waiting(let id, _, _): id
    case .shown(let id, _, _): id
    case .idle, .spent: nil
    }
  }

  /// Indicates whether large content is visible.
  var isShown: Bool { if case .shown = phase { true } else { false } }

  /// Indicates whether a key is held.
  var isHeldByKey: Bool {
    switch phase {
    case .waiting(_, .key, _), .shown(_, .key, _), .spent(.key): true
    default: false
    }
  }

  /// The time of the next call of ``advance(to:)``; nil while only the user can change the state.
  var deadline: Duration? {
    switch phase {
    case .waiting(_, _, let since): since + showDelay
    case .shown(.some, _, .some(let since)): ownLongPressDelay.map { since + $0 }
    case .shown, .idle, .spent: nil
    }
  }

  /// Begins a press on an item. A second press, by another finger or while a key is held, ends the first one.
  mutating func press(_ id: ID, by source: Source, at now: Duration) {
    guard phase == .idle else { return cancel() }
    phase = .waiting(id, source, since: now)
  }

  /// Advances the session to a time.
  mutating func advance(to now: Duration) -> Outcome {
    guard let deadline, now >= deadline else { return .nothing }
    switch phase {
    case .waiting(let id, let source, let since):
      phase = .shown(id, source, since: since)
    case .shown(.some(let id), let source, _):
      phase = .spent(source)
      return .longPress(id)
    case .shown, .idle, .spent: break
    }
    return .nothing
  }

  mutating func move(to point: Point, among items: [LargeContentItem<ID>]) {
    switch phase {
    case .waiting(_, .pointer(let x, let y), _):
      let (dx, dy) = (point.x - x, point.y - y)
      if dx * dx + dy * dy > slop * slop { phase = .idle }
    case .shown(let id, .pointer(let x, let y), let since):
      let new = items.item(at: point, staying: id, slop: slop)
      phase = .shown(new, .pointer(x: x, y: y), since: new == id ? since : nil)
    case .waiting, .shown, .idle, .spent: break
    }
  }

  /// Moves to the neighbour in the direction of an arrow key, if there is one.
  mutating func move(_ arrow: LargeContentArrow, among items: [LargeContentItem<ID>]) {
    guard case .shown(.some(let id), .key, _) = phase, let new = items.item(arrow, of: id) else { return }
    phase = .shown(new, .key, since: nil)
  }

  /// Ends the press with the release of the pointer or key.
  mutating func lift(among items: [LargeContentItem<ID>]) -> Outcome {
    defer { phase = .idle }
    switch phase {
    case .waiting(let id, .key, _): return .tap(id)
    case .shown(.some(let id), _, _):
      guard let item = items.first(where: { $0.id == id }) else { return .nothing }
      return item.isEnabled ? .activate(id) : .refuse(id)
    case .shown, .waiting, .idle, .spent: return .nothing
    }
  }

  /// Cancels the press, after Escape or after the window or the item disappears. Nothing is shown any longer, and the
  /// release has no effect.
  mutating func cancel() {
    switch phase {
    case .waiting(_, .key, _), .shown(_, .key, _): phase = .spent(.key)
    case .shown(_, let source, _): phase = .spent(source)
    // GTK handles an unclaimed press as a click or a drag.
    case .waiting: phase = .idle
    case .idle, .spent: break
    }
  }

  /// Ends the hold, whatever the cause.
  mutating func reset() { phase = .idle }
}
