import GtkTesting
import XCTest

@testable import Thimble

/// Buttons that are removed during a press.
final class PressReleaseTests: HoldTestCase {
  /// Checks that a button is released if it is removed while the pointer holds it.
  private func assertGoes(_ make: () -> Button, line: UInt = #line) throws {
    weak var gone: Button?
    var kept: Button? = make()
    gone = kept
    let box = Box(.vertical) { [Entry(""), kept].compactMap { $0 } }
    try XCTSkipUnless(Hands.areFree, "There is no xdotool, or no X.")
    let window = Window("Pressing", child: box)
    window.isDecorated = false
    window.setDefaultSize(width: 400, height: 300)
    Hands.act("mousemove", "1", "1")
    window.present()
    defer { window.destroy() }
    wait("the window is active") { (gone?.width ?? 0) > 0 && window[.isActive] }
    if let button = kept {
      Hands.move(to: button, in: window)
      Hands.act("mousedown", "1")
      wait("it is down") { button.isHighlighted }
      box.remove(button)
      XCTAssertFalse(button.isTracking)
    }
    kept = nil
    Hands.act("mouseup", "1")
    wait("it is released", line: line) { gone == nil }
  }

  func testAPlainOneIsReleased() throws { try assertGoes { Button("Delete") } }

  func testOneThatFollowsItsPressesIsReleased() throws {
    var phases: [PressEvent.Phase] = []
    try assertGoes {
      let button = button()
      button.pressOptions.ripple = .bounded
      button.pressOptions.repeatBehavior = .enabled
      button.onPress { phases.append($0.phase) }
      return button
    }
    XCTAssertEqual(phases, [.began, .cancelled])
    XCTAssertEqual(runs, [])
  }

  func testALongPressMayTakeItsButtonAway() throws {
    weak var gone: Button?
    try assertGoesByItself { button in
      gone = button
      button.setLongPress("Remove") { [weak button] _ in
        if let button { (button.parent as? Box)?.remove(button) }
      }
    }
    wait("it is released") { gone == nil }
  }

  private func assertGoesByItself(_ prepare: (Button) -> Void) throws {
    let button = button()
    prepare(button)
    try withHands(on: button) { window in
      down(button, in: window)
      pass(.milliseconds(500))
      wait("it is taken away") { button.parent == nil }
      Hands.act("mouseup", "1")
      drain()
      XCTAssertEqual(runs, [])
    }
  }
}
