import CGtk

/// The implementation of a widget's nearest C class, for overrides to chain up to.
@MainActor
public struct NativeImplementation {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let table: UnsafeMutablePointer<GtkWidgetClass>

  init(_ widget: Widget) {
    self.widget = widget.pointer
    table = widget.hostedType?.widgetClass ?? Self.ownClass(of: widget.pointer)
  }

  /// Whether GTK counts the point as the widget's own: its border box, rounded corners left out.
  public func contains(x: Double, y: Double) -> Bool {
    table.pointee.contains?(widget, x, y) != 0
  }

  /// GTK's measure, which the layout manager answers where there is one.
  public func measure(_ orientation: Orientation, crossSize: Int) -> Measurement {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    var minimumBaseline: Int32 = -1
    var naturalBaseline: Int32 = -1
    table.pointee.measure?(
      widget,
      orientation.gtk,
      Int32(crossSize),
      &minimum,
      &natural,
      &minimumBaseline,
      &naturalBaseline
    )
    return Measurement(
      minimum: Int(minimum),
      natural: Int(natural),
      minimumBaseline: Int(minimumBaseline),
      naturalBaseline: Int(naturalBaseline)
    )
  }

  /// Draws the children.
  public func draw(_ snapshot: Snapshot) {
    table.pointee.snapshot?(widget, snapshot.pointer)
  }

  private static func ownClass(of widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidgetClass> {
    UnsafeMutableRawPointer(widget.pointee.parent_instance.g_type_instance.g_class)
      .assumingMemoryBound(to: GtkWidgetClass.self)
  }
}

// MARK: - Chaining up

extension Widget {
  /// What the nearest C class does, for overrides to chain up to.
  public var native: NativeImplementation { NativeImplementation(self) }
}
