// MARK: - Where a command is found by name

extension Application {
  /// Adds a command as the action `app.ID`: its keys do it in every window, and D-Bus callers can
  /// (`gdbus call … org.gtk.Actions.Activate`). The application keeps it.
  public func addCommand(_ command: Command) {
    addAction(command.action, keeping: command)
    command.onShortcuts { [weak self, id = command.id] in self?.setShortcuts($0, for: "app.\(id)") }
  }
}

extension ApplicationWindow {
  /// Adds a command as the action `win.ID`: its keys do it in this window. The window keeps it.
  public func addCommand(_ command: Command) {
    addAction(command.action, keeping: command)
    command.onShortcuts { [weak self, id = command.id] in self?.application?.setShortcuts($0, for: "win.\(id)") }
  }
}

extension Widget {
  /// Adds commands as the actions `PREFIX.ID` for this widget and everything inside. It keeps them.
  ///
  /// Their keys are shown but do nothing by this: keys belong to an application.
  public func insertCommands(_ commands: [Command], as prefix: String) {
    let group = ActionGroup()
    for command in commands { group.addAction(command.action, keeping: command) }
    insertActionGroup(group, as: prefix)
  }
}
