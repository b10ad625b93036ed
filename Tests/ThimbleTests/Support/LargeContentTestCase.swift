import GtkTesting
import Thimble
import XCTest

/// A test of large content in a window of this process, by real pointer and keys, and with manual time.
@preconcurrency @MainActor
class LargeContentTestCase: ThimbleTestCase {
  let time = ManualTime()
  var pressed: [String] = []

  func button(_ label: String) -> IconButton {
    IconButton(icon: "list-add-symbolic", accessibilityLabel: label) { [weak self] in self?.pressed.append(label) }
  }

  /// Shows a group of buttons at a text scale, with the pointer in a corner.
  func withGroup(
    _ labels: [String], scale: Double = 2, height: Int = 400, _ body: (Window, [IconButton]) throws -> Void
  ) throws {
    defer {
      Settings.shared.textScale = 1
      LargeContentViewer.shared.pacemaker = .continuous
    }
    LargeContentViewer.shared.pacemaker = time.pacemaker
    Settings.shared.textScale = scale
    let buttons = labels.map { button($0) }
    let group = LargeContentGroup(.horizontal, spacing: 6) { buttons }
    group.horizontalAlignment = .center
    group.verticalAlignment = .center
    try withHands(group, width: 800, height: height) { try body($0, buttons) }
  }

  /// Presses a button with the pointer, and holds it.
  func hold(_ button: Button, in window: Window) {
    Hands.move(to: button, in: window)
    Hands.press()
    hold(in: window)
  }

  /// Holds the current press for the required time.
  func hold(in window: Window) {
    wait("the large content is shown") {
      let isShown = panel(in: window) != nil
      if !isShown, time.sleepers > 0 { time.advance(by: .milliseconds(500)) }
      return isShown
    }
  }

  /// Returns the large content, unless it fades out.
  func panel(in window: Window) -> Widget? {
    layer(of: window, "large-content").first { !$0.hasStyleClass("leaving") }
  }

  /// Returns the visible text in the large content: the title or the reason.
  func text(_ styleClass: String = "title", in window: Window) -> String? {
    label(styleClass, in: panel(in: window))?.text
  }

  func label(_ styleClass: String, in panel: Widget?) -> Label? {
    panel?.children.first { $0.isVisible && $0.hasStyleClass(styleClass) } as? Label
  }

  /// Waits until the large content has faded out.
  func waitUntilGone(_ window: Window) {
    wait("the large content has faded out") {
      if time.sleepers > 0 { time.advance(by: .milliseconds(120)) }
      return layer(of: window, "large-content").isEmpty
    }
  }
}
