/// A rule that decides whether a target came under a resting pointer too recently for a deliberate press.
///
/// A press is too early when layout moved or showed its target there only a moment ago: the user aimed at the earlier
/// content. A pure value: callers pass events, targets and times.
struct ReflowGuard<Target: Equatable> {
  /// The distance that a resting hand may move, in logical pixels.
  static var slop: Double { 4 }

  private var anchor: Point?
  private var last: Point?
  private var surface = 0
  private var time = Duration.zero
  private var lastMove: Duration?
  /// Indicates whether the event has the position of the previous one: GTK repeats an event after each layout.
  private var isRepeated = false
  /// The latest target under the pointer.
  private(set) var under: Target?
  private var isAnswered = true
  /// Indicates whether no answer to the latest event means that there is no target.
  private var silenceIsAnAnswer = false
  /// Indicates whether a press is under way.
  private var isHeld = false
  private var arrival: Duration?

  /// Notes an event, before its target is known.
  mutating func begin(_ event: InputEvent, at now: Duration) {
    // GTK asks no widget about a press: the press goes to the target of the latest motion.
    if !isAnswered, silenceIsAnAnswer { settle(nil) }
    time = now
    isAnswered = false
    switch event.kind {
    case .press, .release: (silenceIsAnAnswer, isHeld) = (false, event.kind == .press)
    // The same holds for a motion while a button is held: it goes to the pressed widget.
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

  /// Sets the target under the event, once; nil when there is none.
  mutating func settle(_ target: Target?) {
    guard !isAnswered else { return }
    isAnswered = true
    if target != under { arrival = isRepeated ? time : nil }
    under = target
  }

  /// Returns whether a press of the target under the pointer would now be too early.
  ///
  /// - Parameters:
  ///   - delay: the least time under the pointer.
  ///   - appeared: the time at which the target came on screen.
  /// - Returns: whether the press is too early.
  func isTooEarly(delay: Duration, appeared: Duration?) -> Bool {
    if let arrival, time - arrival < delay { return true }
    // A new window has its own coordinates, so only the absence of motion shows that the pointer rested.
    guard let appeared, time - appeared < delay else { return false }
    return lastMove.map { $0 < appeared } ?? true
  }
}
