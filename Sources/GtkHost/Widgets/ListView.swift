import CGtk

@MainActor private let menuOpeners = WidgetValue<@MainActor () -> Bool>("menu-opener")

extension Widget {
  /// Opens the widget's menu as the Menu key does, for a list whose own widget around this one has the focus. Returns
  /// whether the menu opened. The default is nil.
  package var menuOpener: (@MainActor () -> Bool)? {
    get { value(for: menuOpeners) }
    set { setValue(newValue, for: menuOpeners) }
  }
}

/// A list of any length, of which only the rows on screen exist: `GtkListView`. Put it into a ``ScrolledWindow``.
///
/// ```swift
/// let list = ListView("Episodes").bind({ podcast.episodes }, id: \.id, label: \.title) {
///   EpisodeRow()
/// } update: { row, episode in
///   row.show(episode)
/// }
/// ```
/// A row that is scrolled away shows another item, so ``bind(_:id:label:row:update:)`` sets everything that differs
/// between items. A list of a few hundred rows is simpler as a ``ListBox``. Work that a button in a row starts belongs to
/// the item, and not to the row, if the button gets the item's own command, of Thimble's `ObjectCommand`.
///
/// Arrow keys go from row to row. Tab goes from a row through its controls, and then out of the list. When the row with the
/// focus leaves, its neighbour gets it. The keys of a context menu open that of the focused row.
///
/// If the list allows several selected rows, Shift with an arrow key extends the selection, Ctrl with Space changes that of
/// one row, and Ctrl+A selects all. Selected items stay selected wherever they move. When all of them are removed, the item in
/// the place of the first becomes the selected one.
@MainActor
public final class ListView: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_list_view_get_type(), faceOf: ListView.self) }

  private var allowsMultipleSelection = false
  private var selection: ListSelection?

  required init(_ native: NativeInstance) { super.init(native) }

  /// An empty list with an accessible name. At most one row can be selected, unless `allowsMultipleSelection` is true.
  public convenience init(_ label: String, allowsMultipleSelection: Bool = false) {
    self.init(NativeInstance(made: gtk_list_view_new(nil, nil)))
    self.allowsMultipleSelection = allowsMultipleSelection
    setAccessibilityLabel(label)
    if !setRowTabs() { letTabLeave { _ in true } }
    add(
      KeyController { [weak self] keys, key in self?.pressed(key, keys) ?? false }
        .with { $0.setPhase(.capture) })
  }

  /// Shows the items of a collection that is read from `@Observable` models, beginning now. It follows at most once a
  /// frame. Rows before and after the changed part keep their place, also while the user scrolls.
  ///
  /// - Parameters:
  ///   - items: reads the models.
  ///   - id: the identity of an item.
  ///   - label: the accessible name of an item's row, which a screen reader speaks when the row gets keyboard focus. It
  ///     follows an item that is an `@Observable` model.
  ///   - row: makes a row, of which there are a few more than fit on the screen.
  ///   - update: shows an item in a row, whenever the row gets one and after each change of the collection.
  /// - Returns: this list.
  @discardableResult
  public func bind<Items: RandomAccessCollection, Row: Widget>(
    _ items: @escaping @MainActor () -> Items, id: KeyPath<Items.Element, some Hashable>,
    label: KeyPath<Items.Element, String>, row: @escaping @MainActor () -> Row,
    update: @escaping @MainActor (Row, Items.Element) -> Void
  ) -> Self {
    guard
      let rows = RecycledRows(
        id: id, label: label, selectsSeveral: allowsMultipleSelection, make: row, update: update),
      let factory = rows.makeFactory()
    else { return self }
    gtk_list_view_set_factory(opaque, factory.opaque)
    gtk_list_view_set_model(opaque, rows.selection.model.opaque)
    selection = rows.selection
    let follower = StateFollower(items, at: self) { rows.show(Array($0)) }
    keep(follower, for: "rows")
    return self
  }

  /// Opens the menu of the row with the focus: GTK's widget around the application's row has the focus, and the row has the
  /// menu.
  private func pressed(_ key: Key, _ keys: KeyController) -> Bool {
    guard key == "Menu" && keys.modifiers == [] || key == "F10" && keys.modifiers == .shift,
      let row = gtk_widget_get_focus_child(pointer), gtk_widget_is_focus(row) != 0
    else { return false }
    return ListRow.content(of: gtk_widget_get_first_child(row))?.menuOpener?() == true
  }

  /// Scrolls until the row of an item, counted from 0, is in view. Without such an item, nothing happens.
  public func scroll(to index: Int) {
    guard let selection, selection.all.contains(index) else { return }
    gtk_widget_activate_action_variant(pointer, "list.scroll-to-item", g_variant_new_uint32(guint32(clamping: index)))
  }

  /// The selected item, counted from 0, or the first of them; nil for none, the default. Setting it selects this item
  /// alone.
  public var selectedIndex: Int? {
    get { selectedIndices.min() }
    set { selectedIndices = newValue.map { [$0] } ?? [] }
  }

  /// The selected items, counted from 0. The default is none. An index without an item is left out, and so is each but the
  /// first where at most one row can be selected.
  public var selectedIndices: Set<Int> {
    get { selection?.places ?? [] }
    set { selection?.places = newValue }
  }

  /// Calls `handler` after each change of a value that follows from the selection, for as long as the token is kept.
  fileprivate func observe<Value: Equatable>(
    _ value: @escaping @MainActor (ListView) -> Value, _ handler: @escaping @MainActor () -> Void
  ) -> ObservationToken {
    var last = value(self)
    let token = selection?.observe { [weak self] in
      guard let self, value(self) != last else { return }
      last = value(self)
      handler()
    }
    return token ?? ObservationToken {}
  }
}

