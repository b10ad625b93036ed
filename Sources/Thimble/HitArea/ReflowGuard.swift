/// Knows since when a target has been under the pointer without the pointer having gone there.
///
/// A press is too early when its target has come by itself, because layout moved or showed it, less than some time ago:
/// whoever pressed had aimed at what was there before. Pure: events, answers and times are told.
struct ReflowGuard<Target: Equatable> {
  /// How far a hand that means to be still may stray, in logical pixels.
  static var slop: Double { 4 }

  private var anchor: Point?
  private var last: Point?
  private var surface = 0
  private var time = Duration.zero
  private var lastMove: Duration?
  /// Whether the event is where the last one was: GTK looks again without one of the user's after each layout.
  private var isRepeated = false
  /// What was found under the pointer last.
  private(set) var under: Target?
  private var isAnswered = true
  /// Whether nobody's answer to the latest event would mean that nothing is there.
  private var silenceIsAnAnswer = false
  /// Whether a press is under way.
  private var isHeld = false
  private var arrival: Duration?

  /// An event comes, before it is known what is under it.
  mutating func begin(_ event: PointerEvents.Event, at now: Duration) {
    // Of a press GTK asks nobody: it goes to what the last move found.
    if !isAnswered, silenceIsAnAnswer { settle(nil) }
    time = now
    isAnswered = false
    switch event.kind {
    case .press, .release: (silenceIsAnAnswer, isHeld) = (false, event.kind == .press)
    // Nor of a motion while something is held, which goes to what was pressed.
    case .motion: silenceIsAnAnswer = !isHeld
    default: silenceIsAnAnswer = true
    }
    let distance = anchor.map { point in
      let (dx, dy) = (event.point.x - point.x, event.point.y - point.y)
      return (dx * dx + dy * dy).squareRoot()
    }
    isRepeated = surface == event.surface && last == event.point
    last = event.point
    if surface == event.surface, let distance, distance <= Self.slop { return }
    if surface == event.surface, distance != nil { lastMove = now }
    anchor = event.point
    surface = event.surface
    arrival = nil
  }

  /// What is under the event, told once; nil when it is nothing that can be pressed.
  mutating func settle(_ target: Target?) {
    guard !isAnswered else { return }
    isAnswered = true
    if target != under { arrival = isRepeated ? time : nil }
    under = target
  }

  /// Whether a press of what is under the pointer now is too early.
  ///
  /// - Parameters:
  ///   - delay: how long it has to have been there.
  ///   - appeared: when the target came on screen at all.
  /// - Returns: whether it is.
  func isTooEarly(delay: Duration, appeared: Duration?) -> Bool {
    if let arrival, time - arrival < delay { return true }
    // A new window brings its own coordinates: only that nothing has moved since tells that the pointer did not.
    guard let appeared, time - appeared < delay else { return false }
    return lastMove.map { $0 < appeared } ?? true
  }
}
