package import CGtk

/// A direction of layout.
public enum Orientation: Sendable {
  case horizontal
  case vertical

  package init(_ orientation: GtkOrientation) {
    self = orientation == GTK_ORIENTATION_VERTICAL ? .vertical : .horizontal
  }

  package var gtk: GtkOrientation {
    self == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
  }
}

extension Orientation: NativeEnumeration {
  public static var nativeValues: [(nick: String, value: Orientation)] {
    [("horizontal", .horizontal), ("vertical", .vertical)]
  }
}

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
