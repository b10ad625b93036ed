package import CGtk

/// A direction of layout.
public enum Orientation: Sendable {
  case horizontal
  case vertical

  package init(_ orientation: GtkOrientation) {
    self = orientation == GTK_ORIENTATION_VERTICAL ? .vertical : .horizontal
  }

  package var gtk: GtkOrientation { self == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL }
}

extension Orientation: NativeEnumeration {
  /// `GtkOrientation`, whose numbers are the same.
  public static var valueType: ValueType { ValueType(gtk_orientation_get_type()) }

  public static var nativeValues: [(nick: String, value: Orientation)] {
    [("horizontal", .horizontal), ("vertical", .vertical)]
  }
}

/// The size that a widget asks for in one direction, in logical pixels.
public struct RequestedSize: Equatable, Sendable {
  public var minimum: Int
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

  /// A measurement by one of GTK's functions.
  init(
    _ measure: (
      _ minimum: inout Int32, _ natural: inout Int32, _ minimumBaseline: inout Int32, _ naturalBaseline: inout Int32
    ) -> Void
  ) {
    var (minimum, natural, minimumBaseline, naturalBaseline) = (Int32(0), Int32(0), Int32(-1), Int32(-1))
    measure(&minimum, &natural, &minimumBaseline, &naturalBaseline)
    self.init(
      minimum: Int(minimum), natural: Int(natural), minimumBaseline: Int(minimumBaseline),
      naturalBaseline: Int(naturalBaseline))
  }
}

/// The place of a widget in an allocation that is larger than it.
public enum Alignment: Sendable, CaseIterable {
  case fill, start, end, center, baseline

  init(_ alignment: GtkAlign) { self = Self.allCases.first { $0.gtk == alignment } ?? .baseline }

  package var gtk: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .end: GTK_ALIGN_END
    case .center: GTK_ALIGN_CENTER
    case .baseline: cgtk_align_baseline()
    }
  }
}

/// The direction of text, and with it of layout.
public enum TextDirection: String, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  package init(_ direction: GtkTextDirection) {
    self = direction == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }

  package var gtk: GtkTextDirection { self == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR }
}
