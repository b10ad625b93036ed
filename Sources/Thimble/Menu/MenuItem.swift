/// An item of a ``Menu``: it runs a closure, follows a ``Command``, or activates a named action.
///
/// ``/GtkHost/MenuNode/Item`` is the value in GTK's own menu models, which knows only the name of an action.
@MainActor
public struct MenuItem {
  /// The role of the item.
  public enum Role: Hashable, Sendable {
    case normal
    /// The item destroys something. It has the theme's colour for destructive actions.
    case destructive
  }

  enum Behaviour {
    case perform(@MainActor () -> Void)
    case toggle(MenuState<Bool>, @MainActor (Bool) -> Void)
    case action(String, ActionValue?)
    case command(Command, ActionValue?)
  }

  /// The title. `_` marks the next letter as the item's key while the menu is open; `__` shows an underscore.
  public var title: String
  /// The identifier in a section of which one item is chosen. The default is the title.
  public var id: String
  /// The icon before the title.
  public var icon: Icon?
  /// The shortcut shown beside the title. An item of a ``Command`` shows the command's shortcut.
  public var shortcut: KeyboardShortcut?
  /// The role of the item.
  public var role = Role.normal
  /// Indicates whether the item is enabled. An item of an action follows the action instead.
  public var isEnabled = true
  /// The condition under which the item is hidden; nil for never.
  public var hiddenWhen: MenuNode.HiddenWhen?
  var behaviour: Behaviour

  /// Creates an item that runs an action.
  public init(
    _ title: String, id: String? = nil, icon: Icon? = nil, role: Role = .normal, isEnabled: Bool = true,
    shortcut: KeyboardShortcut? = nil, action: @escaping @MainActor () -> Void = {}
  ) {
    self.title = title
    self.id = id ?? AccessibleName.withoutMnemonic(title)
    self.icon = icon
    self.role = role
    self.isEnabled = isEnabled
    self.shortcut = shortcut
    behaviour = .perform(action)
  }

  /// Creates an item with a check mark.
  ///
  /// - Parameters:
  ///   - title: the title. `_` marks the next letter as the item's key.
  ///   - id: the identifier; nil for the title.
  ///   - icon: the icon before the title.
  ///   - isOn: whether the item has a check mark at first. The item and its copies remember what the user chooses.
  ///   - isEnabled: whether the item is enabled.
  ///   - onChange: called with the new state after the user chooses the item.
  public init(
    _ title: String, id: String? = nil, icon: Icon? = nil, isOn: Bool, isEnabled: Bool = true,
    onChange: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(title, id: id, icon: icon, isEnabled: isEnabled)
    behaviour = .toggle(MenuState(isOn), onChange)
  }

  /// Creates an item of an action. It is enabled while the action is enabled, and has a check mark while the action is
  /// on. An item whose action does not exist is disabled.
  ///
  /// - Parameters:
  ///   - title: the title. `_` marks the next letter as the item's key.
  ///   - icon: the icon before the title.
  ///   - role: the role: whether the item destroys something.
  ///   - actionName: the action's name with its prefix, such as `win.save`.
  ///   - target: the value that the action is activated with.
  ///   - shortcut: the shortcut shown beside the title.
  ///   - hiddenWhen: the condition under which the item is hidden; nil for never.
  public init(
    _ title: String, icon: Icon? = nil, role: Role = .normal, actionName: String, target: ActionValue? = nil,
    shortcut: KeyboardShortcut? = nil, hiddenWhen: MenuNode.HiddenWhen? = nil
  ) {
    self.init(title, icon: icon, role: role, shortcut: shortcut)
    behaviour = .action(actionName, target)
    self.hiddenWhen = hiddenWhen
  }

  /// Creates an item of a command. It always shows the command's current title, icon and shortcut.
  public init(_ command: Command) {
    self.init(command.title, id: command.id, icon: command.icon, role: command.isDestructive ? .destructive : .normal)
    behaviour = .command(command, nil)
  }

  /// Creates an item of one option of a command.
  public init(_ option: Command.Option) {
    self.init(option.title, icon: option.icon)
    behaviour = .command(option.command, option.target)
  }

  /// The item with current values: an item of a command takes them from the command.
  var current: MenuItem {
    guard case .command(let command, nil) = behaviour else { return self }
    return MenuItem(command)
  }
}
