/// A menu's content as nodes of a menu model, together with the actions that they name.
///
/// Action names come from the items, so that an item keeps its identity in the model when another item is inserted
/// before it.
@MainActor
struct MenuPlan {
  /// The behaviour of an action.
  enum Action {
    case perform(isEnabled: Bool, @MainActor () -> Void)
    case toggle(isOn: Bool, isEnabled: Bool, @MainActor (Bool) -> Void)
    case choose(String?, @MainActor (String) -> Void)
  }

  /// The prefix of the actions' names in the model.
  static let prefix = "menu"
  /// The prefix of the commands' names in the model.
  static let commandPrefix = "command"
  /// The name of the action for a pop-up menu's own choice.
  static let selection = "selection"

  private(set) var nodes: [MenuNode] = []
  private(set) var actions: [String: Action] = [:]
  private(set) var commands: [String: Command] = [:]
  private(set) var destructiveTitles: Set<String> = []
  private var taken: Set<String> = [MenuPlan.selection]

  /// Creates the plan of a menu.
  ///
  /// - Parameters:
  ///   - menu: the menu that the application wants to show.
  ///   - choice: the chosen item and its callback, for a menu in which one item is always chosen.
  init(_ menu: Menu, choice: MenuSection.Choice? = nil) {
    nodes = plan(menu, enter(choice, as: Self.selection, over: menu))
  }

  private mutating func enter(_ choice: MenuSection.Choice?, as name: String, over menu: Menu) -> String? {
    guard let choice else { return nil }
    var performers: [String: @MainActor () -> Void] = [:]
    for item in menu.items {
      if case .perform(let perform) = item.behaviour { performers[item.id] = perform }
    }
    actions[name] = .choose(choice.selection.value) { id in
      choice.selection.value = id
      choice.onSelect(id)
      performers[id]?()
    }
    return name
  }

  private mutating func plan(_ menu: Menu, _ choice: String?) -> [MenuNode] {
    var nodes: [MenuNode] = []
    for element in menu.elements {
      switch element {
      case .item(let item): nodes.append(.item(plan(item.current, choice)))
      case .section(let section):
        let own = section.choice.map { ($0, unused("choice-\(section.title ?? "")")) }
        let name = own.flatMap { enter($0.0, as: $0.1, over: section.menu) } ?? choice
        nodes.append(
          .section(MenuNode.Section(section.title, isRow: section.isRow), plan(section.menu, name)))
      case .submenu(let submenu):
        let header = MenuNode.Submenu(submenu.title, icon: submenu.icon?.menuIcon, model: submenu.model)
        nodes.append(.submenu(header, submenu.model == nil ? plan(submenu.menu, nil) : []))
      }
    }
    return nodes
  }

  private mutating func plan(_ item: MenuItem, _ choice: String?) -> MenuNode.Item {
    if item.role == .destructive { destructiveTitles.insert(AccessibleName.withoutMnemonic(item.title)) }
    var node = MenuNode.Item(
      item.title, action: "", icon: item.icon?.menuIcon, shortcut: item.shortcut,
      hiddenWhen: item.hiddenWhen)
    switch item.behaviour {
    case .action(let name, let target): (node.action, node.target) = (name, target)
    case .command(let command, let target):
      commands[command.id] = command
      (node.action, node.target) = ("\(Self.commandPrefix).\(command.id)", target)
      if target == nil { node.shortcut = command.shortcut }
    case .perform where choice != nil:
      // All choices share one action, so an item that cannot be chosen names an action that does not exist.
      node.action = item.isEnabled ? "\(Self.prefix).\(choice ?? "")" : "\(Self.prefix).none"
      node.target = .string(item.id)
    case .perform(let perform):
      node.action = add(.perform(isEnabled: item.isEnabled, perform), for: item)
    case .toggle(let state, let change):
      let toggle = Action.toggle(isOn: state.value, isEnabled: item.isEnabled) { isOn in
        state.value = isOn
        change(isOn)
      }
      node.action = add(toggle, for: item)
    }
    return node
  }

  private mutating func add(_ action: Action, for item: MenuItem) -> String {
    let name = unused("item-\(item.id)")
    actions[name] = action
    return "\(Self.prefix).\(name)"
  }

  /// Returns a valid and unused action name.
  private mutating func unused(_ wish: String) -> String {
    let name = wish.unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-": String(scalar)
      default: "." + String(scalar.value, radix: 16)
      }
    }.joined()
    var result = name
    var count = 1
    while !taken.insert(result).inserted {
      count += 1
      result = "\(name).\(count)"
    }
    return result
  }
}

extension Icon {
  /// The icon in the form for menu models; nil for a paintable, which menu models do not support.
  var menuIcon: MenuNode.Icon? {
    switch source {
    case .named(let name): .named(name)
    case .file(let path): .file(path)
    case .bytes(let bytes): .bytes(bytes)
    case .shape(let svg): .bytes(Array(svg.utf8))
    case .paintable: nil
    }
  }
}
