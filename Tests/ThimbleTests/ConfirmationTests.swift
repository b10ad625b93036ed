import GtkTesting
import Thimble
import XCTest

/// Confirmations of irreversible actions.
final class ConfirmationTests: HoldTestCase {
  /// Returns whether a bar fills the button from its start to a share of its width, by the row of pixels above the text.
  private func isFilled(_ button: Button, to share: Double) -> Bool {
    guard let pixels = Pixels(of: button) else { return false }
    let edges = (12..<pixels.width - 12).filter { pixels[$0, 3] != pixels[$0 - 1, 3] }
    guard share > 0 else { return edges.isEmpty }
    return !edges.isEmpty && edges.allSatisfy { abs(Double($0) - share * Double(pixels.width)) <= 1.5 }
  }

  func testTheHintOfAButtonInAPopoverIsBesideThePopover() throws {
    let button = button()
    button.press.confirmation = .hold(for: .seconds(1))
    let opener = Button("More").opensPopover(button)
    try withWindow(Box(.vertical) { opener }) { window in
      opener.isPopoverOpen = true
      let popover = try XCTUnwrap(opener.children.lazy.compactMap { $0 as? Popover }.first)
      wait("the popover has its place") { button.isMapped && button.width > 0 && popover.height > 0 }
      button.press.perform()
      let hint = try XCTUnwrap(layer(of: window, "label", "focus-tooltip").first)
      wait("the hint has its place") { hint.width > 0 && hint.height > 0 }
      let place = try XCTUnwrap(hint.bounds(in: window))
      XCTAssertNil(place.intersection(try XCTUnwrap(popover.shownBounds(in: window))), "The popover covers it.")
      XCTAssertTrue(place.y >= 0 && place.y + place.height <= Double(window.height), "\(place)")
      opener.isPopoverOpen = false
      wait("the popover is closed") { !opener.isPopoverOpen }
    }
  }

  // MARK: Hold to confirm

  func testHoldingConfirmsAndLettingGoSaysWhatToDo() throws {
    let button = button()
    button.press.confirmation = .hold(for: .seconds(1))
    try withHands(on: button) { window in
      down(button, in: window)
      wait("the hold is timed") { time.sleepers == 1 }
      time.advance(by: .milliseconds(500))
      wait("the bar grows") { isFilled(button, to: 0.5) }
      Hands.letGo()
      wait("the button says how to confirm") { said == ["Hold to Delete, or press Space twice"] }
      XCTAssertEqual(bubble(in: window), said.last)
      wait("the bar is empty") { isFilled(button, to: 0) }
      XCTAssertEqual(runs, [])
      pass(.seconds(2))
      wait("the hint is gone") { bubble(in: window) == nil }
      Hands.press()
      wait("the button tracks the press") { button.press.isTracking }
      pass(.seconds(1))
      wait("the action has run once, by the mouse") { runs.map(\.source) == [.mouse] }
      Hands.letGo()
      Hands.settle()
      XCTAssertEqual(runs.count, 1)
      XCTAssertEqual(said.dropFirst(), ["Delete, done"])
    }
  }

  func testKeysConfirmAndEscapeCallsOff() throws {
    let button = button()
    button.press.confirmation = .hold(for: .seconds(1))
    try withHands(on: button) { _ in
      button.grabFocus()
      for key in ["space", "Return", "KP_Enter"] {
        runs = []
        Hands.hold(key)
        wait("the button is highlighted") { button.state.contains(.highlighted) }
        pass(.seconds(1))
        wait("the action has run once, by the key") { runs.map(\.source) == [.key] }
        XCTAssertFalse(button.state.contains(.highlighted))
        Hands.letGo(key)
      }
      runs = []
      said = []
      Hands.hold("space")
      wait("the button is highlighted") { button.state.contains(.highlighted) }
      Hands.key("Escape")
      wait("Escape cancels the press") { !button.state.contains(.highlighted) }
      Hands.letGo("space")
      Hands.settle()
      XCTAssertEqual(runs, [])
      XCTAssertEqual(said, [])
      Hands.key("Return")
      wait("the short press says how to confirm") { said == ["Hold to Delete, or press again"] }
      XCTAssertEqual(runs, [])
    }
  }

  func testTheLocksOfTheKeyboardChangeNothing() throws {
    let button = button()
    button.press.confirmation = .hold(for: .seconds(1))
    try withHands(on: button) { _ in
      button.grabFocus()
      for lock in ["Caps_Lock", "Num_Lock"] {
        runs = []
        Hands.key(lock)
        Hands.hold("space")
        wait("the button is highlighted with \(lock)") { button.state.contains(.highlighted) }
        pass(.seconds(1))
        wait("the action has run once with \(lock)") { runs.map(\.source) == [.key] }
        Hands.letGo("space")
        Hands.key(lock)
      }
    }
  }

