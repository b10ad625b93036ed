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
