/// A step between a press and an action that cannot be taken back.
public enum Confirmation: Hashable, Sendable {
  /// The press is held for this long, by pointer, Space or Return. A mnemonic, a shortcut, an assistive technology and the
  /// program cannot hold: they press twice, and so can keys. After a press that was too short the button says so.
  case hold(for: Duration)
  /// The action waits for this long, and a second press takes it back.
  case undo(for: Duration)
}

/// The words of a button about its confirmation.
public struct ConfirmationWords: Hashable, Sendable {
  /// Said after a press that was too short, and as the button's description. `%@` is the title.
  public var hold: String
  /// Said after a key's press that was too short, if it can be pressed again. `%@` is ``hold``, with the title.
  public var orPressAgain: String
  /// Said after a pointer's press that was too short. `%@` is ``hold``, with the title.
  public var orPressSpaceTwice: String
  /// Said after the first press by something that cannot hold, such as a mnemonic or an assistive technology.
  public var pressAgain: String
  /// Shown in the title's place while the action can be taken back.
  public var undo: String
  /// Said when the time to take the action back begins. `%@` is the title, `%d` the seconds.
  public var undoOffer: String
  /// Said when the action was taken back.
  public var undone: String

  /// Creates words. Those that are left out are the kit's, in the user's language.
  public init(
    hold: String? = nil, orPressAgain: String? = nil, orPressSpaceTwice: String? = nil, pressAgain: String? = nil,
    undo: String? = nil, undoOffer: String? = nil, undone: String? = nil
  ) {
    self.hold = hold ?? localized("Hold to %@")
    self.orPressAgain = orPressAgain ?? localized("%@, or press again")
    self.orPressSpaceTwice = orPressSpaceTwice ?? localized("%@, or press Space twice")
    self.pressAgain = pressAgain ?? localized("Press again to %@")
    self.undo = undo ?? localized("Undo")
    self.undoOffer = undoOffer ?? localized("%@ in %d seconds. Press again to undo")
    self.undone = undone ?? localized("undone")
  }

  /// Fills a template with a title, which may contain percent signs itself.
  func sentence(_ template: String, title: String, seconds: Int = 0) -> String {
    template.replacing("%d", with: "\(seconds)").replacing("%@", with: title)
  }
}
