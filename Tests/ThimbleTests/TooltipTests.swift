import GtkTesting
import Thimble
import XCTest

/// Tooltips together with large content, and tooltips on keyboard focus.
final class TooltipTests: ThimbleTestCase {
  private let time = ManualTime()

  nonisolated override func tearDownWithError() throws {
    MainActor.assumeIsolated {
      Settings.shared.textScale = 1
      LargeContentViewer.shared.policy = .automatic
      LargeContentViewer.shared.pacemaker = .continuous
    }
    try super.tearDownWithError()
  }

  func testLargeContentTakesTheTooltipsPlaceLive() {
    let shown = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add item")
    let plain = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add another")
    plain.largeContentOptions.isShown = false
    let late = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add later")
    let box = Box(.horizontal) {
      shown
      plain
    }
    withWindow(box) { _ in
      XCTAssertTrue(shown.showsTooltip)
      Settings.shared.textScale = 1.25
      XCTAssertFalse(shown.showsTooltip)
      XCTAssertEqual(shown.tooltip, "Add item", "The tooltip is still stored.")
      XCTAssertTrue(plain.showsTooltip, "Without large content the tooltip stays.")
      box.append(late)
      wait("the late button is on screen") { late.isMapped }
      XCTAssertFalse(late.showsTooltip)
      shown.setAccessibilityLabel("Add one")
      XCTAssertFalse(shown.showsTooltip)
      Settings.shared.textScale = 1
      XCTAssertTrue(shown.showsTooltip)
      XCTAssertTrue(late.showsTooltip)
      LargeContentViewer.shared.policy = .always
      XCTAssertFalse(shown.showsTooltip)
      shown.largeContentOptions.policy = .never
      XCTAssertTrue(shown.showsTooltip)
    }
  }

  func testKeyboardFocusShowsTheTooltipAndAKeyHidesIt() throws {
    try XCTSkipUnless(Hands.areFree, "There is no xdotool, or no X.")
    LargeContentViewer.shared.pacemaker = time.pacemaker
    let first = Button("First")
    let second = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add item")
    let box = Box(.horizontal) {
      first
      second
    }
    withWindow(box) { window in
      wait("the window is active") { window[.isActive] }
      first.grabFocus()
      XCTAssertEqual(time.sleepers, 0, "It has no tooltip.")
      Hands.key("Tab")
      wait("the second button has focus, and its tooltip is timed") { second.isFocused && time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the tooltip is shown") { bubble(in: window) == "Add item" }
      XCTAssertEqual(layer(of: window, "label", "focus-tooltip").first?.accessibleRole, AccessibleRole.none)
      Hands.key("Shift_L")
      wait("the tooltip is gone") { bubble(in: window) == nil }
      XCTAssertEqual(time.sleepers, 0)
      Hands.key("shift+Tab")
      Hands.key("Tab")
      wait("the second button has focus, and its tooltip is timed") { second.isFocused && time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the tooltip is shown, and its end is timed") { bubble(in: window) != nil && time.sleepers == 1 }
      time.advance(by: .seconds(10))
      wait("the tooltip is gone after its time") { bubble(in: window) == nil }
      TimeLimits.factor = 2
      defer { TimeLimits.factor = 1 }
      Hands.key("shift+Tab")
      Hands.key("Tab")
      wait("the second button has focus, and its tooltip is timed") { second.isFocused && time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the tooltip is shown, and its end is timed") { bubble(in: window) != nil && time.sleepers == 1 }
      time.advance(by: .milliseconds(19_900))
      drain()
      XCTAssertNotNil(bubble(in: window))
      time.advance(by: .milliseconds(100))
      wait("the tooltip is gone after the longer time") { bubble(in: window) == nil }
    }
  }
}
