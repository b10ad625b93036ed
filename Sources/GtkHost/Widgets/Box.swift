import CGtk

/// A row or a column of children: `GtkBox`.
@MainActor
open class Box: Widget {
  override open class var nativeType: NativeType { NativeType(gtk_box_get_type(), faceOf: Box.self) }

  /// Joins a Swift object to a widget: for a class of your own.
  @_disfavoredOverload
  public required init(_ native: NativeInstance) { super.init(native) }

  /// A box of children, in a row unless `orientation` says otherwise, with `spacing` logical pixels between two of them.
  public convenience init(
    _ orientation: Orientation = .horizontal,
    spacing: Int = 0,
    @WidgetBuilder children: () -> [Widget] = { [] }
  ) {
    self.init(Self.make())
    self.orientation = orientation
    self.spacing = spacing
    for child in children() { append(child) }
  }

  private var box: UnsafeMutablePointer<GtkBox> { instance.cast() }

  /// Indicates whether the children are in a row or in a column.
  public var orientation: Orientation {
    get { Orientation(gtk_orientable_get_orientation(opaque)) }
    set { gtk_orientable_set_orientation(opaque, newValue.gtk) }
  }

  /// The space between two children, in logical pixels. The default is 0, and so is a negative number.
  public var spacing: Int {
    get { Int(gtk_box_get_spacing(box)) }
    set { gtk_box_set_spacing(box, Int32(spacing: max(0, newValue))) }
  }

  open func append(_ child: Widget) { gtk_box_append(box, child.pointer) }

  open func prepend(_ child: Widget) { gtk_box_prepend(box, child.pointer) }

  /// Adds a child after another one; first where that is nil.
  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_box_insert_child_after(box, child.pointer, sibling?.pointer)
  }

  /// Removes all children.
  public func removeAll() { for child in children { remove(child) } }

  /// Removes a child, which is finalized unless other code holds it.
  open func remove(_ child: Widget) { gtk_box_remove(box, child.pointer) }
}
