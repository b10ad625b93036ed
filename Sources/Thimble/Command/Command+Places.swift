// MARK: - Actions by name

extension Application {
  /// Adds a command to the application as the action `app.ID`. The command's shortcut works in every window, and D-Bus
  /// callers can activate the action (`gdbus call … org.gtk.Actions.Activate`). The application keeps the command.
  public func addCommand(_ command: Command) {
    addAction(command.action, keeping: command)
    command.onShortcuts { [weak self, id = command.id] in self?.setShortcuts($0, for: "app.\(id)") }
  }
}

extension ApplicationWindow {
  /// Adds a command to the window as the action `win.ID`. The command's shortcut works in this window. The window keeps
  /// the command.
  public func addCommand(_ command: Command) {
    addAction(command.action, keeping: command)
    command.onShortcuts { [weak self, id = command.id] in self?.application?.setShortcuts($0, for: "win.\(id)") }
  }
}

extension Widget {
  /// Adds commands as the actions `PREFIX.ID` for this widget and everything inside it. The widget keeps the commands.
  ///
  /// Menus show the commands' shortcuts, but this method does not make the shortcuts work: they belong to an
  /// application.
  public func insertCommands(_ commands: [Command], as prefix: String) {
    let group = ActionGroup()
    for command in commands { group.addAction(command.action, keeping: command) }
    insertActionGroup(group, as: prefix)
  }
}
