import Thimble

extension Label {
  /// Shows the outcome of a press, and has a screen reader speak it, because keyboard focus stays where it is.
  func tell(_ outcome: String) {
    text = outcome
    // The menu of the pressed item closes first, and keyboard focus returns to the window.
    var framesLeft = 20
    onEachFrame { [weak self] _ in
      guard let self, let window, text == outcome, framesLeft > 0 else { return false }
      framesLeft -= 1
      guard window.focusedWidget.map({ $0.surfaceOwner === window }) ?? true else { return true }
      window.say(outcome)
      return false
    }
  }
}
