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

  /// Returns the size that the C class, or its layout manager if it has one, measures for the widget.
  ///
  /// - Parameters:
  ///   - orientation: the measured direction.
  ///   - crossSize: the size in the other direction, logical pixels; -1 if it is unknown.
  /// - Returns: the size of the content, without CSS padding and border.
  public func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
    let (size, gtk) = (Int32(length: crossSize), orientation.gtk)
    return RequestedSize { minimum, natural, minimumBaseline, naturalBaseline in
      if let layout {
        Self.ownClass(of: layout).pointee.measure?(
          layout, widget, gtk, size, &minimum, &natural, &minimumBaseline, &naturalBaseline)
      } else {
        table.pointee.measure?(widget, gtk, size, &minimum, &natural, &minimumBaseline, &naturalBaseline)
      }
    }
  }

  /// The way in which the C class, or its layout manager, trades width for height.
  var requestMode: GtkSizeRequestMode {
    let own = layout.flatMap { Self.ownClass(of: $0).pointee.get_request_mode?($0, widget) }
    return own ?? table.pointee.get_request_mode?(widget) ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
  }

  /// Places the children as the C class, or its layout manager if it has one, does.
  ///
  /// - Parameters:
  ///   - width: logical pixels, without the widget's CSS padding and border.
  ///   - height: logical pixels, without the widget's CSS padding and border.
  ///   - baseline: logical pixels from the top; -1 for none.
  public func allocateChildren(width: Int, height: Int, baseline: Int) {
    let (width, height, baseline) = (Int32(length: width), Int32(length: height), Int32(clamping: baseline))
    if let layout {
      Self.ownClass(of: layout).pointee.allocate?(layout, widget, width, height, baseline)
    } else {
      table.pointee.size_allocate?(widget, width, height, baseline)
    }
  }

  /// Moves keyboard focus to the next child that accepts it.
  ///
  /// - Returns: whether there is such a child.
  public func moveFocus(_ direction: FocusDirection) -> Bool { table.pointee.focus?(widget, direction.gtk) == 1 }

  /// Draws the widget as the C class does, such as its children, into `snapshot`.
  public func draw(_ snapshot: Snapshot) { table.pointee.snapshot?(widget, snapshot.pointer) }

  private static func ownClass(
    of layout: UnsafeMutablePointer<GtkLayoutManager>
  ) -> UnsafeMutablePointer<GtkLayoutManagerClass> { layout.pointee.parent_instance.g_type_instance.g_class.cast() }
}

extension Widget {
  /// The implementation of the nearest C class, for overrides to chain up to.
  public var native: NativeImplementation { NativeImplementation(self) }
}
