import CGtk

/// A list of any length, of which only the rows on screen exist: `GtkListView`. Put it into a ``ScrolledWindow``.
///
/// ```swift
/// let list = ListView("Episodes").bind({ podcast.episodes }, id: \.id) {
///   EpisodeRow()
/// } update: { row, episode in
///   row.show(episode)
/// }
/// ```
/// A row that is scrolled away shows another item, so ``bind(_:id:row:update:)`` sets everything that differs between
/// items. A list of a few hundred rows is simpler as a ``ListBox``.
@MainActor
public final class ListView: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_list_view_get_type(), faceOf: ListView.self) }

  private var selection: Object?

  required init(_ native: NativeInstance) { super.init(native) }

  /// An empty list with an accessible name.
  public convenience init(_ label: String) {
    self.init(NativeInstance(made: gtk_list_view_new(nil, nil)))
    setAccessibilityLabel(label)
  }

  /// Shows the items of a collection that is read from `@Observable` models, beginning now. It follows at most once a
  /// frame. Rows before and after the changed part keep their place, also while the user scrolls.
  ///
  /// - Parameters:
  ///   - items: reads the models.
  ///   - id: the identity of an item.
  ///   - row: makes a row, of which there are a few more than fit on the screen.
  ///   - update: shows an item in a row, whenever the row gets one and after each change of the collection.
  /// - Returns: this list.
  @discardableResult
  public func bind<Items: RandomAccessCollection, Row: Widget>(
    _ items: @escaping @MainActor () -> Items, id: KeyPath<Items.Element, some Hashable>,
    row: @escaping @MainActor () -> Row, update: @escaping @MainActor (Row, Items.Element) -> Void
  ) -> Self {
    let rows = RecycledRows(id: id, make: row, update: update)
    guard let factory = rows.makeFactory(), let model = rows.selection else { return self }
    gtk_list_view_set_factory(opaque, factory.opaque)
    gtk_list_view_set_model(opaque, model.opaque)
    selection = model
    let follower = StateFollower(items, at: self) { rows.show(Array($0)) }
    keep(follower, for: "rows")
    return self
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
    let connection = selection?.connect(Signal<Object, Void, Void>("notify::selected")) { _ in handler() }
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
    id: KeyPath<Item, ID>, make: @escaping @MainActor () -> Row, update: @escaping @MainActor (Row, Item) -> Void
  ) {
    self.id = id
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
    if removed > 0 || added > 0, let places {
      "".withCString { empty in
        var texts: [UnsafePointer<CChar>?] = Array(repeating: empty, count: added) + [nil]
        gtk_string_list_splice(places.opaque, guint(clamping: start), guint(clamping: removed), &texts)
      }
    }
    for item in bound { show(item) }
  }
}
