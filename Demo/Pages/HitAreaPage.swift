// Behaviour/Hit Area
//
// Every control is hit in at least 48 × 48 pixels, and layout knows nothing of it. A point on a widget's own pixels
// belongs to that widget; a point in a gap belongs to the control whose edge is nearest.
//
// Keywords: target touch pointer 48 fitts crowd neighbour

import Thimble

public enum HitAreaPage: Page {
  public static let id = "hit-area"

  public static let samples = [
    Sample("alone", alone),
    Sample("crowd", crowd),
    Sample("neighbours", neighbours),
  ]

  /// Alone
  ///
  /// The icon is 16 pixels wide and has no insets. Press beside it, up to 16 pixels away.
  static func alone() -> Widget {
    let result = Label("Missed so far")
    var count = 0
    return Box(.horizontal, spacing: 40) {
      IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add") { [weak result] in
        count += 1
        result?.text = "Hit \(count)"
      }
      .with { $0.contentEdgeInsets = .zero }
      result
    }
  }

  /// A crowd
  ///
  /// Eight pixels between buttons of sixteen: each owns its own pixels, and the gap up to the middle.
  static func crowd() -> Widget {
    let result = Label("None pressed")
    let numbers = ["One", "Two", "Three", "Four", "Five", "Six"]
    return Box(.horizontal, spacing: 40) {
      Box(.horizontal, spacing: 8) {
        for number in numbers {
          IconButton(icon: "starred-symbolic", accessibilityLabel: number) { [weak result] in
            result?.text = number
          }
          .with { $0.contentEdgeInsets = .zero }
        }
      }
      result
    }
  }

  /// Other neighbours
  ///
  /// The buttons reach across the gap, but never onto the entry, the switch or the disabled button.
  static func neighbours() -> Widget {
    Box(.horizontal, spacing: 8) {
      IconButton(icon: "edit-clear-symbolic", accessibilityLabel: "Clear").with { $0.contentEdgeInsets = .zero }
      Entry("Text").with { $0.setAccessibleLabel("Note") }
      IconButton(icon: "mail-send-symbolic", accessibilityLabel: "Send").with { $0.contentEdgeInsets = .zero }
      Switch("Notify").with { $0.verticalAlignment = .center }
      IconButton(icon: "user-trash-symbolic", accessibilityLabel: "Discard").with {
        $0.contentEdgeInsets = .zero
        $0.isEnabled = false
      }
    }
  }
}
