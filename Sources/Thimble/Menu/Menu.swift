/// What a menu shows, as a value: items, sections and submenus, in order.
///
/// ```swift
/// let menu = Menu {
///   MenuItem("_Rename…", icon: "document-edit-symbolic") { rename() }
///   MenuSection {
///     MenuItem("Delete", role: .destructive) { delete() }
///   }
/// }
/// ```
@MainActor
public struct Menu {
  /// What is in it, in order.
  public var elements: [MenuElement]

  /// A menu of elements.
  public init(_ elements: [MenuElement] = []) { self.elements = elements }

  /// A menu of what `elements` lists.
  public init(@MenuBuilder _ elements: () -> [MenuElement]) { self.elements = elements() }

  /// Whether there is nothing to choose: no item at all, in any section.
  public var isEmpty: Bool { items.isEmpty && !elements.contains { $0.isNonemptySubmenu } }

  /// The items in order, those of sections included and those of submenus not.
  public var items: [MenuItem] { elements.flatMap(\.items) }

  /// The same the other way round: the first is the last, in sections too.
  var reversed: Menu { Menu(elements.reversed().map(\.reversed)) }
}

/// One place in a ``Menu``.
@MainActor
public indirect enum MenuElement {
  case item(MenuItem)
  case section(MenuSection)
  case submenu(Submenu)

  var items: [MenuItem] {
    switch self {
    case .item(let item): [item]
    case .section(let section): section.menu.items
    case .submenu: []
    }
  }

  var isNonemptySubmenu: Bool {
    switch self {
    case .item: false
    case .section(let section): section.menu.elements.contains { $0.isNonemptySubmenu }
    case .submenu(let submenu): submenu.model.map { $0.count > 0 } ?? !submenu.menu.isEmpty
    }
  }

  var reversed: MenuElement {
    guard case .section(var section) = self else { return self }
    section.menu = section.menu.reversed
    return .section(section)
  }
}

/// Items that belong together, with a line before them.
@MainActor
public struct MenuSection {
  /// Shown before the items.
  public var title: String?
  /// What is in it.
  public var menu: Menu
  /// Whether the items stand side by side as icons.
  public var isRow = false
  var choice: Choice?

  struct Choice {
    var selection: String?
    var onSelect: @MainActor (String) -> Void
  }

  /// Items that belong together.
  ///
  /// - Parameters:
  ///   - title: shown before them.
  ///   - isRow: whether they stand side by side as icons.
  ///   - elements: what is in it.
  public init(_ title: String? = nil, isRow: Bool = false, @MenuBuilder _ elements: () -> [MenuElement]) {
    self.title = title
    self.isRow = isRow
    menu = Menu(elements())
  }

  /// Items of which one is chosen.
  ///
  /// - Parameters:
  ///   - title: shown before them.
  ///   - selection: the ``MenuItem/id`` of the chosen one.
  ///   - onSelect: told the id of another that is chosen.
  ///   - elements: what can be chosen.
  public init(
    _ title: String? = nil, selection: String?, onSelect: @escaping @MainActor (String) -> Void,
    @MenuBuilder _ elements: () -> [MenuElement]
  ) {
    self.title = title
    menu = Menu(elements())
    choice = Choice(selection: selection, onSelect: onSelect)
  }
}

/// A menu behind an item.
@MainActor
public struct Submenu {
  /// What the item shows.
  public var title: String
  /// Shown before the title.
  public var icon: Icon?
  /// What is in it.
  public var menu: Menu
  /// A menu that other code made, instead of ``menu``; nil for none. Its actions are found around the button.
  public var model: MenuModel?

  /// A menu behind an item.
  public init(_ title: String, icon: Icon? = nil, @MenuBuilder _ elements: () -> [MenuElement]) {
    self.title = title
    self.icon = icon
    menu = Menu(elements())
  }

  /// A menu that other code made behind an item. What changes in it is seen at once.
  public init(_ title: String, icon: Icon? = nil, model: MenuModel) {
    self.title = title
    self.icon = icon
    self.model = model
    menu = Menu()
  }
}
