import GtkTesting
import XCTest

@testable import Thimble

/// Large content of controls in a popover, which has its own surface.
final class LargeContentPopoverTests: LargeContentTestCase {
  /// Closes a popover before its release: until then it grabs the pointer and the keys. Keyboard focus leaves it first:
  /// GTK 4.8 leaks the focused widget if the window is destroyed in the frame in which it is hidden.
  private func end(_ popover: Popover) {
    close(popover)
    popover.unparent()
  }

  private func close(_ popover: Popover) {
    popover.parent?.grabFocus()
    popover.popDown()
    wait("it is closed") { !popover.isMapped }
  }

  /// Shows a popover of "Cut" with a button in it.
  private func withPopover(_ body: (Window, IconButton, Popover, LargeContentPress) throws -> Void) throws {
    try withGroup(["Cut"]) { window, buttons, watch in
      let inside = button("Inside")
      let popover = Popover(Box(.horizontal) { inside }.with { $0.setSizeRequest(width: 160, height: 100) })
      // GTK 4.8 leaks a popover that hides by itself, whatever its content.
      popover.hidesByItself = false
      popover.setParent(buttons[0])
      popover.popUp()
      defer { end(popover) }
      wait("the popover is on screen") { inside.isMapped && inside.width > 0 }
      try body(window, inside, popover, XCTUnwrap(LargeContentViewer.shared.press(on: popover)))
      XCTAssertEqual(watch.press?.session.phase, .idle, "One press is followed once.")
      close(popover)
      wait("it is followed no longer") { LargeContentViewer.shared.press(on: popover) == nil }
    }
  }

  func testInAPopoverThePanelIsNotCoveredByIt() throws {
    try withPopover { window, inside, popover, press in
      inside.grabFocus()
      wait("focus") { inside.isFocused }
      defer { Hands.act("keyup", "space") }
      Hands.act("keydown", "space")
      hold(press)
      let panel = try XCTUnwrap(press.display?.panel)
      XCTAssertEqual(panel.content?.title, "Inside")
      wait("it is placed") { panel.height > 0 }
      let box = try XCTUnwrap(panel.bounds(in: window))
      let cover = try XCTUnwrap(popover.shownBounds(in: window))
      XCTAssertNotNil(
        Rectangle(x: 300, y: 100, width: 200, height: 200).intersection(cover), "It would be covered in the middle.")
      XCTAssertNil(box.intersection(cover), "\(box) is covered by \(cover).")
      XCTAssertGreaterThanOrEqual(box.y, 0)
      XCTAssertLessThanOrEqual(box.y + box.height, Double(window.height))
      Hands.act("keyup", "space")
      wait("the action") { pressed == ["Inside"] }
    }
  }

  func testInAPopoverAPointerHoldsToo() throws {
    try withPopover { window, inside, _, press in
      defer { Hands.act("mouseup", "1") }
      // A popover moves once more after it appears, and X reports a new window under a resting pointer only after the
      // pointer moves. The pointer moves to and fro until the popover rests.
      var last: Rectangle?
      var framesAtRest = 0
      var isThere = false
      inside.onEachFrame { [weak inside, weak window] _ in
        guard let inside, let window, let own = inside.shownBounds(in: window) else { return false }
        framesAtRest = own == last ? framesAtRest + 1 : 0
        last = own
        Hands.act("mousemove", "\(Int(own.x + own.width / 2) + framesAtRest % 2)", "\(Int(own.y + own.height / 2))")
        isThere = framesAtRest > 5 && inside.stateFlags.contains(.hovered)
        return !isThere
      }
      wait("the pointer is there") { isThere }
      Hands.act("mousedown", "1")
      hold(press)
      XCTAssertEqual(press.display?.panel.content?.title, "Inside")
      Hands.act("mouseup", "1")
      wait("the action") { pressed == ["Inside"] }
    }
  }

  func testAnOpenPopoverFollowsTheScaleLive() throws {
    try withGroup(["Cut"], scale: 1) { _, buttons, _ in
      // GTK cannot handle a tooltip that returns just before its window is destroyed, so this one stays.
      buttons[0].largeContentOptions.isShown = false
      let popover = Popover(Box(.horizontal) { Button("Inside") })
      popover.hidesByItself = false
      popover.setParent(buttons[0])
      popover.popUp()
      defer { end(popover) }
      wait("the popover is on screen") { popover.isMapped && popover.width > 0 }
      XCTAssertNil(LargeContentViewer.shared.press(on: popover))
      Settings.shared.textScale = 2
      XCTAssertNotNil(LargeContentViewer.shared.press(on: popover))
      LargeContentViewer.shared.policy = .never
      defer { LargeContentViewer.shared.policy = .automatic }
      XCTAssertNil(LargeContentViewer.shared.press(on: popover))
    }
  }
}
