/// A width and a height in logical pixels. For small, medium and large buttons, see ``Button/Size``.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  /// Creates a size.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// Creates a size with equal sides.
  public init(_ side: Double) { self.init(width: side, height: side) }

  /// A size of zero width and zero height.
  public static let zero = Size()

  /// Both sides in whole pixels, rounded up and clamped to 0…10,000, which is larger than a
  /// screen. NaN is 0.
  var wholePixels: (width: Int, height: Int) { (Self.wholePixels(width), Self.wholePixels(height)) }

  private static func wholePixels(_ side: Double) -> Int {
    min(max(0, Int(clamping: side.rounded(.up))), 10_000)
  }
}
