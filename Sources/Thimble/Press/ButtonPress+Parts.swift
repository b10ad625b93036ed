// MARK: - What is said, done and kept besides

extension ButtonPress {
  /// What is said after name and role of what a press can do besides.
  var hint: String? {
    let hints = [shortcut?.label, confirmation?.hint, longPress?.hint].compactMap { $0 }
    return hints.isEmpty ? nil : hints.joined(separator: ". ")
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

  /// What the title needs, with the room that is kept for others.
  func reserved(_ title: ButtonLayout.Part) -> ButtonLayout.Part {
    guard let width = reserve?.width, !title.isEmpty else { return title }
    var title = title
    title.width.minimum = max(title.width.minimum, width.minimum)
    title.width.natural = max(title.width.natural, width.natural)
    return title
  }
}
