/// What a press does while the button's own work is going on.
public enum ActivationPolicy: Hashable, Sendable {
  /// Nothing: it is dropped, and so are handlers of `clicked`. The default.
  case drop
  /// The work is done once more for each press, one after the other.
  case queue
  /// The running work is cancelled and, when it has ended, done anew: once, however many presses there were.
  case latest
  /// The work begins when no press has come for this long; presses meanwhile, and during the work, are one.
  case debounce(Duration)
}
