import GtkTesting
import Thimble
import XCTest

/// The effects of holding a button: a repeated action, or another action.
final class HoldTests: HoldTestCase {
  // MARK: Repeating

  func testAHeldPointerRepeatsAndTheReleaseDoesNothingMore() throws {
    let button = button()
    button.press.options.repeatBehavior = .enabled
    try withHands(on: button) { window in
      down(button, in: window)
      pass(.milliseconds(500))
      wait("the action has run once") { runs.count == 1 }
      pass(.milliseconds(50))
      wait("the action has run twice") { runs.count == 2 }
      XCTAssertEqual(runs.map(\.repeatIndex), [0, 1])
      XCTAssertEqual(runs.map(\.source), [.mouse, .mouse])
      Hands.move(to: button, in: window, dy: 120)
      wait("the repetition waits beside the button") { time.sleepers == 0 }
      Hands.move(to: button, in: window)
      pass(.milliseconds(50))
      wait("the action has run three times") { runs.count == 3 }
      Hands.letGo()
      wait("the press has ended") { !button.press.isTracking && time.sleepers == 0 }
      Hands.settle()
      XCTAssertEqual(runs.count, 3)
      Hands.click()
      wait("a short press runs the action once") { runs.count == 4 }
    }
  }

  func testSpaceAndAShortcutRepeat() throws {
    let button = button()
    button.press.options.repeatBehavior = .enabled
    button.press.shortcut = "<Control>plus"
    try withHands(on: button) { _ in
      button.grabFocus()
      for (key, source) in [("space", Press.Source.key), ("ctrl+plus", .keyboardShortcut)] {
        runs = []
        Hands.hold(key)
        wait("the button is highlighted") { button.state.contains(.highlighted) }
        pass(.milliseconds(500))
        wait("the action has run once") { runs.count == 1 }
        pass(.milliseconds(50))
        wait("the action has run twice") { runs.count == 2 }
        XCTAssertEqual(Set(runs.map(\.source)), [source])
        Hands.letGo(key)
        wait("the press has ended") { !button.state.contains(.highlighted) && time.sleepers == 0 }
        Hands.settle()
        XCTAssertEqual(runs.count, 2)
      }
      runs = []
      Hands.key("space")
      wait("a short press runs the action once") { runs.count == 1 }
    }
  }

  func testRepeatingStopsWithInsensitivityAndUnmapping() throws {
    let button = button()
    button.press.options.repeatBehavior = .enabled
    try withHands(on: button) { window in
      down(button, in: window)
      wait("the repetition is timed") { time.sleepers == 1 }
      button.isEnabled = false
      wait("the press has ended") { !button.press.isTracking && time.sleepers == 0 }
      Hands.letGo()
      button.isEnabled = true
      button.grabFocus()
      Hands.hold("space")
      wait("the repetition is timed") { time.sleepers == 1 }
      button.isVisible = false
      wait("the press has ended") { !button.press.isTracking && time.sleepers == 0 }
      Hands.letGo("space")
      XCTAssertEqual(runs, [])
    }
  }

  func testWhileAtWorkRepetitionsAreDropped() throws {
    let gate = Gate()
    var count = 0
    let button = Button("Next") {
      count += 1
      await gate.pass()
    }
    button.pacemaker = time.pacemaker
    button.work.options.activationPolicy = .queue
    button.press.options.repeatBehavior = .enabled
    button.verticalAlignment = .center
    try withHands(on: button) { window in
      down(button, in: window)
      pass(.milliseconds(500))
      wait("the work runs") { count == 1 && button.isPending }
      for _ in 0..<5 { pass(.milliseconds(50)) }
      Hands.letGo()
      wait("the press has ended") { !button.press.isTracking }
      gate.open()
      wait("the button is idle") { !button.isPending }
      XCTAssertEqual(count, 1)
      // The result of the action shows for a while.
      time.advance(by: .seconds(5))
    }
  }

  // MARK: Long press

  func testALongPressIsNotAClickByPointerAndByKeys() throws {
    let button = button()
    var long: [Press] = []
    button.press.options.timing.longPress = .milliseconds(500)
    button.press.setLongPress("Delete Later") { long.append($0) }
    try withHands(on: button) { window in
      down(button, in: window)
      pass(.milliseconds(500))
      wait("the long press runs its action") { long.map(\.source) == [.mouse] }
      XCTAssertFalse(button.state.contains(.highlighted))
      Hands.letGo()
      Hands.settle()
      XCTAssertEqual(runs, [])
      Hands.click()
      wait("a short press clicks") { runs.count == 1 }
      button.grabFocus()
      for (index, key) in ["shift+F10", "Menu"].enumerated() {
        Hands.key(key)
        wait("the key runs the long press") { long.count == 2 + index }
      }
      Hands.hold("space")
      pass(.milliseconds(500))
      wait("a held Space runs the long press") { long.count == 4 }
      Hands.letGo("space")
      Hands.key("space")
      wait("a short Space clicks") { runs.count == 2 }
      XCTAssertEqual(long.count, 4)
      button.press.removeLongPress()
    }
  }

  func testLargeContentComesFirst() throws {
    Settings.shared.textScale = 2
    defer { Settings.shared.textScale = 1 }
    LargeContentViewer.shared.pacemaker = time.pacemaker
    defer { LargeContentViewer.shared.pacemaker = .continuous }
    let button = button()
    var isLong = false
    button.press.setLongPress("Delete Later") { _ in isLong = true }
    try withHands(on: button) { window in
      Hands.move(to: button, in: window)
      Hands.press()
      pass(.milliseconds(500))
      wait("the large content is shown") { !layer(of: window, "large-content").isEmpty }
      XCTAssertFalse(isLong)
      pass(.milliseconds(500))
      wait("the long press runs its action") { isLong }
      Hands.letGo()
      Hands.settle()
      XCTAssertEqual(runs, [])
    }
  }
}
