/// The tracker of one press, as values. It turns moves and releases into phases.
struct PressTracker: Equatable, Sendable {
  /// The press that is down; nil without one.
  private(set) var press: Press?
  /// Indicates whether the press is on the button.
  private(set) var isInside = false

  /// Begins a press. An earlier press that is still down is cancelled first.
  mutating func begin(_ press: Press, at time: Duration) -> [PressEvent] {
    let events = cancel(at: time)
    self.press = press
    isInside = true
    return events + [PressEvent(.began, press, time: time)]
  }

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

  /// Ends the press. `point` is nil without a pointer.
  mutating func end(_ point: Point?, isInside: Bool, at time: Duration) -> [PressEvent] {
    guard var press else { return [] }
    press.location = point ?? press.location
    self.press = nil
    self.isInside = false
    return [PressEvent(isInside ? .endedInside : .endedOutside, press, time: time)]
  }

  mutating func cancel(at time: Duration) -> [PressEvent] {
    guard let press else { return [] }
    self.press = nil
    isInside = false
    return [PressEvent(.cancelled, press, time: time)]
  }
}
