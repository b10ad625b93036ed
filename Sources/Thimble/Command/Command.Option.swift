extension Command {
  /// One of the things that a command chooses between: what becomes a button or a menu item of its own.
  @MainActor
  public struct Option {
    /// The command that chooses.
    public let command: Command
    /// What is chosen by it.
    public let target: ActionValue
    /// What it is called.
    public let title: String
    /// Its picture.
    public let icon: Icon?

    /// Whether this is what is chosen.
    public var isChosen: Bool { command.selection == target }

    /// Chooses it.
    public func activate() { command.activate(target) }
  }

  /// One of the things that the command chooses between.
  ///
  /// - Parameters:
  ///   - target: what is chosen by it, of the kind of the command's ``selection``.
  ///   - title: what it is called.
  ///   - icon: its picture.
  /// - Returns: what becomes a button or a menu item.
  public func option(_ target: ActionValue, _ title: String, icon: Icon? = nil) -> Option {
    Option(command: self, target: target, title: AccessibleName.required(title, of: Self.self), icon: icon)
  }
}
