import GtkTesting
import Thimble
import XCTest

/// Buttons that are removed during a press.
final class PressReleaseTests: HoldTestCase {
  /// Checks that a button is released if it is removed while the pointer holds it.
  private func assertGoes(_ make: () -> Button, line: UInt = #line) throws {
    weak var gone: Button?
    var kept: Button? = make()
    gone = kept
    let box = Box(.vertical) { [Entry(""), kept].compactMap { $0 } }
    try withHands(box) { window in
      if let button = kept {
        Hands.move(to: button, in: window)
        Hands.press()
        wait("the button is highlighted") { button.state.contains(.highlighted) }
        box.remove(button)
        XCTAssertFalse(button.press.isTracking)
      }
      kept = nil
      Hands.letGo()
      wait("the button is released", line: line) { gone == nil }
    }
  }

  func testAPlainOneIsReleased() throws { try assertGoes { Button("Delete") } }

  func testOneThatFollowsItsPressesIsReleased() throws {
    var phases: [PressEvent.Phase] = []
    try assertGoes {
      let button = button()
      button.press.options.ripple = .bounded
      button.press.options.repeatBehavior = .enabled
      button.press.addHandler { phases.append($0.phase) }
      return button
    }
    XCTAssertEqual(phases, [.began, .cancelled])
    XCTAssertEqual(runs, [])
  }

  func testALongPressMayTakeItsButtonAway() throws {
    weak var gone: Button?
    try assertGoesByItself { button in
      gone = button
      button.press.setLongPress("Remove") { [weak button] _ in
        if let button { (button.parent as? Box)?.remove(button) }
      }
    }
    wait("the button is released") { gone == nil }
  }

  private func assertGoesByItself(_ prepare: (Button) -> Void) throws {
    let button = button()
    prepare(button)
    try withHands(on: button) { window in
      down(button, in: window)
      pass(.milliseconds(500))
      wait("the button has left its parent") { button.parent == nil }
      Hands.letGo()
      drain()
      XCTAssertEqual(runs, [])
    }
  }
}
