import GtkTesting
import Thimble
import XCTest

/// Buttons that get another action while a person presses them, or may still take a press back: what has begun was meant for
/// the old action.
final class AnotherActionTests: HoldTestCase {
  private var done: [String] = []

  private func command(_ name: String) -> Command { Command(name, name) { [weak self] in self?.done.append(name) } }

  /// The ways to another action.
  private var changes: [(name: String, change: (Button) -> Void)] {
    let next = command("next")
    let action = Action("named")
    action.connect(.activateWithTarget) { [weak self] _, _ in self?.done.append("named") }
    let group = ActionGroup([action])
    return [
      ("a command", { $0.command = next }),
      ("no command", { $0.command = nil }),
      ("an action", { [weak self] in $0.setAction { self?.done.append("now") } }),
      (
        "a named action",
        {
          $0.insertActionGroup(group, as: "row")
          $0.setAction("row.named")
        }
      ),
      ("a popover", { $0.opensPopover(Label("Content")) }),
    ]
  }

  private func row(_ confirmation: Confirmation) -> Button {
    done = []
    let button = button(titled: "first")
    button.command = command("first")
    button.press.confirmation = confirmation
    return button
  }

  func testAWaitingActionIsTakenBackOrRunsItself() {
    for (choice, result) in [(UndoOnLeaving.takeBack, []), (.run, ["first"])] {
      for (name, change) in changes {
        let button = row(.undo(for: .seconds(5)))
        button.press.options.undoOnLeaving = choice
        withWindow(Box(.vertical) { button }) { _ in
          button.press.perform()
          wait("the time to undo runs") { time.sleepers > 0 }
          change(button)
          XCTAssertFalse(button.hasStyleClass("undoable"), name)
          time.advance(by: .seconds(6))
          drain()
          XCTAssertEqual(done, result, name)
        }
      }
    }
  }

  func testAHoldConfirmsNothing() throws {
    for (name, change) in changes {
      let button = row(.hold(for: .seconds(1)))
      try withHands(on: button) { window in
        down(button, in: window)
        wait("the hold is timed") { time.sleepers > 0 }
        change(button)
        time.advance(by: .seconds(2))
        Hands.letGo()
        Hands.settle()
        XCTAssertEqual(done, [], name)
        XCTAssertFalse(button.isPopoverOpen, name)
      }
    }
  }

  func testTheFirstOfTwoPressesIsForgotten() {
    let button = row(.hold(for: .seconds(1)))
    withWindow(button) { _ in
      button.press.perform()
      button.command = command("next")
      button.press.perform()
      XCTAssertEqual(done, [])
      button.press.perform()
      XCTAssertEqual(done, ["next"])
    }
  }

  func testAClickThatBeganBeforeRunsNothing() throws {
    let button = row(.undo(for: .seconds(5)))
    button.press.confirmation = nil
    try withHands(on: button) { window in
      Hands.move(to: button, in: window)
      Hands.press()
      wait("the button is pressed") { button.stateFlags.contains(.active) }
      button.command = command("next")
      Hands.letGo()
      Hands.settle()
      XCTAssertEqual(done, [])
    }
  }

  func testAClickThatBeganToStopWorkDoesNotBeginItAnew() throws {
    var begins = 0
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let button = Button("Send") {
      begins += 1
      for await _ in ends { break }
    }
    (button.horizontalAlignment, button.verticalAlignment) = (.center, .center)
    button.work.options.activationPolicy = .cancel
    try withHands(on: button) { window in
      button.press.perform()
      wait("the work runs") { begins == 1 }
      Hands.move(to: button, in: window)
      Hands.press()
      wait("the button is pressed") { button.stateFlags.contains(.active) }
      end.yield()
      wait("the work has ended by itself") { !button.isPending }
      Hands.letGo()
      Hands.settle()
      XCTAssertEqual(begins, 1)
    }
  }

  func testAnActionThatIsDisabledMeanwhileDoesNotRun() {
    for disable: (Button) -> Void in [{ $0.isEnabled = false }, { $0.disable(because: "The address is missing") }] {
      let button = button()
      button.press.confirmation = .undo(for: .seconds(5))
      let entry = Entry("")
      withWindow(Box(.vertical) { [entry, button] }) { window in
        entry.grabFocus()
        button.press.perform()
        wait("the time to undo runs") { time.sleepers > 0 }
        disable(button)
        let focused = window.focusedWidget
        time.advance(by: .seconds(6))
        wait("the action is taken back") { said.last?.contains("Delete, undone") == true }
        XCTAssertEqual(runs, [])
        XCTAssertTrue(window.focusedWidget === focused, "Nobody is led away from typing.")
      }
    }
  }

  func testTheSecondOfTwoQuickKeyPressesIsNotForTheHeirOfFocus() throws {
    for (name, leave) in [
      ("disabled", { (button: Button) in button.isEnabled = false }), ("hidden", { $0.isVisible = false }),
    ] {
      let next = Button("Next")
      next.setAction { [weak next] in if let next { leave(next) } }
      let delete = button()
      runs = []
      try withHands(Box(.vertical) { [Entry(""), next, delete] }) { _ in
        next.grabFocus()
        Hands.key("space")
        wait("focus comes to the neighbour of the button that is \(name)") { delete.isFocused }
        let begin = ContinuousClock.now
        Hands.key("space")
        Hands.settle()
        // On a very busy machine the second press may come after the time of a double press.
        let isQuick = begin.duration(to: .now) < .milliseconds(300)
        XCTAssertFalse(MainLoop.run(atMost: 0.4) { isQuick && !runs.isEmpty }, name)
        wait("a later press counts") {
          Hands.key("space")
          return MainLoop.run(atMost: 0.4) { !runs.isEmpty }
        }
      }
    }
  }
}
