import PlainText

/// A confirmation step between a press and an action that cannot be undone.
public enum Confirmation: Hashable, Sendable {
  /// The user must hold the press for this long, by pointer, Space or Return. Mnemonics, shortcuts, assistive
  /// technologies and the program cannot hold, so they press twice instead; the keyboard can do so too, but not as fast as a
  /// double click. After a press that was too short, the button says so.
  case hold(for: Duration)
  /// The action waits for this long, and a second press cancels it. ``TimeLimits/factor`` makes it longer.
  ///
  /// A press that is down when the time is over still counts. For a second after the action, presses are ignored:
  /// they were meant for the undo. If the button leaves its window or gets another action meanwhile,
  /// ``ButtonPress/Options/undoOnLeaving`` decides.
  case undo(for: Duration)
}

/// The choice whether an action that can still be undone runs when its button leaves the window for good or gets another
/// action.
public enum UndoOnLeaving: Hashable, Sendable {
  /// The action does not run. The default: an action that cannot be undone runs only after the whole time in which the
  /// user could stop it.
  case takeBack
  /// The action runs at once, as for a message that counts as sent. An `async` action of the button itself ends with the
  /// button; the work of a ``Command`` goes on.
  case run
}

/// The words that a button uses for its confirmation, by default the kit's words, in the user's language.
public struct ConfirmationWords: Hashable, Sendable {
  /// The hint announced after a press that was too short, also used as the button's description. `%@` is the title.
  // Translators: The title of a button, such as "Delete".
  public var hold = localized("Hold to %@", de: "Zum Ausführen gedrückt halten: %@", ja: "長押しで実行: %@")
  /// The hint announced after a key press that was too short, if the key can press again. `%@` is ``hold``, with the
  /// title.
  // Translators: The sentence "Hold to %@".
  public var orPressAgain = localized(
    "%@, or press again", de: "%@ (oder erneut drücken)", ja: "%@（またはもう一度押す）")
  /// The hint announced after a pointer press that was too short. `%@` is ``hold``, with the title.
  // Translators: The sentence "Hold to %@".
  public var orPressSpaceTwice = localized(
    "%@, or press Space twice", de: "%@ (oder zweimal die Leertaste drücken)", ja: "%@（またはスペースキーを2回押す）")
  /// The hint announced after the first press by a source that cannot hold, such as a mnemonic or an assistive
  /// technology.
  public var pressAgain = localized("Press again to %@", de: "Zum Ausführen erneut drücken: %@", ja: "もう一度押して実行: %@")
  /// The title in a menu of a button that must be held: nobody can hold an item of a menu. `%@` is the title.
  // Translators: The title of a button, such as "Delete".
  public var pressTwice = localized("%@, press twice", de: "%@ (zweimal drücken)", ja: "%@（2回押す）")
  /// The title shown while the action can be undone.
  public var undo = localized("Undo", de: "Rückgängig", ja: "元に戻す")
  /// The message announced when the time to undo begins. `%@` is the title, `%d` the number of seconds.
  public var undoOffer = localized(
    "%@ in %d seconds. Press again to undo", de: "%@ in %d Sekunden. Erneut drücken, um es rückgängig zu machen",
    ja: "%@ まであと %d 秒です。元に戻すには、もう一度押してください")
  /// The message announced after the action was undone.
  public var undone = localized("undone", de: "rückgängig gemacht", ja: "元に戻しました")

  /// Creates the kit's words.
  public init() {}

  /// Returns a template filled with a title. The title can contain percent signs.
  func sentence(_ template: String, title: String, seconds: Int = 0) -> String {
    template.replacing(each: "%d", with: "\(seconds)").replacing(each: "%@", with: title)
  }
}
