import GtkTesting
import XCTest

@testable import Thimble

/// Presses that are held, by real pointer and keys, and time that the tests make.
final class HoldTests: ThimbleTestCase {
  private let time = ManualTime()
  private var runs: [Press] = []
  private var said: [String] = []

  nonisolated override func tearDownWithError() throws {
    MainActor.assumeIsolated {
      Settings.shared.textScale = 1
      runs = []
      said = []
    }
    try super.tearDownWithError()
  }

  private func button() -> Button {
    let button = Button("Delete") { [weak self] in
      if let press = Press.current { self?.runs.append(press) }
    }
    button.pacemaker = time.pacemaker
    button.announcer = Announcer { [weak self] message, _ in self?.said.append(message) }
    button.horizontalAlignment = .center
    button.verticalAlignment = .center
    return button
  }

  private func withHands(on button: Button, _ body: (Window) throws -> Void) throws {
    try XCTSkipUnless(Hands.areFree, "There is no xdotool, or no X.")
    let window = Window("Holding", child: Box(.vertical) { [Entry(""), button] })
    window.isDecorated = false
    window.setDefaultSize(width: 400, height: 300)
    Hands.act("mousemove", "1", "1")
    window.present()
    defer { window.destroy() }
    wait("the window is active") { button.isMapped && button.width > 0 && window[.isActive] }
    try body(window)
  }

  /// Lets time pass for whoever waits for it.
  private func pass(_ duration: Duration) {
    wait("somebody waits") { time.sleepers > 0 }
    time.advance(by: duration)
  }

  private func down(_ button: Button, in window: Window) {
    Hands.move(to: button, in: window)
    Hands.act("mousedown", "1")
    wait("it is down") { button.isTracking }
  }

  // MARK: Repeating

