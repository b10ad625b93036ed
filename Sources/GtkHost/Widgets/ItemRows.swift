import CGtk

/// The rows of a list, by the identities of the items that they show.
///
/// GTK sorts rows without taking them out of the list, so a row that moves keeps its identity, its state and focus.
@MainActor
final class ItemRows<Row: Widget> {
  /// The functions of the list that differ between GTK's classes.
  struct List {
    var append: (Row) -> Void
    var remove: (Row) -> Void
    var sort: () -> Void
  }

  let places = RowPlaces()
  private var rows: [AnyHashable: Row] = [:]
  private var ids: [Row: AnyHashable] = [:]
  private var order: [AnyHashable] = []
  /// The number of calls of `show`. A closure of the application can call it again, with a newer collection.
  private var shows = 0

  func row(withID id: AnyHashable?) -> Row? { id.flatMap { rows[$0] } }

  func id(of row: Row?) -> AnyHashable? { row.flatMap { ids[$0] } }

  /// Forgets a row that other code has removed.
  func forget(_ row: Row) {
    guard let id = release(row) else { return }
    order.removeAll { $0 == id }
  }

  private func release(_ row: Row) -> AnyHashable? {
    guard let id = ids.removeValue(forKey: row) else { return nil }
    rows[id] = nil
    places.byRow[row.pointer] = nil
    return id
  }

  func show<Items: Collection>(
    _ items: Items, id: (Items.Element) -> AnyHashable, in list: List, make: (Items.Element) -> Row,
    update: (Row, Items.Element) -> Void
  ) {
    var wanted: [(id: AnyHashable, item: Items.Element)] = []
    var known: Set<AnyHashable> = []
    for item in items {
      let id = id(item)
      guard known.insert(id).inserted else {
        Log.warning("Two items of a list have the identity \(id.base): the second one is not shown.")
        continue
      }
      wanted.append((id, item))
    }
    shows += 1
    let show = shows
    let focusedPlace = order.firstIndex { rows[$0]?.containsFocus == true }
    let losesFocus = focusedPlace.map { !known.contains(order[$0]) } ?? false
    for id in order where !known.contains(id) {
      guard let row = rows[id] else { continue }
      _ = release(row)
      list.remove(row)
      guard show == shows else { return }
    }
    let kept = order.filter { known.contains($0) }
    order = wanted.map(\.id)
    for (place, id) in order.enumerated() {
      if let row = rows[id] { places.byRow[row.pointer] = place }
    }
    if kept != order.filter({ rows[$0] != nil }) { list.sort() }
    for (place, entry) in wanted.enumerated() {
      if let row = rows[entry.id] {
        update(row, entry.item)
        guard show == shows else { return }
        continue
      }
      let row = make(entry.item)
      guard show == shows else { return }
      guard row.isFreeForList else { continue }
      (rows[entry.id], ids[row], places.byRow[row.pointer]) = (row, entry.id, place)
      list.append(row)
    }
    if losesFocus, let focusedPlace, !order.isEmpty {
      let row = rows[order[min(focusedPlace, order.count - 1)]]
      if row?.grabFocus() == false { row?.moveFocusInside(.tabForward) }
      row?.noteFocusHeir()
    }
  }
}

extension Widget {
  /// Indicates whether the widget can become a row: it is in no list yet. GTK would add it without a check, and never
  /// get rid of it.
  var isFreeForList: Bool {
    guard parent != nil else { return true }
    Log.warning("A \(typeName) that already has a parent cannot be added to a list: remove it there first.")
    return false
  }

  /// Indicates whether keyboard focus is on this widget or inside it.
  fileprivate var containsFocus: Bool { window?.focusedWidget.map { contains($0) } ?? false }
}

/// The places of rows, for GTK's sorting.
@MainActor
final class RowPlaces {
  var byRow: [WidgetPointer: Int] = [:]

  /// This object, retained for C.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// Returns the rows in the order of their places.
  func sorted(_ rows: [Widget]) -> [Widget] {
    rows.sorted { byRow[$0.pointer] ?? .max < byRow[$1.pointer] ?? .max }
  }

  static func compare(
    _ one: UnsafeMutableRawPointer?, _ other: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer?
  ) -> Int32 {
    guard let one, let other, let data else { return 0 }
    let places = Unmanaged<RowPlaces>.fromOpaque(data).takeUnretainedValue().byRow
    let (first, second) = (places[one.cast()] ?? .max, places[other.cast()] ?? .max)
    return first < second ? -1 : first > second ? 1 : 0
  }
}
