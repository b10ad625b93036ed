/// The times of a press that is held.
public struct PressTiming: Hashable, Sendable {
  /// How long until the action is repeated. The default, 500 ms, is GtkSpinButton's.
  public var repeatDelay: Duration
  /// How far apart the repetitions are. The default, 50 ms, is GtkSpinButton's.
  public var repeatInterval: Duration
  /// How long until a press is a long one; nil, the default, for the desktop's time (`gtk-long-press-time`, 500 ms unless
  /// changed). Where large content is on, twice that: see ``Control/longPressDelayFactor``.
  public var longPress: Duration?
  /// How long something that is dragged rests on a button until that is pressed. The default is 500 ms.
  public var dragDwell: Duration
  /// How long the bubble that says what to do is seen beside the button. The default is 2 s.
  public var hint: Duration
  /// How long after a press that was too short a second one confirms. The default is 5 s.
  public var secondPress: Duration

  /// Times, by default those of the kit's design.
  public init(
    repeatDelay: Duration = .milliseconds(500), repeatInterval: Duration = .milliseconds(50),
    longPress: Duration? = nil, dragDwell: Duration = .milliseconds(500), hint: Duration = .seconds(2),
    secondPress: Duration = .seconds(5)
  ) {
    self.repeatDelay = repeatDelay
    self.repeatInterval = repeatInterval
    self.longPress = longPress
    self.dragDwell = dragDwell
    self.hint = hint
    self.secondPress = secondPress
  }
}
