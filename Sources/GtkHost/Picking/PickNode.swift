import CGtk

/// A widget as picking sees it at one moment.
package struct PickNode: Equatable, Sendable {
  package var parent: Int?
  /// The border box in the widget's own coordinates.
  package var box: Rectangle
  /// From the widget's own coordinates to the surface's.
  package var transform: Affine
  /// The box that clips the content, in the widget's own coordinates; nil where nothing is clipped.
  package var clip: Rectangle?
  package var isInteractive: Bool
  /// Indicates whether the widget and all its ancestors take input.
  package var isSensitive: Bool
  private let type: GType

  package init(
    parent: Int?, box: Rectangle, transform: Affine = Affine(), clip: Rectangle? = nil, isInteractive: Bool = false,
    isSensitive: Bool = true
  ) {
    self.parent = parent
    self.box = box
    self.transform = transform
    self.clip = clip
    self.isInteractive = isInteractive
    self.isSensitive = isSensitive
    type = 0
  }

  /// The name of the widget's type; empty for a node that was made without a widget.
  package var typeName: String { type == 0 ? "" : String(cString: g_type_name(type)) }
}

// MARK: - From a widget

@MainActor
extension PickNode {
  /// Describes a widget; nil where it is not on the surface.
  init?(_ widget: WidgetPointer, parent: Int?, on surface: WidgetPointer) {
    guard let transform = Affine(from: widget, to: surface), let bounds = Widget.bounds(of: widget, in: widget)
    else { return nil }
    self.parent = parent
    self.transform = transform
    box = PointerReaction.isHandle(widget) ? Self.handleBox(of: widget, around: bounds) : bounds
    if gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN {
      let border = cgtk_widget_border(widget)
      clip = Rectangle(
        x: box.x + Double(border.left), y: box.y + Double(border.top),
        width: box.width - Double(border.left) - Double(border.right),
        height: box.height - Double(border.top) - Double(border.bottom))
    }
    isInteractive = PointerReaction.isThere(on: widget)
    isSensitive = gtk_widget_is_sensitive(widget) != 0
    type = cgtk_type_of_instance(widget)
  }

  /// Returns the box in which a paned's thin handle accepts presses. It is some pixels larger than the handle; GTK does
  /// not report how many.
  private static func handleBox(of widget: WidgetPointer, around box: Rectangle) -> Rectangle {
    var extra = 0.0
    while extra < 32, gtk_widget_contains(widget, box.x - extra - 0.5, box.y + box.height / 2) != 0 { extra += 1 }
    return Rectangle(x: box.x - extra, y: box.y - extra, width: box.width + 2 * extra, height: box.height + 2 * extra)
  }
}

extension Affine {
  /// The transform from one widget's coordinates to another's; nil when they are not on one surface.
  init?(from widget: WidgetPointer, to other: WidgetPointer) {
    var matrix = graphene_matrix_t()
    guard gtk_widget_compute_transform(widget, other, &matrix) != 0 else { return nil }
    let value = { (row: UInt32, column: UInt32) in Double(graphene_matrix_get_value(&matrix, row, column)) }
    self.init(a: value(0, 0), b: value(0, 1), c: value(1, 0), d: value(1, 1), x: value(3, 0), y: value(3, 1))
  }
}

extension Widget {
  /// Returns the transform from this widget's coordinates to those of `other`; nil when they are not on one surface.
  package func transform(to other: Widget) -> Affine? { Affine(from: pointer, to: other.pointer) }
}
