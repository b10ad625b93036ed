import GtkTesting
import Testing
import XCTest

@testable import Thimble

@Suite("What a release is worth")
struct PressTriggerValueTests {
  @Test("A press that is let go has the action where nothing else has it")
  func release() {
    #expect(PressTrigger.release.allowsRelease(clickCount: 1))
    #expect(!PressTrigger.press.allowsRelease(clickCount: 1))
    #expect(!PressTrigger.hold(nil).allowsRelease(clickCount: 1))
    #expect((1...6).filter { PressTrigger.clicks(2).allowsRelease(clickCount: $0) } == [2, 4, 6])
    #expect(PressTrigger.clicks(-3).allowsRelease(clickCount: 1))
  }
}

private struct Triggered: PrimitiveButtonStyle {
  var trigger: PressTrigger
}

/// Styles that choose the trigger gesture, with a real pointer and a real keyboard.
final class PressTriggerTests: HoldTestCase {
  private var sources: [Press.Source] { runs.map(\.source) }

  private func keysTriggerAtOnce(_ button: Button, line: UInt = #line) {
    runs = []
    button.grabFocus()
    for key in ["space", "Return"] { Hands.act("key", key) }
    wait("keys have the action", line: line) { sources == [.key, .key] }
    runs = []
    button.emit(.clicked)
    XCTAssertEqual(sources, [.program], line: line)
    runs = []
  }

  func testThePressItself() throws {
    let button = button()
    button.setStyle(Triggered(trigger: .press))
    try withHands(on: button) { window in
      down(button, in: window)
      wait("the action") { sources == [.mouse] }
      XCTAssertTrue(button.isHighlighted && button.isFocused)
      Hands.act("mouseup", "1")
      wait("it is let go") { !button.isTracking }
      XCTAssertEqual(sources, [.mouse], "Letting go is not another.")
      keysTriggerAtOnce(button)
    }
  }

  func testADoubleClick() throws {
    let button = button()
    button.setStyle(Triggered(trigger: .clicks(2)))
    try withHands(on: button) { window in
      Hands.move(to: button, in: window)
      Hands.act("click", "1")
      XCTAssertFalse(MainLoop.run(atMost: 0.6) { !runs.isEmpty })
      Hands.act("click", "--repeat", "2", "--delay", "50", "1")
      wait("the action") { sources == [.mouse] }
      keysTriggerAtOnce(button)
    }
  }

  func testALongPress() throws {
    let button = button()
    button.setStyle(Triggered(trigger: .hold(.seconds(1))))
    try withHands(on: button) { window in
      down(button, in: window)
      Hands.act("mouseup", "1")
      wait("it is let go") { !button.isTracking }
      XCTAssertEqual(sources, [])
      Hands.act("mousedown", "1")
      wait("it is down") { button.isTracking }
      pass(.seconds(1))
      wait("the action") { sources == [.mouse] }
      Hands.act("mouseup", "1")
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { runs.count > 1 })
      keysTriggerAtOnce(button)
    }
  }

  func testTheNearestStyleWins() throws {
    let button = button()
    let (inner, outer) = (Box(.vertical) { button }, Box(.vertical))
    outer.append(inner)
    XCTAssertNil(button.existingPress, "Nothing listens to presses for a style that does not care.")
    withWindow(outer) { _ in
      outer.setButtonStyle(Triggered(trigger: .press))
      XCTAssertEqual(button.existingPress?.trigger, .press)
      inner.setButtonStyle(Triggered(trigger: .clicks(2)))
      XCTAssertEqual(button.existingPress?.trigger, .clicks(2))
      button.setStyle(.glass)
      XCTAssertEqual(button.existingPress?.trigger, .release)
      button.style = nil
      inner.setButtonStyle(nil)
      XCTAssertEqual(button.existingPress?.trigger, .press)
    }
  }
}
