import CGtk

/// One row of a ``ListBox``: `GtkListBoxRow`.
@MainActor
public final class ListBoxRow: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_list_box_row_get_type(), faceOf: ListBoxRow.self) }

  /// A row that shows `child`.
  public convenience init(_ child: Widget) {
    self.init(Self.make())
    gtk_list_box_row_set_child(
      UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GtkListBoxRow.self),
      child.pointer
    )
  }

  /// Returns whether the row can become the selected one. The default is true.
  public func setSelectable(_ isSelectable: Bool) {
    gtk_list_box_row_set_selectable(
      UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GtkListBoxRow.self),
      isSelectable ? 1 : 0
    )
  }
}
