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

  public func append(_ row: ListBoxRow) { gtk_list_box_append(opaque, row.pointer) }

  public var selectedRow: ListBoxRow? {
    get { ListBoxRow.face(of: gtk_list_box_get_selected_row(opaque)) }
    set { gtk_list_box_select_row(opaque, newValue?.row) }
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
  public static var rowSelected: Self { Signal("row-selected") { $0.read(0) } }
}

/// One row of a ``ListBox``: `GtkListBoxRow`.
@MainActor
public final class ListBoxRow: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_list_box_row_get_type(), faceOf: ListBoxRow.self) }

  public convenience init(_ child: Widget) {
    self.init(Self.make())
    gtk_list_box_row_set_child(row, child.pointer)
  }

  fileprivate var row: UnsafeMutablePointer<GtkListBoxRow> { instance.cast() }

  /// Sets whether the row can become the selected one. The default is true.
  public func setSelectable(_ isSelectable: Bool) { gtk_list_box_row_set_selectable(row, isSelectable ? 1 : 0) }
}
