/// The size that a widget asks for in one direction, in logical pixels.
public struct RequestedSize: Equatable, Sendable {
  /// The minimum size.
  public var minimum: Int
  /// The natural size.
  public var natural: Int
  /// The baseline at the minimum size, from the top, -1 for none.
  public var minimumBaseline: Int
  /// The baseline at the natural size, from the top, -1 for none.
  public var naturalBaseline: Int

  /// A measurement, without a baseline unless one is given.
  public init(minimum: Int, natural: Int, minimumBaseline: Int = -1, naturalBaseline: Int = -1) {
    self.minimum = minimum
    self.natural = natural
    self.minimumBaseline = minimumBaseline
    self.naturalBaseline = naturalBaseline
  }
}
