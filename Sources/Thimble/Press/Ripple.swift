/// How a press spreads over a button as a circle.
public struct Ripple: Hashable, Sendable {
  /// Whether the circle ends at the button's edge.
  public var isBounded: Bool
  /// How large it becomes, logical pixels; nil for as far as it goes.
  public var maximumRadius: Double?

  /// A ripple.
  public init(isBounded: Bool = true, maximumRadius: Double? = nil) {
    self.isBounded = isBounded
    self.maximumRadius = maximumRadius
  }

  /// Ends at the button's edge.
  public static let bounded = Ripple()
  /// Goes around the button, for those without a surface.
  public static let unbounded = Ripple(isBounded: false)
}
