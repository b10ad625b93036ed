/// What a button says about its confirmation. English by default: set them where another language is spoken.
public struct ConfirmationWords: Hashable, Sendable {
  /// After a press that was too short, and as the button's description. `%@` is the title.
  public var hold: String
  /// After the first press of somebody who cannot hold.
  public var pressAgain: String
  /// In the title's place while the action can be taken back.
  public var undo: String
  /// When the time begins; `%@` is the title, `%d` the seconds.
  public var undoOffer: String
  /// When the action was taken back.
  public var undone: String

  /// Words, by default English.
  public init(
    hold: String = "Hold to %@", pressAgain: String = "Press again to %@", undo: String = "Undo",
    undoOffer: String = "%@ in %d seconds. Press again to undo", undone: String = "Undone"
  ) {
    self.hold = hold
    self.pressAgain = pressAgain
    self.undo = undo
    self.undoOffer = undoOffer
    self.undone = undone
  }

  /// A sentence about an action of that title.
  func sentence(_ template: String, title: String, seconds: Int = 0) -> String {
    template.split(separator: "%@", omittingEmptySubsequences: false).joined(separator: title)
      .split(separator: "%d", omittingEmptySubsequences: false).joined(separator: "\(seconds)")
  }
}