  func testKeysThatCannotHoldPressTwice() throws {
    let button = button()
    button.press.confirmation = .hold(for: .seconds(1))
    try withHands(on: button) { window in
      button.grabFocus()
      for key in ["space", "Return"] {
        (runs, said) = ([], [])
        Hands.key(key)
        wait("the first press asks for a second one") { said == ["Hold to Delete, or press again"] }
        XCTAssertEqual(runs, [])
        Hands.key(key)
        Hands.settle()
        XCTAssertEqual(runs, [], "A key that bounces confirms nothing.")
        XCTAssertEqual(said.count, 1)
        pass(.milliseconds(400))
        Hands.key(key)
        wait("the second press runs the action") { runs.map(\.source) == [.key] }
        XCTAssertEqual(said.last, "Delete, done")
        XCTAssertNil(bubble(in: window))
      }
      Hands.key("space")
      wait("the button asks again") { said.last == "Hold to Delete, or press again" }
      (runs, said) = ([], [])
      Hands.key("Escape")
      wait("Escape takes the hint away") { bubble(in: window) == nil }
      Hands.key("space")
      wait("the button asks as at first") { said == ["Hold to Delete, or press again"] }
      Hands.hold("space")
      wait("the button is highlighted") { button.state.contains(.highlighted) }
      runs = []
      pass(.seconds(1))
      wait("the held press runs the action") { runs.count == 1 }
      Hands.letGo("space")
      wait("the button tracks no press") { !button.press.isTracking }
      Hands.key("space")
      wait("the button asks once more") { said.last == "Hold to Delete, or press again" }
      XCTAssertEqual(runs.count, 1, "The first press does not count after the action.")
    }
  }

  func testConfirmedWorkSaysItsOutcomeHoweverShort() {
    struct Offline: ExplainedError {
      let reason = "You are offline"
    }
    for fails in [false, true] {
      let button = Button("Empty Bin") { if fails { throw Offline() } }
      button.work.errorHandler = { _ in }
      listen(to: button, heard)
      button.press.confirmation = .hold(for: .seconds(1))
      button.pacemaker = time.pacemaker
      withWindow(button) { window in
        wait("the window is the active one") { window.isActive }
        said = []
        button.press.perform()
        button.press.perform()
        wait("the button announces the outcome") { said.count > 1 }
        XCTAssertEqual(
          said, ["Press again to Empty Bin", fails ? "Empty Bin, failed. You are offline" : "Empty Bin, done"])
      }
    }
  }

  func testTheOutcomeIsThatOfTheOldTitle() {
    let button = button()
    button.connect(.clicked) { $0.title = "Restore" }
    button.press.confirmation = .undo(for: .seconds(5))
    withWindow(button) { _ in
      button.press.perform()
      wait("the time to undo runs") { time.sleepers > 0 }
      time.advance(by: .seconds(5))
      wait("the action has run") { !runs.isEmpty }
      XCTAssertEqual(said, ["Delete in 5 seconds. Press again to undo", "Delete, done"])
      XCTAssertEqual(button.accessibilityLabel, "Restore")
    }
  }

  func testAnIconIsCalledByItsNameInEachSentence() {
    let button = IconButton(icon: "user-trash-symbolic", accessibilityLabel: "Discard")
    listen(to: button, heard)
    button.pacemaker = time.pacemaker
    button.press.confirmation = .undo(for: .seconds(5))
    withWindow(button) { _ in
      button.press.perform()
      XCTAssertEqual(button.accessibilityLabel, "Undo")
      button.press.perform()
      XCTAssertEqual(said, ["Discard in 5 seconds. Press again to undo", "Discard, undone"])
      XCTAssertEqual(button.accessibilityLabel, "Discard")
    }
  }

  func testTwoPressesConfirmWithoutAHold() {
    let button = button()
    button.press.confirmation = .hold(for: .seconds(1))
    withWindow(button) { _ in
      button.press.perform()
      XCTAssertEqual(said, ["Press again to Delete"])
      XCTAssertEqual(runs, [])
      button.press.perform()
      XCTAssertEqual(runs.map(\.source), [.program])
      XCTAssertEqual(said, ["Press again to Delete", "Delete, done"])
      button.press.perform()
      time.advance(by: .seconds(6))
      button.press.perform()
      XCTAssertEqual(runs.count, 1, "That was too late.")
      button.disable(because: "Nothing to delete")
      said = []
      button.press.perform()
      XCTAssertEqual(said.filter { $0.contains("again") }, [])
      button.isEnabled = true
      button.press.confirmation = nil
      button.press.perform()
      XCTAssertEqual(runs.count, 2)
    }
  }

