/// Which of some items are selected, as values: no widget is known in here.
///
/// Whatever happens to it, the ``mode`` holds: at most one where it is single, and at least one of those there are where it
/// is required.
struct SelectionModel<Tag: Hashable>: Equatable {
  let mode: SelectionMode
  /// The items, in order, each once.
  private(set) var items: [Tag] = []
  private(set) var selected: Set<Tag> = []

  init(_ mode: SelectionMode) { self.mode = mode }

  /// The selected items, in order.
  var inOrder: [Tag] { items.filter { selected.contains($0) } }

  /// An item is pressed.
  ///
  /// - Returns: whether the selection is another now.
  mutating func press(_ tag: Tag) -> Bool {
    guard items.contains(tag) else { return false }
    let before = selected
    if selected.contains(tag) {
      if !mode.isRequired || selected.count > 1 { selected.remove(tag) }
    } else {
      selected = mode.isMultiple ? selected.union([tag]) : [tag]
    }
    return selected != before
  }

  /// Makes `tags` the selected ones. Those that are no items are passed over; of more than one, where one is allowed, the
  /// first in order counts; of none, where one is required, nothing changes.
  mutating func select(_ tags: Set<Tag>) {
    let known = items.filter { tags.contains($0) }
    if known.isEmpty, mode.isRequired { return }
    selected = Set(mode.isMultiple ? known : Array(known.prefix(1)))
  }

  /// Adds an item. Where one is required and none is selected, it becomes the selected one.
  ///
  /// - Returns: whether it is new.
  mutating func insert(_ tag: Tag, at index: Int) -> Bool {
    guard !items.contains(tag) else { return false }
    items.insert(tag, at: min(max(0, index), items.count))
    if mode.isRequired, selected.isEmpty { selected = [tag] }
    return true
  }

  /// Takes an item away. Where that leaves none selected and one is required, it is the one that takes its place: the next
  /// that is enabled, else the one before, else the nearest of those that are not.
  mutating func remove(_ tag: Tag, isEnabled: (Tag) -> Bool) {
    guard let index = items.firstIndex(of: tag) else { return }
    items.remove(at: index)
    guard selected.remove(tag) != nil, mode.isRequired, selected.isEmpty else { return }
    let nearest = items[index...] + items[..<index].reversed()
    if let heir = nearest.first(where: isEnabled) ?? nearest.first { selected = [heir] }
  }
}
