import GtkTesting
import Thimble
import XCTest

/// The effects of holding a button: a repeated action, or another action.
final class HoldTests: HoldTestCase {
  // MARK: Repeating

  func testAHeldPointerRepeatsAndTheReleaseDoesNothingMore() throws {
    let button = button()
    button.pressOptions.repeatBehavior = .enabled
    try withHands(on: button) { window in
      down(button, in: window)
      pass(.milliseconds(500))
      wait("the first") { runs.count == 1 }
      pass(.milliseconds(50))
      wait("the second") { runs.count == 2 }
      XCTAssertEqual(runs.map(\.repeatIndex), [0, 1])
      XCTAssertEqual(runs.map(\.source), [.mouse, .mouse])
      Hands.move(to: button, in: window, dy: 120)
      wait("it waits beside the button") { time.sleepers == 0 }
      Hands.move(to: button, in: window)
      pass(.milliseconds(50))
      wait("the third") { runs.count == 3 }
      Hands.letGo()
      wait("it is over") { !button.isTracking && time.sleepers == 0 }
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { runs.count > 3 })
      Hands.click()
      wait("a short one counts once") { runs.count == 4 }
    }
  }

  func testSpaceAndAShortcutRepeat() throws {
    let button = button()
    button.pressOptions.repeatBehavior = .enabled
    button.shortcut = "<Control>plus"
    try withHands(on: button) { _ in
      button.grabFocus()
      for (key, source) in [("space", Press.Source.key), ("ctrl+plus", .keyboardShortcut)] {
        runs = []
        Hands.hold(key)
        wait("it is down") { button.isHighlighted }
        pass(.milliseconds(500))
        wait("the first") { runs.count == 1 }
        pass(.milliseconds(50))
        wait("the second") { runs.count == 2 }
        XCTAssertEqual(Set(runs.map(\.source)), [source])
        Hands.letGo(key)
        wait("it is over") { !button.isHighlighted && time.sleepers == 0 }
        XCTAssertFalse(MainLoop.run(atMost: 0.4) { runs.count > 2 })
      }
      runs = []
      Hands.key("space")
      wait("a short one counts once") { runs.count == 1 }
    }
  }

  func testRepeatingStopsWithInsensitivityAndUnmapping() throws {
    let button = button()
    button.pressOptions.repeatBehavior = .enabled
    try withHands(on: button) { window in
      down(button, in: window)
      wait("it is timed") { time.sleepers == 1 }
      button.isEnabled = false
      wait("it is over") { !button.isTracking && time.sleepers == 0 }
      Hands.letGo()
      button.isEnabled = true
      button.grabFocus()
      Hands.hold("space")
      wait("it is timed") { time.sleepers == 1 }
      button.isVisible = false
      wait("it is over") { !button.isTracking && time.sleepers == 0 }
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
    button.workOptions.activationPolicy = .queue
    button.pressOptions.repeatBehavior = .enabled
    button.verticalAlignment = .center
    try withHands(on: button) { window in
      down(button, in: window)
      pass(.milliseconds(500))
      wait("the work") { count == 1 && button.isPending }
      for _ in 0..<5 { pass(.milliseconds(50)) }
      Hands.letGo()
      wait("it is up") { !button.isTracking }
      gate.open()
      wait("it is idle") { !button.isPending }
      XCTAssertEqual(count, 1)
      // The result of the action shows for a while.
      time.advance(by: .seconds(5))
    }
  }

  // MARK: Long press

  func testALongPressIsNotAClickByPointerAndByKeys() throws {
    let button = button()
    var long: [Press] = []
    button.pressOptions.timing.longPress = .milliseconds(500)
    button.setLongPress("Delete Later") { long.append($0) }
    try withHands(on: button) { window in
      down(button, in: window)
      pass(.milliseconds(500))
      wait("the long press") { long.map(\.source) == [.mouse] }
      XCTAssertFalse(button.isHighlighted)
      Hands.letGo()
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !runs.isEmpty })
      Hands.click()
      wait("a short one clicks") { runs.count == 1 }
      button.grabFocus()
      for (index, key) in ["shift+F10", "Menu"].enumerated() {
        Hands.key(key)
        wait("the key") { long.count == 2 + index }
      }
      Hands.hold("space")
      pass(.milliseconds(500))
      wait("Space, held") { long.count == 4 }
      Hands.letGo("space")
      Hands.key("space")
      wait("Space, not held") { runs.count == 2 }
      XCTAssertEqual(long.count, 4)
      button.removeLongPress()
    }
  }

  func testLargeContentComesFirst() throws {
    Settings.shared.textScale = 2
    defer { Settings.shared.textScale = 1 }
    LargeContentViewer.shared.pacemaker = time.pacemaker
    defer { LargeContentViewer.shared.pacemaker = .continuous }
    let button = button()
    var isLong = false
    button.setLongPress("Delete Later") { _ in isLong = true }
    try withHands(on: button) { window in
      Hands.move(to: button, in: window)
      Hands.press()
      pass(.milliseconds(500))
      wait("the large content") { !layer(of: window, "large-content").isEmpty }
      XCTAssertFalse(isLong)
      pass(.milliseconds(500))
      wait("the long press") { isLong }
      Hands.letGo()
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !runs.isEmpty })
    }
  }
}
