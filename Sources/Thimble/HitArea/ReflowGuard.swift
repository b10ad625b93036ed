/// A rule that decides whether a target came under a resting pointer too recently for a deliberate press.
///
/// A press is too early when layout moved or showed its target there only a moment ago: the user aimed at the earlier
/// content. So is the second press of a double click whose first has closed the window, popover or menu above the target. A
/// pure value: callers pass events, targets and times.
struct ReflowGuard<Target: Equatable> {
  /// The distance that a resting hand may move, in logical pixels.
  static var slop: Double { 4 }

  /// The longest time between the presses of a double click.
  var doubleClickTime = Duration.milliseconds(400)

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
  /// The latest press, and the display's time of it; for a press that was meant for what has closed, the time of the press
  /// that closed it.
  private var press: (event: InputEvent, time: UInt32)?
  /// Indicates whether the pointer has moved since that press.
  private var hasMoved = false
  /// Indicates whether that press was meant for what the press before has closed.
  private var isForClosed = false

  /// Notes an event, before its target is known.
  mutating func begin(_ event: InputEvent, at now: Duration) {
    if event.kind == .press { note(press: event) }
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
    if surface == event.surface, distance != nil { (lastMove, hasMoved) = (now, hasMoved || event.kind == .motion) }
    anchor = event.point
    surface = event.surface
    arrival = nil
  }

  private mutating func note(press event: InputEvent) {
    isForClosed = press.map { isMore(event, of: $0) } ?? false
    press = (event, isForClosed ? press?.time ?? event.time : event.time)
    hasMoved = false
  }

  /// Returns whether an event belongs with a press to a double click, on a surface that has closed meanwhile.
  private func isMore(_ event: InputEvent, of press: (event: InputEvent, time: UInt32)) -> Bool {
    // The display's times, because the program may have been busy between the two.
    guard .milliseconds(Int64(event.time &- press.time)) < doubleClickTime else { return false }
    // A third click.
    if event.surface == press.event.surface { return isForClosed && !hasMoved }
    guard event.followsClosedSurface else { return false }
    // The place below a window is not known, so only the absence of motion shows that the pointer rested.
    guard let place = press.event.placesBelow[event.surface] else { return !hasMoved }
    let (dx, dy) = (event.point.x - place.x, event.point.y - place.y)
    return (dx * dx + dy * dy).squareRoot() <= Self.slop
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
    if isForClosed { return true }
    if let arrival, time - arrival < delay { return true }
    // A new window has its own coordinates, so only the absence of motion shows that the pointer rested.
    guard let appeared, time - appeared < delay else { return false }
    return lastMove.map { $0 < appeared } ?? true
  }
}
