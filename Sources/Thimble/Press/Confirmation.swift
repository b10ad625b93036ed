/// A confirmation step between a press and an action that cannot be undone.
public enum Confirmation: Hashable, Sendable {
  /// The user must hold the press for this long, by pointer, Space or Return. Mnemonics, shortcuts, assistive
  /// technologies and the program cannot hold, so they press twice instead; the keyboard can do so too. After a press
  /// that was too short, the button says so.
  case hold(for: Duration)
  /// The action waits for this long, and a second press cancels it.
  case undo(for: Duration)
}

/// The words that a button uses for its confirmation.
public struct ConfirmationWords: Hashable, Sendable {
  /// The hint announced after a press that was too short, also used as the button's description. `%@` is the title.
  public var hold: String
  /// The hint announced after a key press that was too short, if the key can press again. `%@` is ``hold``, with the
  /// title.
  public var orPressAgain: String
  /// The hint announced after a pointer press that was too short. `%@` is ``hold``, with the title.
  public var orPressSpaceTwice: String
  /// The hint announced after the first press by a source that cannot hold, such as a mnemonic or an assistive
  /// technology.
  public var pressAgain: String
  /// The title shown while the action can be undone.
  public var undo: String
  /// The message announced when the time to undo begins. `%@` is the title, `%d` the number of seconds.
  public var undoOffer: String
  /// The message announced after the action was undone.
  public var undone: String

  /// Creates words. A missing argument uses the kit's word, in the user's language.
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

  /// Returns a template filled with a title. The title can contain percent signs.
  func sentence(_ template: String, title: String, seconds: Int = 0) -> String {
    template.replacing("%d", with: "\(seconds)").replacing("%@", with: title)
  }
}
