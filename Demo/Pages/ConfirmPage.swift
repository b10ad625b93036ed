// Behaviour/Confirming
//
// Two ways to prevent mistakes without a dialog: hold the button to confirm, or undo the action for a few seconds. Both
// work by pointer, by keyboard alone and with a screen reader.
//
// Keywords: destructive delete hold undo safety danger confirm countdown

import Thimble

public enum ConfirmPage: Page {
  public static let id = "confirm"

  public static let samples = [
    Sample("hold", hold),
    Sample("undo", undo),
    Sample("times", times),
  ]

  /// Hold to confirm
  ///
  /// Hold the button, Space or Return for a second. If you let go early, the button says what to do. Escape cancels. If
  /// you cannot hold, press Space, Return or your screen reader's key twice within five seconds.
  static func hold() -> Widget {
    let result = Label("Nothing deleted yet")
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Delete", icon: "user-trash-symbolic", variant: .danger) { [weak result] in result?.text = "Deleted" }
        .with { $0.confirmation = .hold(for: .seconds(1)) }
      Button("Erase Disk", variant: .outlined) { [weak result] in result?.text = "Disk erased" }
        .with { $0.confirmation = .hold(for: .seconds(2)) }
      result
    }
  }

  /// Undo for a while
  ///
  /// The button sends the message after five seconds. Until then, press it again, or press Escape, to undo.
  static func undo() -> Widget {
    let result = Label("Not sent yet")
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Send Message", icon: "mail-send-symbolic", variant: .primary) { [weak result] in
        result?.text = "Message sent"
      }
      .with { $0.confirmation = .undo(for: .seconds(5)) }
      result
    }
  }

  /// Words and work
  ///
  /// You can replace the words. After the confirmation, a long action shows its ring as usual.
  static func times() -> Widget {
    let result = Label("All files are there")
    let button = Button("Empty Bin", icon: "edit-clear-all-symbolic", variant: .secondary) { [weak result] in
      try await Task.sleep(for: .seconds(2))
      result?.text = "The bin is empty"
    }
    button.confirmation = .hold(for: .milliseconds(800))
    button.pressOptions.confirmationWords.hold = "Keep holding to %@"
    return WrapBox(spacing: 12, lineSpacing: 12) {
      button
      result
    }
  }
}
