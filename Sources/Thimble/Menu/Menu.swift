/// The content of a menu, as a value: items, sections and submenus, in order.
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
  /// The elements, in order.
  public var elements: [MenuElement]

  /// Creates a menu from elements.
  public init(_ elements: [MenuElement] = []) { self.elements = elements }

  /// Creates a menu from the elements that the builder lists.
  public init(@MenuBuilder _ elements: () -> [MenuElement]) { self.elements = elements() }

  /// Indicates whether the menu offers nothing to choose: no item in any section or submenu.
  public var isEmpty: Bool { items.isEmpty && !elements.contains { $0.isNonemptySubmenu } }

  /// The items in order, including those of sections and excluding those of submenus.
  public var items: [MenuItem] { elements.flatMap(\.items) }

  /// The menu in reverse order, sections included.
  var reversed: Menu { Menu(elements.reversed().map(\.reversed)) }
}

/// An element of a ``Menu``.
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

/// A group of items with a separator line before it.
@MainActor
public struct MenuSection {
  /// The title before the items.
  public var title: String?
  /// The elements, as a menu.
  public var menu: Menu
  /// Indicates whether the items are shown side by side as icons.
  public var isRow = false
  var choice: Choice?

  @MainActor
  struct Choice {
    let selection: MenuState<String?>
    let onSelect: @MainActor (String) -> Void

    init(selection: String?, onSelect: @escaping @MainActor (String) -> Void) {
      self.selection = MenuState(selection)
      self.onSelect = onSelect
    }
  }

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - title: the title before the items.
  ///   - isRow: whether the items are shown side by side as icons.
  ///   - elements: the items, sections and submenus of the section.
  public init(_ title: String? = nil, isRow: Bool = false, @MenuBuilder _ elements: () -> [MenuElement]) {
    self.title = title
    self.isRow = isRow
    menu = Menu(elements())
  }

  /// Creates a section of items of which one is chosen.
  ///
  /// - Parameters:
  ///   - title: the title before the items.
  ///   - selection: the ``MenuItem/id`` of the item that is chosen at first. The section and its copies remember what the
  ///     user chooses.
  ///   - onSelect: called with the id of the item that is chosen, also if it was chosen before.
  ///   - elements: the items to choose from.
  public init(
    _ title: String? = nil, selection: String?, onSelect: @escaping @MainActor (String) -> Void,
    @MenuBuilder _ elements: () -> [MenuElement]
  ) {
    self.title = title
    menu = Menu(elements())
    choice = Choice(selection: selection, onSelect: onSelect)
  }
}

/// The state of an item or a section, which all copies of it share. So a menu that opens again, in its own button or in an
/// overflow menu, shows what the user has chosen.
@MainActor
final class MenuState<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A menu that opens from an item of another menu.
@MainActor
public struct Submenu {
  /// The title of the item.
  public var title: String
  /// The icon before the title.
  public var icon: Icon?
  /// The elements, as a menu.
  public var menu: Menu
  /// A menu model from other code, which replaces ``menu``; nil for none. The widgets around the button provide its
  /// actions.
  public var model: MenuModel?

  /// Creates a submenu from the elements that the builder lists.
  public init(_ title: String, icon: Icon? = nil, @MenuBuilder _ elements: () -> [MenuElement]) {
    self.title = title
    self.icon = icon
    menu = Menu(elements())
  }

  /// Creates a submenu from a menu model of other code. Changes of the model are visible immediately.
  public init(_ title: String, icon: Icon? = nil, model: MenuModel) {
    self.title = title
    self.icon = icon
    self.model = model
    menu = Menu()
  }
}

/// A result builder for menu elements.
public typealias MenuBuilder = ListBuilder<MenuElement>

extension ListBuilder where Element == MenuElement {
  public static func buildExpression(_ item: MenuItem) -> [MenuElement] { [.item(item)] }
  public static func buildExpression(_ section: MenuSection) -> [MenuElement] { [.section(section)] }
  public static func buildExpression(_ submenu: Submenu) -> [MenuElement] { [.submenu(submenu)] }
  public static func buildExpression(_ command: Command) -> [MenuElement] { [.item(MenuItem(command))] }
  public static func buildExpression(_ option: Command.Option) -> [MenuElement] { [.item(MenuItem(option))] }
}
