/// The times and distances of large content, in one value.
public struct LargeContentTiming: Hashable, Sendable {
  /// The time for which a press or Space is held until the large content is shown; nil for the desktop's long-press
  /// time (`gtk-long-press-time`, 500 ms unless changed).
  public var showDelay: Duration?
  /// The factor by which a control's own long press takes longer, so that the user can read the large content first.
  public var ownLongPressFactor: Double
  /// The duration of the fade in and out. While animations are off, there is no fade.
  public var fade: Duration
  /// The distance, in logical pixels, that a press may move before it no longer counts as held still. A neighbour is
  /// shown instead when it is nearer by this distance. The default is GTK's threshold for drags.
  public var slop: Double

  /// Creates times and distances, by default the desktop's long-press time, twice that, 120 ms and 8 px.
  public init(
    showDelay: Duration? = nil, ownLongPressFactor: Double = 2, fade: Duration = .milliseconds(120), slop: Double = 8
  ) {
    self.showDelay = showDelay
    self.ownLongPressFactor = ownLongPressFactor
    self.fade = fade
    self.slop = slop
  }
}
