/// When a long press shows a control's large content.
public enum LargeContentPolicy: Hashable, Sendable {
  /// From a text scale of 1.25 on, which is what GNOME's "Large Text" sets.
  case automatic
  /// At any text scale.
  case always
  /// At none.
  case never

  /// The least text scale at which ``automatic`` is on.
  public static let threshold = 1.25

  /// Whether large content is on at a text scale.
  func isOn(textScale: Double) -> Bool {
    switch self {
    // Text scales come as dots per inch times 1024: a scale is what it is to a thousandth.
    case .automatic: textScale >= Self.threshold - 0.001
    case .always: true
    case .never: false
    }
  }
}
