import CGtk

/// A list of rows, one of which may be selected: `GtkListBox`, as a sidebar.
///
/// ```swift
/// list.show(notes, id: \.id) { note in ListBoxRow(Label(note.title)) }
/// ```
/// Arrow keys go from row to row, and select. From a row that can be selected, Tab goes through the row's controls, and then
/// out of the list; from other rows, as those of settings, it goes on to the next row.
@MainActor
public final class ListBox: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_list_box_get_type(), faceOf: ListBox.self) }

  private var items: ItemRows<ListBoxRow>?
  /// The item to select as soon as it has a row.
  private var awaitedID: AnyHashable?

  required init(_ native: NativeInstance) { super.init(native) }

  /// An empty list in which at most one row is selected. The user cannot clear the selection.
  public convenience init() {
    self.init(Self.make())
    gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_BROWSE)
    letTabLeave { row in gtk_list_box_row_get_selectable(row.cast()) != 0 }
  }

  /// The rows, in order.
  public var rows: [ListBoxRow] { children.compactMap { $0 as? ListBoxRow } }

  /// Adds a row at the end. A row that already has a parent is left there, with a warning.
  public func append(_ row: ListBoxRow) {
    if row.isFreeForList { gtk_list_box_append(opaque, row.pointer) }
  }

  /// Adds a row before the one at `index`, or at the end. A row that already has a parent is left there, with a warning.
  public func insert(_ row: ListBoxRow, at index: Int) {
    guard row.isFreeForList else { return }
    gtk_list_box_insert(opaque, row.pointer, Int32(clamping: index))
  }

  /// Removes a row, which is finalized unless other code holds it.
  public func remove(_ row: ListBoxRow) {
    items?.forget(row)
    gtk_list_box_remove(opaque, row.pointer)
  }

  /// Removes all rows.
  public func removeAll() { for row in rows { remove(row) } }

  /// The selected row; nil for none.
  public var selectedRow: ListBoxRow? {
    get { ListBoxRow.face(of: gtk_list_box_get_selected_row(opaque)) }
    set { gtk_list_box_select_row(opaque, newValue?.row) }
  }

  /// Sets the widget that is shown while there is no visible row. Assistive technologies find it only then.
  public func setPlaceholder(_ widget: Widget?) {
    gtk_list_box_set_placeholder(opaque, widget?.pointer)
    guard let widget else { return }
    widget.setAccessibleHidden(!widget.isMapped)
    widget.connect(Signal<Widget, Void, Void>("map")) { $0.setAccessibleHidden(false) }
    widget.connect(Signal<Widget, Void, Void>("unmap")) { $0.setAccessibleHidden(true) }
  }

  // MARK: Rows of items

  /// Shows one row for each item of a collection, in the collection's order. Call it again with the changed collection.
  ///
  /// An item that stays keeps its row, with its selection and keyboard focus, wherever it moves. When the row that has
  /// focus goes, the row that takes its place gets it. From then on, every row of the list shows an item.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - id: the identity of an item. An item with the identity of an earlier one is left out, with a warning.
  ///   - row: makes the row of a new item. If it calls this function again, the newer collection is shown.
  ///   - update: called for each item that already has a row.
  public func show<Items: Collection>(
    _ items: Items, id: KeyPath<Items.Element, some Hashable>, row: (Items.Element) -> ListBoxRow,
    update: (ListBoxRow, Items.Element) -> Void = { _, _ in }
  ) {
    let rows = self.items ?? sortedRows()
    let selected = selectedID ?? awaitedID
    let list = ItemRows<ListBoxRow>.List(
      append: { gtk_list_box_append(self.opaque, $0.pointer) },
      remove: { gtk_list_box_remove(self.opaque, $0.pointer) },
      sort: { gtk_list_box_invalidate_sort(self.opaque) })
    rows.show(items, id: { AnyHashable($0[keyPath: id]) }, in: list, make: row, update: update)
    if selectedID == nil { selectedID = selected }
  }

  private func sortedRows() -> ItemRows<ListBoxRow> {
    removeAll()
    let rows = ItemRows<ListBoxRow>()
    items = rows
    gtk_list_box_set_sort_func(opaque, compared, rows.places.retained, released)
    return rows
  }

  /// Returns the row of an item; nil where there is none.
  public func row(withID id: AnyHashable) -> ListBoxRow? { items?.row(withID: id) }

  /// Returns the identity of the item that a row shows; nil for a row of no item.
  public func id(of row: ListBoxRow) -> AnyHashable? { items?.id(of: row) }

  /// The identity of the selected item; nil for none.
  ///
  /// Setting it selects the item's row, as soon as there is one: the item may come later, or come back.
  public var selectedID: AnyHashable? {
    get { items?.id(of: selectedRow) }
    set {
      let row = items?.row(withID: newValue)
      awaitedID = row == nil ? newValue : nil
      if row !== selectedRow { selectedRow = row }
    }
  }
}

@MainActor private let compared: GtkListBoxSortFunc = { RowPlaces.compare($0, $1, $2) }

extension Signal where Owner: ListBox, Arguments == ListBoxRow?, Result == Void {
  public static var rowSelected: Self { Signal("row-selected") { $0.read(0) } }
}

extension Signal where Owner: ListBox, Arguments == ListBoxRow, Result == Void {
  /// A row was clicked, or Return was pressed on it.
  public static var rowActivated: Self { Signal("row-activated") { $0.read(0) } }
}

/// One row of a ``ListBox``: `GtkListBoxRow`.
@MainActor
open class ListBoxRow: Widget {
  override open class var nativeType: NativeType { NativeType(gtk_list_box_row_get_type(), faceOf: ListBoxRow.self) }

  /// Joins a Swift object to a widget: for a class of your own.
  @_disfavoredOverload
  public required init(_ native: NativeInstance) { super.init(native) }

  public convenience init(_ child: Widget) {
    self.init(Self.make())
    self.child = child
  }

  fileprivate var row: UnsafeMutablePointer<GtkListBoxRow> { instance.cast() }

  /// The content.
  public var child: Widget? {
    get { Widget.face(of: gtk_list_box_row_get_child(row)) }
    set { gtk_list_box_row_set_child(row, newValue?.pointer) }
  }

  /// Sets whether the row can become the selected one. The default is true.
  public func setSelectable(_ isSelectable: Bool) { gtk_list_box_row_set_selectable(row, isSelectable ? 1 : 0) }
}
