/// What ready-made buttons are called where no other name is given.
public struct StandardLabels: Hashable, Sendable {
  /// Closes something.
  public var close = "Close"
  /// Shows more about something.
  public var moreInfo = "More Info"
  /// Adds a person to an address book.
  public var addContact = "Add Contact"

  /// The English ones.
  public init() {}

  /// Those in force. Set your own, in the user's language, before the first of these buttons is made.
  @MainActor public static var current = StandardLabels()
}
