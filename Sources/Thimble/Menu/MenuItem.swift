/// One thing that can be chosen from a ``Menu``.
@MainActor
public struct MenuItem {
  /// What choosing it means.
  public enum Role: Hashable, Sendable {
    case normal
    /// It destroys something: shown in the theme's colour for that.
    case destructive
  }

  enum Behaviour {
    case perform(@MainActor () -> Void)
    case toggle(isOn: Bool, @MainActor (Bool) -> Void)
    case action(String, ActionValue?)
    case command(Command, ActionValue?)
  }

  /// What it shows. `_` marks the next letter as its key while the menu is open; two show one.
  public var title: String
  /// What it is known by where one of several is chosen; the title unless another is set.
  public var id: String
  /// Shown before the title.
  public var icon: Icon?
  /// The keys shown beside the title. Those of a ``Command`` come by themselves.
  public var shortcut: KeyboardShortcut?
  /// What choosing it means.
  public var role = Role.normal
  /// Whether it can be chosen. An item of an action follows the action.
  public var isEnabled = true
  /// When it is not there at all.
  public var hiddenWhen: MenuNode.HiddenWhen?
  var behaviour: Behaviour

  /// An item that does something.
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

  /// An item with a check mark.
  ///
  /// - Parameters:
  ///   - title: what it says. `_` marks the next letter as its key.
  ///   - id: what it is known by; its title where there is none.
  ///   - icon: shown before the title.
  ///   - isOn: whether the mark is there.
  ///   - isEnabled: whether it can be chosen.
  ///   - onChange: told whether it is, after it was chosen.
  public init(
    _ title: String, id: String? = nil, icon: Icon? = nil, isOn: Bool, isEnabled: Bool = true,
    onChange: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(title, id: id, icon: icon, isEnabled: isEnabled)
    behaviour = .toggle(isOn: isOn, onChange)
  }

  /// An item of an action: enabled while that is, with a mark while that is on. One whose action does not exist cannot be
  /// chosen.
  ///
  /// - Parameters:
  ///   - title: what it says. `_` marks the next letter as its key.
  ///   - icon: shown before the title.
  ///   - role: whether it destroys something.
  ///   - actionName: with its prefix, such as `win.save`.
  ///   - target: what it is activated with.
  ///   - shortcut: the keys shown beside it.
  ///   - hiddenWhen: when the item is not there at all.
  public init(
    _ title: String, icon: Icon? = nil, role: Role = .normal, actionName: String, target: ActionValue? = nil,
    shortcut: KeyboardShortcut? = nil, hiddenWhen: MenuNode.HiddenWhen? = nil
  ) {
    self.init(title, icon: icon, role: role, shortcut: shortcut)
    behaviour = .action(actionName, target)
    self.hiddenWhen = hiddenWhen
  }

  /// An item of a command, with its title, icon and keys as they are at any time.
  public init(_ command: Command) {
    self.init(command.title, id: command.id, icon: command.icon, role: command.isDestructive ? .destructive : .normal)
    behaviour = .command(command, nil)
  }

  /// An item of one choice of a command.
  public init(_ option: Command.Option) {
    self.init(option.title, icon: option.icon)
    behaviour = .command(option.command, option.target)
  }

  /// The item as it is now: that of a command has the command's title.
  var current: MenuItem {
    guard case .command(let command, nil) = behaviour else { return self }
    return MenuItem(command)
  }
}
