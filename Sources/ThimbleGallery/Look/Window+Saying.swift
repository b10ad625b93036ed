import Thimble

extension Window {
  /// Announces a message about the gallery itself to a screen reader.
  ///
  /// Before GTK 4.14, only a control with keyboard focus can announce it.
  func say(_ message: String) {
    if let control = focusedWidget as? Control {
      control.announcer.say(message, control)
    } else {
      announce(message)
    }
  }
}
