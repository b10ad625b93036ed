/// The times of a held press.
public struct PressTiming: Hashable, Sendable {
  /// The delay before the first repetition of the action. The default is 500 ms, as in GtkSpinButton.
  public var repeatDelay = Duration.milliseconds(500)
  /// The interval between repetitions. The default is 50 ms, as in GtkSpinButton.
  public var repeatInterval = Duration.milliseconds(50)
  /// The duration after which a press is a long press. The default is nil, for the desktop's time
  /// (`gtk-long-press-time`, 500 ms unless changed). While large content is on, the time is doubled: see
  /// ``Control/longPressDelayFactor``.
  public var longPress: Duration?
  /// The time for which a dragged object must rest on a button to press it. The default is 500 ms.
  public var dragDwell = Duration.milliseconds(500)
  /// The time for which the bubble with a hint is visible beside the button. The default is 2 s;
  /// ``TimeLimits/factor`` makes it longer.
  public var hint = Duration.seconds(2)
  /// The time after a press that was too short in which a second press confirms. The default is 5 s;
  /// ``TimeLimits/factor`` makes it longer.
  public var secondPress = Duration.seconds(5)

  /// Creates the default times.
  public init() {}
}

/// The choice whether a button repeats its action while it is held.
public enum RepeatBehavior: Sendable, CaseIterable {
  /// The behaviour of this kind of button; an ordinary button does not repeat. The default.
  case automatic
  /// The button repeats its action.
  case enabled
  /// The button runs its action once.
  case disabled
}
