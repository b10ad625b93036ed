/// The selection among some items, as a value without widgets.
///
/// Every operation keeps the ``mode``: at most one selected item if it is single, and at least one, if there are items,
/// if it is required.
struct SelectionModel<Tag: Hashable>: Equatable {
  let mode: SelectionMode
  /// The items, in order, each once.
  private(set) var items: [Tag] = []
  private(set) var selected: Set<Tag> = []

  init(_ mode: SelectionMode) { self.mode = mode }

  /// The selected items, in order.
  var inOrder: [Tag] { items.filter { selected.contains($0) } }

  /// Handles a press of an item.
  ///
  /// - Returns: whether the selection changed.
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

  /// Selects `tags`, and ignores those without an item. In a single mode the first of several in order is selected. In
  /// a required mode an empty selection changes nothing.
  mutating func select(_ tags: Set<Tag>) {
    let known = items.filter { tags.contains($0) }
    if known.isEmpty, mode.isRequired { return }
    selected = Set(mode.isMultiple ? known : Array(known.prefix(1)))
  }

  /// Adds an item, and selects it if the mode requires a selection and there is none.
  ///
  /// - Returns: whether the item is new.
  mutating func insert(_ tag: Tag, at index: Int) -> Bool {
    guard !items.contains(tag) else { return false }
    items.insert(tag, at: min(max(0, index), items.count))
    if mode.isRequired, selected.isEmpty { selected = [tag] }
    return true
  }

  /// Removes an item. If the mode requires another selection, it is the next enabled item, else the enabled one before,
  /// else the nearest disabled one.
  mutating func remove(_ tag: Tag, isEnabled: (Tag) -> Bool) {
    guard let index = items.firstIndex(of: tag) else { return }
    items.remove(at: index)
    guard selected.remove(tag) != nil, mode.isRequired, selected.isEmpty else { return }
    let nearest = items[index...] + items[..<index].reversed()
    if let heir = nearest.first(where: isEnabled) ?? nearest.first { selected = [heir] }
  }
}

/// The number of buttons of a ``ToggleButtonGroup`` that can be on at once.
public enum SelectionMode: String, Sendable, CaseIterable {
  /// At most one. Turning one on turns the other off; pressing the button that is on turns it off.
  case single
  /// Always one, as long as the group has buttons. Pressing the button that is on changes nothing.
  case requiredSingle
  /// Any number.
  case multiple
  /// At least one, as long as the group has buttons. The last button that is on stays on.
  case requiredMultiple

  /// Indicates whether more than one can be on.
  public var isMultiple: Bool { self == .multiple || self == .requiredMultiple }
  /// Indicates whether at least one is always on.
  public var isRequired: Bool { self == .requiredSingle || self == .requiredMultiple }
}

extension SelectionMode: NativeEnumeration {
  public static var nativeValues: [(nick: String, value: SelectionMode)] {
    [
      ("single", .single), ("required-single", .requiredSingle), ("multiple", .multiple),
      ("required-multiple", .requiredMultiple),
    ]
  }
}
