/// One moment of a press on a button.
public struct PressEvent: Hashable, Sendable {
  /// What happened.
  public enum Phase: String, Sendable, CaseIterable {
    /// It went down.
    case began
    /// It moved on the button, or on what the button takes for its own around it.
    case movedInside
    /// It moved beside the button.
    case movedOutside
    /// It came back onto the button.
    case entered
    /// It left the button, and is still down.
    case exited
    /// It went up on the button, whose action follows.
    case endedInside
    /// It went up beside the button, which does nothing.
    case endedOutside
    /// It was taken away: by Escape, a scroll, a long press, or because the button can no longer be pressed.
    case cancelled
  }

  public var phase: Phase
  /// By what, where and with what.
  public var press: Press
  /// When, since the same moment for all events of a program.
  public var time: Duration

  /// An event.
  public init(_ phase: Phase, _ press: Press, time: Duration = .zero) {
    self.phase = phase
    self.press = press
    self.time = time
  }
}
