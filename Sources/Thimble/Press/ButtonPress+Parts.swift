// MARK: - What is said, done and kept besides

extension ButtonPress {
  /// Whether a press would come to something.
  var canBePressed: Bool {
    button.map { $0.availability == .ready && $0.isMapped } ?? false
  }

  /// How long until a press is a long one.
  var longPressDelay: Duration {
    (options.timing.longPress ?? .milliseconds(Int(Settings.shared[.longPressTime])))
      * (button?.longPressDelayFactor ?? 1)
  }

  /// What holding means where the style wants the button held: of presses that have a place alone.
  func triggerPurpose(of press: Press) -> PressHold.Purpose? {
    guard case .hold(let duration) = trigger, press.location != nil else { return nil }
    return .confirm(duration: duration ?? longPressDelay)
  }

  /// What is said after name and role of what a press can do besides.
  var hint: String? {
    ControlWords.sentences([confirmation?.hint, longPress?.hint])
  }

  /// The second action, by what large content was held with.
  func performLongPressOfEvent() {
    longPress?.perform(tracker.press ?? Press(.program))
  }

  /// The second action, by a key that stands for the long press.
  func performLongPress(by source: Press.Source) -> Bool {
    guard let longPress, canBePressed else { return false }
    longPress.perform(Press(source, modifiers: InputEvent.current?.modifiers ?? []))
    return true
  }

  /// The titles that the button shows by itself: it keeps room for them.
  var reservedTitles: [String] {
    guard case .undo = confirmation?.kind, let button else { return [] }
    return [button.configuration.title, options.confirmationWords.undo]
  }
}