  func testWithoutAnimationsTheBarGoesInSteps() throws {
    Settings.shared[.enablesAnimations] = false
    defer { Settings.shared[.enablesAnimations] = true }
    let button = button()
    button.press.confirmation = .hold(for: .seconds(1))
    button.press.options.ripple = .bounded
    try withHands(on: button) { window in
      down(button, in: window)
      wait("the hold is timed") { time.sleepers == 1 }
      time.advance(by: .milliseconds(490))
      wait("the bar has done one step") { isFilled(button, to: 0.25) }
      // No ripple either: the rest of the button is even.
      drain()
      XCTAssertTrue(isFilled(button, to: 0.25))
      Hands.letGo()
    }
  }

  // MARK: Undo

  func testTheUndoWindow() {
    let button = button()
    button.press.confirmation = .undo(for: .seconds(5))
    withWindow(button) { _ in
      button.press.perform()
      XCTAssertEqual(button.accessibilityLabel, "Undo")
      XCTAssertEqual(said, ["Delete in 5 seconds. Press again to undo"])
      XCTAssertTrue(button.hasStyleClass("undoable"))
      wait("the time to undo runs") { time.sleepers > 0 }
      time.advance(by: .milliseconds(2_500))
      wait("half of the time to undo is left") { isFilled(button, to: 0.5) }
      button.press.perform()
      XCTAssertEqual(said.last, "Delete, undone")
      XCTAssertEqual(button.accessibilityLabel, "Delete")
      XCTAssertEqual(runs, [])
      button.press.perform()
      wait("the time to undo runs again") { time.sleepers > 0 }
      time.advance(by: .seconds(5))
      wait("the action has run at the end of the time") { runs.map(\.source) == [.program] }
      XCTAssertEqual(said.last, "Delete, done")
      XCTAssertEqual(button.accessibilityLabel, "Delete")
      XCTAssertFalse(button.hasStyleClass("undoable"))
    }
  }

  func testTheNewNameIsReportedWhenFocusHasGone() {
    let button = button()
    button.announcer = .screenReader
    button.press.confirmation = .undo(for: .seconds(5))
    let other = Button("Other")
    withWindow(Box(.vertical) { [button, other] }) { window in
      wait("the window is the active one") { window.isActive }
      button.grabFocus()
      button.press.perform()
      XCTAssertFalse(isCalled("Undo", button), "A sentence announces it.")
      other.grabFocus()
      wait("the new name is reported") { isCalled("Undo", button) }
      button.grabFocus()
      button.press.perform()
      other.grabFocus()
      wait("the old name is reported") { isCalled("Delete", button) }
    }
  }

  func testAnIconMakesRoomForTheRing() {
    let button = Button("Send", icon: "mail-send-symbolic")
    button.pacemaker = time.pacemaker
    button.press.confirmation = .undo(for: .seconds(4))
    let box = Box(.horizontal) { button }
    withWindow(box) { _ in
      let size = button.bounds(in: box)
      button.press.perform()
      wait("the ring is placed") { ring(of: button) != nil }
      XCTAssertEqual(button.bounds(in: box), size, "Undo is as wide.")
      wait("the time to undo runs") { time.sleepers > 0 }
      time.advance(by: .seconds(1))
      wait("the ring has lost a quarter") { ring(of: button)?.fraction == 0.75 }
      XCTAssertTrue(isFilled(button, to: 0), "The ring replaces the bar.")
      button.press.perform()
      XCTAssertNil(ring(of: button))
    }
  }

  func testAClosingWindowTakesItBackOrRunsIt() {
    for (choice, count) in [(UndoOnLeaving.takeBack, 0), (.run, 1)] {
      runs = []
      let button = button()
      button.press.confirmation = .undo(for: .seconds(5))
      button.press.options.undoOnLeaving = choice
      let window = Window("Closing", child: Box(.vertical) { button })
      window.present()
      wait("the window is on screen") { button.isMapped }
      button.press.perform()
      window.destroy()
      wait("the button is as before") { button.accessibilityLabel == "Delete" }
      time.advance(by: .seconds(6))
      XCTAssertFalse(MainLoop.run(atMost: 0.3) { runs.count > count })
      XCTAssertEqual(runs.count, count, "\(choice)")
    }
  }

  func testLeavingForGoodTakesItBack() {
    let button = button()
    button.press.confirmation = .undo(for: .seconds(5))
    let box = Box(.vertical) { button }
    withWindow(box) { _ in
      button.press.perform()
      box.remove(button)
      wait("the button has its own name again") { button.accessibilityLabel == "Delete" }
      wait("no task waits for the end of the period") { time.sleepers == 0 }
      time.advance(by: .seconds(6))
      drain()
      XCTAssertEqual(runs, [])
    }
  }
}
