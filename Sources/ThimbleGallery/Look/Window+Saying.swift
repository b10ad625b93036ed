import Thimble

extension Window {
  /// Has a screen reader say a message about the gallery itself.
  ///
  /// Before GTK 4.14 only a control with keyboard focus can say it.
  func say(_ message: String) {
    if let control = focusedWidget as? Control {
      control.announcer.say(message, control)
    } else {
      announce(message)
    }
  }
}
