import CGtk

/// A list of rows, one of which may be selected: `GtkListBox`, as a sidebar.
@MainActor
public final class ListBox: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_list_box_get_type(), faceOf: ListBox.self) }

  /// An empty list in which one row is selected while any is.
  public convenience init() {
    self.init(Self.make())
    gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_BROWSE)
  }

  /// Adds a row at the end.
  public func append(_ row: ListBoxRow) { gtk_list_box_append(opaque, row.pointer) }

  /// The selected row.
  public var selectedRow: ListBoxRow? {
    get { gtk_list_box_get_selected_row(opaque).flatMap { row in ListBoxRow.face(of: OpaquePointer(row)) } }
    set {
      gtk_list_box_select_row(
        opaque,
        newValue.map { UnsafeMutableRawPointer($0.instance).assumingMemoryBound(to: GtkListBoxRow.self) }
      )
    }
  }

  /// Shown where there is no visible row. Assistive technologies find it only then.
  public func setPlaceholder(_ widget: Widget?) {
    gtk_list_box_set_placeholder(opaque, widget?.pointer)
    guard let widget else { return }
    widget.setAccessibleHidden(!widget.isMapped)
    widget.connect(Signal<Widget, Void, Void>("map")) { $0.setAccessibleHidden(false) }
    widget.connect(Signal<Widget, Void, Void>("unmap")) { $0.setAccessibleHidden(true) }
  }
}

extension Signal where Owner: ListBox, Arguments == ListBoxRow?, Result == Void {
  /// The selected row changed; nil when none is.
  public static var rowSelected: Self { Signal("row-selected") { $0.read(0) } }
}

extension Signal where Owner: ListBox, Arguments == ListBoxRow, Result == Void {
  /// A row was clicked, or Return was pressed on it.
  public static var rowActivated: Self { Signal("row-activated") { $0.read(0) } }
}

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
