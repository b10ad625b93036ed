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
/// Arrow keys go from row to row. Tab goes through the controls of one row, and then out of the list. The keys of a context
/// menu open that of the focused row.
///
/// When the selected item is removed, the item in its place becomes the selected one.
@MainActor
public final class ListView: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_list_view_get_type(), faceOf: ListView.self) }

  private var selection: Object?

  required init(_ native: NativeInstance) { super.init(native) }

  /// An empty list with an accessible name.
  public convenience init(_ label: String) {
    self.init(NativeInstance(made: gtk_list_view_new(nil, nil)))
    setAccessibilityLabel(label)
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
  ///   - label: the accessible name of an item's row, which a screen reader speaks when the row gets keyboard focus.
  ///   - row: makes a row, of which there are a few more than fit on the screen.
  ///   - update: shows an item in a row, whenever the row gets one and after each change of the collection.
  /// - Returns: this list.
  @discardableResult
  public func bind<Items: RandomAccessCollection, Row: Widget>(
    _ items: @escaping @MainActor () -> Items, id: KeyPath<Items.Element, some Hashable>,
    label: KeyPath<Items.Element, String>, row: @escaping @MainActor () -> Row,
    update: @escaping @MainActor (Row, Items.Element) -> Void
  ) -> Self {
    let rows = RecycledRows(id: id, label: label, make: row, update: update)
    guard let factory = rows.makeFactory(), let model = rows.selection else { return self }
    gtk_list_view_set_factory(opaque, factory.opaque)
    gtk_list_view_set_model(opaque, model.opaque)
    selection = model
    let follower = StateFollower(items, at: self) { rows.show(Array($0)) }
    keep(follower, for: "rows")
    return self
  }

  private func pressed(_ key: Key, _ keys: KeyController) -> Bool {
    guard let row = gtk_widget_get_focus_child(pointer), let root = gtk_widget_get_root(pointer) else { return false }
    switch (key, keys.modifiers) {
    case ("Tab", []): return moveFocus(.tabForward, from: row, root)
    case ("ISO_Left_Tab", .shift): return moveFocus(.tabBackward, from: row, root)
    case ("Menu", []), ("F10", .shift):
      // GTK's widget around the application's row has the focus, and the row has the menu.
      guard gtk_root_get_focus(root) == row else { return false }
      return Widget.face(of: gtk_widget_get_first_child(row))?.menuOpener?() == true
    default: return false
    }
  }

  /// Moves keyboard focus inside the row that has it, or else out of the list. GTK would go through all rows.
  private func moveFocus(_ direction: FocusDirection, from row: WidgetPointer, _ root: OpaquePointer) -> Bool {
    if gtk_widget_child_focus(row, direction.gtk) != 0 { return true }
    // GTK passes over a widget that cannot have focus inside, from where it is.
    gtk_widget_set_can_focus(pointer, 0)
    defer { gtk_widget_set_can_focus(pointer, 1) }
    if gtk_widget_child_focus(root.cast(), direction.gtk) == 0 { gtk_root_set_focus(root, nil) }
    return true
  }

  /// Scrolls until the row of an item, counted from 0, is in view. Without such an item, nothing happens.
  public func scroll(to index: Int) {
    guard let selection, index >= 0, index < Int(g_list_model_get_n_items(selection.opaque)) else { return }
    gtk_widget_activate_action_variant(pointer, "list.scroll-to-item", g_variant_new_uint32(guint32(clamping: index)))
  }

  /// The selected item, counted from 0; nil for none, the default.
  public var selectedIndex: Int? {
    get {
      let index = selection.map { gtk_single_selection_get_selected($0.opaque) } ?? cgtk_invalid_list_position
      return index == cgtk_invalid_list_position ? nil : Int(index)
    }
    set {
      guard let selection else { return }
      gtk_single_selection_set_selected(
        selection.opaque, newValue.map { guint(clamping: $0) } ?? cgtk_invalid_list_position)
    }
  }
}

extension ListView: Choosing {
  /// The selected item, counted from 0: ``selectedIndex``.
  public var choice: Int? {
    get { selectedIndex }
    set { selectedIndex = newValue }
  }

