/// The times and distances of large content, in one value.
public struct LargeContentTiming: Hashable, Sendable {
  /// How long a press, or Space, is held until the large content is shown; nil for the desktop's own long press time
  /// (`gtk-long-press-time`, 500 ms unless changed).
  public var showDelay: Duration?
  /// How much longer than that a control's own long press is held, so that the large content can be read first.
  public var ownLongPressFactor: Double
  /// How long it takes to appear and to go. None where animations are off.
  public var fade: Duration
  /// How far a press may wander, logical pixels, until it is no longer held still; and by how much a neighbour must be
  /// nearer until it is shown instead. GTK's threshold for drags.
  public var slop: Double

  /// The defaults: the desktop's long press time, twice that, 120 ms and 8 px.
  public init(
    showDelay: Duration? = nil, ownLongPressFactor: Double = 2, fade: Duration = .milliseconds(120), slop: Double = 8
  ) {
    self.showDelay = showDelay
    self.ownLongPressFactor = ownLongPressFactor
    self.fade = fade
    self.slop = slop
  }
}
