import CGtk

/// A grid of children of one size, with as many in a line as fit, one of which may be selected: `GtkFlowBox`.
///
/// ```swift
/// grid.show(notes, id: \.id) { note in FlowBoxChild(Label(note.title)) }
/// ```
@MainActor
public final class FlowBox: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_flow_box_get_type(), faceOf: FlowBox.self) }

  private var items: ItemRows<FlowBoxChild>?
  /// The item to select as soon as it has a child.
  private var awaitedID: AnyHashable?

  required init(_ native: NativeInstance) { super.init(native) }

  /// An empty grid with `spacing` logical pixels between two children, of which one at most is selected. The user
  /// cannot clear the selection.
  public convenience init(spacing: Int = 0) {
    self.init(Self.make())
    gtk_flow_box_set_selection_mode(opaque, GTK_SELECTION_BROWSE)
    gtk_flow_box_set_homogeneous(opaque, 1)
    gtk_flow_box_set_row_spacing(opaque, guint(spacing: spacing))
    gtk_flow_box_set_column_spacing(opaque, guint(spacing: spacing))
  }

  /// Adds a child at the end.
  public func append(_ child: FlowBoxChild) {
    if child.isFreeForList { gtk_flow_box_append(opaque, child.pointer) }
  }

  /// Removes a child, which is finalized unless other code holds it.
  public func remove(_ child: FlowBoxChild) {
    items?.forget(child)
    gtk_flow_box_remove(opaque, child.pointer)
  }

  /// Removes all children.
  public func removeAll() { for case let child as FlowBoxChild in children { remove(child) } }

  /// The most children in a line. The default is 7.
  public var maximumChildrenPerLine: Int {
    get { Int(gtk_flow_box_get_max_children_per_line(opaque)) }
    set { gtk_flow_box_set_max_children_per_line(opaque, guint(clamping: newValue)) }
  }

  /// The selected child; nil for none.
  public var selectedChild: FlowBoxChild? {
    get {
      let list = gtk_flow_box_get_selected_children(opaque)
      defer { g_list_free(list) }
      return list?.elements.first.flatMap { FlowBoxChild.face(of: OpaquePointer($0)) }
    }
    set {
      if let newValue {
        gtk_flow_box_select_child(opaque, newValue.instance.cast())
      } else {
        gtk_flow_box_unselect_all(opaque)
      }
    }
  }

  /// Shows one child for each item of a collection, as ``ListBox/show(_:id:row:update:)`` does.
  public func show<Items: Collection>(
    _ items: Items, id: KeyPath<Items.Element, some Hashable>, child: (Items.Element) -> FlowBoxChild,
    update: (FlowBoxChild, Items.Element) -> Void = { _, _ in }
  ) {
    let rows = self.items ?? sortedChildren()
    let selected = selectedID ?? awaitedID
    let list = ItemRows<FlowBoxChild>.List(
      append: { gtk_flow_box_append(self.opaque, $0.pointer) },
      remove: { gtk_flow_box_remove(self.opaque, $0.pointer) },
      sort: { gtk_flow_box_invalidate_sort(self.opaque) })
    rows.show(items, id: { AnyHashable($0[keyPath: id]) }, in: list, make: child, update: update)
    if selectedID == nil { selectedID = selected }
  }

  private func sortedChildren() -> ItemRows<FlowBoxChild> {
    removeAll()
    let rows = ItemRows<FlowBoxChild>()
    items = rows
    gtk_flow_box_set_sort_func(opaque, compared, rows.places.retained, released)
    return rows
  }

  /// The identity of the selected item; nil for none.
  ///
  /// Setting it selects the item's child, as soon as there is one: the item may come later, or come back.
  public var selectedID: AnyHashable? {
    get { items?.id(of: selectedChild) }
    set {
      let child = items?.row(withID: newValue)
      awaitedID = child == nil ? newValue : nil
      if child !== selectedChild { selectedChild = child }
    }
  }
}

@MainActor private let compared: GtkFlowBoxSortFunc = { RowPlaces.compare($0, $1, $2) }

extension Signal where Owner: FlowBox, Arguments == Void, Result == Void {
  public static var selectedChildrenChanged: Self { Signal("selected-children-changed") }
}

extension Signal where Owner: FlowBox, Arguments == FlowBoxChild, Result == Void {
  /// A child was clicked, or Return was pressed on it.
  public static var childActivated: Self { Signal("child-activated") { $0.read(0) } }
}

/// One child of a ``FlowBox``: `GtkFlowBoxChild`.
@MainActor
open class FlowBoxChild: Widget {
  override open class var nativeType: NativeType {
    NativeType(gtk_flow_box_child_get_type(), faceOf: FlowBoxChild.self)
  }

  /// Joins a Swift object to a widget: for a class of your own.
  @_disfavoredOverload
  public required init(_ native: NativeInstance) { super.init(native) }

  public convenience init(_ child: Widget) {
    self.init(Self.make())
    self.child = child
  }

  /// The content.
  public var child: Widget? {
    get { Widget.face(of: gtk_flow_box_child_get_child(instance.cast())) }
    set { gtk_flow_box_child_set_child(instance.cast(), newValue?.pointer) }
  }
}
