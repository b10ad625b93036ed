import CGtk

/// The implementation of a widget's nearest C class, for overrides to chain up to.
@MainActor
public struct NativeImplementation {
  private let widget: WidgetPointer
  private let table: UnsafeMutablePointer<GtkWidgetClass>
  private let layout: UnsafeMutablePointer<GtkLayoutManager>?

  init(_ widget: Widget) {
    self.widget = widget.pointer
    table = widget.hostedType?.widgetClass ?? Widget.classStructure(of: widget.pointer)
    layout = widget.hostedType?.nativeLayout
  }

  /// Returns whether GTK counts the point as the widget's own: its border box, rounded corners left out.
  public func contains(x: Double, y: Double) -> Bool { Picking.contains(table, widget, x, y) }

  /// GTK's measure, which the C class's layout answers where it has one.
  public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    let (size, gtk) = (Int32(crossSize), orientation.gtk)
    return RequestedSize { minimum, natural, minimumBaseline, naturalBaseline in
      if let layout {
        Self.ownClass(of: layout).pointee.measure?(
          layout, widget, gtk, size, &minimum, &natural, &minimumBaseline, &naturalBaseline)
      } else {
        table.pointee.measure?(widget, gtk, size, &minimum, &natural, &minimumBaseline, &naturalBaseline)
      }
    }
  }

  /// Places the children as the C class does, its layout where it has one.
  public func allocateChildren(width: Int, height: Int, baseline: Int) {
    if let layout {
      Self.ownClass(of: layout).pointee.allocate?(layout, widget, Int32(width), Int32(height), Int32(baseline))
    } else {
      table.pointee.size_allocate?(widget, Int32(width), Int32(height), Int32(baseline))
    }
  }

  /// Moves keyboard focus to the next child that takes it.
  ///
  /// - Returns: whether there is one.
  public func moveFocus(_ direction: FocusDirection) -> Bool { table.pointee.focus?(widget, direction.gtk) == 1 }

  public func draw(_ snapshot: Snapshot) { table.pointee.snapshot?(widget, snapshot.pointer) }

  private static func ownClass(
    of layout: UnsafeMutablePointer<GtkLayoutManager>
  ) -> UnsafeMutablePointer<GtkLayoutManagerClass> { layout.pointee.parent_instance.g_type_instance.g_class.cast() }
}

extension Widget {
  /// The implementation of the nearest C class, for overrides to chain up to.
  public var native: NativeImplementation { NativeImplementation(self) }
}