extension ListView: Choosing {
  /// The selected item, counted from 0: ``selectedIndex``.
  public var choice: Int? {
    get { selectedIndex }
    set { selectedIndex = newValue }
  }

  public func observeChoice(_ handler: @escaping @MainActor () -> Void) -> ObservationToken {
    observe({ $0.selectedIndex }, handler)
  }
}

extension EditedValue where Owner: ListView, Value == Set<Int> {
  /// The selected items, counted from 0, of a list in which several can be selected.
  public static var selectedIndices: Self { Self(\.selectedIndices) { $0.observe({ $0.selectedIndices }, $1) } }
}

extension Signal where Owner: ListView, Arguments == Int, Result == Void {
  /// A row was clicked twice, or Return was pressed on it. The argument is the item, counted from 0.
  public static var activated: Self { Signal("activate") { Int($0.read(0, as: UInt.self)) } }
}

/// The rows of a ``ListView``: a model of GTK with a place for each item, and the few rows that show them.
@MainActor
private final class RecycledRows<Item, ID: Hashable, Row: Widget> {
  private let id: KeyPath<Item, ID>
  private let label: KeyPath<Item, String>
  private let makeRow: @MainActor () -> Row
  private let update: @MainActor (Row, Item) -> Void
  private var items: [Item] = []
  /// The list items of GTK that have a row on the screen, or near it, with the followers of the rows' names.
  private var bound: [Object: StateFollower<String>] = [:]

  /// A `GtkStringList` without texts: GTK needs an object for each place.
  private let places: Object
  let selection: ListSelection

  init?(
    id: KeyPath<Item, ID>, label: KeyPath<Item, String>, selectsSeveral: Bool, make: @escaping @MainActor () -> Row,
    update: @escaping @MainActor (Row, Item) -> Void
  ) {
    guard let places = Object.adopt(unsafeGObject: gtk_string_list_new(nil), ownership: .transferred),
      let selection = ListSelection(of: places, isMultiple: selectsSeveral)
    else { return nil }
    self.id = id
    self.label = label
    makeRow = make
    self.update = update
    self.places = places
    self.selection = selection
  }

  /// Returns the factory of GTK that makes and fills the rows. It keeps this object.
  func makeFactory() -> Object? {
    let factory = Object.adopt(unsafeGObject: gtk_signal_list_item_factory_new(), ownership: .transferred)
    factory?.connect(signal("setup")) { _, item in
      // Nothing else holds the new row until the list item does.
      withExtendedLifetime(ListRow(self.makeRow())) { gtk_list_item_set_child(item.opaque, $0.pointer) }
    }
    factory?.connect(signal("bind")) { _, item in self.show(item) }
    factory?.connect(signal("unbind")) { _, item in self.bound[item] = nil }
    return factory
  }

  private func signal(_ name: String) -> Signal<Object, Object, Void> { Signal(name) { $0.read(0) } }

  private func show(_ item: Object) {
    let place = Int(gtk_list_item_get_position(item.opaque))
    guard items.indices.contains(place), let row = ListRow.content(of: gtk_list_item_get_child(item.opaque)) as? Row
    else { return }
    let shown = items[place]
    update(row, shown)
    bound[item] = StateFollower(changesOf: { [label] in shown[keyPath: label] }, at: row) { [weak row] in
      row?.parent?.parent?.exposeLabel($0)
    }
  }

  /// Shows other items. Only the places between the first and the last change are replaced.
  func show(_ new: [Item]) {
    let isSame = { (old: Int, place: Int) in self.items[old][keyPath: self.id] == new[place][keyPath: self.id] }
    let most = min(items.count, new.count)
    var start = 0
    while start < most, isSame(start, start) { start += 1 }
    var end = 0
    while end < most - start, isSame(items.count - 1 - end, new.count - 1 - end) { end += 1 }
    let removed = items[start..<items.count - end]
    items = new
    let added = start..<new.count - end
    if !removed.isEmpty || !added.isEmpty { replace(removed, by: added) }
    for item in bound.keys { show(item) }
  }

  /// Replaces places. The selection stays with its items, or else in its place, which is told as one change.
  private func replace(_ removed: ArraySlice<Item>, by added: Range<Int>) {
    let before = selection.places
    let selected = Set(before.filter(removed.indices.contains).map { removed[$0][keyPath: id] })
    selection.changeAtOnce {
      "".withCString { empty in
        var texts: [UnsafePointer<CChar>?] = Array(repeating: empty, count: added.count) + [nil]
        gtk_string_list_splice(
          places.opaque, guint(clamping: added.lowerBound), guint(clamping: removed.count), &texts)
      }
      guard let first = before.min(), !selected.isEmpty else { return }
      var after = selection.places.union(added.filter { selected.contains(items[$0][keyPath: id]) })
      let isAnotherList = added.count == items.count
      if after.isEmpty, !isAnotherList { after = [min(first, items.count - 1)] }
      selection.places = after
    }
  }
}
