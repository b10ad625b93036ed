// Behaviour/Confirming
//
// Three ways to prevent mistakes without a dialog: hold the button to confirm, wait a few seconds before the action, or
// undo it afterwards. All work by pointer, by keyboard alone and with a screen reader.
//
// Keywords: destructive delete hold undo safety danger confirm countdown toast message snackbar

import Thimble
public import ThimbleGallery

public enum ConfirmPage: Page {
  public static let id = "confirm"

  public static let samples = [
    Sample(
      "hold", hold,
      play: [.press("Delete"), .expect("Nothing deleted yet"), .press("Delete"), .expect("Deleted")]),
    Sample(
      "undo", undo,
      play: [.press("Send Message"), .press("Send Message"), .wait(.seconds(6)), .expect("Not sent yet")]),
    Sample(
      "toast", toast,
      play: [
        .press("Delete Drafts"), .expect("No drafts"), .press("Bring Back"), .expect("Three drafts"),
        .expectNone("Three drafts deleted"),
      ]),
    Sample("times", times, play: .confirm("Empty Bin", shows: "The bin is empty")),
    Sample("moreTime", moreTime, play: [.press("10 Times"), .expect("10 Times", is: .on), .press("Usual")]),
  ]

  /// Hold to confirm
  ///
  /// Hold the button, Space or Return for a second. If you let go early, the button says what to do. Escape cancels. If
  /// you cannot hold, press Space, Return or your screen reader's key twice within five seconds.
  static func hold() -> Widget {
    let result = Label("Nothing deleted yet")
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Button("Delete", icon: "user-trash-symbolic", variant: .danger) { [weak result] in result?.text = "Deleted" }
        .with { $0.press.confirmation = .hold(for: .seconds(1)) }
      Button("Erase Disk", variant: .outlined) { [weak result] in result?.text = "Disk erased" }
        .with { $0.press.confirmation = .hold(for: .seconds(2)) }
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
      .with { $0.press.confirmation = .undo(for: .seconds(5)) }
      result
    }
  }

  /// Undo in a message
  ///
  /// The action happens at once. A toast says so for ten seconds and offers the way back. It stays while the pointer or
  /// keyboard focus is on it.
  static func toast() -> Widget {
    let count = Label("Three drafts")
    let content = Box(.vertical, spacing: 12) {
      count.with { $0.xAlign = 0 }
    }
    let toasts = ToastOverlay(content)
    content.append(
      WrapBox(spacing: 12) {
        Button("Delete Drafts", variant: .secondary) { [weak toasts, weak count] in
          count?.text = "No drafts"
          toasts?.show(
            Toast("Three drafts deleted", button: "_Bring Back") { [weak count] in count?.text = "Three drafts" })
        }
      })
    content.setSizeRequest(height: 170)
    return toasts
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
    button.press.confirmation = .hold(for: .milliseconds(800))
    button.press.options.confirmationWords.hold = "Keep holding to %@"
    return WrapBox(spacing: 12, lineSpacing: 12) {
      button
      result
    }
  }

  /// More time
  ///
  /// Some people need longer to read, or to reach a button. This makes the times for undoing, for a second press and of
  /// messages longer, everywhere in the program.
  static func moreTime() -> Widget {
    let factors = Set([1, 3, 10, TimeLimits.factor]).sorted()
    return Box(.horizontal) {
      ToggleButtonGroup(
        "Time to act", selected: TimeLimits.factor,
        items: factors.map { ToggleItem($0, $0 == 1 ? "Usual" : "\(Int($0.rounded())) Times") }
      ) { factor in
        TimeLimits.factor = factor
      }
    }
  }
}
