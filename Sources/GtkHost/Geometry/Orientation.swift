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
