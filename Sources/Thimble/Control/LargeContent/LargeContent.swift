/// The large content of a control.
struct LargeContent: Hashable {
  var title: String
  var icon: Icon?
  /// The reason why the control is unavailable; nil if it is available.
  var reason: String?
}

/// The condition under which a long press shows a control's large content.
public enum LargeContentPolicy: Hashable, Sendable {
  /// Large content is on from a text scale of 1.25, the value of GNOME's "Large Text".
  case automatic
  /// Large content is on at any text scale.
  case always
  /// Large content is off.
  case never

  /// The minimum text scale at which ``automatic`` is on.
  public static let threshold = 1.25

  /// Returns whether large content is on at a text scale.
  func isOn(textScale: Double) -> Bool {
    switch self {
    // Text scales are derived from dots per inch times 1024, so they are exact to a thousandth.
    case .automatic: textScale >= Self.threshold - 0.001
    case .always: true
    case .never: false
    }
  }
}

/// The times and distances of large content, in one value.
public struct LargeContentTiming: Hashable, Sendable {
  /// The time for which a press or Space is held until the large content is shown. The default is nil, for the desktop's
  /// long-press time (`gtk-long-press-time`, 500 ms unless changed).
  public var showDelay: Duration?
  /// The factor by which a control's own long press takes longer, so that the user can read the large content first. The
  /// default is 2.
  public var ownLongPressFactor = 2.0
  /// The duration of the fade in and out. The default is 120 ms. While animations are off, there is no fade.
  public var fade = Duration.milliseconds(120)
  /// The distance, in logical pixels, that a press may move before it no longer counts as held still. A neighbour is
  /// shown instead when it is nearer by this distance. The default is 8, GTK's threshold for drags.
  public var slop = 8.0

  /// Creates the default times and distances.
  public init() {}
}