  public func observeChoice(_ handler: @escaping @MainActor () -> Void) -> ObservationToken {
    var last = selectedIndex
    let connection = selection?.connect(Signal<Object, Void, Void>("notify::selected")) { [weak self] _ in
      guard let self, selectedIndex != last else { return }
      last = selectedIndex
      handler()
    }
    return ObservationToken { connection?.disconnect() }
  }
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
  /// The list items of GTK that have a row on the screen, or near it.
  private var bound: Set<Object> = []

  /// A `GtkStringList` without texts: GTK needs an object for each place.
  private let places = Object.adopt(
    unsafeGObject: gtk_string_list_new(nil), ownership: .transferred)
  private(set) var selection: Object?

  init(
    id: KeyPath<Item, ID>, label: KeyPath<Item, String>, make: @escaping @MainActor () -> Row,
    update: @escaping @MainActor (Row, Item) -> Void
  ) {
    self.id = id
    self.label = label
    makeRow = make
    self.update = update
    guard let places else { return }
    // The selection takes the reference.
    g_object_ref(places.instance)
    let model = gtk_single_selection_new(places.opaque)
    gtk_single_selection_set_autoselect(model, 0)
    gtk_single_selection_set_can_unselect(model, 1)
    gtk_single_selection_set_selected(model, cgtk_invalid_list_position)
    selection = Object.adopt(unsafeGObject: model, ownership: .transferred)
  }

  /// Returns the factory of GTK that makes and fills the rows. It keeps this object.
  func makeFactory() -> Object? {
    let factory = Object.adopt(unsafeGObject: gtk_signal_list_item_factory_new(), ownership: .transferred)
    factory?.connect(signal("setup")) { _, item in
      // Nothing else holds the new row until the list item does.
      withExtendedLifetime(self.makeRow()) { gtk_list_item_set_child(item.opaque, $0.pointer) }
    }
    factory?.connect(signal("bind")) { _, item in
      self.bound.insert(item)
      self.show(item)
    }
    factory?.connect(signal("unbind")) { _, item in self.bound.remove(item) }
    return factory
  }

  private func signal(_ name: String) -> Signal<Object, Object, Void> { Signal(name) { $0.read(0) } }

  private func show(_ item: Object) {
    let place = Int(gtk_list_item_get_position(item.opaque))
    guard items.indices.contains(place), let row = Widget.face(of: gtk_list_item_get_child(item.opaque)) as? Row else {
      return
    }
    update(row, items[place])
    Widget.face(of: gtk_widget_get_parent(row.pointer))?.exposeLabel(items[place][keyPath: label])
  }

  /// Shows other items. Only the places between the first and the last change are replaced.
  func show(_ new: [Item]) {
    let isSame = { (old: Int, place: Int) in self.items[old][keyPath: self.id] == new[place][keyPath: self.id] }
    let most = min(items.count, new.count)
    var start = 0
    while start < most, isSame(start, start) { start += 1 }
    var end = 0
    while end < most - start, isSame(items.count - 1 - end, new.count - 1 - end) { end += 1 }
    let (removed, added) = (items.count - start - end, new.count - start - end)
    items = new
    if removed > 0 || added > 0 { replace(removed, by: added, at: start) }
    for item in bound { show(item) }
  }

  /// Replaces places. The selection stays with its item, or else in its place, which is told as one change.
  private func replace(_ removed: Int, by added: Int, at start: Int) {
    guard let places, let selection else { return }
    g_object_freeze_notify(selection.instance)
    defer { g_object_thaw_notify(selection.instance) }
    let selected = Int(gtk_single_selection_get_selected(selection.opaque))
    "".withCString { empty in
      var texts: [UnsafePointer<CChar>?] = Array(repeating: empty, count: added) + [nil]
      gtk_string_list_splice(places.opaque, guint(clamping: start), guint(clamping: removed), &texts)
    }
    let isGone = (start..<start + removed).contains(selected)
    let isAnotherList = removed == items.count + removed - added
    if isGone, !isAnotherList {
      gtk_single_selection_set_selected(selection.opaque, guint(clamping: min(selected, items.count - 1)))
    }
  }
}
