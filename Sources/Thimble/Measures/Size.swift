/// A width and a height in logical pixels. What is as small, medium or large as others is a ``Button/Size``.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  /// A width and a height.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// As wide as high.
  public init(_ side: Double) { self.init(width: side, height: side) }

  /// Neither wide nor high.
  public static let zero = Size()

  /// Both sides in whole pixels, a part of one counted as one: what is no number, or negative, is 0.
  var wholePixels: (width: Int, height: Int) { (Self.wholePixels(width), Self.wholePixels(height)) }

  private static func wholePixels(_ side: Double) -> Int {
    side.isNaN ? 0 : Int(min(max(0, side), Double(Int32.max)).rounded(.up))
  }
}