  func testAHeldPointerRepeatsAndTheReleaseDoesNothingMore() throws {
    let button = button()
    button.repeatBehavior = .enabled
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
      Hands.act("mouseup", "1")
      wait("it is over") { !button.isTracking && time.sleepers == 0 }
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { runs.count > 3 })
      Hands.act("click", "1")
      wait("a short one counts once") { runs.count == 4 }
    }
  }

  func testSpaceAndAShortcutRepeat() throws {
    let button = button()
    button.repeatBehavior = .enabled
    button.shortcut = "<Control>plus"
    try withHands(on: button) { _ in
      button.grabFocus()
      for (key, source) in [("space", Press.Source.key), ("ctrl+plus", .keyboardShortcut)] {
        runs = []
        Hands.act("keydown", key)
        wait("it is down") { button.isHighlighted }
        pass(.milliseconds(500))
        wait("the first") { runs.count == 1 }
        pass(.milliseconds(50))
        wait("the second") { runs.count == 2 }
        XCTAssertEqual(Set(runs.map(\.source)), [source])
        Hands.act("keyup", key)
        wait("it is over") { !button.isHighlighted && time.sleepers == 0 }
        XCTAssertFalse(MainLoop.run(atMost: 0.4) { runs.count > 2 })
      }
      runs = []
      Hands.act("key", "space")
      wait("a short one counts once") { runs.count == 1 }
    }
  }

  func testRepeatingStopsWithInsensitivityAndUnmapping() throws {
    let button = button()
    button.repeatBehavior = .enabled
    try withHands(on: button) { window in
      down(button, in: window)
      wait("it is timed") { time.sleepers == 1 }
      button.isEnabled = false
      wait("it is over") { !button.isTracking && time.sleepers == 0 }
      Hands.act("mouseup", "1")
      button.isEnabled = true
      button.grabFocus()
      Hands.act("keydown", "space")
      wait("it is timed") { time.sleepers == 1 }
      button.isVisible = false
      wait("it is over") { !button.isTracking && time.sleepers == 0 }
      Hands.act("keyup", "space")
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
    button.activationPolicy = .queue
    button.repeatBehavior = .enabled
    button.verticalAlignment = .center
    try withHands(on: button) { window in
      down(button, in: window)
      pass(.milliseconds(500))
      wait("the work") { count == 1 && button.isPending }
      for _ in 0..<5 { pass(.milliseconds(50)) }
      Hands.act("mouseup", "1")
      wait("it is up") { !button.isTracking }
      gate.open()
      wait("it is idle") { !button.isPending }
      XCTAssertEqual(count, 1)
      // The action's own end is shown for a while.
      time.advance(by: .seconds(5))
    }
  }

  // MARK: Long press

  func testALongPressIsNotAClickByPointerAndByKeys() throws {
    let button = button()
    var long: [Press] = []
    button.pressTiming.longPress = .milliseconds(500)
    button.setLongPress("Delete Later") { long.append($0) }
    try withHands(on: button) { window in
      down(button, in: window)
      pass(.milliseconds(500))
      wait("the long press") { long.map(\.source) == [.mouse] }
      XCTAssertFalse(button.isHighlighted)
      Hands.act("mouseup", "1")
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !runs.isEmpty })
      Hands.act("click", "1")
      wait("a short one clicks") { runs.count == 1 }
      button.grabFocus()
      for (index, key) in ["shift+F10", "Menu"].enumerated() {
        Hands.act("key", key)
        wait("the key") { long.count == 2 + index }
      }
      Hands.act("keydown", "space")
      pass(.milliseconds(500))
      wait("Space, held") { long.count == 4 }
      Hands.act("keyup", "space")
      Hands.act("key", "space")
      wait("Space, not held") { runs.count == 2 }
      XCTAssertEqual(long.count, 4)
      button.removeLongPress()
    }
  }

  func testLargeContentComesFirst() throws {
    Settings.shared.textScale = 2
    LargeContentViewer.shared.pacemaker = time.pacemaker
    defer { LargeContentViewer.shared.pacemaker = .continuous }
    let button = button()
    var isLong = false
    button.setLongPress("Delete Later") { _ in isLong = true }
    try withHands(on: button) { window in
      Hands.move(to: button, in: window)
      Hands.act("mousedown", "1")
      pass(.milliseconds(500))
      wait("the large content") { LargeContentViewer.shared.watch(of: window)?.press?.session.isShown == true }
      XCTAssertFalse(isLong)
      pass(.milliseconds(500))
      wait("the long press") { isLong }
      Hands.act("mouseup", "1")
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !runs.isEmpty })
    }
  }

  // MARK: Hold to confirm

  func testHoldingConfirmsAndLettingGoSaysWhatToDo() throws {
    let button = button()
    button.confirmation = .hold(for: .seconds(1))
    try withHands(on: button) { window in
      down(button, in: window)
      wait("it is timed") { time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the bar grows") { button.existingPress?.signs?.canvas.fraction == 0.5 }
      Hands.act("mouseup", "1")
      wait("it says so") { said == ["Hold to Delete"] }
      XCTAssertEqual(button.existingPress?.confirmation?.bubble?.label.text, "Hold to Delete")
      wait("the bar is gone") { button.existingPress?.signs?.canvas.fraction == 0 }
      XCTAssertEqual(runs, [])
      pass(.seconds(2))
      wait("the hint goes") { button.existingPress?.confirmation?.bubble == nil }
      Hands.act("mousedown", "1")
      wait("it is down") { button.isTracking }
      pass(.seconds(1))
      wait("the action") { runs.map(\.source) == [.mouse] }
      Hands.act("mouseup", "1")
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { runs.count > 1 })
      XCTAssertEqual(said.count, 1)
    }
  }

  func testKeysConfirmAndEscapeCallsOff() throws {
    let button = button()
    button.confirmation = .hold(for: .seconds(1))
    try withHands(on: button) { _ in
      button.grabFocus()
      for key in ["space", "Return"] {
        runs = []
        Hands.act("keydown", key)
        wait("it is down") { button.isHighlighted }
        pass(.seconds(1))
        wait("the action") { runs.map(\.source) == [.key] }
        XCTAssertFalse(button.isHighlighted)
        Hands.act("keyup", key)
      }
      runs = []
      said = []
      Hands.act("keydown", "space")
      wait("it is down") { button.isHighlighted }
      Hands.act("key", "Escape")
      wait("it is called off") { !button.isHighlighted }
      Hands.act("keyup", "space")
      XCTAssertFalse(MainLoop.run(atMost: 0.4) { !runs.isEmpty || !said.isEmpty })
      Hands.act("key", "Return")
      wait("too short") { said == ["Hold to Delete"] }
      XCTAssertEqual(runs, [])
    }
  }

  func testWhoCannotHoldPressesTwice() {
    let button = button()
    button.confirmation = .hold(for: .seconds(1))
    withWindow(button) { _ in
      button.performPrimaryAction()
      XCTAssertEqual(said, ["Press again to Delete"])
      XCTAssertEqual(runs, [])
      button.performPrimaryAction()
      XCTAssertEqual(runs.map(\.source), [.program])
      button.performPrimaryAction()
      time.advance(by: .seconds(6))
      button.performPrimaryAction()
      XCTAssertEqual(runs.count, 1, "That was too late.")
      button.disable(because: "Nothing to delete")
      said = []
      button.performPrimaryAction()
      XCTAssertEqual(said.filter { $0.contains("again") }, [])
      button.isEnabled = true
      button.confirmation = nil
      button.performPrimaryAction()
      XCTAssertEqual(runs.count, 2)
    }
  }

  func testWithoutAnimationsTheBarGoesInSteps() throws {
    Settings.shared[.enablesAnimations] = false
    defer { Settings.shared[.enablesAnimations] = true }
    let button = button()
    button.confirmation = .hold(for: .seconds(1))
    button.ripple = .bounded
    try withHands(on: button) { window in
      down(button, in: window)
      wait("it is timed") { time.sleepers == 1 }
      time.advance(by: .milliseconds(490))
      wait("one step") { button.existingPress?.signs?.canvas.fraction == 0.25 }
      XCTAssertEqual(button.existingPress?.signs?.canvas.circles, [])
      Hands.act("mouseup", "1")
    }
  }

  // MARK: Undo

  func testTheUndoWindow() {
    let button = button()
    button.confirmation = .undo(for: .seconds(5))
    withWindow(button) { _ in
      button.performPrimaryAction()
      XCTAssertEqual(button.accessibilityLabel, "Undo")
      XCTAssertEqual(said, ["Delete in 5 seconds. Press again to undo"])
      XCTAssertTrue(button.hasStyleClass("undoable"))
      wait("it is timed") { time.sleepers > 0 }
      time.advance(by: .milliseconds(2_500))
      wait("half is left") { button.existingPress?.signs?.canvas.fraction == 0.5 }
      button.performPrimaryAction()
      XCTAssertEqual(said.last, "Delete, Undone")
      XCTAssertEqual(button.accessibilityLabel, "Delete")
      XCTAssertEqual(runs, [])
      button.performPrimaryAction()
      wait("it is timed") { time.sleepers > 0 }
      time.advance(by: .seconds(5))
      wait("the action") { runs.map(\.source) == [.program] }
      XCTAssertEqual(button.accessibilityLabel, "Delete")
      XCTAssertFalse(button.hasStyleClass("undoable"))
    }
  }

  func testLeavingForGoodTakesItBack() {
    let button = button()
    button.confirmation = .undo(for: .seconds(5))
    let box = Box(.vertical) { button }
    withWindow(box) { _ in
      button.performPrimaryAction()
      box.remove(button)
      wait("it is taken back") { button.accessibilityLabel == "Delete" }
      time.advance(by: .seconds(6))
      XCTAssertFalse(MainLoop.run(atMost: 0.3) { !runs.isEmpty })
    }
  }
}
