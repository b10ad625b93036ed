import CAccessible
import GtkTesting
import XCTest

@testable import Thimble

/// Confirmations of irreversible actions.
final class ConfirmationTests: HoldTestCase {
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
      wait("it says so") { said == ["Hold to Delete, or press Space twice"] }
      XCTAssertEqual(button.existingPress?.confirmation?.bubble?.label.text, said.last)
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
      XCTAssertEqual(said.dropFirst(), ["Delete, done"])
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
      wait("too short") { said == ["Hold to Delete, or press again"] }
      XCTAssertEqual(runs, [])
    }
  }

  func testKeysThatCannotHoldPressTwice() throws {
    let button = button()
    button.confirmation = .hold(for: .seconds(1))
    try withHands(on: button) { _ in
      button.grabFocus()
      for key in ["space", "Return"] {
        (runs, said) = ([], [])
        Hands.act("key", key)
        wait("it asks") { said == ["Hold to Delete, or press again"] }
        XCTAssertEqual(runs, [])
        Hands.act("key", key)
        wait("the action") { runs.map(\.source) == [.key] }
        XCTAssertEqual(said.last, "Delete, done")
        XCTAssertNil(button.existingPress?.confirmation?.bubble)
      }
      Hands.act("key", "space")
      wait("it asks again") { said.last == "Hold to Delete, or press again" }
      (runs, said) = ([], [])
      Hands.act("key", "Escape")
      wait("it is called off") { button.existingPress?.confirmation?.bubble == nil }
      Hands.act("key", "space")
      wait("it asks as at first") { said == ["Hold to Delete, or press again"] }
      Hands.act("keydown", "space")
      wait("it is down") { button.isHighlighted }
      runs = []
      pass(.seconds(1))
      wait("held in between") { runs.count == 1 }
      Hands.act("keyup", "space")
      wait("it is up") { !button.isTracking }
      Hands.act("key", "space")
      wait("it asks once more") { said.last == "Hold to Delete, or press again" }
      XCTAssertEqual(runs.count, 1, "The first press does not count for what comes after the action.")
    }
  }

  func testConfirmedWorkSaysItsOutcomeHoweverShort() {
    struct Offline: ExplainedError {
      let reason = "You are offline"
    }
    for fails in [false, true] {
      let button = Button("Empty Bin") { if fails { throw Offline() } }
      button.errorHandler = { _ in }
      button.announcer = Announcer { [weak self] message, _ in self?.said.append(message) }
      button.confirmation = .hold(for: .seconds(1))
      withWindow(button) { window in
        wait("the window is the active one") { window.isActive }
        said = []
        button.performPrimaryAction()
        button.performPrimaryAction()
        wait("it says how it ended") { said.count > 1 }
        XCTAssertEqual(
          said, ["Press again to Empty Bin", fails ? "Empty Bin, failed. You are offline" : "Empty Bin, done"])
      }
    }
  }

  func testTheOutcomeIsThatOfTheOldTitle() {
    let button = button()
    button.connect(.clicked) { $0.title = "Restore" }
    button.confirmation = .undo(for: .seconds(5))
    withWindow(button) { _ in
      button.performPrimaryAction()
      wait("it is timed") { time.sleepers > 0 }
      time.advance(by: .seconds(5))
      wait("the action") { !runs.isEmpty }
      XCTAssertEqual(said, ["Delete in 5 seconds. Press again to undo", "Delete, done"])
      XCTAssertEqual(button.accessibilityLabel, "Restore")
    }
  }

  func testAnIconIsCalledByItsNameInEachSentence() {
    let button = IconButton(icon: "user-trash-symbolic", accessibilityLabel: "Discard")
    button.announcer = Announcer { [weak self] message, _ in self?.said.append(message) }
    button.confirmation = .undo(for: .seconds(5))
    withWindow(button) { _ in
      button.performPrimaryAction()
      XCTAssertEqual(button.accessibilityLabel, "Undo")
      button.performPrimaryAction()
      XCTAssertEqual(said, ["Discard in 5 seconds. Press again to undo", "Discard, undone"])
      XCTAssertEqual(button.accessibilityLabel, "Discard")
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
      XCTAssertEqual(said, ["Press again to Delete", "Delete, done"])
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
    button.pressOptions.ripple = .bounded
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
      XCTAssertEqual(said.last, "Delete, undone")
      XCTAssertEqual(button.accessibilityLabel, "Delete")
      XCTAssertEqual(runs, [])
      button.performPrimaryAction()
      wait("it is timed") { time.sleepers > 0 }
      time.advance(by: .seconds(5))
      wait("the action") { runs.map(\.source) == [.program] }
      XCTAssertEqual(said.last, "Delete, done")
      XCTAssertEqual(button.accessibilityLabel, "Delete")
      XCTAssertFalse(button.hasStyleClass("undoable"))
    }
  }

  func testTheNewNameIsReportedWhenFocusHasGone() {
    let button = button()
    button.announcer = .screenReader
    button.confirmation = .undo(for: .seconds(5))
    let other = Button("Other")
    withWindow(Box(.vertical) { [button, other] }) { window in
      wait("the window is the active one") { window.isActive }
      button.grabFocus()
      button.performPrimaryAction()
      XCTAssertFalse(isReported("Undo", of: button), "A sentence says it.")
      other.grabFocus()
      wait("it is reported") { isReported("Undo", of: button) }
      button.grabFocus()
      button.performPrimaryAction()
      other.grabFocus()
      wait("the other way round") { isReported("Delete", of: button) }
    }
  }

  /// Returns whether GTK has that accessible name for the button itself.
  private func isReported(_ name: String, of button: Button) -> Bool {
    button.withUnsafeGtkWidget { caccessible_is_called($0, name) != 0 }
  }

  func testAnIconMakesRoomForTheRing() {
    let button = Button("Send", icon: "mail-send-symbolic")
    button.pacemaker = time.pacemaker
    button.confirmation = .undo(for: .seconds(4))
    let box = Box(.horizontal) { button }
    withWindow(box) { _ in
      let size = button.bounds(in: box)
      button.performPrimaryAction()
      wait("the ring is placed") { (button.existingPress?.signs?.ring?.width ?? 0) > 0 }
      XCTAssertEqual(button.bounds(in: box), size, "Undo is as wide.")
      wait("it is timed") { time.sleepers > 0 }
      time.advance(by: .seconds(1))
      wait("a quarter has gone") { button.existingPress?.signs?.ring?.fraction == 0.75 }
      XCTAssertEqual(button.existingPress?.signs?.canvas.fraction, 0)
      button.performPrimaryAction()
      XCTAssertEqual(button.existingPress?.signs?.ring?.isVisible, false)
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
