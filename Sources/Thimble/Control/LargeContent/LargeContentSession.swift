/// One long press, as values: no clock runs in here, and no widget is known.
///
/// ```
///         press            held still, 500 ms              lift
///   idle ───────▶ waiting ────────────────────▶ shown(item) ─────▶ idle: activated, or refused
///     ◀─────────────┘ lift, wandered off          │ ▲ slide, arrows
///     ◀────────── lift ────── spent ◀─────────────┘ Escape, or left
/// ```
struct LargeContentSession<ID: Hashable>: Equatable {
  /// What holds.
  enum Source: Equatable {
    case pointer(x: Double, y: Double)
    case key
  }

  enum Phase: Equatable {
    /// Nothing is held.
    case idle
    /// Held, and not yet long enough.
    case waiting(ID, Source, since: Duration)
    /// Held for long enough: this item is shown, or none where the pointer is on none. `since` is nil once it has moved
    /// on, for then there will be no other long press.
    case shown(ID?, Source, since: Duration?)
    /// Still held, but without any effect.
    case spent(Source)
  }

  /// What is to be done after lifting, or after having held on.
  enum Outcome: Equatable {
    case nothing
    /// A key came up before anything was shown: what a short press does.
    case tap(ID)
    /// Lifted on an item that can be used.
    case activate(ID)
    /// Lifted on an item that cannot be used.
    case refuse(ID)
    /// Held on, until the control's own long press was due.
    case longPress(ID)
  }

  private(set) var phase: Phase = .idle
  /// How long until the item is shown.
  var showDelay = Duration.milliseconds(500)
  /// How long until the control's own long press, where it has one.
  var ownLongPressDelay: Duration?
  /// How far a press may wander, logical pixels.
  var slop = 8.0

  /// What is shown, or shall be.
  var item: ID? {
    switch phase {
    case .waiting(let id, _, _): id
    case .shown(let id, _, _): id
    case .idle, .spent: nil
    }
  }

  /// Whether large content is to be seen.
  var isShown: Bool { if case .shown = phase { true } else { false } }

  /// Whether a key is held.
  var isHeldByKey: Bool {
    switch phase {
    case .waiting(_, .key, _), .shown(_, .key, _), .spent(.key): true
    default: false
    }
  }

  /// When ``advance(to:)`` has something to do next; nil while only the hand can change anything.
  var deadline: Duration? {
    switch phase {
    case .waiting(_, _, let since): since + showDelay
    case .shown(.some, _, .some(let since)): ownLongPressDelay.map { since + $0 }
    case .shown, .idle, .spent: nil
    }
  }

  /// An item is pressed. A second press, by another finger or while a key is held, ends the first.
  mutating func press(_ id: ID, by source: Source, at now: Duration) {
    guard phase == .idle else { return cancel() }
    phase = .waiting(id, source, since: now)
  }

  /// Time has passed.
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

  /// The pointer is at another point now.
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

  /// An arrow goes to the neighbour, where there is one.
  mutating func move(_ arrow: LargeContentArrow, among items: [LargeContentItem<ID>]) {
    guard case .shown(.some(let id), .key, _) = phase, let new = items.item(arrow, of: id) else { return }
    phase = .shown(new, .key, since: nil)
  }

  /// The pointer or the key is let go.
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

  /// Escape, or the window or the item has gone: nothing is shown any longer, and lifting will do nothing.
  mutating func cancel() {
    switch phase {
    case .waiting(_, .key, _), .shown(_, .key, _): phase = .spent(.key)
    case .shown(_, let source, _): phase = .spent(source)
    // What was not claimed goes its own way: a click, or a drag.
    case .waiting: phase = .idle
    case .idle, .spent: break
    }
  }

  /// The hold itself is over, however it ended.
  mutating func reset() { phase = .idle }
}
