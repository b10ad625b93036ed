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

  /// Both sides in whole pixels, rounded up. NaN and negative sides are 0.
  var wholePixels: (width: Int, height: Int) { (Self.wholePixels(width), Self.wholePixels(height)) }

  private static func wholePixels(_ side: Double) -> Int {
    side.isNaN ? 0 : Int(min(max(0, side), Double(Int32.max)).rounded(.up))
  }
}
