public import DesignTokens

/// The values of floating action buttons and button lists in one context.
public struct MemberValues: Hashable, Sendable {
  /// The sizes of floating action buttons, smallest first.
  public var floatingSizes: [SizeMetrics]
  /// The corners' radius of each, logical pixels at a text scale of 1.
  public var floatingRadii: [Double]
  /// What is behind a list of button rows.
  public var card: RGBA
  /// The line around such a list, and between its rows.
  public var line: RGBA
}
