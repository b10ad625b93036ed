/// What a button says about its confirmation.
public struct ConfirmationWords: Hashable, Sendable {
  /// After a press that was too short, and as the button's description. `%@` is the title.
  public var hold: String
  /// After a key's press that was too short, when it can be pressed again. `%@` is ``hold``, with the title.
  public var orPressAgain: String
  /// After a pointer's press that was too short. `%@` is ``hold``, with the title.
  public var orPressSpaceTwice: String
  /// After the first press by something that cannot hold, as a mnemonic or an assistive technology.
  public var pressAgain: String
  /// In the title's place while the action can be taken back.
  public var undo: String
  /// When the time begins; `%@` is the title, `%d` the seconds.
  public var undoOffer: String
  /// When the action was taken back.
  public var undone: String

  /// Words; those that are not given are the kit's, in the user's language.
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

  /// A sentence about an action of that title, which may have percent signs of its own.
  func sentence(_ template: String, title: String, seconds: Int = 0) -> String {
    template.replacing("%d", with: "\(seconds)").replacing("%@", with: title)
  }
}
