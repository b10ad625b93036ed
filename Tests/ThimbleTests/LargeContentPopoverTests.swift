import GtkTesting
import Thimble
import XCTest

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
    wait("the popover is closed") { !popover.isMapped }
  }

  /// Shows a popover of "Cut" with a button in it.
  private func withPopover(_ body: (Window, IconButton, Popover) throws -> Void) throws {
    try withGroup(["Cut"]) { window, buttons in
      let inside = button("Inside")
      let popover = Popover(Box(.horizontal) { inside }.with { $0.setSizeRequest(width: 160, height: 100) })
      // GTK 4.8 leaks a popover that hides by itself, whatever its content.
      popover.hidesByItself = false
      popover.setParent(buttons[0])
      popover.popUp()
      defer { end(popover) }
      wait("the popover is on screen") { inside.isMapped && inside.width > 0 }
      let followed = controllers(of: popover)
      try body(window, inside, popover)
      XCTAssertEqual(pressed, ["Inside"], "One press is tracked once.")
      close(popover)
      wait("the closed popover is followed no longer") { controllers(of: popover) < followed }
    }
  }

  func testInAPopoverThePanelIsNotCoveredByIt() throws {
    try withPopover { window, inside, popover in
      inside.grabFocus()
      wait("the button Inside has focus") { inside.isFocused }
      defer { Hands.letGo("space") }
      Hands.hold("space")
      hold(in: window)
      let panel = try XCTUnwrap(self.panel(in: window))
      XCTAssertEqual(text(in: window), "Inside")
      wait("the panel has a size") { panel.height > 0 }
      let box = try XCTUnwrap(panel.bounds(in: window))
      let cover = try XCTUnwrap(popover.shownBounds(in: window))
      let middle = Rectangle(x: 300, y: 100, width: 200, height: 200)
      XCTAssertTrue(overlap(middle, cover), "In the middle it would be covered.")
      XCTAssertFalse(overlap(box, cover), "\(box) is covered by \(cover).")
      XCTAssertGreaterThanOrEqual(box.y, 0)
      XCTAssertLessThanOrEqual(box.y + box.height, Double(window.height))
      Hands.letGo("space")
      wait("the release runs the action") { pressed == ["Inside"] }
    }
  }

  private func overlap(_ a: Rectangle, _ b: Rectangle) -> Bool {
    max(a.x, b.x) < min(a.x + a.width, b.x + b.width) && max(a.y, b.y) < min(a.y + a.height, b.y + b.height)
  }

  func testInAPopoverAPointerHoldsToo() throws {
    try withPopover { window, inside, _ in
      defer { Hands.letGo() }
      // A popover moves once more after it appears, and X reports a new window under a resting pointer only after the
      // pointer moves. The pointer moves to and fro until the popover rests.
      var last: Rectangle?
      var framesAtRest = 0
      var isThere = false
      inside.onEachFrame { [weak inside, weak window] _ in
        guard let inside, let window, let own = inside.shownBounds(in: window) else { return false }
        framesAtRest = own == last ? framesAtRest + 1 : 0
        last = own
        Hands.move(x: Int(own.x + own.width / 2) + framesAtRest % 2, y: Int(own.y + own.height / 2))
        isThere = framesAtRest > 5 && inside.stateFlags.contains(.hovered)
        return !isThere
      }
      wait("the pointer rests on the button Inside") { isThere }
      Hands.press()
      hold(in: window)
      XCTAssertEqual(text(in: window), "Inside")
      Hands.letGo()
      wait("the release runs the action") { pressed == ["Inside"] }
    }
  }

  func testAnOpenPopoverFollowsTheScaleLive() throws {
    try withGroup(["Cut"], scale: 1) { window, buttons in
      // GTK cannot handle a tooltip that returns just before its window is destroyed, so this one stays.
      buttons[0].largeContentOptions.isShown = false
      let popover = Popover(Box(.horizontal) { Button("Inside") })
      popover.hidesByItself = false
      popover.setParent(buttons[0])
      popover.popUp()
      defer { end(popover) }
      wait("the popover is on screen") { popover.isMapped && popover.width > 0 }
      let controllers = controllers(of: popover)
      Settings.shared.textScale = 2
      XCTAssertGreaterThan(self.controllers(of: popover), controllers)
      LargeContentViewer.shared.policy = .never
      defer { LargeContentViewer.shared.policy = .automatic }
      XCTAssertEqual(self.controllers(of: popover), controllers)
    }
  }
}
