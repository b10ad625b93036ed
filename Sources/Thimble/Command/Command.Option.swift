extension Command {
  /// One option of a command that chooses between several. An option becomes a button or a menu item.
  @MainActor
  public struct Option {
    /// The command that the option belongs to.
    public let command: Command
    /// The value of the command's ``Command/selection`` while this option is chosen.
    public let target: ActionValue
    /// The title.
    public let title: String
    /// The icon.
    public let icon: Icon?

    /// Indicates whether the option is chosen.
    public var isChosen: Bool { command.selection == target }

    /// Chooses the option.
    public func activate() { command.activate(target) }
  }

  /// Returns an option of the command, to make a button or a menu item from.
  ///
  /// - Parameters:
  ///   - target: the value that the option stands for, of the same kind as the command's ``selection``.
  ///   - title: the title.
  ///   - icon: the icon.
  /// - Returns: the option.
  public func option(_ target: ActionValue, _ title: String, icon: Icon? = nil) -> Option {
    Option(command: self, target: target, title: AccessibleName.required(title, of: Self.self), icon: icon)
  }
}
