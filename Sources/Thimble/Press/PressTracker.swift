/// Follows one press, as values: which phases a press, a move or a release means.
struct PressTracker: Equatable, Sendable {
  /// The press that is down; nil while none is.
  private(set) var press: Press?
  /// Whether it is on the button.
  private(set) var isInside = false

  /// The press goes down. One that was down is cancelled first.
  mutating func begin(_ press: Press, at time: Duration) -> [PressEvent] {
    let events = cancel(at: time)
    self.press = press
    isInside = true
    return events + [PressEvent(.began, press, time: time)]
  }

  /// The pointer moves while it is down.
  mutating func move(to point: Point, isInside: Bool, at time: Duration) -> [PressEvent] {
    guard var press else { return [] }
    press.location = point
    self.press = press
    let wasInside = self.isInside
    self.isInside = isInside
    var phases: [PressEvent.Phase] = []
    if isInside != wasInside { phases.append(isInside ? .entered : .exited) }
    phases.append(isInside ? .movedInside : .movedOutside)
    return phases.map { PressEvent($0, press, time: time) }
  }

  /// The press goes up. `point` is nil where there is no pointer.
  mutating func end(_ point: Point?, isInside: Bool, at time: Duration) -> [PressEvent] {
    guard var press else { return [] }
    press.location = point ?? press.location
    self.press = nil
    self.isInside = false
    return [PressEvent(isInside ? .endedInside : .endedOutside, press, time: time)]
  }

  /// The press is taken away.
  mutating func cancel(at time: Duration) -> [PressEvent] {
    guard let press else { return [] }
    self.press = nil
    isInside = false
    return [PressEvent(.cancelled, press, time: time)]
  }
}
