extension Button {
  /// How a button takes presses, and what it shows of them.
  public struct PressOptions: Hashable, Sendable {
    /// Whether a press that leaves the button is over, even if it comes back. The default is false, as in GTK: only the place
    /// of the release counts.
    public var cancelsOnPointerExit = false

    /// Whether a click gives the button keyboard focus. The default is true.
    public var takesFocusOnPress = true

    /// Whether the action is repeated while the button is held: by pointer, Space, or its ``Button/shortcut``. The default is
    /// ``RepeatBehavior/automatic``.
    ///
    /// A short press does the action once, on release. Repetition stops beside the button and goes on when the press comes
    /// back. While an `async` action runs, nothing is repeated.
    public var repeatBehavior = RepeatBehavior.automatic

    /// Whether something that is dragged onto the button and rests there (500 ms) presses it, as to open a folder on the way.
    /// The default is false. Meanwhile the button has the style class `drag-dwell`.
    public var isSpringLoaded = false

    /// Whether the desktop's attention sound accompanies the action. The default is false. GTK has no haptics.
    public var playsSound = false

    /// The circle that spreads from a press; nil, the default, for none. Where animations are off, none is drawn.
    public var ripple: Ripple?

    /// The words that ask for confirmation.
    public var confirmationWords = ConfirmationWords()

    /// The times of a press that is held.
    public var timing = PressTiming()

    /// The default options.
    public init() {}
  }
}

/// Whether a button repeats its action while it is held.
public enum RepeatBehavior: Sendable, CaseIterable {
  /// As the kind of button does; an ordinary one does not. The default.
  case automatic
  case enabled
  case disabled
}
