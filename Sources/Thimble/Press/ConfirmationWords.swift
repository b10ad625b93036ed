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

  /// A sentence about an action of that title: it stands inside, so it begins small where the title is a plain word.
  func sentence(_ template: String, title: String, seconds: Int = 0) -> String {
    let isStart = template.hasPrefix("%@")
    let name = isStart ? title : Self.lowercasedStart(title)
    return template.split(separator: "%@", omittingEmptySubsequences: false).joined(separator: name)
      .split(separator: "%d", omittingEmptySubsequences: false).joined(separator: "\(seconds)")
  }

  private static func lowercasedStart(_ title: String) -> String {
    let word = title.prefix { !$0.isWhitespace }
    // "Delete" begins small inside a sentence, "GNOME" and "iCal" do not.
    guard word.dropFirst().allSatisfy(\.isLowercase), let first = title.first else { return title }
    return first.lowercased() + title.dropFirst()
  }
}
