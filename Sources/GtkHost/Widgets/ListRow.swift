import CGtk

/// A widget that a ``ListView`` puts around the application's row. GTK's own widget for the row is around it.
///
/// Keyboard focus goes to GTK's widget first, so that its keys select and activate the row, and from there to the controls
/// inside. Before 4.12, GTK gave focus to the first control, and newer ones give it to the last one if it comes from behind.
/// This widget refuses both: a key that was meant for something else would press the control.
@MainActor
final class ListRow: Widget, FocusMoving {
  override class var nativeType: NativeType { .widget(cssName: "row-content") }

  required init(_ native: NativeInstance) { super.init(native) }

  convenience init(_ content: Widget) {
    self.init(Self.make())
    gtk_widget_set_layout_manager(pointer, gtk_bin_layout_new())
    content.setParent(self)
  }

  /// Returns the application's row in the child of a list item.
  static func content(of row: WidgetPointer?) -> Widget? { Widget.face(of: row)?.children.first }

  func moveFocus(_ direction: FocusDirection) -> Bool {
    let isInside = gtk_widget_get_focus_child(pointer) != nil
    let entersFromRow = parent?.isFocused == true && direction == .tabForward
    return (isInside || entersFromRow) && native.moveFocus(direction)
  }

  override func takeFocusInside() -> Bool { false }
}
