import GtkTesting
import Thimble
import XCTest

private struct Triggered: PrimitiveButtonStyle {
  var trigger: PressTrigger
}

/// Styles that choose the trigger gesture, with a real pointer and a real keyboard.
final class PressTriggerTests: HoldTestCase {
  private var sources: [Press.Source] { runs.map(\.source) }

  private func keysTriggerAtOnce(_ button: Button, line: UInt = #line) {
    runs = []
    button.grabFocus()
    for key in ["space", "Return"] { Hands.key(key) }
    wait("the key runs the action", line: line) { sources == [.key, .key] }
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
      wait("the press runs the action") { sources == [.mouse] }
      XCTAssertTrue(button.state.contains(.highlighted) && button.isFocused)
      Hands.letGo()
      wait("the press has ended") { !button.press.isTracking }
      XCTAssertEqual(sources, [.mouse], "The release is not another press.")
      keysTriggerAtOnce(button)
    }
  }

  func testADoubleClick() throws {
    let button = button()
    // On a busy machine two clicks may come far from each other.
    let time = Property<Settings, Int>("gtk-double-click-time")
    let usual = Settings.shared[time]
    Settings.shared[time] = 60_000
    defer { Settings.shared[time] = usual }
    button.setStyle(Triggered(trigger: .clicks(2)))
    try withHands(on: button) { window in
      Hands.move(to: button, in: window)
      Hands.click()
      Hands.settle()
      XCTAssertEqual(sources, [])
      Hands.click()
      wait("the second click runs the action") { sources == [.mouse] }
      keysTriggerAtOnce(button)
    }
  }

  func testALongPress() throws {
    let button = button()
    button.setStyle(Triggered(trigger: .hold(.seconds(1))))
    try withHands(on: button) { window in
      down(button, in: window)
      Hands.letGo()
      wait("the press has ended") { !button.press.isTracking }
      XCTAssertEqual(sources, [])
      Hands.press()
      wait("the next press begins") { button.press.isTracking }
      pass(.seconds(1))
      wait("the long press runs the action") { sources == [.mouse] }
      Hands.letGo()
      Hands.settle()
      XCTAssertEqual(sources, [.mouse])
      keysTriggerAtOnce(button)
    }
  }

  /// Expects a number of actions while the button is held, and after its release.
  private func expect(_ button: Button, _ held: Int, _ all: Int, line: UInt = #line) {
    runs = []
    Hands.press()
    wait("the button is highlighted", line: line) { button.state.contains(.highlighted) }
    XCTAssertEqual(runs.count, held, line: line)
    Hands.letGo()
    wait("the press has ended", line: line) { !button.state.contains(.highlighted) }
    XCTAssertEqual(runs.count, all, line: line)
  }

  func testTheNearestStyleWins() throws {
    let button = button()
    let (inner, outer) = (Box(.vertical) { button }, Box(.vertical))
    outer.append(inner)
    try withHands(outer) { window in
      Hands.move(to: button, in: window)
      expect(button, 0, 1)
      outer.setButtonStyle(Triggered(trigger: .press))
      expect(button, 1, 1)
      inner.setButtonStyle(Triggered(trigger: .hold(.seconds(1))))
      expect(button, 0, 0)
      button.setStyle(.glass)
      expect(button, 0, 1)
      button.style = nil
      inner.setButtonStyle(nil)
      expect(button, 1, 1)
      outer.setButtonStyle(Triggered(trigger: .clicks(-3)))
      expect(button, 0, 1)
    }
  }
}
