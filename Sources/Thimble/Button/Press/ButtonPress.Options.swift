extension ButtonPress {
  /// The options of a button for presses and their feedback.
  public struct Options: Hashable, Sendable {
    /// Indicates whether leaving the button ends a press, even if the pointer comes back. The default is false, as in
    /// GTK: only the place of the release counts.
    public var cancelsOnPointerExit = false

    /// Indicates whether a click gives the button keyboard focus. The default is true.
    public var takesFocusOnPress = true

    /// Indicates whether the action repeats while the button is held: by pointer, Space, or its ``ButtonPress/shortcut``.
    /// The default is ``RepeatBehavior/automatic``.
    ///
    /// A short press runs the action once, on release. Repetition pauses while the pointer is outside the button. While
    /// an `async` action runs, it does not repeat.
    public var repeatBehavior = RepeatBehavior.automatic

    /// Indicates whether a dragged object that rests on the button (500 ms) presses it, for example to open a folder
    /// during a drag. The default is false. While the object rests there, the button has the style class `drag-dwell`.
    public var isSpringLoaded = false

    /// Indicates whether the desktop's attention sound accompanies the action. The default is false. GTK has no
    /// haptics.
    public var playsSound = false

    /// The circle that spreads from a press. The default is nil, for none. The button draws no circle while animations
    /// are off.
    public var ripple: Ripple?

    /// The end of the time to undo if the button leaves its window for good meanwhile, for example because the window
    /// closes, or gets another action. The default is ``UndoOnLeaving/takeBack``.
    public var undoOnLeaving = UndoOnLeaving.takeBack

    /// The words that ask for confirmation.
    public var confirmationWords = ConfirmationWords()

    /// The times of a held press.
    public var timing = PressTiming()

    /// Creates the default options.
    public init() {}
  }
}
