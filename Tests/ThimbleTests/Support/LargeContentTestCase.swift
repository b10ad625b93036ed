import GtkTesting
import XCTest

@testable import Thimble

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
    _ labels: [String], scale: Double = 2, height: Int = 400, _ body: (Window, [IconButton], WindowWatch) throws -> Void
  ) throws {
    try XCTSkipUnless(Hands.areFree, "There is no xdotool, or no X.")
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
    let window = Window("Large content", child: group)
    window.isDecorated = false
    window.setDefaultSize(width: 800, height: height)
    Hands.act("mousemove", "1", "1")
    window.present()
    defer { window.destroy() }
    wait("the window is active") { group.isMapped && group.width > 0 && window[.isActive] }
    guard let watch = LargeContentViewer.shared.watch(of: window) else { return XCTFail("The window is not watched.") }
    try body(window, buttons, watch)
  }

  /// Records the announcements of a button from now on.
  func listen(to button: Button) -> Said {
    let said = Said()
    button.announcer = Announcer { message, _ in said.all.append(message) }
    return said
  }

  final class Said {
    var all: [String] = []
  }

  /// Holds the press for the required time.
  func hold(_ watch: WindowWatch) { hold(watch.press) }

  func hold(_ press: LargeContentPress?) {
    wait("a press is waited for") { press?.session.deadline != nil }
    time.advance(by: .milliseconds(500))
    wait("the large content") { press?.session.isShown == true }
  }
}
