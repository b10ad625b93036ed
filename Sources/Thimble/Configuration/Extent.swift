/// A width and a height, logical pixels.
public struct Extent: Hashable, Sendable {
  public var width: Int
  public var height: Int

  /// A width and a height.
  public init(width: Int = 0, height: Int = 0) {
    self.width = width
    self.height = height
  }

  /// Neither.
  public static let zero = Extent()
}
