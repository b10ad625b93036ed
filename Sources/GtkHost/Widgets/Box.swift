import CGtk

/// Children in a row or a column: `GtkBox`.
@MainActor
open class Box: Widget {
  override open class var nativeType: NativeType { NativeType(gtk_box_get_type(), faceOf: Box.self) }

  /// A box of children.
  ///
  /// - Parameters:
  ///   - orientation: the direction they follow each other in.
  ///   - spacing: logical pixels between two of them.
  ///   - children: what is in it, in order.
  public convenience init(
    _ orientation: Orientation,
    spacing: Int = 0,
    @WidgetBuilder children: () -> [Widget] = { [] }
  ) {
    self.init(Self.make())
    setOrientation(orientation)
    gtk_box_set_spacing(box, Int32(spacing))
    for child in children() { append(child) }
  }

  private var box: UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GtkBox.self)
  }

  /// Changes the direction that the children follow each other in.
  public func setOrientation(_ orientation: Orientation) {
    gtk_orientable_set_orientation(opaque, orientation.gtk)
  }

  /// Adds a child at the end.
  open func append(_ child: Widget) { gtk_box_append(box, child.pointer) }

  /// Adds a child at the start.
  open func prepend(_ child: Widget) { gtk_box_prepend(box, child.pointer) }

  /// Removes a child, which is finalized unless other code holds it.
  open func remove(_ child: Widget) { gtk_box_remove(box, child.pointer) }

  /// Indicates whether all children get the same size in the box's direction. The default is false.
  public var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(box) != 0 }
    set { gtk_box_set_homogeneous(box, newValue ? 1 : 0) }
  }
}
